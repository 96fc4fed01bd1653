import { and, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { startOfDay } from '@/server/db/days'
import { arrayOf } from '@/server/db/ids'
import type { ValueOrPlaceholder } from '@/server/db/prepared'
import { unitEvents } from '@/server/db/schema/index'
import type { WholeMonths } from '@/services/equipment/movements/movement-months.rules'

export type MovementFilters = {
  companyId: number
  /** Only of this unit. */
  unitId?: number
  /** Only events after which this person used the unit. */
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
/** With the whole months of the period, where it has any. */
type FiltersWithMonths = MovementFilters & WholeMonths

/** The filters with placeholders for their values. */
export type MovementFilterSlots = { [Name in keyof FiltersWithMonths]: ValueOrPlaceholder<FiltersWithMonths[Name]> }

/** The column holds one of these values; no condition without values. */
export const oneOf = (column: PgColumn, values: ValueOrPlaceholder<readonly string[] | undefined>): SQL | undefined =>
  values === undefined ? undefined : sql`${column} = any(${arrayOf(values)}::text[])`

/** From the start of one day to the end of another, in São Paulo time. */
function onDays(
  startDay: ValueOrPlaceholder<string | undefined>,
  endDay: ValueOrPlaceholder<string | undefined>,
): SQL | undefined {
  return and(
    startDay ? sql`${e.createdAt} >= ${startOfDay(sql`${startDay}::date`)}` : undefined,
    endDay ? sql`${e.createdAt} < ${startOfDay(sql`(${endDay}::date + 1)`)}` : undefined,
  )
}

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
    onDays(startDay, endDay),
    oneOf(e.eventType, kinds.eventTypes),
    oneOf(e.relocationType, kinds.relocationTypes),
    oneOf(e.relocationStatus, kinds.relocationStatuses),
    oneOf(e.unitStatus, kinds.unitStatuses),
  )
}

/** Identifies a prepared statement: the names of the filters in use. */
export function statementKeyOf(asked: FiltersWithMonths) {
  const values: Record<string, unknown> = Object.fromEntries(
    Object.entries<unknown>(asked).filter(([, value]) => value !== undefined),
  )
  const names = Object.keys(values).sort()
  const filters = Object.fromEntries(
    names.map((name) => [name, sql.placeholder(name)]),
  ) as unknown as MovementFilterSlots
  return { key: names.join(), filters, values }
}
