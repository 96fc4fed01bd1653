import { bodyOf, http } from '@/services/http/client'
import { type CsvFile, getCsv, getPdf, type Transfer } from '@/services/http/files'
import type { Page } from '@/services/http/page.schema'
import type { Registration, RegistrationBody } from './registration.schema'
import type { ProductStock, StockSummaryQuery, UnitCounts } from './stock-summary.schema'
import type { UnitDetail, UnitEvent } from './unit-detail.schema'
import type { NewUnit, UnitCsvQuery, UnitListQuery, UnitPage, UnitsStatusChange, UnitUpdate } from './units.schema'

const PATH = '/equipment-management'
const keyed = (key: string) => ({ headers: { 'Idempotency-Key': key } })

/** All units that match. */
export const getUnits = (query: Partial<UnitListQuery>, signal?: AbortSignal): Promise<UnitPage> =>
  bodyOf(http.get<UnitPage>(PATH, { params: query, signal }))

/** The units as a CSV file. */
export const getUnitsCsv = (query: Partial<UnitCsvQuery>, transfer: Transfer = {}): Promise<CsvFile> =>
  getCsv(`${PATH}-csv-extract`, query, transfer)

/** The number of units per status. */
export const getUnitCounts = (signal?: AbortSignal): Promise<UnitCounts> =>
  bodyOf(http.get<UnitCounts>(`${PATH}/counts`, { signal }))

/** The number of units per product and part of the stock. */
export const getStockSummary = (query: Partial<StockSummaryQuery>, signal?: AbortSignal): Promise<Page<ProductStock>> =>
  bodyOf(http.get<Page<ProductStock>>(`${PATH}/summary`, { params: query, signal }))

export type LabelQuery = { ids: readonly number[]; format: 'sheet' | 'single' }

/** Labels with QR codes as a PDF. */
export const getUnitLabels = ({ ids, format }: LabelQuery): Promise<Blob> =>
  getPdf(`${PATH}/labels?${new URLSearchParams({ ids: ids.join(','), format }).toString()}`)

/** The unit with this label, if the user may see it. */
export const getUnitByLabel = (serial: string, signal?: AbortSignal): Promise<{ id: number }> =>
  bodyOf(http.get<{ id: number }>('/unit-address', { params: { serial }, signal }))

export const getUnit = (id: number, signal?: AbortSignal): Promise<UnitDetail> =>
  bodyOf(http.get<UnitDetail>(`${PATH}/${String(id)}`, { signal }))

/** The history of a unit, newest first. */
export const getUnitHistory = (id: number, page: number, signal?: AbortSignal): Promise<Page<UnitEvent>> =>
  bodyOf(http.get<Page<UnitEvent>>(`${PATH}/${String(id)}/events`, { params: { page }, signal }))

export const createUnit = (body: NewUnit, key: string): Promise<UnitDetail> =>
  bodyOf(http.post<UnitDetail>(PATH, body, keyed(key)))

export const updateUnit = (id: number, body: UnitUpdate): Promise<UnitDetail> =>
  bodyOf(http.put<UnitDetail>(`${PATH}/${String(id)}`, body))

/**
 * Changes the status of units by hand, all or none.
 * @returns how many changed
 */
export async function updateUnitsStatus(body: UnitsStatusChange): Promise<number> {
  const { data } = await http.put<{ changed: number }>(`${PATH}/status`, body)
  return data.changed
}

/** Dry run of registering these serials. */
export const checkSerials = (
  body: Omit<RegistrationBody, 'dry_run' | 'checked'>,
  signal?: AbortSignal,
): Promise<Registration> => bodyOf(http.post<Registration>(`${PATH}/serials`, { ...body, dry_run: true }, { signal }))

/** Registers exactly the serials that were checked. */
export const registerSerials = (body: RegistrationBody, key: string): Promise<Registration> =>
  bodyOf(http.post<Registration>(`${PATH}/serials`, body, keyed(key)))
