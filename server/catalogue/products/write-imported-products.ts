import { recordEvents } from '@/server/audit/audit.service'
import type { Tx } from '@/server/db/client'
import type { Actor } from '@/services/auth/actor.rules'
import type { ProductWrite } from '@/services/catalogue/products/product-import-planner.rules'
import {
  insertProductRows,
  replaceProductProperties,
  reserveProductIds,
  updateProductRows,
} from './product-import.repository'
import { refuseTakenOmieCode } from './product-refusals'
import { toProductColumns } from './products.mapper'

/**
 * Writes the products of an imported file, each with a history event that names its line.
 * Refuses 409 when an Omie code was taken concurrently.
 */
export async function writeImportedProducts(tx: Tx, actor: Actor, steps: readonly ProductWrite[]): Promise<void> {
  const ids = await reserveProductIds(tx, steps.filter(({ id }) => id === null).length)
  const known = steps.map((step) => ({ ...step, objectId: step.id ?? Number(ids.shift()) }))
  const rowsOf = (isNew: boolean) =>
    known
      .filter(({ id }) => (id === null) === isNew)
      .map(({ objectId, after }) => ({ id: objectId, ...toProductColumns(after) }))
  const isWritten = (await insertProductRows(tx, rowsOf(true))) && (await updateProductRows(tx, rowsOf(false)))
  if (!isWritten) refuseTakenOmieCode()
  const given = known.filter(({ body }) => body.property_ids !== undefined)
  await replaceProductProperties(tx, new Map(given.map(({ objectId, after }) => [objectId, after.property_ids])))
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
