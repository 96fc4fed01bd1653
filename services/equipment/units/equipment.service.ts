import { bodyOf, http } from '@/services/http/client'
import { type CsvFile, getCsv, type Transfer } from '@/services/http/files'
import type { Page } from '@/services/http/page.schema'
import type { ReturnTerms, ReturnUnits } from '@/services/logistics/returns/returns.schema'
import type { Order } from '@/services/orders/orders.schema'
import type { Movement, MovementCsvQuery, MovementListQuery, UnitHistoryQuery } from '../movements/movements.schema'
import type {
  NewRelocation,
  Relocation,
  RelocationChange,
  RelocationListQuery,
} from '../relocations/relocations.schema'
import type {
  Colleague,
  Equipment,
  EquipmentAddress,
  EquipmentCsvQuery,
  EquipmentListQuery,
  EquipmentSummary,
  UsersAssignment,
} from './equipment.schema'

/** The units held by the active company. */
export const getEquipment = (query: Partial<EquipmentListQuery>, signal?: AbortSignal): Promise<Page<Equipment>> =>
  bodyOf(http.get<Page<Equipment>>('/equipment', { params: query, signal }))

/** The whole list as a CSV file. */
export const getEquipmentCsv = (query: Partial<EquipmentCsvQuery>, transfer: Transfer = {}): Promise<CsvFile> =>
  getCsv('/equipment-csv-extract', query, transfer)

/** Counts of the company's units. */
export const getEquipmentSummary = (signal?: AbortSignal): Promise<EquipmentSummary> =>
  bodyOf(http.get<EquipmentSummary>('/equipment-summary', { signal }))

export const getUnit = (id: number, signal?: AbortSignal): Promise<Equipment> =>
  bodyOf(http.get<Equipment>(`/equipment/${String(id)}`, { signal }))

/** The history of a unit while the company held it, newest first. */
export async function getUnitHistory(
  serial: string,
  query: Partial<UnitHistoryQuery>,
  signal?: AbortSignal,
): Promise<Page<Movement>> {
  const path = `/equipment/${encodeURIComponent(serial)}/history`
  const { data } = await http.get<Page<Movement>>(path, { params: query, signal })
  return data
}

/** The users who may be assigned units, by part of name or e-mail. */
export const getColleagues = (search: string, signal?: AbortSignal): Promise<Colleague[]> =>
  bodyOf(http.get<Colleague[]>('/equipment-people', { params: { search }, signal }))

/** Assigns a user to a unit; null for none. */
export const assignUser = (unitId: number, userId: number | null): Promise<Equipment> =>
  bodyOf(http.put<Equipment>(`/equipment/${String(unitId)}/user`, { user_id: userId }))

/** Assigns a user to many units, all or none. */
export const assignUsers = (body: UsersAssignment): Promise<Equipment[]> =>
  bodyOf(http.put<Equipment[]>('/equipment-users', body))

/** Sets the company's label of a unit; an empty text removes it. */
export const updateLabel = (unitId: number, label: string): Promise<Equipment> =>
  bodyOf(http.put<Equipment>(`/equipment/${String(unitId)}/label`, { label }))

/** Confirms that a unit has reached its user. */
export const confirmReceipt = (unitId: number): Promise<Equipment> =>
  bodyOf(http.post<Equipment>(`/equipment/${String(unitId)}/receipt`, {}))

/** The event log of a company's units, newest first. */
export const getMovements = (
  companyId: number,
  query: Partial<MovementListQuery>,
  signal?: AbortSignal,
): Promise<Page<Movement>> =>
  bodyOf(
    http.get<Page<Movement>>(`/relocation-event-logs/${String(companyId)}`, {
      params: query,
      signal,
    }),
  )

/** The event log as a CSV file. */
export const getMovementsCsv = (
  companyId: number,
  query: Partial<MovementCsvQuery>,
  transfer: Transfer = {},
): Promise<CsvFile> => getCsv(`/relocation-csv-extract/${String(companyId)}`, query, transfer)

/** The addresses of the company. */
export const getEquipmentAddresses = (signal?: AbortSignal): Promise<EquipmentAddress[]> =>
  bodyOf(http.get<EquipmentAddress[]>('/equipment-places', { signal }))

/** The relocations that the caller sees. */
export const getRelocations = (query: Partial<RelocationListQuery>, signal?: AbortSignal): Promise<Page<Relocation>> =>
  bodyOf(http.get<Page<Relocation>>('/relocations', { params: query, signal }))

/** Relocates units, or requests it. */
export const requestRelocation = (body: NewRelocation): Promise<Relocation> =>
  bodyOf(http.post<Relocation>('/relocations', body))

/** Approves, refuses, cancels or completes a relocation. */
export const decideRelocation = (id: number, body: RelocationChange): Promise<Relocation> =>
  bodyOf(http.put<Relocation>(`/relocations/${String(id)}`, body))

/** Terms of returning these units today, by order. */
export const getReturnTerms = (unitIds: readonly number[], signal?: AbortSignal): Promise<ReturnTerms> =>
  bodyOf(
    http.get<ReturnTerms>('/equipment/returns/terms', {
      params: { units: unitIds.join() },
      signal,
    }),
  )

/**
 * Requests the return of units; the rest of their orders stays rented.
 * @returns the orders after the request
 */
export const requestReturns = (units: ReturnUnits): Promise<Order[]> =>
  bodyOf(http.post<Order[]>('/equipment/returns', units))
