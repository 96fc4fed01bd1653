import { recordEvent } from '@/server/audit/audit.service'
import { transaction } from '@/server/db/client'
import { orNotFound, Refusal } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { describeReferences } from '@/services/catalogue/references.rules'
import { must } from '@/services/invariant/must.rules'
import { countUpgradeReferences, deleteUpgradeRow, lockUpgrades } from './upgrade-changes.repository'
import { toUpgradeRecord } from './upgrades.mapper'
import { findUpgradeRow } from './upgrades.repository'

/**
 * Deletes an upgrade that nobody has chosen. Refuses 404 for one that does not exist, and 409 with what refers to it:
 * such a one is deactivated.
 */
export async function deleteUpgrade(actor: Actor, id: number): Promise<void> {
  await transaction(async (tx) => {
    const { name } = orNotFound((await lockUpgrades(tx, [id], 'removal'))[0])
    const { quotations, orders } = await countUpgradeReferences(tx, id)
    const what = describeReferences([
      { count: quotations, one: 'simulação', many: 'simulações' },
      { count: orders, one: 'pedido', many: 'pedidos' },
    ])
    if (what) {
      throw new Refusal('conflict', { errors: [`“${name}” não pode ser excluído: há ${what} com ele. Desative-o.`] })
    }
    const before = toUpgradeRecord(must(await findUpgradeRow(tx, id), 'upgrade'))
    await deleteUpgradeRow(tx, id)
    await recordEvent(tx, actor, { model: 'upgrade', objectId: id, action: 'deleted', before })
  })
}
