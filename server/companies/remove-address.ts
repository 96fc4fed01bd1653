import { record } from '@/server/audit/audit.service'
import { transaction } from '@/server/db/client'
import { found } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { toAddress } from './addresses.mapper'
import { dropOpenDeliveries, hideAddress, lockAddress } from './addresses.repository'

/** Removes an address from the company's list; orders that went there keep it. Refuses 404. */
export async function removeAddress(actor: Actor, companyId: number, id: number): Promise<void> {
  await transaction(async (tx) => {
    const { address } = found(await lockAddress(tx, companyId, id))
    await dropOpenDeliveries(tx, id)
    await hideAddress(tx, id)
    await record(tx, actor, {
      model: 'address',
      objectId: id,
      companyId,
      action: 'removed',
      before: toAddress(address),
    })
  })
}
