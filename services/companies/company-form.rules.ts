import { formatCnpj } from '@/services/format/format.rules'
import type { Company, CompanyChange } from './companies.schema'

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
export function toCompanyChange(form: CompanyForm, company: Company): CompanyChange {
  const before = toCompanyForm(company)
  const changed = Object.entries(form)
    .map(([name, text]) => [name, text.trim()] as const)
    .filter(([name, text]) => text !== before[name as keyof CompanyForm])
    .map(([name, text]) => [name, name === 'legal_representative' && text === '' ? null : text])
  return Object.fromEntries(changed) as CompanyChange
}
