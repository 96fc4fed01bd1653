import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { useCsvDownload } from '@/hooks/http/useCsvDownload'
import type { MovementCsvQuery, MovementListQuery } from '@/services/equipment/movements/movements.schema'
import type { RelocationListQuery } from '@/services/equipment/relocations/relocations.schema'
import type { EquipmentCsvQuery, EquipmentListQuery } from '@/services/equipment/units/equipment.schema'
import {
  getColleagues,
  getEquipment,
  getEquipmentAddresses,
  getEquipmentCsv,
  getEquipmentSummary,
  getMovements,
  getMovementsCsv,
  getRelocations,
  getReturnTerms,
  getUnit,
  getUnitHistory,
} from '@/services/equipment/units/equipment.service'

export const equipmentKeys = {
  all: ['equipment'] as const,
  list: (query: object) => [...equipmentKeys.all, 'list', { ...query }] as const,
  summary: () => [...equipmentKeys.all, 'summary'] as const,
  unit: (id: number | undefined) => [...equipmentKeys.all, 'unit', { id }] as const,
  history: (serial: string, page: number) => [...equipmentKeys.all, 'history', { serial, page }] as const,
  people: (search: string) => [...equipmentKeys.all, 'people', { search }] as const,
  movements: (companyId: number | undefined, query: object) =>
    [...equipmentKeys.all, 'movements', { companyId, ...query }] as const,
}

export const equipmentQueryOptions = (query: Partial<EquipmentListQuery>) =>
  queryOptions({
    queryKey: equipmentKeys.list(query),
    queryFn: ({ signal }) => getEquipment(query, signal),
    placeholderData: keepPreviousData,
  })

/** Counts by status, product, address and user, for the filters. */
export const equipmentSummaryQueryOptions = () =>
  queryOptions({ queryKey: equipmentKeys.summary(), queryFn: ({ signal }) => getEquipmentSummary(signal) })

export const unitQueryOptions = (id: number | undefined) =>
  queryOptions({
    queryKey: equipmentKeys.unit(id),
    queryFn: id === undefined || Number.isNaN(id) ? skipToken : ({ signal }) => getUnit(id, signal),
  })

export const HISTORY_PAGE_SIZE = 20

export const unitHistoryQueryOptions = (serial: string, page: number) =>
  queryOptions({
    queryKey: equipmentKeys.history(serial, page),
    queryFn: ({ signal }) => getUnitHistory(serial, { page, page_size: HISTORY_PAGE_SIZE }, signal),
    placeholderData: keepPreviousData,
  })

/** Users who may be assigned units; keeps the previous page while loading. */
export const colleaguesQueryOptions = (search: string) =>
  queryOptions({
    queryKey: equipmentKeys.people(search),
    queryFn: ({ signal }) => getColleagues(search, signal),
    placeholderData: keepPreviousData,
  })

export const movementsQueryOptions = (companyId: number | undefined, query: Partial<MovementListQuery>) =>
  queryOptions({
    queryKey: equipmentKeys.movements(companyId, query),
    queryFn:
      companyId === undefined || Number.isNaN(companyId)
        ? skipToken
        : ({ signal }) => getMovements(companyId, query, signal),
    placeholderData: keepPreviousData,
  })

/** Nested under the units' key, so that both are invalidated together. */
export const relocationKeys = {
  all: [...equipmentKeys.all, 'relocations'] as const,
  list: (query: object) => [...relocationKeys.all, 'list', { ...query }] as const,
  places: () => [...equipmentKeys.all, 'places'] as const,
}

export const relocationsQueryOptions = (query: Partial<RelocationListQuery>) =>
  queryOptions({
    queryKey: relocationKeys.list(query),
    queryFn: ({ signal }) => getRelocations(query, signal),
    placeholderData: keepPreviousData,
  })

export const equipmentAddressesQueryOptions = () =>
  queryOptions({ queryKey: relocationKeys.places(), queryFn: ({ signal }) => getEquipmentAddresses(signal) })

/** Terms of returning units today; they change every day and with every return. */
export const returnTermsQueryOptions = (unitIds: readonly number[]) =>
  queryOptions({
    queryKey: [...equipmentKeys.all, 'return-terms', { units: unitIds }] as const,
    queryFn: ({ signal }) => getReturnTerms(unitIds, signal),
    staleTime: 0,
  })

export const useEquipmentCsv = (query: Partial<EquipmentCsvQuery>) =>
  useCsvDownload((transfer) => getEquipmentCsv(query, transfer))

export const useMovementsCsv = (companyId: number, query: Partial<MovementCsvQuery>) =>
  useCsvDownload((transfer) => getMovementsCsv(companyId, query, transfer))
