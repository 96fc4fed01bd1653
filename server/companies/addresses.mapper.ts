import { isVisitor, type QuotationOwner } from '@/services/auth/actor.rules'
import type { Address, NewAddress } from '@/services/companies/addresses.schema'
import type { AddressFields } from './addresses.repository'

/** The label defaults to the city. */
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

/** A visitor's data are erased later and history never is: their addresses stay out of it. */
export const forHistory = (who: QuotationOwner, address: Address): Address | null => (isVisitor(who) ? null : address)
