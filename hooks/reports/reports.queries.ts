import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { useCsvDownload } from '@/hooks/http/useCsvDownload'
import type { ReportKey } from '@/services/reports/reports.rules'
import type { ReportQuery } from '@/services/reports/reports.schema'
import { getReport, getReportCsv } from '@/services/reports/reports.service'

const reportKeys = {
  all: ['reports'] as const,
  one: (key: ReportKey, query: ReportQuery) => [...reportKeys.all, key, { ...query }] as const,
}

/** A report; its previous rows stay while those of another period or filter load, not those of another report. */
export const reportQueryOptions = (key: ReportKey, query: ReportQuery) =>
  queryOptions({
    queryKey: reportKeys.one(key, query),
    queryFn: ({ signal }) => getReport(key, query, signal),
    placeholderData: (previous) => (previous?.key === key ? keepPreviousData(previous) : undefined),
  })

/** The same rows as CSV. */
export const useReportCsv = (key: ReportKey, query: ReportQuery) =>
  useCsvDownload((transfer) => getReportCsv(key, query, transfer))
