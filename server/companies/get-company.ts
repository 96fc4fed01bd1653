import { db } from '@/server/db/client'
import { csvFile } from '@/server/http/csv/csv-file'
import { limitOffset, toPage } from '@/server/http/page'
import { orNotFound } from '@/server/http/refusal'
import { countPeopleOf, peopleOf } from '@/server/users/users.service'
import type { Actor } from '@/services/auth/actor.rules'
import { maySeeCompany, visibleCompanies } from '@/services/auth/visibility.rules'
import type { Address } from '@/services/companies/addresses.schema'
import type {
  Company,
  CompanyCsvQuery,
  CompanyListQuery,
  CompanyPeopleQuery,
  CompanyPerson,
  CompanySummary,
} from '@/services/companies/companies.schema'
import { COMPANY_COLUMNS } from '@/services/companies/company-csv.rules'
import type { Page } from '@/services/http/page.schema'
import { toCompany, toCompanySummary } from './companies.mapper'
import { companyIds, countCompanies, findCompany, listCompanies } from './companies.repository'
import { addressesOf } from './companies.service'
import { summarizeOrdersOf } from './company-orders.repository'

/** A page of the clients that this member of staff sees. */
export async function listVisibleCompanies(
  actor: Actor,
  query: CompanyListQuery,
  url: string,
): Promise<Page<CompanySummary>> {
  const visible = visibleCompanies(actor)
  const count = await countCompanies(db(), visible, query)
  const rows = await listCompanies(db(), visible, query, limitOffset(query))
  return toPage(url, query, count, rows.map(toCompanySummary))
}

/** The same list as a file, whole. */
export async function exportVisibleCompanies(actor: Actor, query: CompanyCsvQuery): Promise<Response> {
  const visible = visibleCompanies(actor)
  const read = async (ids: readonly number[]) =>
    (await listCompanies(db(), visible, { ...query, ids }, { limit: ids.length, offset: 0 })).map(toCompanySummary)
  return csvFile({ name: 'clientes', columns: COMPANY_COLUMNS, ids: await companyIds(db(), visible, query), read })
}

/** A client with its orders and addresses. Refuses 404 for one that the actor may not see. */
export async function getCompany(actor: Actor, id: number): Promise<Company> {
  const row = orNotFound(maySeeCompany(actor, id) ? await findCompany(db(), id) : undefined)
  return toCompany(row, {
    orders: await summarizeOrdersOf(db(), id),
    addresses: await addressesOf(db(), { companyId: id }),
  })
}

/**
 * A page of the people of a client, its admins before the others. Refuses 404 for a client that the actor may not see; of
 * the companies that a buyer may act for they learn no more than they see.
 */
export async function listCompanyPeople(
  actor: Actor,
  companyId: number,
  query: CompanyPeopleQuery,
  url: string,
): Promise<Page<CompanyPerson>> {
  const id = await visibleCompany(actor, companyId)
  const count = await countPeopleOf(db(), id, query.search)
  const people = await peopleOf(db(), id, { search: query.search, ...limitOffset(query) })
  const shown = people.map((person) => ({
    ...person,
    permitted_companys: person.permitted_companys.filter((company) => maySeeCompany(actor, company.id)),
  }))
  return toPage(url, query, count, shown)
}

/** The saved addresses of a client. Refuses 404 for one that the actor may not see. */
export async function listCompanyAddresses(actor: Actor, companyId: number): Promise<Address[]> {
  return addressesOf(db(), { companyId: await visibleCompany(actor, companyId) })
}

/** The id of a client, for what belongs to it. Refuses 404 for one that the actor may not see. */
export async function visibleCompany(actor: Actor, companyId: number): Promise<number> {
  return orNotFound(maySeeCompany(actor, companyId) ? await findCompany(db(), companyId) : undefined).company.id
}
