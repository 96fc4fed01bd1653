import { and, asc, count, desc, eq, gte, inArray, isNotNull, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { amongIds, idsOf } from '@/server/db/ids'
import { ordersFound } from '@/server/db/order-search'
import { companies, documentFiles, orderDocuments, orders, signers } from '@/server/db/schema'
import type { ManagementListQuery } from '@/services/orders/orders.schema'
import type { StageName } from '@/services/orders/stages.rules'

type Filters = Pick<ManagementListQuery, 'stage_name' | 'turn' | 'late' | 'search' | 'company_id'> & {
  /** Only staff's turn in these stages. */
  waitingIn?: readonly StageName[]
  /** Only these of them. */
  ids?: readonly number[]
}
type Window = { limit: number; offset: number }
type Ordering = ManagementListQuery['ordering']

const company = { id: companies.id, corporateName: companies.corporateName, cnpj: companies.cnpj }

const COLUMNS = {
  created_at: orders.createdAt,
  updated_at: orders.updatedAt,
  monthly_fee: orders.monthlyFee,
  due_at: orders.dueAt,
}

/** A page of the orders of these companies (undefined: of all). */
export function listOrders(
  conn: Db,
  visible: readonly number[] | undefined,
  filters: Filters,
  ordering: Ordering,
  window: Window,
) {
  return conn
    .select({ order: orders, company })
    .from(orders)
    .innerJoin(companies, eq(companies.id, orders.companyId))
    .where(matching(visible, filters))
    .orderBy(...orderOf(ordering))
    .limit(window.limit)
    .offset(window.offset)
}

/** The ids of all of them, in the list's order. */
export const orderIds = (conn: Db, visible: readonly number[] | undefined, filters: Filters, ordering: Ordering) =>
  idsOf(conn, orders.id, matching(visible, filters), orderOf(ordering))

/** How many orders there are, and what they come to a month. */
export async function countOrders(conn: Db, visible: readonly number[] | undefined, filters: Filters) {
  const rows = await conn
    .select({ count: count(), monthlyFee: sql<string>`coalesce(sum(${orders.monthlyFee}), 0)::numeric(14, 2)::text` })
    .from(orders)
    .where(matching(visible, filters))
  return rows[0] ?? { count: 0, monthlyFee: '0.00' }
}

/** Late first when sorted by due time; what is due never comes last. The id makes every order definite. */
function orderOf(ordering: Ordering): SQL[] {
  const isDescending = ordering.startsWith('-')
  const column = COLUMNS[ordering.replace('-', '') as keyof typeof COLUMNS]
  return isDescending
    ? [sql`${column} desc nulls last`, desc(orders.id)]
    : [sql`${column} asc nulls last`, asc(orders.id)]
}

function matching(visible: readonly number[] | undefined, filters: Filters) {
  const { stage_name, turn, late, search, company_id, waitingIn, ids } = filters
  return and(
    visible && inArray(orders.companyId, [...visible]),
    company_id ? eq(orders.companyId, company_id) : undefined,
    stage_name ? eq(orders.stageName, stage_name) : undefined,
    turn ? eq(orders.turn, turn) : undefined,
    waitingIn && and(eq(orders.turn, 'staff'), inArray(orders.stageName, [...waitingIn])),
    late === undefined ? undefined : isLate(late),
    search ? ordersFound(search) : undefined,
    ids && amongIds(orders.id, ids),
  )
}

const isLate = (late: boolean): SQL | undefined =>
  late ? lt(orders.dueAt, sql`now()`) : or(sql`${orders.dueAt} is null`, gte(orders.dueAt, sql`now()`))

/** Orders of one company that got a file of this type since then, newest first. */
export function listByDocument(conn: Db, companyId: number, documentType: string, since: Date) {
  const withFile = conn
    .select({ id: orderDocuments.orderId })
    .from(orderDocuments)
    .innerJoin(documentFiles, eq(documentFiles.documentId, orderDocuments.id))
    .where(
      and(
        eq(orderDocuments.documentType, documentType),
        gte(documentFiles.createdAt, since),
        isNull(documentFiles.withdrawnAt),
      ),
    )
  return conn
    .select({ order: orders, company })
    .from(orders)
    .innerJoin(companies, eq(companies.id, orders.companyId))
    .where(and(eq(orders.companyId, companyId), inArray(orders.id, withFile)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(100)
}

/** Every signer of the orders of these companies, those who have not signed first. */
export function listSigners(conn: Db, visible: readonly number[] | undefined, window: Window) {
  return conn
    .select({
      signer: signers,
      documentType: orderDocuments.documentType,
      order: { maskId: orders.orderMaskId, stageName: orders.stageName },
      company,
    })
    .from(signers)
    .innerJoin(orderDocuments, eq(orderDocuments.id, signers.documentId))
    .innerJoin(orders, eq(orders.id, orderDocuments.orderId))
    .innerJoin(companies, eq(companies.id, orders.companyId))
    .where(visible && inArray(orders.companyId, [...visible]))
    .orderBy(isNotNull(signers.signedAt), desc(signers.id))
    .limit(window.limit)
    .offset(window.offset)
}

export async function countSigners(conn: Db, visible: readonly number[] | undefined): Promise<number> {
  const rows = await conn
    .select({ count: count() })
    .from(signers)
    .innerJoin(orderDocuments, eq(orderDocuments.id, signers.documentId))
    .innerJoin(orders, eq(orders.id, orderDocuments.orderId))
    .where(visible && inArray(orders.companyId, [...visible]))
  return rows[0]?.count ?? 0
}
