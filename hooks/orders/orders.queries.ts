import { keepPreviousData, queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCsvDownload } from '@/hooks/http/useCsvDownload'
import { isApiError } from '@/services/http/api-error.rules'
import { getFile } from '@/services/orders/documents/documents.service'
import type { OrderAddress } from '@/services/orders/order-address.rules'
import type { OrderCsvQuery, OrderListQuery } from '@/services/orders/orders.schema'
import { getOrder, getOrders, getOrdersCsv, getProductsDetails, getProposal } from '@/services/orders/orders.service'
import { type OrderConflict, type OrderNews, orderKeys } from './order-keys'

/** The customer's orders; the previous rows stay while the next ones load. */
export const ordersQueryOptions = (query: Partial<OrderListQuery>) =>
  queryOptions({
    queryKey: orderKeys.list('customer', query),
    queryFn: ({ signal }) => getOrders(query, signal),
    placeholderData: keepPreviousData,
  })

/** The number of orders that wait for the customer, with at most one of them. */
export const yourTurnCountQueryOptions = () => ordersQueryOptions({ turn: 'customer', page_size: 1 })

/** The number of orders whose rental runs. */
export const ongoingCountQueryOptions = () => ordersQueryOptions({ stage_name: 'ONGOING', page_size: 1 })

/** The customer's orders as CSV, with the list's filters and sorting. */
export const useOrdersCsv = (query: Partial<OrderCsvQuery>) =>
  useCsvDownload((transfer) => getOrdersCsv(query, transfer))

/** The whole order, for customers or staff; idle until the route is ready. */
export const orderQueryOptions = (ref: OrderAddress | undefined) =>
  queryOptions({
    queryKey: orderKeys.detail(ref ?? { audience: 'customer', maskId: '' }),
    queryFn: ref ? ({ signal }) => getOrder(ref, signal) : skipToken,
  })

/** Asks for an order that is about to be opened. Its page shows why it did not come. */
export function useOrderAhead(): (ref: OrderAddress) => void {
  const queryClient = useQueryClient()
  return (ref) => void queryClient.query(orderQueryOptions(ref)).catch(() => undefined)
}

export const productsDetailsQueryOptions = (maskId: string, wanted: boolean) =>
  queryOptions({
    queryKey: orderKeys.products(maskId),
    queryFn: wanted ? ({ signal }) => getProductsDetails(maskId, signal) : skipToken,
  })

/** A file with a given id never changes. */
export const fileQueryOptions = (ref: OrderAddress, documentId: number, fileId: number | undefined) =>
  queryOptions({
    queryKey: orderKeys.file(ref, documentId, fileId),
    queryFn: fileId === undefined ? skipToken : ({ signal }) => getFile(ref, documentId, fileId, signal),
    staleTime: Infinity,
    gcTime: 60_000,
    meta: { quiet: true },
  })

/** The PDF of a version of the proposal; it never changes. */
export const proposalQueryOptions = (ref: OrderAddress, version: number) =>
  queryOptions({
    queryKey: orderKeys.proposal(ref, version),
    queryFn: ({ signal }) => getProposal(ref, version, signal),
    staleTime: Infinity,
    gcTime: 60_000,
    meta: { quiet: true },
  })

/** A cache entry without a fetcher, only written by other queries and mutations. */
const onlyWritten = <T>(queryKey: readonly unknown[]) =>
  queryOptions<T | null>({ queryKey, queryFn: skipToken, initialData: null, staleTime: Infinity })

/** The order before and after a 409 `stage_changed`. */
export const conflictQueryOptions = (ref: OrderAddress) => onlyWritten<OrderConflict>(orderKeys.conflict(ref))

export const newsQueryOptions = (ref: OrderAddress) => onlyWritten<OrderNews>(orderKeys.news(ref))

/** One order and the state of its query; `missing` when it does not exist or belongs to another company. */
export function useOrder(ref: OrderAddress | undefined) {
  const { data, error, refetch } = useQuery(orderQueryOptions(ref))
  const state = data ? 'ready' : !error ? 'loading' : isApiError(error, 'not_found') ? 'missing' : 'failed'
  return { order: data, state, error, retry: () => void refetch() } as const
}

/** The content of a file, for the viewer. */
export function useFile(ref: OrderAddress, documentId: number, fileId: number | undefined) {
  const { data, isError, refetch } = useQuery(fileQueryOptions(ref, documentId, fileId))
  return { content: data, isError, retry: () => void refetch() }
}

/** The conflict that refused the last command, until it is dismissed. */
export function useOrderConflict(ref: OrderAddress) {
  const queryClient = useQueryClient()
  const { data } = useQuery(conflictQueryOptions(ref))
  return { conflict: data, dismiss: () => queryClient.setQueryData(orderKeys.conflict(ref), null) }
}
