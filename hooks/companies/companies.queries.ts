import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { useCsvDownload } from '@/hooks/http/useCsvDownload'
import type { CompanyCsvQuery, CompanyListQuery, CompanyPeopleQuery } from '@/services/companies/companies.schema'
import { getCompanies, getCompaniesCsv, getCompany, getCompanyPeople } from '@/services/companies/companies.service'

export const companyKeys = {
  all: ['companies'] as const,
  list: (query: object) => [...companyKeys.all, 'list', { ...query }] as const,
  detail: (id: number | undefined) => [...companyKeys.all, 'detail', { id }] as const,
  people: (id: number, query: object) => [...companyKeys.all, 'people', { id, ...query }] as const,
}

/** The clients that this staff user sees; the previous rows stay while the next ones load. */
export const companiesQueryOptions = (query: Partial<CompanyListQuery>) =>
  queryOptions({
    queryKey: companyKeys.list(query),
    queryFn: ({ signal }) => getCompanies(query, signal),
    placeholderData: keepPreviousData,
  })

/** One client; without its id (the route is not ready yet) nothing is fetched. */
export const companyQueryOptions = (id: number | undefined) =>
  queryOptions({
    queryKey: companyKeys.detail(id),
    queryFn: id === undefined ? skipToken : ({ signal }) => getCompany(id, signal),
  })

/** The users of a client; the previous rows stay while the next ones load. */
export const companyPeopleQueryOptions = (id: number, query: Partial<CompanyPeopleQuery>) =>
  queryOptions({
    queryKey: companyKeys.people(id, query),
    queryFn: ({ signal }) => getCompanyPeople(id, query, signal),
    placeholderData: keepPreviousData,
  })

/** The clients as a CSV file, with the list's filters and sorting. */
export const useCompaniesCsv = (query: Partial<CompanyCsvQuery>) =>
  useCsvDownload((transfer) => getCompaniesCsv(query, transfer))
