import type { Audience, OrderAddress } from '@/services/orders/order-address.rules'
import type { Order } from '@/services/orders/orders.schema'

// The query keys are separate from the queries, so that modules that only invalidate them load no fetchers.

export type OrderConflict = { before: Order | undefined; now: Order }

/** An open order that another user has changed. */
export type OrderNews = {
  now: Order
  /** The newest history entry that the user has seen. */
  since: number
  /** The screen still shows the previous order, because the user is writing. */
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
  uploads: (ref: OrderAddress) => [...orderKeys.all, 'upload', { ...ref }] as const,
  checks: (ref: OrderAddress, documentId: number) => [...orderKeys.all, 'checks', { ...ref, documentId }] as const,
  conflict: (ref: OrderAddress) => [...orderKeys.all, 'conflict', { ...ref }] as const,
  newest: (ref: OrderAddress) => [...orderKeys.all, 'newest', { ...ref }] as const,
  news: (ref: OrderAddress) => [...orderKeys.all, 'news', { ...ref }] as const,
}
