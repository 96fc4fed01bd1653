import { EMPTY_ADDRESS, toNewAddress, type AddressForm } from './address-form.rules'
import type { NewCompany } from './companies.schema'

/** What the form that registers a client holds: company, its seat and its first admin, in one list of fields. */
export type ClientForm = AddressForm & {
  corporate_name: string
  trade_name: string
  cnpj: string
  full_name: string
  email: string
  phone: string
  activate: boolean
}

export const EMPTY_CLIENT: ClientForm = {
  ...EMPTY_ADDRESS,
  corporate_name: '',
  trade_name: '',
  cnpj: '',
  full_name: '',
  email: '',
  phone: '',
  activate: false,
}

/** The body of the call: the seat's state is the company's, and its admin receives there unless told otherwise. */
export function toNewCompany(form: ClientForm): NewCompany {
  const { corporate_name, trade_name, cnpj, full_name, email, phone, activate, ...seat } = form
  const address = toNewAddress({ ...seat, recipient_name: seat.recipient_name || full_name })
  return {
    corporate_name: corporate_name.trim(),
    trade_name: trade_name.trim() || corporate_name.trim(),
    cnpj: cnpj.trim(),
    ...(address.state && { uf: address.state }),
    address,
    user: { full_name: full_name.trim(), email: email.trim(), phone: phone.trim() },
    ...(activate && { activate }),
  } as NewCompany
}
