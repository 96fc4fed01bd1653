import { db } from '@/server/db/client'
import { csvFile } from '@/server/http/csv/csv-file'
import { limitOffset, toPage } from '@/server/http/page'
import { orNotFound } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { EQUIPMENT_COLUMNS } from '@/services/equipment/equipment-csv.rules'
import type {
  Equipment,
  EquipmentCsvQuery,
  EquipmentListQuery,
  EquipmentSummary,
} from '@/services/equipment/units/equipment.schema'
import type { Page } from '@/services/http/page.schema'
import { countUnits, getUnitSummary } from './equipment-counts.repository'
import { listUnitIds } from './equipment-ids.repository'
import { toEquipment } from './equipment.mapper'
import { findUnit, listUnitsById } from './equipment.repository'
import { visibleUnits } from './visible-units'

/** A page of the units that the active company holds; a COLABORADOR sees only those they use. */
export async function listEquipment(actor: Actor, query: EquipmentListQuery, url: string): Promise<Page<Equipment>> {
  const { page, page_size, ordering, ...asked } = query
  const filters = visibleUnits(actor, asked)
  if (!filters) return toPage(url, query, 0, [])
  const rows = limitOffset({ page, page_size })
  // A search scans all units of the company: collect the ids once instead of counting again.
  const found = filters.search ? await listUnitIds(db(), filters, ordering) : undefined
  const count = found ? found.length : await countUnits(db(), filters)
  const ids = found?.slice(rows.offset, rows.offset + rows.limit) ?? (await listUnitIds(db(), filters, ordering, rows))
  return toPage(url, query, count, (await listUnitsById(db(), ids)).map(toEquipment(actor)))
}

/** The same list as a CSV file. */
export async function exportEquipment(actor: Actor, query: EquipmentCsvQuery): Promise<Response> {
  const { ordering, ...asked } = query
  const filters = visibleUnits(actor, asked)
  const read = async (ids: readonly number[]) => (await listUnitsById(db(), ids)).map(toEquipment(actor))
  const ids = filters ? await listUnitIds(db(), filters, ordering) : []
  return csvFile({ name: 'equipamentos', columns: EQUIPMENT_COLUMNS, ids, read })
}

/** Counts by status, product, address and user, as far as the actor sees the units. */
export const getEquipmentSummary = (actor: Actor): Promise<EquipmentSummary> =>
  getUnitSummary(db(), orNotFound(visibleUnits(actor, {})), actor.id)

/** One unit. Refuses 404 for a unit that the company does not hold, or that a COLABORADOR does not use. */
export async function getEquipment(actor: Actor, id: number): Promise<Equipment> {
  return toEquipment(actor)(orNotFound(await findUnit(db(), orNotFound(visibleUnits(actor, { ids: [id] })))))
}
