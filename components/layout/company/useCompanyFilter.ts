import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Filter } from '@/components/ui/tables/FilterChips'
import { useLogin } from '@/contexts/LoginContext'
import { companiesQueryOptions, companyQueryOptions } from '@/hooks/companies/companies.queries'
import { may } from '@/services/auth/permissions.rules'

type CompanyRef = { id: number; corporate_name: string }

const COMPANIES_SHOWN = 20

/**
 * A filter by company that searches on the server while its dropdown is open, for users who may open clients. Others
 * get undefined, unless the address already filters by a company: then they can see and remove the filter.
 * @param inRows the companies of the shown rows, whose names need not be fetched
 */
export function useCompanyFilter(chosenId: number | undefined, inRows: readonly CompanyRef[] = []): Filter | undefined {
  const { actor } = useLogin()
  const maySearch = actor !== null && may(actor, 'clients:open')
  const [text, setText] = useState<string>()
  const asked = { search: text ?? '', ordering: 'corporate_name', page_size: COMPANIES_SHOWN } as const
  const { data, isFetching } = useQuery({ ...companiesQueryOptions(asked), enabled: text !== undefined })
  const named = maySearch ? chosenId : undefined
  const { data: chosen } = useQuery({ ...companyQueryOptions(named), meta: { quiet: true } })
  if (!maySearch && chosenId === undefined) return undefined
  const known = inRows.find(({ id }) => id === chosenId) ?? chosen
  return {
    key: 'empresa',
    label: 'Empresa',
    value: chosenId === undefined ? null : String(chosenId),
    valueLabel: known?.corporate_name ?? 'escolhida',
    options: (data?.results ?? []).map(({ id, corporate_name }) => ({ value: String(id), label: corporate_name })),
    onSearch: maySearch ? setText : undefined,
    isSearching: isFetching,
  }
}
