import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import type { ReturnListQuery } from '@/services/logistics/returns/return-detail.schema'
import { getOwnReturn, getReturn, getReturns } from '@/services/logistics/returns/returns.service'
import { returnKeys } from './logistics-keys'

export const returnsQueryOptions = (query: Partial<ReturnListQuery>) =>
  queryOptions({
    queryKey: returnKeys.list(query),
    queryFn: ({ signal }) => getReturns(query, signal),
    placeholderData: keepPreviousData,
  })

/** One return; the screen shows errors itself. */
export const returnQueryOptions = (packageId: number | undefined) =>
  queryOptions({
    queryKey: returnKeys.detail(packageId),
    queryFn: packageId === undefined ? skipToken : ({ signal }) => getReturn(packageId, signal),
    meta: { quiet: true },
  })

/** A return of one's own order: what was received and how it was appraised. */
export const ownReturnQueryOptions = (maskId: string, packageId: number) =>
  queryOptions({
    queryKey: returnKeys.own(maskId, packageId),
    queryFn: ({ signal }) => getOwnReturn(maskId, packageId, signal),
    meta: { quiet: true },
  })
