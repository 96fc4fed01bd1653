import { and, isNull, type SQL, sql } from 'drizzle-orm'
import { movementCounters } from '@/server/db/schema/index'
import { type WholeMonths, wholeMonths } from '@/services/equipment/movement-months.rules'
import { type MovementFilters, type MovementFilterSlots, oneOf, startOfDay } from './movement-filters.repository'

/** The whole months of what is asked for; undefined where the tallies cannot tell it. */
export const wholeMonthsOf = ({ unitId, userId, startDay, endDay }: MovementFilters): WholeMonths | undefined =>
  unitId === undefined && userId === undefined ? wholeMonths(startDay, endDay) : undefined

/** What is asked for beside the whole months. */
export const outsideWholeMonths = (asked: MovementFilterSlots) => ({
  before: asked.lastBefore === undefined ? undefined : { ...asked, endDay: asked.lastBefore },
  after: asked.firstAfter === undefined ? undefined : { ...asked, startDay: asked.firstAfter },
})

/** The tallies of what is asked for: its whole months, or all months together. */
export function countersWhere(filters: MovementFilterSlots): SQL | undefined {
  const isOfMonths = filters.since !== undefined || filters.until !== undefined
  return and(kindsWhere(filters), isOfMonths ? inMonths(filters) : isNull(movementCounters.month))
}

/** A month without a row is in none of them; the condition keeps those of all months together out. */
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
 * A common table `place`: before which instant (`until`) the page lies that begins after so many rows, newest first, and how
 * many of those are to be skipped there (`skip`): the tallies of the months above it say it, so that no row of theirs is read.
 * @param counted how many rows come after the whole months, which nobody has to count again
 */
export function placeOf(filters: MovementFilterSlots, offset: SQL, counted: SQL): SQL {
  const { before, after } = outsideWholeMonths(filters)
  const month = movementCounters.month
  const pieces = [
    sql`select (${month} + interval '1 month') at time zone 'America/Sao_Paulo' as until, sum(${movementCounters.movements}) as movements
      from ${movementCounters} where ${and(kindsWhere(filters), inMonths(filters))} group by ${month}`,
    ...(after ? [sql`select ${startOfDay(sql`(${after.endDay}::date + 1)`)}, ${counted}`] : []),
    // The last of them: nothing lies below it.
    ...(before ? [sql`select ${startOfDay(sql`${filters.since}::date`)}, 0`] : []),
  ]
  return sql`place as (
    select until, (${offset} - above)::bigint as skip from (
      select until, sum(movements) over (order by until desc) - movements as above from (${sql.join(pieces, sql` union all `)}) pieces
    ) piece where above <= ${offset} order by above desc, until limit 1)`
}
