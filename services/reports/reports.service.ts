import { bodyOf, http } from '@/services/http/client'
import { type CsvFile, getCsv, type Transfer } from '@/services/http/files'
import type { ReportKey } from './reports.rules'
import type { Report, ReportQuery } from './reports.schema'

/** The costs of the active company have calls of their own, which staff may not make. */
const pathOf = (key: ReportKey, csv = ''): string => (key === 'costs' ? `/costs${csv}` : `/reports${csv}/${key}`)

/** The rows of a report, with their columns, totals and chart. */
export const getReport = (key: ReportKey, query: ReportQuery, signal?: AbortSignal): Promise<Report> =>
  bodyOf(http.get<Report>(pathOf(key), { params: query, signal }))

/** The same rows as CSV. */
export const getReportCsv = (key: ReportKey, query: ReportQuery, transfer: Transfer): Promise<CsvFile> =>
  getCsv(pathOf(key, '-csv-extract'), query, transfer)
