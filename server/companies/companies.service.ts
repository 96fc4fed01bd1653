import { recordEvent } from '@/server/audit/audit.service'
import { type Db, db, type Tx } from '@/server/db/client'
import { type Actor, isVisitor, type QuotationOwner } from '@/services/auth/actor.rules'
import { visibleCompanies } from '@/services/auth/visibility.rules'
import type { Address } from '@/services/companies/addresses.schema'
import { canonicalCnpj } from '@/services/companies/cnpj.rules'
import type { CompanySummary, NewCompany } from '@/services/companies/companies.schema'
import { activeCompany, type AddressOwner } from './active-company'
import { toAddressFields } from './addresses.mapper'
import { insertAddress, listAddresses } from './addresses.repository'
import { toCompanyRecord, toCompanySummary } from './companies.mapper'
import { type CompanyRow, hasCompany, insertCompany, listCompanies } from './companies.repository'
import { toAddress } from './to-address.service'

/** Whose addresses they see. Refuses 403 while no company is chosen. */
export const addressOwner = (who: QuotationOwner): AddressOwner =>
  isVisitor(who) ? { visitorQuotationId: who.quotationId } : { companyId: activeCompany(who) }

/** The saved addresses of a company or of a visitor, the oldest first; removed ones are not among them. */
export async function addressesOf(conn: Db, owner: AddressOwner): Promise<Address[]> {
  return (await listAddresses(conn, owner)).map(toAddress)
}

/**
 * Writes a company, its first address and their history, in the caller's transaction; it awaits activation unless
 * `activate` is set. Undefined when the CNPJ has an account already.
 */
export async function insertNewCompany(
  tx: Tx,
  author: Pick<Actor, 'id' | 'name' | 'requestId'>,
  { activate = false, ...body }: Omit<NewCompany, 'user'>,
): Promise<CompanyRow | undefined> {
  const row = await insertCompany(tx, {
    corporateName: body.corporate_name,
    tradeName: body.trade_name,
    cnpj: canonicalCnpj(body.cnpj),
    uf: body.uf,
    legalRepresentative: body.legal_representative ?? null,
    active: activate,
    activatedAt: activate ? new Date() : null,
  })
  if (!row) return undefined
  const event = { objectId: row.id, companyId: row.id, action: 'created' as const }
  await recordEvent(tx, author, { ...event, model: 'company', after: toCompanyRecord(row) })
  const address = toAddress(await insertAddress(tx, { companyId: row.id }, toAddressFields(body.address)))
  await recordEvent(tx, author, { ...event, model: 'address', objectId: address.id, after: address })
  return row
}

/** Whether there is a company of this id. */
export const isCompany = hasCompany

/** The clients that the actor sees, by name or CNPJ. */
export async function searchCompanies(actor: Actor, text: string, limit: number): Promise<CompanySummary[]> {
  const filters = { search: text, ordering: 'corporate_name' } as const
  return (await listCompanies(db(), visibleCompanies(actor), filters, { limit, offset: 0 })).map(toCompanySummary)
}
