import { and, count, desc, eq, gte, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { type Db, db } from '@/server/db/client'
import { arrayOf, selectIds } from '@/server/db/ids'
import { isPreparedPage } from '@/server/db/list-pages'
import { prepared } from '@/server/db/prepared'
import { companies, documentFiles, orderDocuments, orders, orderStages, signers } from '@/server/db/schema/index'
import type { ListWindow } from '@/server/http/list-window'
import type { StageName } from '@/services/orders/workflow/stages.rules'
import type { ManagementListQuery } from '@/services/orders/orders.schema'
import { hasNumber, type OrderFilters, orderWhere, statementShapeOf, stageWhere } from './order-filters.repository'
import { type CursorOrPlaceholder, sortingOf } from './order-sorting.repository'

type Ordering = ManagementListQuery['ordering']

type WindowOrPlaceholder = Omit<ListWindow, 'from'> & { from?: CursorOrPlaceholder }

/** What lists show of an order, and its id. */
const order = {
  id: orders.id,
  orderMaskId: orders.orderMaskId,
  stageName: orders.stageName,
  stageState: orders.stageState,
  // By the primary key, for the few rows that are shown.
  sentBack: sql<boolean>`(${orders.stageState} = 'reproved' and exists (select 1 from ${orderStages}
    where ${orderStages.orderId} = ${orders.id} and ${orderStages.stageName} = ${orders.stageName} and ${orderStages.approved} is null))`,
  turn: orders.turn,
  dueAt: orders.dueAt,
  endsOn: orders.endsOn,
  cancelRequest: orders.cancelRequest,
  contractEnd: orders.contractEnd,
  monthlyFee: orders.monthlyFee,
  itemsCount: orders.itemsCount,
  itemsSummary: orders.itemsSummary,
  durationMonths: orders.durationMonths,
  createdAt: orders.createdAt,
  updatedAt: orders.updatedAt,
  version: orders.version,
}

const company = { id: companies.id, corporateName: companies.corporateName, cnpj: companies.cnpj }

export type ListedOrder = Awaited<ReturnType<typeof listOrders>>[number]['order']

/** With more companies, or further down the list, the plain query is as fast. */
const [FEW_COMPANIES, FIRST_ROWS] = [60, 200]

/** A page of the orders, each with what a cursor remembers of it. */
export async function listOrders(asked: OrderFilters, ordering: Ordering, window: ListWindow) {
  const { limit, offset, from, isReversed } = window
  const shape = from || isPreparedPage(window) ? statementShapeOf(asked, FEW_COMPANIES) : undefined
  const rows = await (shape
    ? prepared(
        db(),
        JSON.stringify(['order list', shape.key, ordering, limit, Boolean(isReversed), from ? 'after' : offset]),
        () => pageStatement(shape.filters, ordering, { ...window, from: from && CURSOR_PLACEHOLDER }),
        { ...shape.values, ...from },
      )
    : pageStatement(asked, ordering, window))
  return isReversed ? rows.reverse() : rows
}

const CURSOR_PLACEHOLDER: CursorOrPlaceholder = { value: sql.placeholder('value'), id: sql.placeholder('id') }

/** The ids of the rows come first, by an index alone. */
function pageStatement(filters: OrderFilters, ordering: Ordering, window: WindowOrPlaceholder) {
  const sorting = sortingOf(ordering, window.isReversed)
  return db()
    .select({ order, company, cursor: sorting.written })
    .from(orders)
    .innerJoin(companies, eq(companies.id, orders.companyId))
    .where(sql`${orders.id} in (${pageIds(filters, sorting, window)})`)
    .orderBy(...sorting.orderBy)
}

function pageIds(
  filters: OrderFilters,
  sorting: ReturnType<typeof sortingOf>,
  { limit, offset, from }: WindowOrPlaceholder,
): SQL {
  const { companies: whose, orNumber } = filters
  const after = from && sorting.after(from)
  const rows = from || offset === 0 ? inlineLimit(limit) : sql`${inlineLimit(limit)} offset ${sql.raw(String(offset))}`
  if (!whose || whose.count > FEW_COMPANIES || offset + limit > FIRST_ROWS)
    return sql`select ${orders.id} from ${orders} where ${and(orderWhere(filters), after) ?? true}
      order by ${sql.join(sorting.orderBy, sql`, `)} ${rows}`
  // The top rows of each company, merged.
  const each = sql`select ${orders.id} as id, ${sorting.column} as value from ${orders}`
  const others = and(stageWhere(filters), after)
  const ofEach = sql`select found.* from unnest(${arrayOf(whose.ids)}::int[]) whose(id) cross join lateral (
    ${each} where ${and(sql`${orders.companyId} = whose.id`, others)}
    order by ${sql.join(sorting.orderBy, sql`, `)} ${inlineLimit(offset + limit)}) found`
  const numbered = orNumber ? sql` union ${each} where ${and(hasNumber(orNumber), others)}` : sql``
  return sql`select found.id from (${ofEach}${numbered}) found
    order by ${sql.join(sorting.by(sql`found.value`, sql`found.id`), sql`, `)} ${rows}`
}

/** Inlined: a bound LIMIT makes the planner assume many rows. */
const inlineLimit = (rows: number): SQL => sql`limit ${sql.raw(String(rows))}`

/** The ids of all of them, in the list's order. */
export const orderIds = (conn: Db, filters: OrderFilters, ordering: Ordering) =>
  selectIds(conn, orders.id, orderWhere(filters), sortingOf(ordering).orderBy)

const noOtherSigner = (like: SQL): SQL =>
  sql`not exists (select 1 from ${signers} other where other.document_id = ${signers.documentId} and ${like})`

/**
 * The orders that somebody's own signature is asked for now (`isOutToSign` and the signing order, in SQL), apart from those
 * that wait for staff in these stages anyway. Prepared: to plan it takes ten times as long as to run it.
 * @param email the address that they are asked under
 */
export const listOrdersToSign = (conn: Db, email: string, waitingIn: readonly StageName[]) =>
  prepared(conn, 'orders to sign', toSignStatement, { email, waitingIn })

const toSignStatement = () =>
  db()
    .selectDistinct({ id: orders.id, companyId: orders.companyId })
    .from(signers)
    .innerJoin(orderDocuments, eq(orderDocuments.id, signers.documentId))
    .innerJoin(orders, eq(orders.id, orderDocuments.orderId))
    .where(
      and(
        sql`lower(${signers.email}) = lower(${sql.placeholder('email')})`,
        isNotNull(signers.notifiedAt),
        isNull(signers.signedAt),
        isNull(signers.declinedAt),
        isNull(signers.lapsedAt),
        sql`${orders.stageName} = case ${orderDocuments.documentType} when 'CONTRACT' then 'CONTRACT_INFO' else 'DELIVERY_TERM' end`,
        sql`${orderDocuments.approved} is not true`,
        noOtherSigner(sql`(other.declined_at is not null or other.lapsed_at is not null)`),
        noOtherSigner(sql`other.signed_at is null and other.position < ${signers.position}`),
        sql`not exists (select 1 from ${documentFiles} f where f.document_id = ${orderDocuments.id} and f.kind = 'signed' and f.withdrawn_at is null)`,
        sql`not (${orders.turn} = 'staff' and ${orders.stageName} = any(${arrayOf(sql.placeholder('waitingIn'))}))`,
      ),
    )

/** Orders of one company that got a file of this type since then, newest first. */
export function listOrdersByDocumentType(conn: Db, companyId: number, documentType: string, since: Date) {
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
    .select({ order, company })
    .from(orders)
    .innerJoin(companies, eq(companies.id, orders.companyId))
    .where(and(eq(orders.companyId, companyId), inArray(orders.id, withFile)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(100)
}

/** Every signer of the orders of these companies, those who have not signed first. */
export function listSigners(conn: Db, visible: readonly number[] | undefined, window: ListWindow) {
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
