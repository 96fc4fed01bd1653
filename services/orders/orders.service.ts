import { http } from '@/services/http/client'
import { type CsvFile, getCsv, getPdf, type Transfer } from '@/services/http/files'
import type { Page } from '@/services/http/page.schema'
import { type OrderAddress, orderPath } from './order-address.rules'
import type { Order, OrderCsvQuery, OrderListQuery, OrderSummary } from './orders.schema'
import type { ProductDetails } from './products-details.schema'
import type { ProposalDecision } from './workflow/order-commands.schema'

/** The orders of the customer's active company. */
export async function getOrders(query: Partial<OrderListQuery>, signal?: AbortSignal): Promise<Page<OrderSummary>> {
  const { data } = await http.get<Page<OrderSummary>>('/checkout', { params: query, signal })
  return data
}

/** The same as a file, whole. */
export const getOrdersCsv = (query: Partial<OrderCsvQuery>, transfer: Transfer = {}): Promise<CsvFile> =>
  getCsv('/checkout-csv-extract', query, transfer)

/** The whole order, for either side. */
export async function getOrder(ref: OrderAddress, signal?: AbortSignal): Promise<Order> {
  const { data } = await http.get<Order>(orderPath(ref), { signal })
  return data
}

/** The order's items with specifications, serials and addresses. */
export async function getProductsDetails(maskId: string, signal?: AbortSignal): Promise<ProductDetails[]> {
  const { data } = await http.get<ProductDetails[]>(`/orders/${maskId}/products-details`, { signal })
  return data
}

/** The PDF of a version of the proposal, for either side. */
export const getProposal = (ref: OrderAddress, version: number, signal?: AbortSignal): Promise<Blob> =>
  getPdf(`${orderPath(ref)}/proposals/${String(version)}/pdf`, signal)

/** The whole order as a PDF, for either side. */
export const getOrderPdf = (ref: OrderAddress): Promise<Blob> => getPdf(`${orderPath(ref)}/pdf`)

/** Accepts the current version of the proposal, or refuses it; refusing needs a justification. */
export async function decideProposal(maskId: string, decision: ProposalDecision): Promise<Order> {
  const { data } = await http.patch<Order>(`/checkout/${maskId}`, decision)
  return data
}

/** Hands the documents in: from here on staff decide, and the files are locked. */
export async function submitDocuments(maskId: string): Promise<Order> {
  const { data } = await http.put<Order>(`/checkout/${maskId}/document-submit/`)
  return data
}

/** Says what is missing from a delivery, instead of signing its term. */
export async function reportMissingItems(maskId: string, message: string): Promise<Order> {
  const { data } = await http.post<Order>(`/checkout/${maskId}/term-issues`, { message })
  return data
}

/** Asks to cancel, with a reason; staff answer. */
export async function requestCancel(maskId: string, message: string): Promise<Order> {
  const { data } = await http.post<Order>(`/checkout/${maskId}/cancel-request`, { message })
  return data
}

/** Withdraws the cancel request. */
export async function withdrawCancelRequest(maskId: string): Promise<Order> {
  const { data } = await http.delete<Order>(`/checkout/${maskId}/cancel-request`)
  return data
}

/** Asks for the return of everything the order rents. */
export async function requestReturn(maskId: string, message?: string): Promise<Order> {
  const { data } = await http.post<Order>(`/checkout/${maskId}/return-request`, message ? { message } : {})
  return data
}
