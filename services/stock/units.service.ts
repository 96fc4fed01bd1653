import { http } from '@/services/http/client'
import { type CsvFile, getCsv, getPdf, type Transfer } from '@/services/http/files'
import type { Page } from '@/services/http/page.schema'
import type { Registration, RegistrationBody } from './registration.schema'
import type { ProductStock, StockSummaryQuery, UnitCounts } from './stock-summary.schema'
import type { UnitDetail, UnitEvent } from './unit-detail.schema'
import type { NewUnit, UnitCsvQuery, UnitListQuery, UnitPage, UnitsStatusChange, UnitUpdate } from './units.schema'

const PATH = '/equipment-management'
const keyed = (key: string) => ({ headers: { 'Idempotency-Key': key } })

/** All units that match. */
export async function getUnits(query: Partial<UnitListQuery>, signal?: AbortSignal): Promise<UnitPage> {
  const { data } = await http.get<UnitPage>(PATH, { params: query, signal })
  return data
}

/** The same as a CSV file. */
export const getUnitsCsv = (query: Partial<UnitCsvQuery>, transfer: Transfer = {}): Promise<CsvFile> =>
  getCsv(`${PATH}-csv-extract`, query, transfer)

/** Units per status. */
export async function getUnitCounts(signal?: AbortSignal): Promise<UnitCounts> {
  const { data } = await http.get<UnitCounts>(`${PATH}/counts`, { signal })
  return data
}

/** Units per product and part of the stock. */
export async function getStockSummary(
  query: Partial<StockSummaryQuery>,
  signal?: AbortSignal,
): Promise<Page<ProductStock>> {
  const { data } = await http.get<Page<ProductStock>>(`${PATH}/summary`, { params: query, signal })
  return data
}

export type LabelQuery = { ids: readonly number[]; format: 'sheet' | 'single' }

/** Labels with QR codes as a PDF. */
export const getUnitLabels = ({ ids, format }: LabelQuery): Promise<Blob> =>
  getPdf(`${PATH}/labels?${new URLSearchParams({ ids: ids.join(','), format }).toString()}`)

/** The unit that a label names, if the user may see it. */
export async function getUnitByLabel(serial: string, signal?: AbortSignal): Promise<{ id: number }> {
  const { data } = await http.get<{ id: number }>('/unit-address', { params: { serial }, signal })
  return data
}

export async function getUnit(id: number, signal?: AbortSignal): Promise<UnitDetail> {
  const { data } = await http.get<UnitDetail>(`${PATH}/${String(id)}`, { signal })
  return data
}

/** The history of a unit, newest first. */
export async function getUnitHistory(id: number, page: number, signal?: AbortSignal): Promise<Page<UnitEvent>> {
  const { data } = await http.get<Page<UnitEvent>>(`${PATH}/${String(id)}/events`, { params: { page }, signal })
  return data
}

export async function createUnit(body: NewUnit, key: string): Promise<UnitDetail> {
  const { data } = await http.post<UnitDetail>(PATH, body, keyed(key))
  return data
}

export async function updateUnit(id: number, body: UnitUpdate): Promise<UnitDetail> {
  const { data } = await http.put<UnitDetail>(`${PATH}/${String(id)}`, body)
  return data
}

/** Changes the status of units by hand, all or none. @returns how many changed */
export async function updateUnitsStatus(body: UnitsStatusChange): Promise<number> {
  const { data } = await http.put<{ changed: number }>(`${PATH}/status`, body)
  return data.changed
}

/** Dry run of registering these serials. */
export async function checkSerials(
  body: Omit<RegistrationBody, 'dry_run' | 'checked'>,
  signal?: AbortSignal,
): Promise<Registration> {
  const { data } = await http.post<Registration>(`${PATH}/serials`, { ...body, dry_run: true }, { signal })
  return data
}

/** Registers exactly what was checked. */
export async function registerSerials(body: RegistrationBody, key: string): Promise<Registration> {
  const { data } = await http.post<Registration>(`${PATH}/serials`, body, keyed(key))
  return data
}
