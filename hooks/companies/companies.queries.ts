import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { getCompanies, getCompany } from '@/services/companies/companies.service'
import type { CompanyListQuery } from '@/services/companies/companies.schema'

export const companyKeys = {
  all: ['companies'] as const,
  list: (query: object) => [...companyKeys.all, 'list', { ...query }] as const,
  detail: (id: number | undefined) => [...companyKeys.all, 'detail', { id }] as const,
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
