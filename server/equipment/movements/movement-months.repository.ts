import { and, isNull, type SQL, sql } from 'drizzle-orm'
import { startOfDay } from '@/server/db/days'
import { movementCounters } from '@/server/db/schema/index'
import { type WholeMonths, wholeMonths } from '@/services/equipment/movements/movement-months.rules'
import { type MovementFilters, type MovementFilterSlots, oneOf } from './movement-filters.repository'

/** The whole months of the period; undefined where the counters cannot answer (one unit or one user). */
export const wholeMonthsOf = ({ unitId, userId, startDay, endDay }: MovementFilters): WholeMonths | undefined =>
  unitId === undefined && userId === undefined ? wholeMonths(startDay, endDay) : undefined

/** The days of the period outside its whole months. */
export const outsideWholeMonths = (asked: MovementFilterSlots) => ({
  before: asked.lastBefore === undefined ? undefined : { ...asked, endDay: asked.lastBefore },
  after: asked.firstAfter === undefined ? undefined : { ...asked, startDay: asked.firstAfter },
})

/** The counters of the whole months, or the totals if there is no period. */
export function countersWhere(filters: MovementFilterSlots): SQL | undefined {
  const isOfMonths = filters.since !== undefined || filters.until !== undefined
  return and(kindsWhere(filters), isOfMonths ? inMonths(filters) : isNull(movementCounters.month))
}

/** Totals have no month; the condition excludes them. */
const inMonths = ({ since, until }: MovementFilterSlots): SQL | undefined =>
  and(
    sql`${movementCounters.month} ${since === undefined ? sql`is not null` : sql`>= ${since}::date`}`,
    until === undefined ? undefined : sql`${movementCounters.month} < ${until}::date`,
  )

const kindsWhere = ({ companyId, ...kinds }: MovementFilterSlots): SQL | undefined =>
  and(
    sql`${movementCounters.companyId} = ${companyId}`,
    oneOf(movementCounters.eventType, kinds.eventTypes),
    oneOf(movementCounters.relocationType, kinds.relocationTypes),
    oneOf(movementCounters.relocationStatus, kinds.relocationStatuses),
    oneOf(movementCounters.unitStatus, kinds.unitStatuses),
  )

/**
 * Common table `place` for a page at an offset, newest first: before which instant (`until`) the page starts and how
 * many rows to skip there (`skip`). The counters of the months above give it, so none of their rows is read.
 * @param counted rows after the whole months, counted already
 */
export function pageStart(filters: MovementFilterSlots, offset: SQL, counted: SQL): SQL {
  const { before, after } = outsideWholeMonths(filters)
  const month = movementCounters.month
  const pieces = [
    sql`select (${month} + interval '1 month') at time zone 'America/Sao_Paulo' as until, sum(${movementCounters.movements}) as movements
      from ${movementCounters} where ${and(kindsWhere(filters), inMonths(filters))} group by ${month}`,
    ...(after ? [sql`select ${startOfDay(sql`(${after.endDay}::date + 1)`)}, ${counted}`] : []),
    // The oldest piece: nothing lies below it.
    ...(before ? [sql`select ${startOfDay(sql`${filters.since}::date`)}, 0`] : []),
  ]
  return sql`place as (
    select until, (${offset} - above)::bigint as skip from (
      select until, sum(movements) over (order by until desc) - movements as above from (${sql.join(pieces, sql` union all `)}) pieces
    ) piece where above <= ${offset} order by above desc, until limit 1)`
}
