import { bodyOf, http } from '@/services/http/client'
import { type CsvFile, getCsv, getPdf, type Transfer } from '@/services/http/files'
import type { Page } from '@/services/http/page.schema'
import { type OrderAddress, orderPath } from './order-address.rules'
import type { Order, OrderCsvQuery, OrderListQuery, OrderSummary } from './orders.schema'
import type { ProductDetails } from './products-details.schema'
import type { ProposalDecision } from './workflow/order-commands.schema'

/** The orders of the customer's active company. */
export const getOrders = (query: Partial<OrderListQuery>, signal?: AbortSignal): Promise<Page<OrderSummary>> =>
  bodyOf(http.get<Page<OrderSummary>>('/checkout', { params: query, signal }))

/** The whole list as a file. */
export const getOrdersCsv = (query: Partial<OrderCsvQuery>, transfer: Transfer = {}): Promise<CsvFile> =>
  getCsv('/checkout-csv-extract', query, transfer)

/** The whole order, for customers or staff. */
export const getOrder = (ref: OrderAddress, signal?: AbortSignal): Promise<Order> =>
  bodyOf(http.get<Order>(orderPath(ref), { signal }))

/** The order's items with specifications, serials and addresses. */
export const getProductsDetails = (maskId: string, signal?: AbortSignal): Promise<ProductDetails[]> =>
  bodyOf(http.get<ProductDetails[]>(`/orders/${maskId}/products-details`, { signal }))

/** The PDF of a version of the proposal, for customers or staff. */
export const getProposal = (ref: OrderAddress, version: number, signal?: AbortSignal): Promise<Blob> =>
  getPdf(`${orderPath(ref)}/proposals/${String(version)}/pdf`, signal)

/** The whole order as a PDF, for customers or staff. */
export const getOrderPdf = (ref: OrderAddress): Promise<Blob> => getPdf(`${orderPath(ref)}/pdf`)

/** Accepts the current version of the proposal, or refuses it; refusing needs a justification. */
export const decideProposal = (maskId: string, decision: ProposalDecision): Promise<Order> =>
  bodyOf(http.patch<Order>(`/checkout/${maskId}`, decision))

/** Submits the documents: the files are locked until staff decide. */
export const submitDocuments = (maskId: string): Promise<Order> =>
  bodyOf(http.put<Order>(`/checkout/${maskId}/document-submit/`))

/** Reports what is missing from a delivery, instead of signing its term. */
export const reportMissingItems = (maskId: string, message: string): Promise<Order> =>
  bodyOf(http.post<Order>(`/checkout/${maskId}/term-issues`, { message }))

/** Asks to cancel, with a reason; staff answer. */
export const requestCancel = (maskId: string, message: string): Promise<Order> =>
  bodyOf(http.post<Order>(`/checkout/${maskId}/cancel-request`, { message }))

/** Withdraws the cancel request. */
export const withdrawCancelRequest = (maskId: string): Promise<Order> =>
  bodyOf(http.delete<Order>(`/checkout/${maskId}/cancel-request`))

/** Asks to return all units of the order. */
export const requestReturn = (maskId: string, message?: string): Promise<Order> =>
  bodyOf(http.post<Order>(`/checkout/${maskId}/return-request`, message ? { message } : {}))
