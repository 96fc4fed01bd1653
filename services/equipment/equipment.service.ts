import { http } from '@/services/http/client'
import { type CsvFile, getCsv, type Transfer } from '@/services/http/files'
import type { Page } from '@/services/http/page.schema'
import type { ReturnTerms, ReturnUnits } from '@/services/logistics/returns.schema'
import type { Order } from '@/services/orders/orders.schema'
import type {
  Colleague,
  Equipment,
  EquipmentAddress,
  EquipmentCsvQuery,
  EquipmentListQuery,
  EquipmentSummary,
  UsersAssignment,
} from './equipment.schema'
import type { Movement, MovementCsvQuery, MovementListQuery, UnitHistoryQuery } from './movements.schema'
import type { NewRelocation, Relocation, RelocationChange, RelocationListQuery } from './relocations.schema'

/** The units in the hands of the active company. */
export async function getEquipment(query: Partial<EquipmentListQuery>, signal?: AbortSignal): Promise<Page<Equipment>> {
  const { data } = await http.get<Page<Equipment>>('/equipment', { params: query, signal })
  return data
}

/** The same as a file, whole. */
export const getEquipmentCsv = (query: Partial<EquipmentCsvQuery>, transfer: Transfer = {}): Promise<CsvFile> =>
  getCsv('/equipment-csv-extract', query, transfer)

/** How much there is of what. */
export async function getEquipmentSummary(signal?: AbortSignal): Promise<EquipmentSummary> {
  const { data } = await http.get<EquipmentSummary>('/equipment-summary', { signal })
  return data
}

export async function getUnit(id: number, signal?: AbortSignal): Promise<Equipment> {
  const { data } = await http.get<Equipment>(`/equipment/${String(id)}`, { signal })
  return data
}

/** What happened to a unit while it was the company's, newest first. */
export async function getUnitHistory(
  serial: string,
  query: Partial<UnitHistoryQuery>,
  signal?: AbortSignal,
): Promise<Page<Movement>> {
  const path = `/equipment/${encodeURIComponent(serial)}/history`
  const { data } = await http.get<Page<Movement>>(path, { params: query, signal })
  return data
}

/** The people who may use units, by a part of name or e-mail. */
export async function getColleagues(search: string, signal?: AbortSignal): Promise<Colleague[]> {
  const { data } = await http.get<Colleague[]>('/equipment-people', { params: { search }, signal })
  return data
}

/** Says who uses a unit; null for nobody. */
export async function assignUser(unitId: number, userId: number | null): Promise<Equipment> {
  const { data } = await http.put<Equipment>(`/equipment/${String(unitId)}/user`, { user_id: userId })
  return data
}

/** The same of many units, all of them or none. */
export async function assignUsers(body: UsersAssignment): Promise<Equipment[]> {
  const { data } = await http.put<Equipment[]>('/equipment-users', body)
  return data
}

/** Says what the company calls a unit; empty for no name of its own. */
export async function updateLabel(unitId: number, label: string): Promise<Equipment> {
  const { data } = await http.put<Equipment>(`/equipment/${String(unitId)}/label`, { label })
  return data
}

/** Says that a unit has reached the person who uses it. */
export async function confirmReceipt(unitId: number): Promise<Equipment> {
  const { data } = await http.post<Equipment>(`/equipment/${String(unitId)}/receipt`, {})
  return data
}

/** The event log of a company's units, newest first. */
export async function getMovements(
  companyId: number,
  query: Partial<MovementListQuery>,
  signal?: AbortSignal,
): Promise<Page<Movement>> {
  const { data } = await http.get<Page<Movement>>(`/relocation-event-logs/${String(companyId)}`, {
    params: query,
    signal,
  })
  return data
}

/** The same as a CSV file. */
export const getMovementsCsv = (
  companyId: number,
  query: Partial<MovementCsvQuery>,
  transfer: Transfer = {},
): Promise<CsvFile> => getCsv(`/relocation-csv-extract/${String(companyId)}`, query, transfer)

/** The addresses of the company. */
export async function getEquipmentAddresses(signal?: AbortSignal): Promise<EquipmentAddress[]> {
  const { data } = await http.get<EquipmentAddress[]>('/equipment-places', { signal })
  return data
}

/** The relocations that the reader sees. */
export async function getRelocations(
  query: Partial<RelocationListQuery>,
  signal?: AbortSignal,
): Promise<Page<Relocation>> {
  const { data } = await http.get<Page<Relocation>>('/relocations', { params: query, signal })
  return data
}

/** Moves units, or requests it. */
export async function requestRelocation(body: NewRelocation): Promise<Relocation> {
  const { data } = await http.post<Relocation>('/relocations', body)
  return data
}

/** Approves, refuses, cancels or completes a relocation. */
export async function decideRelocation(id: number, body: RelocationChange): Promise<Relocation> {
  const { data } = await http.put<Relocation>(`/relocations/${String(id)}`, body)
  return data
}

/** Terms of returning these units today, by order. */
export async function getReturnTerms(unitIds: readonly number[], signal?: AbortSignal): Promise<ReturnTerms> {
  const { data } = await http.get<ReturnTerms>('/equipment/returns/terms', {
    params: { units: unitIds.join() },
    signal,
  })
  return data
}

/** Requests the return of units; the rest of their orders stays rented. @returns the orders after the request */
export async function requestReturns(units: ReturnUnits): Promise<Order[]> {
  const { data } = await http.post<Order[]>('/equipment/returns', units)
  return data
}
