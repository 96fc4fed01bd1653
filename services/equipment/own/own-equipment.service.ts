import { bodyOf, http } from '@/services/http/client'
import { type CsvFile, getCsv, type Transfer } from '@/services/http/files'
import type { Page } from '@/services/http/page.schema'
import type {
  NewOwnEquipment,
  OwnEquipment,
  OwnEquipmentCsvQuery,
  OwnEquipmentEvent,
  OwnEquipmentHistoryQuery,
  OwnEquipmentListQuery,
  OwnEquipmentUpdate,
} from './own-equipment.schema'

const PATH = '/own-equipment'
const pathOf = (id: number): string => `${PATH}/${String(id)}`

/** The equipment that the active company owns itself. */
export const getOwnEquipment = (
  query: Partial<OwnEquipmentListQuery>,
  signal?: AbortSignal,
): Promise<Page<OwnEquipment>> => bodyOf(http.get<Page<OwnEquipment>>(PATH, { params: query, signal }))

/** The list as a CSV file. */
export const getOwnEquipmentCsv = (query: Partial<OwnEquipmentCsvQuery>, transfer: Transfer = {}): Promise<CsvFile> =>
  getCsv(`${PATH}-csv-extract`, query, transfer)

export const getOwnUnit = (id: number, signal?: AbortSignal): Promise<OwnEquipment> =>
  bodyOf(http.get<OwnEquipment>(pathOf(id), { signal }))

/** The history of one device, newest first. */
export const getOwnUnitHistory = (
  id: number,
  query: Partial<OwnEquipmentHistoryQuery>,
  signal?: AbortSignal,
): Promise<Page<OwnEquipmentEvent>> =>
  bodyOf(http.get<Page<OwnEquipmentEvent>>(`${pathOf(id)}/history`, { params: query, signal }))

/** Registers serials of one model, all or none; the idempotency key prevents duplicates. */
export const registerOwnEquipment = (body: NewOwnEquipment, key: string): Promise<OwnEquipment[]> =>
  bodyOf(http.post<OwnEquipment[]>(PATH, body, { headers: { 'Idempotency-Key': key } }))

export const updateOwnEquipment = (id: number, body: OwnEquipmentUpdate): Promise<OwnEquipment> =>
  bodyOf(http.put<OwnEquipment>(pathOf(id), body))
