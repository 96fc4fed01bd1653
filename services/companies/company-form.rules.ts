import { formatCnpj } from '@/services/format/format.rules'
import { type AddressForm, EMPTY_ADDRESS, toNewAddress } from './address-form.rules'
import type { Company, CompanyUpdate, NewCompany } from './companies.schema'

/** The values of the form for a client's data: texts as typed, the CNPJ with its mask. */
export type CompanyForm = Record<
  'cnpj' | 'corporate_name' | 'trade_name' | 'uf' | 'legal_representative' | 'invoice_due_day' | 'billing_email',
  string
>

export const toCompanyForm = (company: Company): CompanyForm => ({
  cnpj: formatCnpj(company.cnpj),
  corporate_name: company.corporate_name,
  trade_name: company.trade_name,
  uf: company.uf,
  legal_representative: company.legal_representative ?? '',
  invoice_due_day: String(company.invoice_due_day),
  billing_email: company.billing_email ?? '',
})

/**
 * Only the changed fields, so that concurrent editors do not undo each other's changes; an emptied optional field is
 * sent as null. Not validated yet.
 */
export function toCompanyUpdate(form: CompanyForm, company: Company): CompanyUpdate {
  const before = toCompanyForm(company)
  const changed = Object.entries(form)
    .map(([name, text]) => [name, text.trim()] as const)
    .filter(([name, text]) => text !== before[name as keyof CompanyForm])
    .map(([name, text]) => [name, sent(name as keyof CompanyForm, text)])
  return Object.fromEntries(changed) as CompanyUpdate
}

const OPTIONAL: readonly (keyof CompanyForm)[] = ['legal_representative', 'billing_email']

function sent(name: keyof CompanyForm, text: string): string | number | null {
  if (text === '' && OPTIONAL.includes(name)) return null
  // An emptied day is no number, so that the form says so.
  return name === 'invoice_due_day' ? Number(text === '' ? Number.NaN : text) : text
}

/** The values of the form that registers a client: company, head office and first admin, as a flat list of fields. */
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

/** The request body: the company's state is that of its head office, whose default recipient is the first admin. */
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
