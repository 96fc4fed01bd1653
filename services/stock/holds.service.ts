import { http } from '@/services/http/client'
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
export async function getHolds(query: Partial<HoldListQuery>, signal?: AbortSignal): Promise<Page<Hold>> {
  const { data } = await http.get<Page<Hold>>(PATH, { params: query, signal })
  return data
}

/** Filter options. */
export async function getHoldChoices(signal?: AbortSignal): Promise<HoldChoices> {
  const { data } = await http.get<HoldChoices>(`${PATH}/choices`, { signal })
  return data
}

/** Promised and returning units of a month by day. */
export async function getHoldMonth(query: HoldMonthQuery, signal?: AbortSignal): Promise<HoldMonth> {
  const { data } = await http.get<HoldMonth>(`${PATH}/month`, { params: query, signal })
  return data
}

/** The same as a CSV file. */
export const getHoldsCsv = (query: Partial<HoldCsvQuery>, transfer: Transfer = {}): Promise<CsvFile> =>
  getCsv(`${PATH}-csv-extract`, query, transfer)

/** Releases a hold; the order continues. */
export async function releaseHold(id: number, body: ReleaseHold): Promise<void> {
  await http.put(`${PATH}/${String(id)}/release`, body)
}

/** Extends a hold until a later day. */
export async function extendHold(id: number, body: ExtendHold): Promise<Hold> {
  const { data } = await http.put<Hold>(`${PATH}/${String(id)}/extend`, body)
  return data
}
