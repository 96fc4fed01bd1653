import { and, eq, gt, isNotNull, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm'
import { arrayOf, inIds } from '@/server/db/ids'
import type { ValueOrPlaceholder } from '@/server/db/prepared'
import { orders } from '@/server/db/schema/index'
import type { ManagementListQuery } from '@/services/orders/orders.schema'
import type { StageName } from '@/services/orders/workflow/stages.rules'

export type CompanyFilter = { ids: ValueOrPlaceholder<readonly number[]>; count: number }

type Filter<Name extends keyof ManagementListQuery> = ValueOrPlaceholder<NonNullable<ManagementListQuery[Name]>>

/** Which orders a list holds, once it is known whose they are. */
export type OrderFilters = Pick<ManagementListQuery, 'late' | 'cancel_requested'> & {
  stage_name?: Filter<'stage_name'>
  /** Only in one of these stages. */
  inStages?: ValueOrPlaceholder<readonly StageName[]>
  turn?: Filter<'turn'>
  /** Only of these companies; undefined for all. */
  companies?: CompanyFilter
  /** Besides those of the companies: the ones of this number, within these companies. */
  orNumber?: { number: string; within?: readonly number[] }
  /** Only rentals whose contract ends by this day. */
  endsBy?: ValueOrPlaceholder<string>
  /** Only staff's turn in these stages. */
  waitingIn?: ValueOrPlaceholder<readonly StageName[]>
  /** Only of this seller. */
  responsible?: ValueOrPlaceholder<number>
  /** Besides those of `waitingIn`: the ones that somebody has to sign, by id. */
  orToSign?: readonly number[]
  /** Only the named ones. */
  named?: readonly { companyId: number; maskId: string }[]
  /** Only these of them. */
  ids?: readonly number[]
}

/** Every filter together. */
export const orderWhere = (filters: OrderFilters): SQL | undefined => and(ofCompanies(filters), stageWhere(filters))

/** Every filter but the companies. */
export function stageWhere(filters: OrderFilters): SQL | undefined {
  const { stage_name, inStages, turn, late, cancel_requested, endsBy, waitingIn, responsible, orToSign, named, ids } =
    filters
  const waits = waitingIn && and(eq(orders.turn, 'staff'), sql`${orders.stageName} = any(${arrayOf(waitingIn)})`)
  return and(
    stage_name ? eq(orders.stageName, stage_name) : undefined,
    inStages && sql`${orders.stageName} = any(${arrayOf(inStages)})`,
    turn ? eq(orders.turn, turn) : undefined,
    endsBy ? and(eq(orders.stageName, sql`'ONGOING'`), lte(orders.endsOn, endsBy)) : undefined,
    responsible ? eq(orders.responsibleId, responsible) : undefined,
    orToSign ? or(waits, inIds(orders.id, orToSign)) : waits,
    late === undefined ? undefined : isLate(late),
    cancel_requested === undefined ? undefined : isCancelRequested(cancel_requested),
    named && or(sql`false`, ...named.map(isChosen)),
    ids && inIds(orders.id, ids),
  )
}

/** The companies, or the order of the typed number. */
function ofCompanies({ companies, orNumber }: OrderFilters): SQL | undefined {
  if (!companies) return undefined
  // Equality with one value lets the index deliver the rows already sorted.
  const own =
    companies.count === 1
      ? sql`${orders.companyId} = (${arrayOf(companies.ids)}::int[])[1]`
      : inIds(orders.companyId, companies.ids)
  return orNumber ? or(own, hasNumber(orNumber)) : own
}

/** Has this number and is not of a company that is counted as a whole. */
export const hasNumberElsewhere = ({ companies, orNumber }: OrderFilters): SQL | undefined =>
  orNumber && and(hasNumber(orNumber), not(inIds(orders.companyId, companies?.ids ?? [])))

export const hasNumber = ({ number, within }: NonNullable<OrderFilters['orNumber']>): SQL | undefined =>
  and(eq(orders.orderMaskId, number), within && inIds(orders.companyId, within))

const isChosen = ({ companyId, maskId }: { companyId: number; maskId: string }) =>
  and(eq(orders.companyId, companyId), eq(orders.orderMaskId, maskId))

/**
 * `isPastDue` in SQL: late from the deadline's instant on. Repeats the partial index's predicate (`turn is not null`) so the planner can use it.
 */
export const isLate = (late: boolean): SQL | undefined =>
  late
    ? and(isNotNull(orders.turn), lte(orders.dueAt, sql`now()`))
    : or(isNull(orders.dueAt), gt(orders.dueAt, sql`now()`))

/** The predicate of the partial index `orders_cancel_requests`. */
const unanswered = sql`${orders.cancelRequest} ->> 'requested_at' is not null and ${orders.cancelRequest} ->> 'declined_at' is null`

/** Looked up first: the planner cannot know how few they are and would scan a whole index. */
export const isCancelRequested = (asked: boolean): SQL =>
  asked
    ? sql`${orders.id} = any(array(select ${orders.id} from ${orders} where ${unanswered}))`
    : sql`not (${unanswered})`

export type StatementShape = {
  /** The same for all filters that differ in their values alone. */
  key: string
  /** With the places of the values. */
  filters: OrderFilters
  values: Record<string, unknown>
}

/**
 * Separates filters from their values, so that lists of one shape share a prepared statement. Undefined for one-off queries:
 * a typed number, chosen rows.
 * @param fewCompanies up to so many of them a list is read another way
 */
export function statementShapeOf(asked: OrderFilters, fewCompanies: number): StatementShape | undefined {
  const { named, ids, orNumber, orToSign, late, cancel_requested, companies, ...single } = asked
  if (named ?? ids ?? orNumber ?? orToSign) return undefined
  const values = Object.fromEntries(
    Object.entries({ ...single, companies: companies?.ids }).filter(([, value]) => value !== undefined),
  )
  const places = Object.fromEntries(Object.keys(values).map((name) => [name, sql.placeholder(name)]))
  const { companies: whose, ...others } = places
  return {
    key: JSON.stringify([Object.keys(values), companyCountClass(companies, fewCompanies), late, cancel_requested]),
    filters: { ...others, late, cancel_requested, companies: companies && whose && { ...companies, ids: whose } },
    values,
  }
}

const companyCountClass = (companies: OrderFilters['companies'], few: number): 'all' | 'one' | 'few' | 'many' =>
  !companies ? 'all' : companies.count === 1 ? 'one' : companies.count <= few ? 'few' : 'many'
