import { recordAll } from '@/server/audit/audit.service'
import type { Tx } from '@/server/db/client'
import type { Actor } from '@/services/auth/actor.rules'
import type { ProductStep } from '@/services/catalogue/product-plan.rules'
import { insertProducts, replaceProperties, takeProductIds, updateProducts } from './product-import.repository'
import { omieCodeIsTaken } from './product-refusals'
import { toProductColumns } from './products.mapper'

/**
 * Writes what the lines of a file come to, each product with its history: which line said so.
 * Refuses 409 when another product has an Omie code since.
 */
export async function writeProducts(tx: Tx, actor: Actor, steps: readonly ProductStep[]): Promise<void> {
  const ids = await takeProductIds(tx, steps.filter(({ id }) => id === null).length)
  const known = steps.map((step) => ({ ...step, objectId: step.id ?? Number(ids.shift()) }))
  const rowsOf = (isNew: boolean) =>
    known
      .filter(({ id }) => (id === null) === isNew)
      .map(({ objectId, after }) => ({ id: objectId, ...toProductColumns(after) }))
  const isWritten = (await insertProducts(tx, rowsOf(true))) && (await updateProducts(tx, rowsOf(false)))
  if (!isWritten) omieCodeIsTaken()
  const given = known.filter(({ body }) => body.property_ids !== undefined)
  await replaceProperties(tx, new Map(given.map(({ objectId, after }) => [objectId, after.property_ids])))
  const events = known.map(({ objectId, line, before, after }) => ({
    model: 'product',
    objectId,
    action: before ? 'changed' : 'created',
    message: `Planilha importada, linha ${String(line)}`,
    before,
    after,
  }))
  await recordAll(tx, actor, events)
}
