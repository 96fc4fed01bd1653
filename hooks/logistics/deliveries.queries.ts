import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { getPackageBoard, getPackages } from '@/services/logistics/deliveries.service'
import type { PackageBoardQuery, PackageListQuery } from '@/services/logistics/parcel-lists.schema'

export const deliveryKeys = {
  all: ['deliveries'] as const,
  list: (query: object) => [...deliveryKeys.all, 'list', { ...query }] as const,
  board: (query: object) => [...deliveryKeys.all, 'board', { ...query }] as const,
}

/** The parcels of all orders; the rows of before stay while the next ones come. */
export const packagesQueryOptions = (query: Partial<PackageListQuery>) =>
  queryOptions({
    queryKey: deliveryKeys.list(query),
    queryFn: ({ signal }) => getPackages(query, signal),
    placeholderData: keepPreviousData,
  })

/** The same as a board. */
export const packageBoardQueryOptions = (query: Partial<PackageBoardQuery>) =>
  queryOptions({
    queryKey: deliveryKeys.board(query),
    queryFn: ({ signal }) => getPackageBoard(query, signal),
    placeholderData: keepPreviousData,
  })
