import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { useCsvDownload } from '@/hooks/http/useCsvDownload'
import type { EquipmentCsvQuery, EquipmentListQuery } from '@/services/equipment/equipment.schema'
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
} from '@/services/equipment/equipment.service'
import type { MovementCsvQuery, MovementListQuery } from '@/services/equipment/movements.schema'
import type { RelocationListQuery } from '@/services/equipment/relocations.schema'

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

/** The units in the hands of the active company. */
export const equipmentQueryOptions = (query: Partial<EquipmentListQuery>) =>
  queryOptions({
    queryKey: equipmentKeys.list(query),
    queryFn: ({ signal }) => getEquipment(query, signal),
    placeholderData: keepPreviousData,
  })

/** How much there is of what; what the list can be narrowed to. */
export const equipmentSummaryQueryOptions = () =>
  queryOptions({ queryKey: equipmentKeys.summary(), queryFn: ({ signal }) => getEquipmentSummary(signal) })

/** One unit; without its id (the address is not read yet) nothing is asked. */
export const unitQueryOptions = (id: number | undefined) =>
  queryOptions({
    queryKey: equipmentKeys.unit(id),
    queryFn: id === undefined || Number.isNaN(id) ? skipToken : ({ signal }) => getUnit(id, signal),
  })

export const HISTORY_PAGE_SIZE = 20

/** What happened to a unit, newest first. */
export const unitHistoryQueryOptions = (serial: string, page: number) =>
  queryOptions({
    queryKey: equipmentKeys.history(serial, page),
    queryFn: ({ signal }) => getUnitHistory(serial, { page, page_size: HISTORY_PAGE_SIZE }, signal),
    placeholderData: keepPreviousData,
  })

/** The people who may use units; those of before stay while the next ones come. */
export const colleaguesQueryOptions = (search: string) =>
  queryOptions({
    queryKey: equipmentKeys.people(search),
    queryFn: ({ signal }) => getColleagues(search, signal),
    placeholderData: keepPreviousData,
  })

/** The log of movements of a company. */
export const movementsQueryOptions = (companyId: number | undefined, query: Partial<MovementListQuery>) =>
  queryOptions({
    queryKey: equipmentKeys.movements(companyId, query),
    queryFn:
      companyId === undefined || Number.isNaN(companyId)
        ? skipToken
        : ({ signal }) => getMovements(companyId, query, signal),
    placeholderData: keepPreviousData,
  })

/** Below the units' key: what changes one changes the other. */
export const relocationKeys = {
  all: [...equipmentKeys.all, 'relocations'] as const,
  list: (query: object) => [...relocationKeys.all, 'list', { ...query }] as const,
  places: () => [...equipmentKeys.all, 'places'] as const,
}

/** The moves that the reader sees. */
export const relocationsQueryOptions = (query: Partial<RelocationListQuery>) =>
  queryOptions({
    queryKey: relocationKeys.list(query),
    queryFn: ({ signal }) => getRelocations(query, signal),
    placeholderData: keepPreviousData,
  })

/** The addresses that units may go to. */
export const equipmentAddressesQueryOptions = () =>
  queryOptions({ queryKey: relocationKeys.places(), queryFn: ({ signal }) => getEquipmentAddresses(signal) })

/** What giving units back today means; it changes with every day and every return. */
export const returnTermsQueryOptions = (unitIds: readonly number[]) =>
  queryOptions({
    queryKey: [...equipmentKeys.all, 'return-terms', { units: unitIds }] as const,
    queryFn: ({ signal }) => getReturnTerms(unitIds, signal),
    staleTime: 0,
  })

/** The units as a file, as the list is filtered and sorted. */
export const useEquipmentCsv = (query: Partial<EquipmentCsvQuery>) =>
  useCsvDownload((transfer) => getEquipmentCsv(query, transfer))

/** The log of movements of a company as a file, as the list is filtered. */
export const useMovementsCsv = (companyId: number, query: Partial<MovementCsvQuery>) =>
  useCsvDownload((transfer) => getMovementsCsv(companyId, query, transfer))
