import { keepPreviousData, queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { isApiError } from '@/services/http/api-error.rules'
import { getFile } from '@/services/orders/documents/documents.service'
import type { Audience, OrderAddress, OrderKey } from '@/services/orders/order-address.rules'
import type { ManagementListQuery, Order, OrderListQuery } from '@/services/orders/orders.schema'
import { getOrder, getOrders, getProductsDetails, getProposal } from '@/services/orders/orders.service'
import {
  getDocumentAccess,
  getOrderMails,
  getOrdersSummary,
  getStaffOrders,
} from '@/services/orders/staff-orders.service'

export type OrderConflict = { before: Order | undefined; now: Order }

/** An order that others changed while it was open. */
export type OrderNews = {
  now: Order
  /** The newest entry of its history that the person has seen. */
  since: number
  /** The screen still shows the order of before: they were writing. */
  isHeld: boolean
}

export const orderKeys = {
  all: ['orders'] as const,
  lists: () => [...orderKeys.all, 'list'] as const,
  list: (audience: Audience, query: object) => [...orderKeys.lists(), { audience, ...query }] as const,
  summary: () => [...orderKeys.lists(), 'summary'] as const,
  details: () => [...orderKeys.all, 'detail'] as const,
  detail: (ref: OrderAddress) => [...orderKeys.details(), { ...ref }] as const,
  products: (maskId: string) => [...orderKeys.all, 'products', { maskId }] as const,
  file: (ref: OrderAddress, documentId: number, fileId: number | undefined) =>
    [...orderKeys.all, 'file', { ...ref, documentId, fileId }] as const,
  proposal: (ref: OrderAddress, version: number) => [...orderKeys.all, 'proposal', { ...ref, version }] as const,
  documentAccess: (ref: OrderAddress) => [...orderKeys.all, 'document-access', { ...ref }] as const,
  mails: (ref: OrderAddress) => [...orderKeys.all, 'mails', { ...ref }] as const,
  /** Commands that send a file. */
  uploads: (ref: OrderAddress) => [...orderKeys.all, 'upload', { ...ref }] as const,
  conflict: (ref: OrderAddress) => [...orderKeys.all, 'conflict', { ...ref }] as const,
  newest: (ref: OrderAddress) => [...orderKeys.all, 'newest', { ...ref }] as const,
  news: (ref: OrderAddress) => [...orderKeys.all, 'news', { ...ref }] as const,
}

/** The customer's orders; the rows of before stay while the next ones come. */
export const ordersQueryOptions = (query: Partial<OrderListQuery>) =>
  queryOptions({
    queryKey: orderKeys.list('customer', query),
    queryFn: ({ signal }) => getOrders(query, signal),
    placeholderData: keepPreviousData,
  })

export const staffOrdersQueryOptions = (query: Partial<ManagementListQuery>) =>
  queryOptions({
    queryKey: orderKeys.list('staff', query),
    queryFn: ({ signal }) => getStaffOrders(query, signal),
    placeholderData: keepPreviousData,
  })

const HOME_ROWS = 10
const LATE_ROWS = 5

/** What waits for the caller's own groups, the most urgent first. */
export const myOrdersQueryOptions = () =>
  staffOrdersQueryOptions({ mine: true, ordering: 'due_at', page_size: HOME_ROWS })

export const lateOrdersQueryOptions = () =>
  staffOrdersQueryOptions({ late: true, ordering: 'due_at', page_size: LATE_ROWS })

/** How many orders stand where, for the staff's views and home. */
export const ordersSummaryQueryOptions = () =>
  queryOptions({ queryKey: orderKeys.summary(), queryFn: ({ signal }) => getOrdersSummary(signal) })

/** The whole order of either side; without a reference (the address is not read yet) nothing is asked. */
export const orderQueryOptions = (ref: OrderAddress | undefined) =>
  queryOptions({
    queryKey: orderKeys.detail(ref ?? { audience: 'customer', maskId: '' }),
    queryFn: ref ? ({ signal }) => getOrder(ref, signal) : skipToken,
  })

export const productsDetailsQueryOptions = (maskId: string, wanted: boolean) =>
  queryOptions({
    queryKey: orderKeys.products(maskId),
    queryFn: wanted ? ({ signal }) => getProductsDetails(maskId, signal) : skipToken,
  })

/** A file never changes under its id. */
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

/** A cache entry without a fetcher: only written to. */
const onlyWritten = <T>(queryKey: readonly unknown[]) =>
  queryOptions<T | null>({ queryKey, queryFn: skipToken, initialData: null, staleTime: Infinity })

/** What a 409 `stage_changed` brought: the order as the person knew it and as it is now. */
export const conflictQueryOptions = (ref: OrderAddress) => onlyWritten<OrderConflict>(orderKeys.conflict(ref))

/** What a live update brought. */
export const newsQueryOptions = (ref: OrderAddress) => onlyWritten<OrderNews>(orderKeys.news(ref))

const MAIL_ON_ITS_WAY_MS = 5_000

/** The mails about an order, for staff; asked for again until the last one has left, which nothing tells. */
export const orderMailsQueryOptions = (ref: OrderKey & { audience: 'staff' }) =>
  queryOptions({
    queryKey: orderKeys.mails(ref),
    queryFn: ({ signal }) => getOrderMails(ref, signal),
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ status }) => status === 'pending') === true && MAIL_ON_ITS_WAY_MS,
  })

/** Who opened which file of an order, for staff; asked for anew at every look, since every look at a file adds to it. */
export const documentAccessQueryOptions = (ref: OrderKey & { audience: 'staff' }) =>
  queryOptions({
    queryKey: orderKeys.documentAccess(ref),
    queryFn: ({ signal }) => getDocumentAccess(ref, signal),
    staleTime: 0,
  })

/** One order and how asking for it went; `missing` is one that does not exist or is somebody else's. */
export function useOrder(ref: OrderAddress | undefined) {
  const { data, error, refetch } = useQuery(orderQueryOptions(ref))
  const state = data ? 'ready' : !error ? 'loading' : isApiError(error, 'not_found') ? 'missing' : 'failed'
  return { order: data, state, retry: () => void refetch() } as const
}

/** The content of a file, to be shown; kept while its screen is open. */
export function useFile(ref: OrderAddress, documentId: number, fileId: number | undefined) {
  const { data, isError, refetch } = useQuery(fileQueryOptions(ref, documentId, fileId))
  return { content: data, isError, retry: () => void refetch() }
}

/** 'O pedido mudou enquanto você lia.': what the last refused command found, until the person has seen it. */
export function useOrderConflict(ref: OrderAddress) {
  const queryClient = useQueryClient()
  const { data } = useQuery(conflictQueryOptions(ref))
  return { conflict: data, dismiss: () => queryClient.setQueryData(orderKeys.conflict(ref), null) }
}
