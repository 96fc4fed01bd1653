import { record } from '@/server/audit/audit.service'
import { transaction, type Tx } from '@/server/db/client'
import { Refusal } from '@/server/http/refusal'
import { createCompanyAdmin } from '@/server/users/users.service'
import { isLimitedToPermittedCompanies, type Actor } from '@/services/auth/actor.rules'
import { may } from '@/services/auth/permissions.rules'
import { canonicalCnpj } from '@/services/companies/cnpj.rules'
import type { Company, NewCompany } from '@/services/companies/companies.schema'
import { toAddress, toAddressFields } from './addresses.mapper'
import { insertAddress } from './addresses.repository'
import { toCompanyRecord } from './companies.mapper'
import { insertCompany, permitCompany, type CompanyRow } from './companies.repository'
import { readCompany } from './read-company'

/**
 * Registers a client on its behalf: company, address and its first admin, who gets a temporary password by e-mail. The
 * client waits for activation unless whoever may activate asks for it at once; a salesperson gets it among the companies
 * permitted to them.
 * Refuses 403 `activate` without the right to it, 409 for a CNPJ or e-mail that is taken.
 */
export async function createCompany(actor: Actor, body: NewCompany): Promise<Company> {
  if (body.activate && !may(actor, 'clients:activate')) throw new Refusal('forbidden')
  const company = await transaction(async (tx) => {
    const row = await insertNew(tx, body)
    const event = { objectId: row.id, companyId: row.id, action: 'created' }
    await record(tx, actor, { ...event, model: 'company', after: toCompanyRecord(row) })
    const address = toAddress(await insertAddress(tx, row.id, toAddressFields(body.address)))
    await record(tx, actor, { ...event, model: 'address', objectId: address.id, after: address })
    await createCompanyAdmin(tx, actor, row.id, body.user)
    if (isLimitedToPermittedCompanies(actor)) await permitCompany(tx, actor.id, row.id)
    return row
  })
  // The company is theirs from this moment on; the next request reads it from the database.
  return readCompany({ ...actor, permittedCompanyIds: [...actor.permittedCompanyIds, company.id] }, company.id)
}

async function insertNew(tx: Tx, { activate = false, ...body }: NewCompany): Promise<CompanyRow> {
  const row = await insertCompany(tx, {
    corporateName: body.corporate_name,
    tradeName: body.trade_name,
    cnpj: canonicalCnpj(body.cnpj),
    uf: body.uf,
    legalRepresentative: body.legal_representative ?? null,
    active: activate,
    activatedAt: activate ? new Date() : null,
  })
  if (row) return row
  throw new Refusal('conflict', {
    errors: ['Já existe uma empresa com esse CNPJ.'],
    fields: { cnpj: ['Já existe uma empresa com esse CNPJ.'] },
  })
}
