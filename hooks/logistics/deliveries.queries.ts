import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { getPackage, getPackageBoard, getPackages, getSuggestions } from '@/services/logistics/deliveries.service'
import type { PackageBoardQuery, PackageListQuery } from '@/services/logistics/parcel-lists.schema'

export const deliveryKeys = {
  all: ['deliveries'] as const,
  list: (query: object) => [...deliveryKeys.all, 'list', { ...query }] as const,
  detail: (packageId: number | undefined) => [...deliveryKeys.all, 'detail', { packageId }] as const,
  suggestions: (packageId: number) => [...deliveryKeys.all, 'suggestions', { packageId }] as const,
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

/** One parcel; without a number (the address is not read yet) nothing is asked. */
export const packageQueryOptions = (packageId: number | undefined) =>
  queryOptions({
    queryKey: deliveryKeys.detail(packageId),
    queryFn: packageId === undefined ? skipToken : ({ signal }) => getPackage(packageId, signal),
  })

/** Which units to take from the shelf for a parcel. */
export const suggestionsQueryOptions = (packageId: number, wanted: boolean) =>
  queryOptions({
    queryKey: deliveryKeys.suggestions(packageId),
    queryFn: wanted ? ({ signal }) => getSuggestions(packageId, signal) : skipToken,
    meta: { quiet: true },
  })
