import { db, type Db } from '@/server/db/client'
import { csvFile } from '@/server/http/csv/csv-file'
import { limitOffset, toPage } from '@/server/http/page'
import { orNotFound } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { OWN_EQUIPMENT_COLUMNS } from '@/services/equipment/own/own-equipment-csv.rules'
import type {
  OwnEquipment,
  OwnEquipmentCsvQuery,
  OwnEquipmentListQuery,
} from '@/services/equipment/own/own-equipment.schema'
import type { Page } from '@/services/http/page.schema'
import { seesOnlyOwn } from '../units/visible-units'
import { toOwnEquipment } from './own-equipment.mapper'
import { countOwnRows, listOwnIds, listOwnRows, type OwnEquipmentFilters } from './own-equipment.repository'

/** A page of the equipment that the active company owns; a COLABORADOR sees only what they use. */
export async function listOwnEquipment(
  actor: Actor,
  query: OwnEquipmentListQuery,
  url: string,
): Promise<Page<OwnEquipment>> {
  const { page, page_size, ordering, ...asked } = query
  const filters = visibleTo(actor, asked)
  if (!filters) return toPage(url, query, 0, [])
  const rows = await listOwnRows(db(), filters, { ordering, ...limitOffset({ page, page_size }) })
  return toPage(url, query, await countOwnRows(db(), filters), rows.map(toOwnEquipment(actor)))
}

/** The same list as a CSV file. */
export async function exportOwnEquipment(actor: Actor, query: OwnEquipmentCsvQuery): Promise<Response> {
  const { ordering, ...asked } = query
  const filters = visibleTo(actor, asked)
  const read = async (ids: readonly number[]) => {
    const all = { ordering, limit: ids.length, offset: 0 }
    return filters ? (await listOwnRows(db(), { ...filters, ids }, all)).map(toOwnEquipment(actor)) : []
  }
  const ids = filters ? await listOwnIds(db(), filters, ordering) : []
  return csvFile({ name: 'equipamentos-proprios', columns: OWN_EQUIPMENT_COLUMNS, ids, read })
}

/** One device. Refuses 404 for one of another company, or that a COLABORADOR does not use. */
export async function getOwnUnit(actor: Actor, id: number, conn: Db = db()): Promise<OwnEquipment> {
  const [row] = await listOwnRows(conn, orNotFound(visibleTo(actor, { ids: [id] })), { limit: 1, offset: 0 })
  return toOwnEquipment(actor)(orNotFound(row))
}

function visibleTo(actor: Actor, asked: Omit<OwnEquipmentFilters, 'companyId'>): OwnEquipmentFilters | undefined {
  const companyId = orNotFound(actor.companyId)
  if (!seesOnlyOwn(actor)) return { ...asked, companyId }
  return asked.user !== undefined && asked.user !== actor.id ? undefined : { ...asked, companyId, user: actor.id }
}
