import { and, count, desc, eq, gte, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { idsOf } from '@/server/db/ids'
import { companies, documentFiles, orderDocuments, orders, signers } from '@/server/db/schema'
import type { ListCursor } from '@/services/orders/list-cursor.rules'
import type { ManagementListQuery } from '@/services/orders/orders.schema'
import { isNumbered, matching, standing, type OrderFilters } from './order-filters.repository'
import { sortingOf } from './order-sorting.repository'

type Ordering = ManagementListQuery['ordering']

/** Which of the rows: from a place or from a row on, or so many from the end of the list. */
export type OrderWindow = { limit: number; offset: number; from?: ListCursor; isReversed?: boolean }

const company = { id: companies.id, corporateName: companies.corporateName, cnpj: companies.cnpj }

/** A page of the orders, each with what a cursor remembers of it. Their ids come first, by an index alone. */
export async function listOrders(conn: Db, filters: OrderFilters, ordering: Ordering, window: OrderWindow) {
  const sorting = sortingOf(ordering, window.isReversed)
  const rows = await conn
    .select({ order: orders, company, cursor: sorting.written })
    .from(orders)
    .innerJoin(companies, eq(companies.id, orders.companyId))
    .where(sql`${orders.id} in (${pageIds(filters, sorting, window)})`)
    .orderBy(...sorting.orderBy)
  return window.isReversed ? rows.reverse() : rows
}

/** Of more companies than these, or further down, the common list is as quick. */
const [FEW_COMPANIES, FIRST_ROWS] = [60, 200]

function pageIds(
  filters: OrderFilters,
  sorting: ReturnType<typeof sortingOf>,
  { limit, offset, from }: OrderWindow,
): SQL {
  const { companies: whose, orNumber } = filters
  const after = from && sorting.after(from)
  const rows = sql`limit ${limit} offset ${from ? 0 : offset}`
  if (!whose || whose.length > FEW_COMPANIES || offset + limit > FIRST_ROWS)
    return sql`select ${orders.id} from ${orders} where ${and(matching(filters), after) ?? true}
      order by ${sql.join(sorting.orderBy, sql`, `)} ${rows}`
  // The first of each company, and of those the first.
  const each = sql`select ${orders.id} as id, ${sorting.column} as value from ${orders}`
  const others = and(standing(filters), after)
  const ofEach = sql`select found.* from unnest(${sql.param(whose)}::int[]) whose(id) cross join lateral (
    ${each} where ${and(sql`${orders.companyId} = whose.id`, others)}
    order by ${sql.join(sorting.orderBy, sql`, `)} limit ${offset + limit}) found`
  const numbered = orNumber ? sql` union ${each} where ${and(isNumbered(orNumber), others)}` : sql``
  return sql`select found.id from (${ofEach}${numbered}) found
    order by ${sql.join(sorting.by(sql`found.value`, sql`found.id`), sql`, `)} ${rows}`
}

/** The ids of all of them, in the list's order. */
export const orderIds = (conn: Db, filters: OrderFilters, ordering: Ordering) =>
  idsOf(conn, orders.id, matching(filters), sortingOf(ordering).orderBy)

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
export function listSigners(conn: Db, visible: readonly number[] | undefined, window: OrderWindow) {
  return conn
    .select({
      signer: signers,
      documentType: orderDocuments.documentType,
      order: {
        maskId: orders.orderMaskId,
        stageName: orders.stageName,
        turn: orders.turn,
        cancelRequest: orders.cancelRequest,
      },
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
