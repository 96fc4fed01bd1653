import { db } from '@/server/db/client'
import { toPage, window } from '@/server/http/page'
import { found } from '@/server/http/refusal'
import { peopleOf } from '@/server/users/users.service'
import type { Actor } from '@/services/auth/actor.rules'
import { maySeeCompany, visibleCompanies } from '@/services/auth/visibility.rules'
import type { Address } from '@/services/companies/addresses.schema'
import type { Company, CompanyListQuery, CompanySummary } from '@/services/companies/companies.schema'
import type { Page } from '@/services/http/page.schema'
import { addressesOf } from './companies.service'
import { toCompany, toCompanySummary } from './companies.mapper'
import { countCompanies, findCompany, listCompanies } from './companies.repository'
import { summariseOrdersOf } from './company-orders.repository'

/** A page of the clients that this member of staff sees. */
export async function listVisibleCompanies(
  actor: Actor,
  query: CompanyListQuery,
  url: string,
): Promise<Page<CompanySummary>> {
  const visible = visibleCompanies(actor)
  const count = await countCompanies(db(), visible, query)
  const rows = await listCompanies(db(), visible, query, window(query))
  return toPage(url, query, count, rows.map(toCompanySummary))
}

/** A client with its people, orders and addresses. Refuses 404 for one that the actor may not see. */
export async function readCompany(actor: Actor, id: number): Promise<Company> {
  const row = found(maySeeCompany(actor, id) ? await findCompany(db(), id) : undefined)
  return toCompany(row, {
    people: await peopleOf(db(), id),
    orders: await summariseOrdersOf(db(), id),
    addresses: await addressesOf(db(), id),
  })
}

/** The saved addresses of a client. Refuses 404 for one that the actor may not see. */
export async function listCompanyAddresses(actor: Actor, companyId: number): Promise<Address[]> {
  return addressesOf(db(), await visibleClient(actor, companyId))
}

/** The id of a client, for what belongs to it. Refuses 404 for one that the actor may not see. */
export async function visibleClient(actor: Actor, companyId: number): Promise<number> {
  return found(maySeeCompany(actor, companyId) ? await findCompany(db(), companyId) : undefined).company.id
}
