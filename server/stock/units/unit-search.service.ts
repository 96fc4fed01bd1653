import { db } from '@/server/db/client'
import type { FoundUnit } from '@/services/search/search.schema'
import type { UnitStatus } from '@/services/stock/unit-status.rules'
import { findUnitsByStart } from './unit-search.repository'

type FoundRow = {
  unit: { id: number; serial: string; label: string | null; status: string }
  product: string
  order: string | null
  company: { id: number; corporateName: string } | null
}

/** The units whose serial or label begins with a text, wherever they are; for who reads the stock. */
export async function searchStock(text: string, limit: number): Promise<FoundUnit[]> {
  return (await findUnitsByStart(db(), text, limit)).map(toFoundUnit)
}

/** A unit that a search found, with the order that has it now. */
export const toFoundUnit = ({ unit, product, order, company }: FoundRow): FoundUnit => ({
  id: unit.id,
  serial: unit.serial,
  label: unit.label,
  status: unit.status as UnitStatus,
  product,
  // A rental has an order, and that a company.
  order:
    order === null || company === null
      ? null
      : { order_mask_id: order, company: { id: company.id, corporate_name: company.corporateName } },
})
