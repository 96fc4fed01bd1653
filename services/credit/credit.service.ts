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

/** The credit queries, newest first, optionally for one document. */
export const getCreditQueries = (
  query: Partial<CreditQueryListQuery>,
  signal?: AbortSignal,
): Promise<Page<CreditQuerySummary>> =>
  bodyOf(http.get<Page<CreditQuerySummary>>('/credit-queries', { params: query, signal }))

/** A query, with its report once available. */
export const getCreditQuery = (id: number, signal?: AbortSignal): Promise<CreditQuery> =>
  bodyOf(http.get<CreditQuery>(`/credit-queries/${String(id)}`, { signal }))

/** Starts a query, joins a pending one or returns a reusable result; the idempotency key prevents paying twice. */
export const createCreditQuery = (query: NewCreditQuery, key: string): Promise<CreatedQuery> =>
  bodyOf(http.post<CreatedQuery>('/credit-queries', query, { headers: { 'Idempotency-Key': key } }))

/** The clear CPF of whom a query, or a partner in its report, is about; the server records who looked. */
export const showCreditCpf = (id: number, partner?: number): Promise<string> =>
  bodyOf(http.post<{ cpf: string }>(`/credit-queries/${String(id)}/cpf`, { partner })).then(({ cpf }) => cpf)

/** The credit of an order's company. */
export async function getOrderCredit({ companyId, maskId }: OrderKey, signal?: AbortSignal): Promise<OrderCredit> {
  const path = `/checkout-management/${String(companyId)}/${maskId}/credit`
  const { data } = await http.get<OrderCredit>(path, { signal })
  return data
}
