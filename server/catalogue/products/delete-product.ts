import { recordEvent } from '@/server/audit/audit.service'
import { transaction } from '@/server/db/client'
import { orNotFound, Refusal } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { describeReferences } from '@/services/catalogue/references.rules'
import { countProductReferences } from './product-references.repository'
import { toProductRecord } from './products.mapper'
import { deleteProductRow, listProductProperties, lockProducts } from './products.repository'

/**
 * Deletes a product. Refuses 404, and 409 with what refers to it: units, orders, simulations (such a product can be
 * deactivated).
 */
export async function deleteProduct(actor: Actor, id: number): Promise<void> {
  await transaction(async (tx) => {
    const row = orNotFound((await lockProducts(tx, [id]))[0])
    const { units, orders, quotations } = await countProductReferences(tx, id)
    const kept = describeReferences([
      { count: units, one: 'equipamento', many: 'equipamentos' },
      { count: orders, one: 'pedido', many: 'pedidos' },
      { count: quotations, one: 'simulação', many: 'simulações' },
    ])
    if (kept !== '') throw inUse(kept)
    const before = toProductRecord(
      row,
      (await listProductProperties(tx, id)).map((property) => property.id),
    )
    await deleteProductRow(tx, id)
    await recordEvent(tx, actor, { model: 'product', objectId: id, action: 'deleted', before })
  })
}

const inUse = (kept: string): Refusal =>
  new Refusal('conflict', {
    errors: [
      `Este produto não pode ser excluído: há ${kept} com ele. Desative o produto: ele sai do simulador e o que já existe continua como está.`,
    ],
  })
