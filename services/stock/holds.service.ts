import { http } from '@/services/http/client'
import { type CsvFile, getCsv, type Transfer } from '@/services/http/downloads'
import type { Page } from '@/services/http/page.schema'
import type { HoldChoices, HoldMonth, HoldMonthQuery } from './hold-month.schema'
import type { ExtendHold, Hold, HoldCsvQuery, HoldListQuery, ReleaseHold } from './holds.schema'

const PATH = '/checkout-management-reservations'

/** The live reservations that this member of staff sees. */
export async function getHolds(query: Partial<HoldListQuery>, signal?: AbortSignal): Promise<Page<Hold>> {
  const { data } = await http.get<Page<Hold>>(PATH, { params: query, signal })
  return data
}

/** What they can be narrowed to. */
export async function getHoldChoices(signal?: AbortSignal): Promise<HoldChoices> {
  const { data } = await http.get<HoldChoices>(`${PATH}/choices`, { signal })
  return data
}

/** What is promised and what comes back in a month, day by day. */
export async function getHoldMonth(query: HoldMonthQuery, signal?: AbortSignal): Promise<HoldMonth> {
  const { data } = await http.get<HoldMonth>(`${PATH}/month`, { params: query, signal })
  return data
}

/** The same as a file, whole. */
export const getHoldsCsv = (query: Partial<HoldCsvQuery>, transfer: Transfer = {}): Promise<CsvFile> =>
  getCsv(`${PATH}-csv-extract`, query, transfer)

/** Gives back what an order was promised; the order goes on. */
export async function releaseHold(id: number, body: ReleaseHold): Promise<void> {
  await http.put(`${PATH}/${String(id)}/release`, body)
}

/** Keeps the units of a reservation until a later day. */
export async function extendHold(id: number, body: ExtendHold): Promise<Hold> {
  const { data } = await http.put<Hold>(`${PATH}/${String(id)}/extend`, body)
  return data
}
