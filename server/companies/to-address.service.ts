import type { Address } from '@/services/companies/addresses.schema'
import type { AddressRow } from './addresses.repository'

/** An address as the wire knows it. */
export const toAddress = (row: AddressRow): Address => ({
  id: row.id,
  label: row.label,
  recipient_name: row.recipientName,
  postal_code: row.postalCode,
  state: row.state,
  city: row.city,
  district: row.district,
  street: row.street,
  number: row.number,
  complement: row.complement,
  reference_point: row.referencePoint,
})
