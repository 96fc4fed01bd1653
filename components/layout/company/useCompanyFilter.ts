import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Filter } from '@/components/ui/tables/FilterChips'
import { useLogin } from '@/contexts/LoginContext'
import { companiesQueryOptions, companyQueryOptions } from '@/hooks/companies/companies.queries'
import { may } from '@/services/auth/permissions.rules'

type CompanyRef = { id: number; corporate_name: string }

const COMPANIES_SHOWN = 20

/**
 * Companies by the hundreds: looked up while the list is open, for those who may open clients; undefined for others,
 * unless a link asks for a company: what it asks for is shown, and can be taken off, by everyone.
 * `inRows`: the companies of the rows on the screen, whose names need not be asked for.
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
