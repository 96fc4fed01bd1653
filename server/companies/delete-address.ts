import { recordEvent } from '@/server/audit/audit.service'
import { transaction } from '@/server/db/client'
import { orNotFound } from '@/server/http/refusal'
import type { QuotationOwner } from '@/services/auth/actor.rules'
import { type AddressOwner, companyOf } from './active-company'
import { forHistory } from './addresses.mapper'
import { dropOpenDeliveries, hideAddress, lockAddress } from './addresses.repository'
import { toAddress } from './to-address.service'

/** Removes an address from its owner's list; orders that went there keep it. Refuses 404. */
export async function deleteAddress(who: QuotationOwner, owner: AddressOwner, id: number): Promise<void> {
  await transaction(async (tx) => {
    const { address } = orNotFound(await lockAddress(tx, owner, id))
    await dropOpenDeliveries(tx, id)
    await hideAddress(tx, id)
    await recordEvent(tx, who, {
      model: 'address',
      objectId: id,
      companyId: companyOf(owner),
      action: 'removed',
      before: forHistory(who, toAddress(address)),
    })
  })
}
