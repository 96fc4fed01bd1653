import { recordEvent } from '@/server/audit/audit.service'
import { transaction } from '@/server/db/client'
import { orNotFound, Refusal } from '@/server/http/refusal'
import type { QuotationOwner } from '@/services/auth/actor.rules'
import type { Address, NewAddress } from '@/services/companies/addresses.schema'
import { type AddressOwner, companyOf } from './active-company'
import { forHistory, toAddressFields } from './addresses.mapper'
import {
  countAddresses,
  hideAddress,
  insertAddress,
  lockAddress,
  moveOpenDeliveries,
  updateAddress,
} from './addresses.repository'
import { toAddress } from './to-address.service'

/** More than a company has places, and than a visitor needs for one quotation. */
const MAX_OF_COMPANY = 1_000
const MAX_OF_VISITOR = 20

/**
 * Adds an address to a company that they may act for, or to a visitor's quotation.
 * Refuses 409 `conflict` beyond as many as anybody needs.
 */
export async function createAddress(who: QuotationOwner, owner: AddressOwner, body: NewAddress): Promise<Address> {
  return transaction(async (tx) => {
    const most = 'companyId' in owner ? MAX_OF_COMPANY : MAX_OF_VISITOR
    if ((await countAddresses(tx, owner)) >= most) {
      throw new Refusal('conflict', { errors: [`São até ${String(most)} endereços. Exclua um que não usa mais.`] })
    }
    const address = toAddress(await insertAddress(tx, owner, toAddressFields(body)))
    await recordEvent(tx, who, {
      model: 'address',
      objectId: address.id,
      companyId: companyOf(owner),
      action: 'created',
      after: forHistory(who, address),
    })
    return address
  })
}

/**
 * Changes an address of its owner's. One that an order went to stays what it was for that order: a new row takes its place,
 * with another id, also in quotations that are still open. Refuses 404.
 */
export async function replaceAddress(
  who: QuotationOwner,
  owner: AddressOwner,
  id: number,
  body: NewAddress,
): Promise<Address> {
  return transaction(async (tx) => {
    const { address: old, isInOrder } = orNotFound(await lockAddress(tx, owner, id))
    const fields = toAddressFields(body)
    const row = isInOrder ? await insertAddress(tx, owner, fields) : await updateAddress(tx, id, fields)
    if (isInOrder) {
      await moveOpenDeliveries(tx, id, row.id)
      await hideAddress(tx, id)
    }
    const address = toAddress(row)
    const event = {
      model: 'address' as const,
      objectId: address.id,
      companyId: companyOf(owner),
      action: 'changed' as const,
    }
    await recordEvent(tx, who, { ...event, before: forHistory(who, toAddress(old)), after: forHistory(who, address) })
    return address
  })
}
