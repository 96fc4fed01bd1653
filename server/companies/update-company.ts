import { recordEvent } from '@/server/audit/audit.service'
import { transaction, type Tx } from '@/server/db/client'
import { orNotFound, Refusal, refuseField } from '@/server/http/refusal'
import { activateCompanyPeople, suspendCompanyPeople } from '@/server/users/users.service'
import type { Actor } from '@/services/auth/actor.rules'
import { may } from '@/services/auth/permissions.rules'
import { maySeeCompany } from '@/services/auth/visibility.rules'
import { canonicalCnpj } from '@/services/companies/cnpj.rules'
import type { Company, CompanyUpdate } from '@/services/companies/companies.schema'
import { billingEmailFields, mailBillingLink } from './billing-email'
import { toCompanyRecord } from './companies.mapper'
import { cnpjIsTaken, type CompanyFields, type CompanyRow, lockCompany, setCompanyFields } from './companies.repository'
import { hasOrders } from './company-orders.repository'
import { getCompany } from './get-company'

/**
 * Activates or closes a client, or changes its data. Activation admits its users and mails its admins; closing ends
 * their sessions at once.
 * Refuses 404 for a company that the actor may not see, 403 `activate` without the right to it, 409 for a CNPJ that is
 * taken, or that contracts stand on already, 429 where a new billing e-mail got too many links.
 */
export async function updateCompany(actor: Actor, id: number, body: CompanyUpdate): Promise<Company> {
  await transaction(async (tx) => {
    const before = orNotFound(maySeeCompany(actor, id) ? await lockCompany(tx, id) : undefined)
    if (body.activate !== undefined && !may(actor, 'clients:activate')) throw new Refusal('forbidden')
    await updateData(tx, actor, before, body)
    if (body.activate !== undefined && body.activate !== before.active) {
      await setActive(tx, actor, { ...before, ...dataOf(body) }, body.activate)
    }
  })
  return getCompany(actor, id)
}

async function updateData(tx: Tx, actor: Actor, before: CompanyRow, body: CompanyUpdate): Promise<void> {
  const fields = {
    ...dataOf(body),
    ...(body.billing_email !== undefined && billingEmailFields(before, body.billing_email)),
  }
  const after = { ...before, ...fields }
  if (JSON.stringify(after) === JSON.stringify(before)) return
  if (after.cnpj !== before.cnpj) await requireFreeCnpj(tx, before, after.cnpj)
  if (!(await setCompanyFields(tx, before.id, fields))) throw cnpjIs(TAKEN)
  await recordEvent(tx, actor, {
    ...eventOf(before),
    action: 'changed',
    before: toCompanyRecord(before),
    after: toCompanyRecord(after),
  })
  if (after.billingEmail !== before.billingEmail) await mailBillingLink(tx, actor, after)
}

async function requireFreeCnpj(tx: Tx, company: CompanyRow, cnpj: string): Promise<void> {
  if (await hasOrders(tx, company.id)) throw cnpjIs('O CNPJ não muda mais: há pedidos feitos com ele.')
  if (await cnpjIsTaken(tx, cnpj)) throw cnpjIs(TAKEN)
}

const TAKEN = 'Já existe uma empresa com esse CNPJ.'

const cnpjIs = (sentence: string): Refusal => refuseField('cnpj', sentence, 'conflict')

async function setActive(tx: Tx, actor: Actor, company: CompanyRow, active: boolean): Promise<void> {
  const isFirst = company.activatedAt === null
  await setCompanyFields(tx, company.id, active ? { active, activatedAt: new Date() } : { active })
  await recordEvent(tx, actor, {
    ...eventOf(company),
    action: active ? 'activated' : 'deactivated',
    before: { active: company.active },
    after: { active },
  })
  if (active) await activateCompanyPeople(tx, company, { isFirst })
  else await suspendCompanyPeople(tx, company.id)
}

const eventOf = ({ id }: CompanyRow) => ({ model: 'company' as const, objectId: id, companyId: id })

/** Only what the body names. */
function dataOf(body: CompanyUpdate): CompanyFields {
  const { corporate_name, trade_name, cnpj, uf, legal_representative, invoice_due_day } = body
  return {
    ...(corporate_name !== undefined && { corporateName: corporate_name }),
    ...(trade_name !== undefined && { tradeName: trade_name }),
    ...(cnpj !== undefined && { cnpj: canonicalCnpj(cnpj) }),
    ...(uf !== undefined && { uf }),
    ...(legal_representative !== undefined && { legalRepresentative: legal_representative }),
    ...(invoice_due_day !== undefined && { invoiceDueDay: invoice_due_day }),
  }
}
