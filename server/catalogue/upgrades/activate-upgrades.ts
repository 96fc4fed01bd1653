import { recordEvents } from '@/server/audit/audit.service'
import { transaction } from '@/server/db/client'
import type { Actor } from '@/services/auth/actor.rules'
import type { Activation, ActivationResult } from '@/services/catalogue/bulk-actions.schema'
import { activationEvents } from '../activation-events'
import { lockUpgrades, updateUpgradeRows } from './upgrade-changes.repository'

/** Activates or deactivates many upgrades; those that already are, or no longer exist, are skipped. */
export async function activateUpgrades(actor: Actor, { ids, active }: Activation): Promise<ActivationResult> {
  return transaction(async (tx) => {
    const rows = (await lockUpgrades(tx, ids, 'change')).filter((row) => row.active !== active)
    const changed = rows.map(({ id }) => id)
    await updateUpgradeRows(tx, changed, { active })
    await recordEvents(tx, actor, activationEvents('upgrade', changed, active))
    return { changed: changed.length }
  })
}
