import type { Tx } from '@/server/db/client'
import { importCsv } from '@/server/http/csv/import-csv'
import { importerByLines, type SavedRow } from '@/server/http/csv/import-lines'
import type { Form } from '@/server/http/request/form'
import type { Actor } from '@/services/auth/actor.rules'
import { SIMULATOR_SHEET } from '@/services/catalogue/simulators/simulator-csv.rules'
import { SIMULATOR_LINE_FORMAT, type SimulatorLine } from '@/services/catalogue/simulators/simulator-import.rules'
import type { importForm, ImportReport } from '@/services/http/import.schema'
import { createSimulatorIn, updateSimulatorIn } from './create-or-update-simulator'
import { listProductTypeCells, replaceProductTypes } from './replace-product-types'
import { findSimulatorByName, lockSimulatorOrder } from './simulator-changes.repository'

/**
 * Imports simulators from a CSV file, the same that the list gives: a line changes the simulator whose number it has,
 * else the one of its name, else it adds one, as the last unless it has a place. Its product types become those of the
 * line. Refuses as `importCsv` does.
 */
export function importSimulators(actor: Actor, form: Form<typeof importForm>): Promise<ImportReport> {
  const importer = importerByLines<unknown, SimulatorLine>({
    form: SIMULATOR_LINE_FORMAT,
    titles: SIMULATOR_SHEET,
    // Locked first, in the common order, to avoid deadlocks.
    names: (tx) => lockSimulatorOrder(tx),
    find: async (tx, { name }) => (name ? findSimulatorByName(tx, name) : undefined),
    create: async (tx, { name, description, image, ...rest }, note) => {
      const { id } = await createSimulatorIn(tx, actor, { name, description, image }, note)
      return { ...(await updateByLine(tx, actor, { id, line: rest, note })), before: null }
    },
    change: (tx, id, line, note) => updateByLine(tx, actor, { id, line, note }),
  })
  return importCsv(importer, form)
}

type SimulatorLineUpdate = { id: number; line: Partial<SimulatorLine>; note: string }

/** Product types first: a simulator without any cannot be activated. */
async function updateByLine(tx: Tx, actor: Actor, { id, line, note }: SimulatorLineUpdate): Promise<SavedRow> {
  const { kinds, ...fields } = line
  const was = await listProductTypeCells(tx, id)
  // Refuses 404 before the product types are touched.
  const { before } = await updateSimulatorIn(tx, actor, { id, change: {} })
  if (kinds) await replaceProductTypes(tx, actor, { simulatorId: id, kinds, note })
  const { after } = await updateSimulatorIn(tx, actor, { id, change: fields, note })
  return { id, before: [before, was], after: [after, await listProductTypeCells(tx, id)] }
}
