import { and, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { arrayOf } from '@/server/db/ids'
import type { ValueOrPlaceholder } from '@/server/db/prepared'
import { unitEvents } from '@/server/db/schema/index'
import type { WholeMonths } from '@/services/equipment/movement-months.rules'

export type MovementFilters = {
  companyId: number
  /** Only of this unit. */
  unitId?: number
  /** Only what left the unit with this person. */
  userId?: number
  /** Days in São Paulo, both included. */
  startDay?: string
  endDay?: string
  eventTypes?: readonly string[]
  relocationTypes?: readonly string[]
  relocationStatuses?: readonly string[]
  unitStatuses?: readonly string[]
}

const e = unitEvents
/** With the whole months of its days, where these are known. */
type FiltersWithMonths = MovementFilters & WholeMonths

/** The filters, with the places where their values will stand. */
export type MovementFilterSlots = { [Name in keyof FiltersWithMonths]: ValueOrPlaceholder<FiltersWithMonths[Name]> }

/** That a column holds one of these, where any are asked for. */
export const oneOf = (column: PgColumn, values: ValueOrPlaceholder<readonly string[] | undefined>): SQL | undefined =>
  values === undefined ? undefined : sql`${column} = any(${arrayOf(values)}::text[])`

/** From the first instant of one day to the last of another, as São Paulo counts days. */
function inDays(
  startDay: ValueOrPlaceholder<string | undefined>,
  endDay: ValueOrPlaceholder<string | undefined>,
): SQL | undefined {
  return and(
    startDay ? sql`${e.createdAt} >= ${startOfDay(sql`${startDay}::date`)}` : undefined,
    endDay ? sql`${e.createdAt} < ${startOfDay(sql`(${endDay}::date + 1)`)}` : undefined,
  )
}

/** The first instant of a day in São Paulo. */
export const startOfDay = (day: SQL): SQL => sql`(${day}::timestamp at time zone 'America/Sao_Paulo')`

/** Of the company's log, what the filters find. */
export function movementWhere({
  companyId,
  unitId,
  userId,
  startDay,
  endDay,
  ...kinds
}: MovementFilterSlots): SQL | undefined {
  return and(
    sql`${e.companyId} = ${companyId}`,
    unitId === undefined ? undefined : sql`${e.unitId} = ${unitId}`,
    userId === undefined ? undefined : sql`${e.userId} = ${userId}`,
    inDays(startDay, endDay),
    oneOf(e.eventType, kinds.eventTypes),
    oneOf(e.relocationType, kinds.relocationTypes),
    oneOf(e.relocationStatus, kinds.relocationStatuses),
    oneOf(e.unitStatus, kinds.unitStatuses),
  )
}

/** What makes a statement of its own: which filters there are. */
export function shapeOf(asked: FiltersWithMonths) {
  const values: Record<string, unknown> = Object.fromEntries(
    Object.entries<unknown>(asked).filter(([, value]) => value !== undefined),
  )
  const names = Object.keys(values).sort()
  const filters = Object.fromEntries(
    names.map((name) => [name, sql.placeholder(name)]),
  ) as unknown as MovementFilterSlots
  return { key: names.join(), filters, values }
}
