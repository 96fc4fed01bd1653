import { bodyOf, http } from '@/services/http/client'
import type { Page } from '@/services/http/page.schema'
import type { OrderKey } from '../orders/order-address.rules'
import type {
  CreatedQuery,
  CreditQuery,
  CreditQueryListQuery,
  CreditQuerySummary,
  NewCreditQuery,
  OrderCredit,
} from './credit.schema'

/** Who asked about whom, the newest first; of one document when it is given. */
export const getCreditQueries = (
  query: Partial<CreditQueryListQuery>,
  signal?: AbortSignal,
): Promise<Page<CreditQuerySummary>> =>
  bodyOf(http.get<Page<CreditQuerySummary>>('/credit-queries', { params: query, signal }))

/** A query, with its report once it is there. */
export const getCreditQuery = (id: number, signal?: AbortSignal): Promise<CreditQuery> =>
  bodyOf(http.get<CreditQuery>(`/credit-queries/${String(id)}`, { signal }))

/** Begins a query, joins one or gets a result that still serves. The same key never pays twice. */
export const createCreditQuery = (query: NewCreditQuery, key: string): Promise<CreatedQuery> =>
  bodyOf(http.post<CreatedQuery>('/credit-queries', query, { headers: { 'Idempotency-Key': key } }))

/** What credit says to an order. */
export async function getOrderCredit({ companyId, maskId }: OrderKey, signal?: AbortSignal): Promise<OrderCredit> {
  const path = `/checkout-management/${String(companyId)}/${maskId}/credit`
  const { data } = await http.get<OrderCredit>(path, { signal })
  return data
}
