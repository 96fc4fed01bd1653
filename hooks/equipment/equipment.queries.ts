import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getEquipment } from '@/services/equipment/equipment.service'
import type { EquipmentListQuery } from '@/services/equipment/equipment.schema'

export const equipmentKeys = {
  all: ['equipment'] as const,
  list: (query: object) => [...equipmentKeys.all, 'list', { ...query }] as const,
}

/** The units in the hands of the active company. */
export const equipmentQueryOptions = (query: Partial<EquipmentListQuery>) =>
  queryOptions({
    queryKey: equipmentKeys.list(query),
    queryFn: ({ signal }) => getEquipment(query, signal),
    placeholderData: keepPreviousData,
  })
