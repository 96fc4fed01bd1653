import { recordEvent } from '@/server/audit/audit.service'
import { transaction, type Tx } from '@/server/db/client'
import { orNotFound, refuseField } from '@/server/http/refusal'
import { attachPictures } from '@/server/pictures/pictures.service'
import type { AuditAction } from '@/services/audit/audit-action.rules'
import type { Actor } from '@/services/auth/actor.rules'
import type { ManagedSimulator, NewSimulator, SimulatorChange } from '@/services/catalogue/simulators/simulators.schema'
import { must } from '@/services/invariant/must.rules'
import { lockSimulator } from '../types/product-types.repository'
import { getManagedSimulator } from './list-simulators'
import {
  insertSimulatorRow,
  isSimulatorNameTaken,
  lockSimulatorOrder,
  setSimulatorOrder,
  type SimulatorColumns,
  updateSimulatorRow,
} from './simulator-changes.repository'
import { refuseIncomplete } from './simulator-checks'
import { toSimulatorRecord } from './simulators.mapper'
import { findManagedSimulatorRow } from './simulators.repository'

/**
 * Creates a simulator, as the last one and not offered yet. Refuses 409 for a name that another one has, 400 for a
 * picture that does not exist.
 */
export const createSimulator = (actor: Actor, body: NewSimulator): Promise<ManagedSimulator> =>
  transaction(async (tx) => getManagedSimulator((await createSimulatorIn(tx, actor, body)).id, tx))

/** The same inside a transaction; `note` is stored in the history. */
export async function createSimulatorIn(
  tx: Tx,
  actor: Actor,
  { name, description, image }: NewSimulator,
  note?: string,
) {
  if (await isSimulatorNameTaken(tx, name)) throw nameTaken()
  await attachPictures(tx, [image])
  const id = await insertSimulatorRow(tx, { name, description, image })
  if (id === undefined) throw nameTaken()
  const after = toSimulatorRecord(must(await findManagedSimulatorRow(tx, id), 'simulator'))
  await recordEvent(tx, actor, { model: 'simulator', objectId: id, action: 'created', message: note, after })
  return { id, after }
}

/**
 * Changes the named fields of a simulator. `{active: false}` hides it from customers; simulations in progress go on.
 * Refuses as `createSimulator` does, 404, and 409 with what is still missing when an incomplete one is activated.
 */
export const updateSimulator = (actor: Actor, id: number, change: SimulatorChange): Promise<ManagedSimulator> =>
  transaction(async (tx) => {
    await updateSimulatorIn(tx, actor, { id, change })
    return getManagedSimulator(id, tx)
  })

type SimulatorUpdate = { id: number; change: SimulatorChange; note?: string }

/** The same inside a transaction; `note` is stored in the history. */
export async function updateSimulatorIn(tx: Tx, actor: Actor, { id, change, note }: SimulatorUpdate) {
  // A move locks them all, in the common order, to avoid deadlocks.
  const places = change.order === undefined ? undefined : await lockSimulatorOrder(tx)
  orNotFound(await lockSimulator(tx, id))
  const row = must(await findManagedSimulatorRow(tx, id), 'simulator')
  const fields = toSimulatorColumns(change)
  if (fields.name !== undefined && (await isSimulatorNameTaken(tx, fields.name, id))) throw nameTaken()
  if (fields.active && !row.simulator.active) refuseIncomplete([row])
  if (fields.image !== undefined && fields.image !== row.simulator.image) await attachPictures(tx, [fields.image])
  if (!(await updateSimulatorRow(tx, id, fields))) throw nameTaken()
  if (places && change.order !== undefined) await move(tx, places, id, change.order)
  const [before, after] = [
    toSimulatorRecord(row),
    toSimulatorRecord(must(await findManagedSimulatorRow(tx, id), 'simulator')),
  ]
  if (JSON.stringify(before) !== JSON.stringify(after)) {
    const event = { model: 'simulator' as const, objectId: id, action: actionOf(change), message: note }
    await recordEvent(tx, actor, { ...event, before, after })
  }
  return { id, before, after }
}

async function move(tx: Tx, places: readonly number[], id: number, order: number): Promise<void> {
  const others = places.filter((one) => one !== id)
  await setSimulatorOrder(tx, others.toSpliced(order - 1, 0, id))
}

/** Only the named fields. */
function toSimulatorColumns({ name, description, image, active }: SimulatorChange): SimulatorColumns {
  return {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(image !== undefined && { image }),
    ...(active !== undefined && { active }),
  }
}

function actionOf({ active, ...others }: SimulatorChange): AuditAction {
  if (active === undefined || Object.keys(others).length > 0) return 'changed'
  return active ? 'activated' : 'deactivated'
}

const nameTaken = () => refuseField('name', 'Já existe um simulador com esse nome.', 'conflict')
