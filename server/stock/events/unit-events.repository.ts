import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '@/server/db/client'
import { arrayOf, inIds } from '@/server/db/ids'
import { equipmentUnits, unitEvents } from '@/server/db/schema/index'
import type { RelocationStatus, RelocationType, UnitEventType } from '@/services/stock/events/unit-events.rules'
import { previousStatuses, type UnitStatus } from '@/services/stock/units/unit-status.rules'

/** The company, address and user of a unit; null for a unit that no customer holds. */
export type UnitHolder = { companyId: number | null; addressId: number | null; userId: number | null }

/** Values to change; missing ones stay. */
export type UnitValues = Partial<UnitHolder> & {
  status?: UnitStatus
  location?: string | null
  label?: string | null
  productGroup?: string
  receivedAt?: Date | null
}

/** What an event records besides the unit's new values. */
export type UnitEventInput = {
  type: UnitEventType
  companyId?: number | null
  orderId?: number
  packageId?: number
  relocationId?: number
  relocationType?: RelocationType
  relocationStatus?: RelocationStatus
  message?: string | null
  details?: unknown
  actorId: number | null
  actorName: string
  requestId?: string
}

/**
 * Updates units and inserts an event for each in one statement (ADR 514); the database checks at commit that the newest
 * event matches the unit. A new status applies only where `UNIT_STATUS_CHANGES` allows it.
 * @returns how many units changed
 */
export async function updateUnitsWithEvents(
  tx: Tx,
  ids: readonly number[],
  values: UnitValues,
  happening: UnitEventInput,
): Promise<number> {
  if (ids.length === 0) return 0
  const allowed = values.status ? sql`and status = any(${arrayOf(previousStatuses(values.status))})` : sql``
  const { rowCount } = await tx.execute(sql`
    with changed as (
      update equipment_units set ${assignments(values)} where ${inIds(equipmentUnits.id, ids)} ${allowed} returning *
    ) ${insertEvents(sql`changed`, happening)}`)
  return rowCount ?? 0
}

export async function insertRegistrationEvents(
  tx: Tx,
  ids: readonly number[],
  happening: UnitEventInput,
): Promise<void> {
  const born = sql`(select * from equipment_units where ${inIds(equipmentUnits.id, ids)}) born`
  await tx.execute(insertEvents(born, happening, sql`created_at`))
}

function assignments(values: UnitValues): SQL {
  const columns = getTableColumns(equipmentUnits)
  const given = Object.keys(values).filter((key) => values[key as keyof UnitValues] !== undefined)
  return sql.join(
    [...given, 'updatedAt'].map((key) => {
      const column = columns[key as keyof typeof columns]
      const value = key === 'updatedAt' ? new Date() : values[key as keyof UnitValues]
      return sql`${sql.identifier(column.name)} = ${sql.param(value, column)}`
    }),
    sql`, `,
  )
}

const insertEvents = (units: SQL, of: UnitEventInput, at = sql`now()`): SQL => sql`
  insert into ${unitEvents} (unit_id, event_type, company_id, order_id, package_id, relocation_id, relocation_type,
    relocation_status, message, details, actor_id, actor_name, request_id,
    unit_status, holder_id, address_id, user_id, location, label, product_group, created_at)
  select id, ${of.type}, ${of.companyId ?? null}::integer, ${of.orderId ?? null}::integer, ${of.packageId ?? null}::integer,
    ${of.relocationId ?? null}::integer, ${of.relocationType ?? null}, ${of.relocationStatus ?? null},
    ${of.message ?? null}, ${sql.param(of.details ?? null, unitEvents.details)}::jsonb,
    ${of.actorId}::integer, ${of.actorName}, ${of.requestId ?? null},
    status, company_id, address_id, user_id, location, label, product_group, ${at}
  from ${units} order by id`
