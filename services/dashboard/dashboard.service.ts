import { bodyOf, http } from '@/services/http/client'
import { type CsvFile, getCsv, type Transfer } from '@/services/http/files'
import type { HomeIndicators } from './home-indicators.schema'
import type { Dashboard, DashboardCsvQuery, DashboardQuery } from './dashboard.schema'

/** The business of a period of months at a glance: its series, and how things are now. */
export const getDashboard = (query: Partial<DashboardQuery>, signal?: AbortSignal): Promise<Dashboard> =>
  bodyOf(http.get<Dashboard>('/dashboard', { params: query, signal }))

/** One section of it as CSV. */
export const getDashboardCsv = (query: Partial<DashboardCsvQuery>, transfer: Transfer): Promise<CsvFile> =>
  getCsv('/dashboard-csv-extract', query, transfer)

/** The indicators of the home, for the active company. */
export const getHomeIndicators = (signal?: AbortSignal): Promise<HomeIndicators> =>
  bodyOf(http.get<HomeIndicators>('/home-indicators', { signal }))
