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

/** The clients that this member of staff sees; the rows of before stay while the next ones come. */
export const companiesQueryOptions = (query: Partial<CompanyListQuery>) =>
  queryOptions({
    queryKey: companyKeys.list(query),
    queryFn: ({ signal }) => getCompanies(query, signal),
    placeholderData: keepPreviousData,
  })

/** One client; without its id (the address is not read yet) nothing is asked. */
export const companyQueryOptions = (id: number | undefined) =>
  queryOptions({
    queryKey: companyKeys.detail(id),
    queryFn: id === undefined ? skipToken : ({ signal }) => getCompany(id, signal),
  })

/** The people of a client; those of before stay while the next ones come. */
export const companyPeopleQueryOptions = (id: number, query: Partial<CompanyPeopleQuery>) =>
  queryOptions({
    queryKey: companyKeys.people(id, query),
    queryFn: ({ signal }) => getCompanyPeople(id, query, signal),
    placeholderData: keepPreviousData,
  })

/** The clients as a file, as the list is filtered and sorted. */
export const useCompaniesCsv = (query: Partial<CompanyCsvQuery>) =>
  useCsvDownload((transfer) => getCompaniesCsv(query, transfer))
