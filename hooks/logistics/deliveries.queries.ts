import { keepPreviousData, queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCsvDownload } from '@/hooks/http/useCsvDownload'
import { isApiError } from '@/services/http/api-error.rules'
import type {
  PackageBoardQuery,
  PackageCsvQuery,
  PackageListQuery,
} from '@/services/logistics/packages/package-lists.schema'
import {
  getPackage,
  getPackageBoard,
  getPackages,
  getPackagesCsv,
  getSuggestions,
} from '@/services/logistics/packages/packages.service'
import { deliveryKeys } from './logistics-keys'

export const packagesQueryOptions = (query: Partial<PackageListQuery>) =>
  queryOptions({
    queryKey: deliveryKeys.list(query),
    queryFn: ({ signal }) => getPackages(query, signal),
    placeholderData: keepPreviousData,
  })

export const packageBoardQueryOptions = (query: Partial<PackageBoardQuery>) =>
  queryOptions({
    queryKey: deliveryKeys.board(query),
    queryFn: ({ signal }) => getPackageBoard(query, signal),
    placeholderData: keepPreviousData,
  })

export const packageQueryOptions = (packageId: number | undefined) =>
  queryOptions({
    queryKey: deliveryKeys.detail(packageId),
    queryFn: packageId === undefined ? skipToken : ({ signal }) => getPackage(packageId, signal),
  })

/** Units to fetch from the shelf for a package. */
export const suggestionsQueryOptions = (packageId: number, wanted: boolean) =>
  queryOptions({
    queryKey: deliveryKeys.suggestions(packageId),
    queryFn: wanted ? ({ signal }) => getSuggestions(packageId, signal) : skipToken,
    meta: { quiet: true },
  })

export function usePackage(packageId: number | undefined) {
  const query = useQuery(packageQueryOptions(packageId))
  const isMissing = isApiError(query.error, 'not_found') || isApiError(query.error, 'invalid')
  return { query, isMissing }
}

/** Finds the most urgent other package that waits to be packed. */
export function useNextPackage() {
  const queryClient = useQueryClient()
  return async (packageId: number): Promise<number | undefined> => {
    const query = { package_type: 'regular,extra', delivery_status: 'SEPARATION', page_size: 10 } as const
    const { results } = await queryClient.query({ ...packagesQueryOptions(query), staleTime: 0 })
    return results.find(({ id, can_pack }) => can_pack && id !== packageId)?.id
  }
}

export const useDeliveriesCsv = (query: Partial<PackageCsvQuery>) =>
  useCsvDownload((transfer) => getPackagesCsv(query, transfer))
