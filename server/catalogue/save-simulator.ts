import { record } from '@/server/audit/audit.service'
import { transaction, type Tx } from '@/server/db/client'
import { orNotFound, refuseField } from '@/server/http/refusal'
import { attachPictures } from '@/server/pictures/pictures.service'
import type { Actor } from '@/services/auth/actor.rules'
import type { ManagedSimulator, NewSimulator, SimulatorChange } from '@/services/catalogue/simulators.schema'
import { readManagedSimulator } from './list-simulators'
import { holdSimulator } from './product-types.repository'
import {
  insertSimulator,
  lockPlaces,
  setPlaces,
  type SimulatorFields,
  simulatorNameIsTaken,
  updateSimulator,
} from './simulator-changes.repository'
import { refuseIncomplete } from './simulator-checks'
import { toSimulatorRecord } from './simulators.mapper'
import { findSimulatorRow } from './simulators.repository'

/**
 * Creates a simulator, as the last one and not offered yet. Refuses 409 for a name that another one has, 400 for a picture
 * that does not exist.
 */
export const createSimulator = (actor: Actor, body: NewSimulator): Promise<ManagedSimulator> =>
  transaction(async (tx) => readManagedSimulator((await addSimulator(tx, actor, body)).id, tx))

/** The same within a transaction; the note is for the history. */
export async function addSimulator(tx: Tx, actor: Actor, { name, description, image }: NewSimulator, note?: string) {
  if (await simulatorNameIsTaken(tx, name)) throw taken()
  await attachPictures(tx, [image])
  const id = await insertSimulator(tx, { name, description, image })
  if (id === undefined) throw taken()
  const after = toSimulatorRecord(orNotFound(await findSimulatorRow(tx, id)))
  await record(tx, actor, { model: 'simulator', objectId: id, action: 'created', message: note, after })
  return { id, after }
}

/**
 * Changes of a simulator what is named. `{active: false}` takes it out of what customers choose from; simulations in
 * progress go on. Refuses as `createSimulator` does, 404, and 409 with what it lacks when it is to be offered too early.
 */
export const changeSimulator = (actor: Actor, id: number, change: SimulatorChange): Promise<ManagedSimulator> =>
  transaction(async (tx) => {
    await editSimulator(tx, actor, { id, change })
    return readManagedSimulator(id, tx)
  })

type Edit = { id: number; change: SimulatorChange; note?: string }

/** The same within a transaction; the note is for the history. */
export async function editSimulator(tx: Tx, actor: Actor, { id, change, note }: Edit) {
  // Who moves one holds them all, in the order in which everybody takes them.
  const places = change.order === undefined ? undefined : await lockPlaces(tx)
  orNotFound(await holdSimulator(tx, id))
  const row = orNotFound(await findSimulatorRow(tx, id))
  const fields = fieldsOf(change)
  if (fields.name !== undefined && (await simulatorNameIsTaken(tx, fields.name, id))) throw taken()
  if (fields.active && !row.simulator.active) refuseIncomplete([row])
  if (fields.image !== undefined && fields.image !== row.simulator.image) await attachPictures(tx, [fields.image])
  if (!(await updateSimulator(tx, id, fields))) throw taken()
  if (places && change.order !== undefined) await move(tx, places, id, change.order)
  const [before, after] = [toSimulatorRecord(row), toSimulatorRecord(orNotFound(await findSimulatorRow(tx, id)))]
  if (JSON.stringify(before) !== JSON.stringify(after)) {
    const event = { model: 'simulator', objectId: id, action: actionOf(change), message: note }
    await record(tx, actor, { ...event, before, after })
  }
  return { id, before, after }
}

async function move(tx: Tx, places: readonly number[], id: number, order: number): Promise<void> {
  const others = places.filter((one) => one !== id)
  await setPlaces(tx, others.toSpliced(order - 1, 0, id))
}

/** Only what is named. */
function fieldsOf({ name, description, image, active }: SimulatorChange): SimulatorFields {
  return {
    ...(name !== undefined && { name }),
    ...(description !== undefined && { description }),
    ...(image !== undefined && { image }),
    ...(active !== undefined && { active }),
  }
}

function actionOf({ active, ...others }: SimulatorChange): string {
  if (active === undefined || Object.keys(others).length > 0) return 'changed'
  return active ? 'activated' : 'deactivated'
}

const taken = () => refuseField('name', 'Já existe um simulador com esse nome.', 'conflict')
