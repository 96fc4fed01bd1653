import type { Db, Tx } from '@/server/db/client'
import { lockImports } from '@/server/db/locks'
import { importCsv, type Importer } from '@/server/http/csv/import-csv'
import { Refusal } from '@/server/http/refusal'
import type { Form } from '@/server/http/request/form'
import type { Actor } from '@/services/auth/actor.rules'
import { namesOf } from '@/services/http/cells.rules'
import type { SheetLine } from '@/services/http/import.rules'
import type { importForm, ImportReport } from '@/services/http/import.schema'
import { must } from '@/services/invariant/must.rules'
import { UNIT_SHEET, UNIT_TITLE } from '@/services/stock/stock-csv.rules'
import { canonicalSerial } from '@/services/stock/units/serials.rules'
import { createUnitPlanner, type UnitImportStep } from '@/services/stock/units/unit-import.rules'
import { changeUnits, recordRegistrations } from '../events/unit-events.service'
import { findBySerials, insertUnits, listProductNames, reserveUnitIds } from './units.repository'

/**
 * Imports units from a CSV file in the format of the export: a line updates group, location and label of the unit with
 * its serial, or creates one. Status and product cannot be changed by file.
 * Refuses as `importCsv` does.
 */
export function importUnits(actor: Actor, form: Form<typeof importForm>): Promise<ImportReport> {
  const importer: Importer<UnitImportStep> = {
    titles: UNIT_SHEET,
    planner: plannerOf,
    write: (tx, steps) => write(tx, actor, steps),
  }
  return importCsv(importer, form)
}

/** The number of queries does not depend on the number of lines. */
async function plannerOf(conn: Db, lines: readonly SheetLine[], isHeld: boolean) {
  if (isHeld) await lockImports(conn)
  const products = await listProductNames(conn)
  const serials = lines.map(({ cells }) => canonicalSerial(cells[UNIT_TITLE.serial] ?? ''))
  const rows = await findBySerials(conn, serials, isHeld)
  const units = rows.map(({ unit }) => {
    const known = { ...unit, status: unit.status, isHeld: unit.companyId !== null }
    return [canonicalSerial(unit.serial), known] as const
  })
  const codes = products.flatMap(({ id, omieCode }) => (omieCode === null ? [] : [{ id, name: omieCode }]))
  const [byName, byCode] = [namesOf(products), namesOf(codes)]
  const named = (text: string): number[] => {
    const ids = byCode(text)
    return ids.length > 0 ? ids : byName(text)
  }
  return createUnitPlanner({ products: named, units: new Map(units) })
}

/** Refuses 409 if a serial has been taken in the meantime. */
async function write(tx: Tx, actor: Actor, steps: readonly UnitImportStep[]): Promise<void> {
  const born = steps.filter((step) => step.id === null)
  const ids = await reserveUnitIds(tx, born.length)
  const rows = born.map(({ serial, productId, status, values }, at) => ({
    id: must(ids[at], 'reserved unit id'),
    serial,
    productId,
    status,
    ...values,
  }))
  if (!(await insertUnits(tx, rows))) throw new Refusal('conflict')
  if (ids.length > 0) await recordRegistrations(tx, actor, ids)
  const changed = steps.filter((step) => step.id !== null)
  // Units with the same new values share one statement.
  for (const alike of Map.groupBy(changed, ({ values }) => JSON.stringify(values)).values()) {
    const [{ values } = { values: {} }] = alike
    await changeUnits(tx, actor, { ids: alike.map(({ id }) => id), type: 'DETAILS_CHANGED', values, about: IMPORTED })
  }
}

const IMPORTED = { message: 'Planilha importada' }
