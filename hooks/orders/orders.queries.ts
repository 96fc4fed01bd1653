import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import { getFile } from '@/services/orders/documents.service'
import type { Audience, OrderRef } from '@/services/orders/order-ref.rules'
import {
  getManagedOrders,
  getDocumentAccess,
  getOrderMails,
  getOrdersSummary,
  type ManagedOrder,
} from '@/services/orders/orders-management.service'
import type { ManagementListQuery, Order, OrderListQuery } from '@/services/orders/orders.schema'
import { getOrder, getOrders, getProductsDetails, getProposal } from '@/services/orders/orders.service'

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
  detail: (ref: OrderRef) => [...orderKeys.details(), { ...ref }] as const,
  products: (maskId: string) => [...orderKeys.all, 'products', { maskId }] as const,
  file: (ref: OrderRef, documentId: number, fileId: number | undefined) =>
    [...orderKeys.all, 'file', { ...ref, documentId, fileId }] as const,
  proposal: (ref: OrderRef, version: number) => [...orderKeys.all, 'proposal', { ...ref, version }] as const,
  documentAccess: (ref: OrderRef) => [...orderKeys.all, 'document-access', { ...ref }] as const,
  mails: (ref: OrderRef) => [...orderKeys.all, 'mails', { ...ref }] as const,
  /** Commands that send a file. */
  uploads: (ref: OrderRef) => [...orderKeys.all, 'upload', { ...ref }] as const,
  conflict: (ref: OrderRef) => [...orderKeys.all, 'conflict', { ...ref }] as const,
  newest: (ref: OrderRef) => [...orderKeys.all, 'newest', { ...ref }] as const,
  news: (ref: OrderRef) => [...orderKeys.all, 'news', { ...ref }] as const,
}

/** The customer's orders; the rows of before stay while the next ones come. */
export const ordersQueryOptions = (query: Partial<OrderListQuery>) =>
  queryOptions({
    queryKey: orderKeys.list('customer', query),
    queryFn: ({ signal }) => getOrders(query, signal),
    placeholderData: keepPreviousData,
  })

export const managedOrdersQueryOptions = (query: Partial<ManagementListQuery>) =>
  queryOptions({
    queryKey: orderKeys.list('staff', query),
    queryFn: ({ signal }) => getManagedOrders(query, signal),
    placeholderData: keepPreviousData,
  })

const HOME_ROWS = 10
const LATE_ROWS = 5

/** What waits for the caller's own groups, the most urgent first. */
export const myOrdersQueryOptions = () =>
  managedOrdersQueryOptions({ mine: true, ordering: 'due_at', page_size: HOME_ROWS })

export const lateOrdersQueryOptions = () =>
  managedOrdersQueryOptions({ late: true, ordering: 'due_at', page_size: LATE_ROWS })

/** How many orders stand where, for the staff's views and home. */
export const ordersSummaryQueryOptions = () =>
  queryOptions({ queryKey: orderKeys.summary(), queryFn: ({ signal }) => getOrdersSummary(signal) })

/** The whole order of either side; without a reference (the address is not read yet) nothing is asked. */
export const orderQueryOptions = (ref: OrderRef | undefined) =>
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
export const fileQueryOptions = (ref: OrderRef, documentId: number, fileId: number | undefined) =>
  queryOptions({
    queryKey: orderKeys.file(ref, documentId, fileId),
    queryFn: fileId === undefined ? skipToken : ({ signal }) => getFile(ref, documentId, fileId, signal),
    staleTime: Infinity,
    gcTime: 60_000,
    meta: { quiet: true },
  })

/** The PDF of a version of the proposal; it never changes. */
export const proposalQueryOptions = (ref: OrderRef, version: number) =>
  queryOptions({
    queryKey: orderKeys.proposal(ref, version),
    queryFn: ({ signal }) => getProposal(ref, version, signal),
    staleTime: Infinity,
    gcTime: 60_000,
    meta: { quiet: true },
  })

/** Never asked, only written. */
const onlyWritten = <T>(queryKey: readonly unknown[]) =>
  queryOptions<T | null>({ queryKey, queryFn: skipToken, initialData: null, staleTime: Infinity })

/** What a 409 `stage_changed` brought: the order as the person knew it and as it is now. */
export const conflictQueryOptions = (ref: OrderRef) => onlyWritten<OrderConflict>(orderKeys.conflict(ref))

/** What a live update brought. */
export const newsQueryOptions = (ref: OrderRef) => onlyWritten<OrderNews>(orderKeys.news(ref))

const MAIL_ON_ITS_WAY_MS = 5_000

/** The mails about an order, for staff; asked for again until the last one has left, which nothing tells. */
export const orderMailsQueryOptions = (ref: ManagedOrder & { audience: 'staff' }) =>
  queryOptions({
    queryKey: orderKeys.mails(ref),
    queryFn: ({ signal }) => getOrderMails(ref, signal),
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ status }) => status === 'pending') === true && MAIL_ON_ITS_WAY_MS,
  })

/** Who opened which file of an order, for staff; asked for anew at every look, since every look at a file adds to it. */
export const documentAccessQueryOptions = (ref: ManagedOrder & { audience: 'staff' }) =>
  queryOptions({
    queryKey: orderKeys.documentAccess(ref),
    queryFn: ({ signal }) => getDocumentAccess(ref, signal),
    staleTime: 0,
  })
