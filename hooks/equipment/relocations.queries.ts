import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getPlaces, getRelocations } from '@/services/equipment/relocations.service'
import type { RelocationListQuery } from '@/services/equipment/relocations.schema'
import { equipmentKeys } from './equipment.queries'

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
export const placesQueryOptions = () =>
  queryOptions({ queryKey: relocationKeys.places(), queryFn: ({ signal }) => getPlaces(signal) })
