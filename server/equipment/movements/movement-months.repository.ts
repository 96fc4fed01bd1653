import { and, isNull, type SQL, sql } from 'drizzle-orm'
import { movementTallies } from '@/server/db/schema/index'
import { type WholeMonths, wholeMonths } from '@/services/equipment/movement-months.rules'
import { among, type GivenMovementFilters, type MovementFilters, startOf } from './movement-filters.repository'

/** The whole months of what is asked for; undefined where the tallies cannot tell it. */
export const monthsOf = ({ unitId, userId, startDay, endDay }: MovementFilters): WholeMonths | undefined =>
  unitId === undefined && userId === undefined ? wholeMonths(startDay, endDay) : undefined

/** What is asked for beside the whole months. */
export const notInMonths = (asked: GivenMovementFilters) => ({
  before: asked.lastBefore === undefined ? undefined : { ...asked, endDay: asked.lastBefore },
  after: asked.firstAfter === undefined ? undefined : { ...asked, startDay: asked.firstAfter },
})

/** The tallies of what is asked for: its whole months, or all months together. */
export function talliedIn(filters: GivenMovementFilters): SQL | undefined {
  const isOfMonths = filters.since !== undefined || filters.until !== undefined
  return and(ofKinds(filters), isOfMonths ? between(filters) : isNull(movementTallies.month))
}

/** A month without a row is in none of them; the condition keeps those of all months together out. */
const between = ({ since, until }: GivenMovementFilters): SQL | undefined =>
  and(
    sql`${movementTallies.month} ${since === undefined ? sql`is not null` : sql`>= ${since}::date`}`,
    until === undefined ? undefined : sql`${movementTallies.month} < ${until}::date`,
  )

const ofKinds = ({ companyId, ...kinds }: GivenMovementFilters): SQL | undefined =>
  and(
    sql`${movementTallies.companyId} = ${companyId}`,
    among(movementTallies.eventType, kinds.eventTypes),
    among(movementTallies.relocationType, kinds.relocationTypes),
    among(movementTallies.relocationStatus, kinds.relocationStatuses),
    among(movementTallies.unitStatus, kinds.unitStatuses),
  )

/**
 * A common table `place`: before which instant (`until`) the page lies that begins after so many rows, newest first, and how
 * many of those are to be skipped there (`skip`): the tallies of the months above it say it, so that no row of theirs is read.
 * @param counted how many rows come after the whole months, which nobody has to count again
 */
export function placeOf(filters: GivenMovementFilters, offset: SQL, counted: SQL): SQL {
  const { before, after } = notInMonths(filters)
  const month = movementTallies.month
  const pieces = [
    sql`select (${month} + interval '1 month') at time zone 'America/Sao_Paulo' as until, sum(${movementTallies.movements}) as movements
      from ${movementTallies} where ${and(ofKinds(filters), between(filters))} group by ${month}`,
    ...(after ? [sql`select ${startOf(sql`(${after.endDay}::date + 1)`)}, ${counted}`] : []),
    // The last of them: nothing lies below it.
    ...(before ? [sql`select ${startOf(sql`${filters.since}::date`)}, 0`] : []),
  ]
  return sql`place as (
    select until, (${offset} - above)::bigint as skip from (
      select until, sum(movements) over (order by until desc) - movements as above from (${sql.join(pieces, sql` union all `)}) pieces
    ) piece where above <= ${offset} order by above desc, until limit 1)`
}
