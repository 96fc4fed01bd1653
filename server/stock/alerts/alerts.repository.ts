import { and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { inIds } from '@/server/db/ids'
import { containsPattern } from '@/server/db/patterns'
import { companies, products, quotations, stockAlerts, users } from '@/server/db/schema/index'
import { availableUnits } from '../holds/availability.repository'

type NewAlert = Pick<typeof stockAlerts.$inferInsert, 'quotationId' | 'productId' | 'userId' | 'quantity'>

/** Creates the alert, or begins it anew with this quantity. */
export async function upsertAlert(tx: Tx, alert: NewAlert): Promise<void> {
  const { quantity, userId } = alert
  await tx
    .insert(stockAlerts)
    .values(alert)
    .onConflictDoUpdate({
      target: [stockAlerts.quotationId, stockAlerts.productId],
      set: { quantity, userId, createdAt: sql`now()`, notifiedAt: null },
    })
}

/** False when there was none that waits. */
export async function deleteAlertRow(tx: Tx, quotationId: number, productId: number): Promise<boolean> {
  const { rowCount } = await tx
    .delete(stockAlerts)
    .where(
      and(
        eq(stockAlerts.quotationId, quotationId),
        eq(stockAlerts.productId, productId),
        isNull(stockAlerts.notifiedAt),
      ),
    )
  return rowCount === 1
}

export function listAlertsOfQuotation(db: Db, quotationId: number) {
  return db
    .select({ productId: stockAlerts.productId, quantity: stockAlerts.quantity })
    .from(stockAlerts)
    .where(and(eq(stockAlerts.quotationId, quotationId), isNull(stockAlerts.notifiedAt)))
    .orderBy(asc(stockAlerts.id))
}

/** They wait, and the quotation has neither become an order nor been discarded. */
const isWaiting = (): SQL | undefined =>
  and(isNull(stockAlerts.notifiedAt), inArray(quotations.status, ['open', 'expired']))

/** Those whose product has units again. */
export async function listDueAlertIds(db: Db, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: stockAlerts.id })
    .from(stockAlerts)
    .innerJoin(quotations, eq(quotations.id, stockAlerts.quotationId))
    .innerJoin(products, eq(products.id, stockAlerts.productId))
    .where(and(isWaiting(), products.active, sql`${availableUnits(sql`${stockAlerts.productId}`)} > 0`))
    .orderBy(asc(stockAlerts.createdAt), asc(stockAlerts.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Marks the alert as notified and returns what its mail needs; undefined when somebody else did. */
export async function takeDueAlert(tx: Tx, id: number) {
  const taken = await tx
    .update(stockAlerts)
    .set({ notifiedAt: sql`now()` })
    .where(and(eq(stockAlerts.id, id), isNull(stockAlerts.notifiedAt)))
    .returning({ id: stockAlerts.id })
  if (taken.length === 0) return undefined
  const rows = await tx
    .select({
      quotationId: stockAlerts.quotationId,
      quantity: stockAlerts.quantity,
      createdAt: stockAlerts.createdAt,
      product: products.name,
      available: availableUnits(sql`${stockAlerts.productId}`).mapWith(Number),
      companyId: quotations.companyId,
      user: { id: users.id },
      visitor: { email: quotations.visitorEmail, name: quotations.visitorName },
    })
    .from(stockAlerts)
    .innerJoin(products, eq(products.id, stockAlerts.productId))
    .innerJoin(quotations, eq(quotations.id, stockAlerts.quotationId))
    // A visitor's quotation that a company has adopted is its user's.
    .leftJoin(users, eq(users.id, sql`coalesce(${stockAlerts.userId}, ${quotations.userId})`))
    .where(eq(stockAlerts.id, id))
  return rows[0]
}

type Filters = { search?: string; ids?: readonly number[] }
/** The companies that the actor sees; undefined for all, visitors among them. */
type Visible = readonly number[] | undefined

const alertWhere = (visible: Visible, { search, ids }: Filters): SQL | undefined =>
  and(
    isWaiting(),
    visible && inArray(quotations.companyId, [...visible]),
    ids && inIds(stockAlerts.id, ids),
    search
      ? or(
          ...[products.name, companies.corporateName, users.firstName, quotations.visitorName].map(
            (column) => sql`unaccent(${column}) ilike unaccent(${containsPattern(search)})`,
          ),
        )
      : undefined,
  )

const WAITING_COLUMNS = {
  id: stockAlerts.id,
  product: { id: products.id, name: products.name },
  quantity: stockAlerts.quantity,
  company: { id: companies.id, corporate_name: companies.corporateName },
  name: sql<string>`coalesce(${users.firstName}, ${quotations.visitorName}, '')`,
  createdAt: stockAlerts.createdAt,
}

/** Who waits for which product, the longest first. */
export function listWaiting(db: Db, visible: Visible, filters: Filters, page: { limit: number; offset: number }) {
  return db
    .select(WAITING_COLUMNS)
    .from(stockAlerts)
    .innerJoin(products, eq(products.id, stockAlerts.productId))
    .innerJoin(quotations, eq(quotations.id, stockAlerts.quotationId))
    .leftJoin(companies, eq(companies.id, quotations.companyId))
    .leftJoin(users, eq(users.id, stockAlerts.userId))
    .where(alertWhere(visible, filters))
    .orderBy(asc(stockAlerts.createdAt), asc(stockAlerts.id))
    .limit(page.limit)
    .offset(page.offset)
}

/** The ids of all of them, in the same order. */
export async function listWaitingIds(db: Db, visible: Visible, filters: Filters): Promise<number[]> {
  const rows = await db
    .select({ id: stockAlerts.id })
    .from(stockAlerts)
    .innerJoin(products, eq(products.id, stockAlerts.productId))
    .innerJoin(quotations, eq(quotations.id, stockAlerts.quotationId))
    .leftJoin(companies, eq(companies.id, quotations.companyId))
    .leftJoin(users, eq(users.id, stockAlerts.userId))
    .where(alertWhere(visible, filters))
    .orderBy(asc(stockAlerts.createdAt), asc(stockAlerts.id))
  return rows.map(({ id }) => id)
}
