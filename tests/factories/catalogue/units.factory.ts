import { SYSTEM } from '@/server/audit/audit.service'
import { transaction } from '@/server/db/client'
import { equipmentUnits } from '@/server/db/schema/index'
import { recordRegistrations } from '@/server/stock/events/unit-events.service'
import type { UnitStatus } from '@/services/stock/units/unit-status.rules'
import { rowsOf } from '../rows'

let made = 0
const nextSerial = () => `SN ${String(++made)}`

/** Units on the shelf, or in another status. */
export function someUnits(productId: number, count: number, status: UnitStatus = 'UP_FOR_RENTAL') {
  const units = Array.from({ length: count }, () => ({ productId, status, serial: nextSerial() }))
  return transaction(async (tx) => {
    if (count === 0) return []
    const rows = await tx.insert(equipmentUnits).values(units).returning()
    await recordRegistrations(
      tx,
      SYSTEM,
      rows.map(({ id }) => id),
    )
    return rows
  })
}

type Is = Partial<{ status: string; label: string; productGroup: string }>

/** Changes units directly in the database, bypassing the table of allowed changes; each gets a row of history. */
export async function unitsBecome(ids: readonly number[], is: Is): Promise<void> {
  await rowsOf(
    `with changed as (
      update equipment_units set status = coalesce($2, status), label = coalesce($3, label), product_group = coalesce($4, product_group)
      where id = any($1) returning *
    ) insert into unit_events (unit_id, event_type, unit_status, holder_id, address_id, user_id, location, label, product_group, actor_name)
    select id, 'RECORDED', status, company_id, address_id, user_id, location, label, product_group, 'Teste' from changed`,
    [ids, is.status ?? null, is.label ?? null, is.productGroup ?? null],
  )
}

/** Does the same for all units of a product. */
export async function stockBecomes(productId: number | undefined, is: Is): Promise<void> {
  const units = await rowsOf<{ id: number }>('select id from equipment_units where product_id = $1', [productId])
  await unitsBecome(
    units.map(({ id }) => id),
    is,
  )
}
