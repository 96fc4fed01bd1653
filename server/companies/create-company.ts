import { transaction } from '@/server/db/client'
import { Refusal } from '@/server/http/refusal'
import { createCompanyAdmin } from '@/server/users/users.service'
import { type Actor, isLimitedToPermittedCompanies } from '@/services/auth/actor.rules'
import { may } from '@/services/auth/permissions.rules'
import type { Company, NewCompany } from '@/services/companies/companies.schema'
import { permitCompany } from './companies.repository'
import { insertNewCompany } from './companies.service'
import { getCompany } from './get-company'

/**
 * Registers a client on its behalf: company, address and its first admin, who gets a temporary password by e-mail. The
 * client waits for activation unless whoever may activate asks for it at once; a salesperson gets it among the companies
 * permitted to them.
 * Refuses 403 `activate` without the right to it, 409 for a CNPJ or e-mail that is taken.
 */
export async function createCompany(actor: Actor, body: NewCompany): Promise<Company> {
  if (body.activate && !may(actor, 'clients:activate')) throw new Refusal('forbidden')
  const company = await transaction(async (tx) => {
    const row = (await insertNewCompany(tx, actor, body)) ?? taken()
    await createCompanyAdmin(tx, actor, row.id, body.user)
    if (isLimitedToPermittedCompanies(actor)) await permitCompany(tx, actor.id, row.id)
    return row
  })
  // The actor was loaded before the company was permitted to them.
  return getCompany({ ...actor, permittedCompanyIds: [...actor.permittedCompanyIds, company.id] }, company.id)
}

function taken(): never {
  throw new Refusal('conflict', {
    errors: ['Já existe uma empresa com esse CNPJ.'],
    fields: { cnpj: ['Já existe uma empresa com esse CNPJ.'] },
  })
}
