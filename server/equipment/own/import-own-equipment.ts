import { recordEvents } from '@/server/audit/audit.service'
import { addressesOf } from '@/server/companies/companies.service'
import type { Db, Tx } from '@/server/db/client'
import { lockImports } from '@/server/db/locks'
import { importCsv, type Importer } from '@/server/http/csv/import-csv'
import { orNotFound, Refusal } from '@/server/http/refusal'
import type { Form } from '@/server/http/request/form'
import { peopleOf } from '@/server/users/users.service'
import type { Actor } from '@/services/auth/actor.rules'
import { addressName } from '@/services/companies/address-lines.rules'
import { OWN_SHEET, OWN_TITLE } from '@/services/equipment/own/own-equipment-csv.rules'
import { createOwnEquipmentPlanner, type OwnEquipmentStep } from '@/services/equipment/own/own-equipment-import.rules'
import { namesOf } from '@/services/http/cells.rules'
import type { SheetLine } from '@/services/http/import.rules'
import type { importForm, ImportReport } from '@/services/http/import.schema'
import { canonicalSerial } from '@/services/stock/units/serials.rules'
import { toOwnRecord } from './own-equipment.mapper'
import { findOwnBySerials, insertOwnRows, lockOwnRow, updateOwnRow } from './own-equipment.repository'
import { recordRegistrations } from './register-own-equipment'

/**
 * Imports the own equipment of the active company from a CSV file in the format of the export: a line updates the
 * device with its serial, or registers one. Refuses as `importCsv` does.
 */
export function importOwnEquipment(actor: Actor, form: Form<typeof importForm>): Promise<ImportReport> {
  const companyId = orNotFound(actor.companyId)
  const importer: Importer<OwnEquipmentStep> = {
    titles: OWN_SHEET,
    planner: (conn, lines, isHeld) => plannerOf(conn, companyId, lines, isHeld),
    write: (tx, steps) => write(tx, actor, companyId, steps),
  }
  return importCsv(importer, form)
}

const EVERYBODY = { limit: 5_000, offset: 0 }

async function plannerOf(conn: Db, companyId: number, lines: readonly SheetLine[], isHeld: boolean) {
  if (isHeld) await lockImports(conn)
  const places = await addressesOf(conn, { companyId })
  const people = (await peopleOf(conn, companyId, EVERYBODY)).filter(({ active }) => active)
  const serials = lines.map(({ cells }) => canonicalSerial(cells[OWN_TITLE.serial] ?? ''))
  const rows = await findOwnBySerials(conn, companyId, serials, isHeld)
  return createOwnEquipmentPlanner({
    existing: new Map(rows.map((row) => [row.serial, row])),
    addresses: namesOf(places.map((place) => ({ id: place.id, name: addressName(place) }))),
    users: namesOf(people.map(({ id, email }) => ({ id, name: email }))),
  })
}

/** Refuses 409 if a serial has been registered in the meantime. */
async function write(tx: Tx, actor: Actor, companyId: number, steps: readonly OwnEquipmentStep[]): Promise<void> {
  const created = steps.flatMap((step) =>
    step.id === null ? [{ companyId, serial: step.serial, ...step.values }] : [],
  )
  if (created.length > 0) {
    const ids = await insertOwnRows(tx, created)
    if (!ids) throw new Refusal('conflict')
    await recordRegistrations(tx, actor, created, ids)
  }
  for (const step of steps) {
    if (step.id === null) continue
    const before = orNotFound(await lockOwnRow(tx, companyId, step.id))
    const after = orNotFound(await updateOwnRow(tx, step.id, step.values))
    const event = { model: 'own_equipment', objectId: step.id, companyId, action: 'changed' } as const
    await recordEvents(tx, actor, [
      { ...event, before: toOwnRecord(before), after: toOwnRecord(after), message: 'Planilha importada' },
    ])
  }
}
