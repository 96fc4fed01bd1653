import { recordEvent } from '@/server/audit/audit.service'
import { transaction } from '@/server/db/client'
import { orNotFound } from '@/server/http/refusal'
import { attachPictures } from '@/server/pictures/pictures.service'
import type { AuditAction } from '@/services/audit/audit-action.rules'
import type { Actor } from '@/services/auth/actor.rules'
import type { ManagedProduct, ProductChange } from '@/services/catalogue/products/products.schema'
import { editConflict } from '../edit-conflict'
import { getManagedProduct } from './list-managed-products'
import { refuseTakenOmieCode, requireProductReferences } from './product-refusals'
import { toNamedColumns, toProductRecord } from './products.mapper'
import { listProductProperties, lockProducts, setProductProperties, updateProductRow } from './products.repository'

/**
 * Changes the named fields of a product; `{active: false}` takes it out of the simulator and leaves carts and orders as
 * they are. A change without effect is not recorded.
 * Refuses 404, 409 with the current product when the body names an outdated version, 400 for a category, kind,
 * property or picture that does not exist, 409 for an Omie code that is taken.
 */
export async function updateProduct(actor: Actor, id: number, body: ProductChange): Promise<ManagedProduct> {
  await transaction(async (tx) => {
    const row = orNotFound((await lockProducts(tx, [id]))[0])
    const fields = toNamedColumns(body)
    const hadIds = (await listProductProperties(tx, id)).map((property) => property.id)
    const hasIds = body.property_ids ? [...new Set(body.property_ids)] : hadIds
    const before = toProductRecord(row, sorted(hadIds))
    const after = toProductRecord({ ...row, ...fields }, sorted(hasIds))
    if (JSON.stringify(after) === JSON.stringify(before)) return
    if (body.version !== undefined && body.version !== row.version) {
      throw await editConflict(tx, 'product', id, await getManagedProduct(id, tx))
    }
    await requireProductReferences(tx, body)
    await attachPictures(
      tx,
      (body.images ?? []).map(({ src }) => src),
    )
    if (!(await updateProductRow(tx, id, fields))) refuseTakenOmieCode()
    if (body.property_ids) await setProductProperties(tx, id, hasIds)
    await recordEvent(tx, actor, { model: 'product', objectId: id, action: actionOf(body), before, after })
  })
  return getManagedProduct(id)
}

const sorted = (ids: readonly number[]): number[] => [...ids].sort((a, b) => a - b)

function actionOf({ active, ...others }: ProductChange): AuditAction {
  if (active === undefined || Object.keys(others).some((name) => name !== 'version')) return 'changed'
  return active ? 'activated' : 'deactivated'
}
