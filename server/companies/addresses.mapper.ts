import { isVisitor, type QuotationOwner } from '@/services/auth/actor.rules'
import type { Address, NewAddress } from '@/services/companies/addresses.schema'
import type { AddressFields } from './addresses.repository'

/** An address without a name of its own is called by its city. */
export const toAddressFields = (body: NewAddress): AddressFields => ({
  label: orNull(body.label) ?? body.city,
  recipientName: body.recipient_name,
  postalCode: body.postal_code,
  state: body.state,
  city: body.city,
  district: orNull(body.district),
  street: body.street,
  number: body.number,
  complement: orNull(body.complement),
  referencePoint: orNull(body.reference_point),
})

const orNull = (text: string | undefined): string | null => (text === '' ? null : (text ?? null))

/** History is never erased, and a visitor's data are: of their address it only says that something was done. */
export const forHistory = (who: QuotationOwner, address: Address): Address | null => (isVisitor(who) ? null : address)
