import { record } from '@/server/audit/audit.service'
import { transaction } from '@/server/db/client'
import { found } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import type { Address, NewAddress } from '@/services/companies/addresses.schema'
import { toAddress, toAddressFields } from './addresses.mapper'
import { hideAddress, insertAddress, lockAddress, moveOpenDeliveries, updateAddress } from './addresses.repository'

/** Adds an address to a company that the actor may act for. */
export async function createAddress(actor: Actor, companyId: number, body: NewAddress): Promise<Address> {
  return transaction(async (tx) => {
    const address = toAddress(await insertAddress(tx, companyId, toAddressFields(body)))
    await record(tx, actor, { model: 'address', objectId: address.id, companyId, action: 'created', after: address })
    return address
  })
}

/**
 * Changes an address of a company that the actor may act for. One that an order went to stays what it was for that order: a new row takes
 * its place, with another id, also in quotations that are still open. Refuses 404.
 */
export async function changeAddress(actor: Actor, companyId: number, id: number, body: NewAddress): Promise<Address> {
  return transaction(async (tx) => {
    const { address: old, isInOrder } = found(await lockAddress(tx, companyId, id))
    const fields = toAddressFields(body)
    const row = isInOrder ? await insertAddress(tx, companyId, fields) : await updateAddress(tx, id, fields)
    if (isInOrder) {
      await moveOpenDeliveries(tx, id, row.id)
      await hideAddress(tx, id)
    }
    const address = toAddress(row)
    const event = { model: 'address', objectId: address.id, companyId, action: 'changed' }
    await record(tx, actor, { ...event, before: toAddress(old), after: address })
    return address
  })
}
