import { formatCnpj } from '@/services/format/format.rules'
import { type AddressForm, EMPTY_ADDRESS, toNewAddress } from './address-form.rules'
import type { Company, CompanyUpdate, NewCompany } from './companies.schema'

/** What the form of a client's data holds: texts as they are typed, the CNPJ with its mask. */
export type CompanyForm = Record<'cnpj' | 'corporate_name' | 'trade_name' | 'uf' | 'legal_representative', string>

export const toCompanyForm = (company: Company): CompanyForm => ({
  cnpj: formatCnpj(company.cnpj),
  corporate_name: company.corporate_name,
  trade_name: company.trade_name,
  uf: company.uf,
  legal_representative: company.legal_representative ?? '',
})

/**
 * Only what the person changed, so that two who edit at once do not undo each other; a representative that was emptied is
 * none. Not validated yet.
 */
export function toCompanyUpdate(form: CompanyForm, company: Company): CompanyUpdate {
  const before = toCompanyForm(company)
  const changed = Object.entries(form)
    .map(([name, text]) => [name, text.trim()] as const)
    .filter(([name, text]) => text !== before[name as keyof CompanyForm])
    .map(([name, text]) => [name, name === 'legal_representative' && text === '' ? null : text])
  return Object.fromEntries(changed) as CompanyUpdate
}

/** What the form that registers a client holds: company, its seat and its first admin, in one list of fields. */
export type NewCompanyForm = AddressForm & {
  corporate_name: string
  trade_name: string
  cnpj: string
  full_name: string
  email: string
  phone: string
  activate: boolean
}

export const EMPTY_NEW_COMPANY: NewCompanyForm = {
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
export function toNewCompany(form: NewCompanyForm): NewCompany {
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
