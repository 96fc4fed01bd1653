import { formatCep } from '@/services/format/format.rules'
import type { Address, NewAddress, PostalCode } from './addresses.schema'

/** The values of the form: texts as typed, the CEP with its mask. */
export type AddressForm = Record<
  | 'label'
  | 'recipient_name'
  | 'postal_code'
  | 'state'
  | 'city'
  | 'district'
  | 'street'
  | 'number'
  | 'complement'
  | 'reference_point',
  string
>

export const EMPTY_ADDRESS: AddressForm = {
  label: '',
  recipient_name: '',
  postal_code: '',
  state: '',
  city: '',
  district: '',
  street: '',
  number: '',
  complement: '',
  reference_point: '',
}

export const toAddressForm = (address: Address): AddressForm => ({
  label: address.label,
  recipient_name: address.recipient_name,
  postal_code: formatCep(address.postal_code),
  state: address.state,
  city: address.city,
  district: address.district ?? '',
  street: address.street,
  number: address.number,
  complement: address.complement ?? '',
  reference_point: address.reference_point ?? '',
})

/** The digits of a typed CEP. */
export const cepDigits = (text: string): string => text.replace(/\D/g, '')

/** The request body: trimmed, the CEP as digits, without empty fields. Not validated yet. */
export function toNewAddress(form: AddressForm): Partial<NewAddress> {
  const texts = { ...form, postal_code: cepDigits(form.postal_code) }
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => (text.trim() === '' ? [] : [[name, text.trim()]])),
  )
}

type FilledFields = Pick<AddressForm, 'state' | 'city' | 'district' | 'street'>

export const filledFields = ({ state, city, district, street }: PostalCode): FilledFields => ({
  state,
  city,
  district: district ?? '',
  street: street ?? '',
})

/**
 * The form filled with the address of a CEP. Typed text stays: only fields that are empty, or still hold the address of
 * the previous CEP, are filled.
 */
export function fillFromPostalCode(form: AddressForm, known: FilledFields, before: FilledFields | null): AddressForm {
  const next = { ...form }
  for (const name of ['state', 'city', 'district', 'street'] as const) {
    if (form[name] === '' || form[name] === before?.[name]) next[name] = known[name]
  }
  return next
}
