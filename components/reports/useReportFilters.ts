import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCompanyFilter } from '@/components/layout/company/useCompanyFilter'
import type { Filter } from '@/components/ui/tables/FilterChips'
import { useLogin } from '@/contexts/LoginContext'
import { reportQueryOptions } from '@/hooks/reports/reports.queries'
import { may } from '@/services/auth/permissions.rules'
import type { ReportFilter, ReportRow } from '@/services/reports/report-definition.rules'
import { FILTER_NAMES, type ReportState } from './useReport'

/** The filters of a report. Companies are searched among all by who may open clients. */
export function useReportFilters(state: ReportState): Filter[] {
  const { definition, filters, report } = state
  const { actor } = useLogin()
  const maySearch = actor !== null && may(actor, 'clients:open')
  const inRows = namedBy(report?.rows ?? [], 'company_id', 'company').map(([id, corporate_name]) => ({
    id,
    corporate_name,
  }))
  const searched = useCompanyFilter(maySearch ? filters.company_id : undefined, inRows)
  const byFilter: Record<ReportFilter, Filter | undefined> = {
    company_id: useNamedFilter(state, 'company_id', !maySearch),
    product_id: useNamedFilter(state, 'product_id'),
    seller_id: useNamedFilter(state, 'seller_id'),
  }
  if (maySearch) byFilter.company_id = searched
  return definition.filters.flatMap((filter) => byFilter[filter] ?? [])
}

/** The group whose rows name what is filtered by, and the filter's word. */
const GROUPS: Readonly<Record<ReportFilter, { group: string; label: string }>> = {
  company_id: { group: 'company', label: 'Empresa' },
  product_id: { group: 'product', label: 'Produto' },
  seller_id: { group: 'seller', label: 'Responsável' },
}

/** A filter by what the report itself names, grouped by it; read once the list opens, or to name what was chosen. */
function useNamedFilter(
  { definition, report, query, filters }: ReportState,
  filter: ReportFilter,
  isUsed = true,
): Filter {
  const [text, setText] = useState<string>()
  const { group, label } = GROUPS[filter]
  const { from, to } = query
  const chosen = filters[filter]
  const inRows = namedBy(report?.rows ?? [], filter, group).find(([id]) => id === chosen)?.[1]
  const isToRead = text !== undefined || (chosen !== undefined && report !== undefined && inRows === undefined)
  const { data, isFetching } = useQuery({
    ...reportQueryOptions(definition.key, { from, to, group }),
    enabled: isUsed && isToRead && definition.groups.some(({ key }) => key === group),
    meta: { quiet: true },
  })
  const named = namedBy(data?.rows ?? [], filter, group)
  const sought = (text ?? '').trim().toLocaleLowerCase('pt-BR')
  return {
    ...{ key: FILTER_NAMES[filter], label, isSearching: isFetching, onSearch: setText },
    value: chosen === undefined ? null : String(chosen),
    valueLabel: inRows ?? named.find(([id]) => id === chosen)?.[1] ?? '…',
    options: named
      .filter(([, name]) => name.toLocaleLowerCase('pt-BR').includes(sought))
      .map(([id, name]) => ({ value: String(id), label: name })),
  }
}

/** Ids and names of rows, once each, by name. */
function namedBy(rows: readonly ReportRow[], id: string, name: string): (readonly [number, string])[] {
  const names = new Map(
    rows.flatMap((row) => (typeof row[id] === 'number' ? [[row[id], String(row[name])] as const] : [])),
  )
  return [...names].sort(([, one], [, other]) => one.localeCompare(other, 'pt-BR'))
}
