import { db } from '@/server/db/client'
import type { FoundUnit } from '@/services/search/search.schema'
import type { UnitStatus } from '@/services/stock/units/unit-status.rules'
import { findUnitsBySerialOrLabel } from './unit-lists.repository'

type FoundRow = {
  unit: { id: number; serial: string; label: string | null; status: string }
  product: string
  order: string | null
  dueAt: Date | null
  company: { id: number; corporateName: string } | null
}

/** Units anywhere whose serial or label starts with a text, for readers of the stock. */
export async function searchStock(text: string, limit: number): Promise<FoundUnit[]> {
  return (await findUnitsBySerialOrLabel(db(), text, limit)).map(toFoundUnit)
}

/** A search result: a unit with its current order. */
export const toFoundUnit = ({ unit, product, order, dueAt, company }: FoundRow): FoundUnit => ({
  id: unit.id,
  serial: unit.serial,
  label: unit.label,
  status: unit.status as UnitStatus,
  product,
  // A rental always has an order and that a company.
  order:
    order === null || company === null
      ? null
      : {
          order_mask_id: order,
          due_at: dueAt?.toISOString() ?? null,
          company: { id: company.id, corporate_name: company.corporateName },
        },
})
