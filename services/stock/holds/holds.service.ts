import { bodyOf, http } from '@/services/http/client'
import { type CsvFile, getCsv, type Transfer } from '@/services/http/files'
import type { Page } from '@/services/http/page.schema'
import type {
  ExtendHold,
  Hold,
  HoldChoices,
  HoldCsvQuery,
  HoldListQuery,
  HoldMonth,
  HoldMonthQuery,
  ReleaseHold,
} from './holds.schema'

const PATH = '/checkout-management-reservations'

/** The live holds that the user sees. */
export const getHolds = (query: Partial<HoldListQuery>, signal?: AbortSignal): Promise<Page<Hold>> =>
  bodyOf(http.get<Page<Hold>>(PATH, { params: query, signal }))

/** Filter options. */
export const getHoldChoices = (signal?: AbortSignal): Promise<HoldChoices> =>
  bodyOf(http.get<HoldChoices>(`${PATH}/choices`, { signal }))

/** Promised and returning units of a month by day. */
export const getHoldMonth = (query: HoldMonthQuery, signal?: AbortSignal): Promise<HoldMonth> =>
  bodyOf(http.get<HoldMonth>(`${PATH}/month`, { params: query, signal }))

/** The holds as a CSV file. */
export const getHoldsCsv = (query: Partial<HoldCsvQuery>, transfer: Transfer = {}): Promise<CsvFile> =>
  getCsv(`${PATH}-csv-extract`, query, transfer)

/** Releases a hold; the order continues. */
export async function releaseHold(id: number, body: ReleaseHold): Promise<void> {
  await http.put(`${PATH}/${String(id)}/release`, body)
}

/** Extends a hold until a later day. */
export const extendHold = (id: number, body: ExtendHold): Promise<Hold> =>
  bodyOf(http.put<Hold>(`${PATH}/${String(id)}/extend`, body))
