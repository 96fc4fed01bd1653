import { useRef } from 'react'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { useCsvDownload } from '@/hooks/http/useCsvDownload'
import type { DashboardQuery } from '@/services/dashboard/dashboard.schema'
import type { DashboardSection } from '@/services/dashboard/dashboard-sections.rules'
import { getDashboard, getDashboardCsv } from '@/services/dashboard/dashboard.service'

const dashboardKeys = {
  all: ['dashboard'] as const,
  of: (query: object) => [...dashboardKeys.all, { ...query }] as const,
}

/** The dashboard of a period and a seller; what was shown stays while the next one loads. */
export const dashboardQueryOptions = (query: Partial<DashboardQuery>) =>
  queryOptions({
    queryKey: dashboardKeys.of(query),
    queryFn: ({ signal }) => getDashboard(query, signal),
    placeholderData: keepPreviousData,
  })

/** Its sections as CSV files. */
export function useDashboardCsv(query: Partial<DashboardQuery>) {
  const section = useRef<DashboardSection>('indicators')
  const { start, isBusy } = useCsvDownload((transfer) =>
    getDashboardCsv({ ...query, section: section.current }, transfer),
  )
  const download = (wanted: DashboardSection): void => {
    section.current = wanted
    void start()
  }
  return { download, isBusy }
}
