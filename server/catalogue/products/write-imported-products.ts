import { recordEvents } from '@/server/audit/audit.service'
import type { Tx } from '@/server/db/client'
import type { Actor } from '@/services/auth/actor.rules'
import type { ProductWrite } from '@/services/catalogue/products/product-import-planner.rules'
import { createPropertyIn } from '../properties/create-or-update-property'
import {
  insertProductRows,
  replaceProductProperties,
  reserveProductIds,
  updateProductRows,
} from './product-import.repository'
import { refuseTakenOmieCode } from './product-refusals'
import { toProductColumns } from './products.mapper'

/**
 * Writes the products of an imported file, and the properties that it names first, each with a history event that names its line.
 * Refuses 409 when an Omie code was taken concurrently.
 */
export async function writeImportedProducts(tx: Tx, actor: Actor, given: readonly ProductWrite[]): Promise<void> {
  const propertyIds = await createNamedProperties(tx, actor, given)
  const steps = given.map((step) => withPropertyIds(step, propertyIds))
  const ids = await reserveProductIds(tx, steps.filter(({ id }) => id === null).length)
  const known = steps.map((step) => ({ ...step, objectId: step.id ?? Number(ids.shift()) }))
  const rowsOf = (isNew: boolean) =>
    known
      .filter(({ id }) => (id === null) === isNew)
      .map(({ objectId, after }) => ({ id: objectId, ...toProductColumns(after) }))
  const isWritten = (await insertProductRows(tx, rowsOf(true))) && (await updateProductRows(tx, rowsOf(false)))
  if (!isWritten) refuseTakenOmieCode()
  const named = known.filter(({ body }) => body.property_ids !== undefined)
  await replaceProductProperties(tx, new Map(named.map(({ objectId, after }) => [objectId, after.property_ids])))
  const events = known.map(({ objectId, line, before, after }) => ({
    model: 'product' as const,
    objectId,
    action: before ? ('changed' as const) : ('created' as const),
    message: `Planilha importada, linha ${String(line)}`,
    before,
    after,
  }))
  await recordEvents(tx, actor, events)
}

/** @returns the id of each created property by the number that stood for it */
async function createNamedProperties(
  tx: Tx,
  actor: Actor,
  steps: readonly ProductWrite[],
): Promise<ReadonlyMap<number, number>> {
  const ids = new Map<number, number>()
  for (const { line, creates = [] } of steps) {
    for (const { id, name, typeId } of creates) {
      const note = `Planilha de produtos importada, linha ${String(line)}`
      const property = { name, property_type_id: typeId }
      ids.set(id, (await createPropertyIn(tx, actor, property, { note, isAutoCreated: true })).id)
    }
  }
  return ids
}

const withPropertyIds = (step: ProductWrite, ids: ReadonlyMap<number, number>): ProductWrite => ({
  ...step,
  after: {
    ...step.after,
    property_ids: step.after.property_ids.map((id) => ids.get(id) ?? id).sort((one, other) => one - other),
  },
})
