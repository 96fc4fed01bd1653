import { useQuery } from '@tanstack/react-query'
import { useAddressQuery } from '@/components/layout/list/useListAddress'
import { parseId, parsePage } from '@/components/layout/list/address.rules'
import { reportQueryOptions, useReportCsv } from '@/hooks/reports/reports.queries'
import { groupOf, type ReportDefinition, type ReportFilter } from '@/services/reports/report-definition.rules'
import { periodObjections, type ReportPeriod, toPeriod } from '@/services/reports/report-period.rules'
import type { ReportKey } from '@/services/reports/reports.rules'
import type { ReportQuery } from '@/services/reports/reports.schema'

/** The filters by their names in the address. */
export const FILTER_NAMES: Readonly<Record<ReportFilter, string>> = {
  company_id: 'empresa',
  product_id: 'produto',
  seller_id: 'vendedor',
}

/** A report as the address asks for it: period, group, filters and page. What is no month, group or id asks for nothing. */
export function useReport(definition: ReportDefinition<ReportKey>) {
  const { ready, read, write } = useAddressQuery()
  const group = groupOf(definition, read('por') ?? undefined) ?? definition.groups[0]
  const period = readPeriod(read)
  const filters: Partial<Record<ReportFilter, number>> = Object.fromEntries(
    definition.filters.flatMap((filter) => {
      const id = parseId(read(FILTER_NAMES[filter]))
      return id === undefined ? [] : [[filter, id] as const]
    }),
  )
  const query: ReportQuery = { ...(definition.hasPeriod && period), group: group.key, ...filters }
  const { data, isPlaceholderData, isError, error, refetch } = useQuery({
    ...reportQueryOptions(definition.key, query),
    enabled: ready,
  })
  const names = Object.values(FILTER_NAMES)
  return {
    ...{ definition, group, period, query, filters, isError, error },
    report: data,
    csv: useReportCsv(definition.key, query),
    isRefreshing: isPlaceholderData,
    retry: () => void refetch(),
    page: parsePage(read('pagina')),
    setPage: (page: number) => write({ pagina: page > 1 ? String(page) : null }),
    setPeriod: ({ from, to }: ReportPeriod) => write({ de: from, ate: to, pagina: null }),
    setGroup: (key: string) => write({ por: key === definition.groups[0].key ? null : key, pagina: null }),
    setFilter: (name: string, value: string | null) => write({ [name]: value, pagina: null }),
    isFiltered: Object.keys(filters).length > 0,
    clearFilters: () => write({ ...Object.fromEntries(names.map((name) => [name, null])), pagina: null }),
  }
}

export type ReportState = ReturnType<typeof useReport>

function readPeriod(read: (name: string) => string | null): ReportPeriod {
  const asked = { from: read('de'), to: read('ate') }
  const { from, to } = periodObjections(asked)
  return toPeriod((from ?? to) ? {} : asked)
}
