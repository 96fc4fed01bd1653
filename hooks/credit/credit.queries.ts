import { queryOptions, skipToken } from '@tanstack/react-query'
import { getCreditQueries, getCreditQuery, getOrderCredit } from '@/services/credit/credit.service'
import type { CreditQueryListQuery } from '@/services/credit/credit.schema'

/** A result that is awaited is looked for so often. */
const LOOK_AGAIN_MS = 3_000

type OrderName = { companyId: number; maskId: string }

export const creditKeys = {
  all: ['credit'] as const,
  list: (query: object) => [...creditKeys.all, 'list', { ...query }] as const,
  detail: (id: number | undefined) => [...creditKeys.all, 'detail', { id }] as const,
  order: (order: OrderName) => [...creditKeys.all, 'order', { ...order }] as const,
}

/** The queries of before, of everybody or of one document. */
export const creditQueriesQueryOptions = (query: Partial<CreditQueryListQuery>) =>
  queryOptions({ queryKey: creditKeys.list(query), queryFn: ({ signal }) => getCreditQueries(query, signal) })

/** One query; while it is under way it is looked at again and again. */
export const creditQueryQueryOptions = (id: number | undefined) =>
  queryOptions({
    queryKey: creditKeys.detail(id),
    queryFn: id === undefined ? skipToken : ({ signal }) => getCreditQuery(id, signal),
    refetchInterval: ({ state }) => (state.data?.status === 'PENDING' ? LOOK_AGAIN_MS : false),
  })

/** What credit says to an order; the same while a query of its company is under way. */
export const orderCreditQueryOptions = (order: OrderName) =>
  queryOptions({
    queryKey: creditKeys.order(order),
    queryFn: ({ signal }) => getOrderCredit(order, signal),
    refetchInterval: ({ state }) => (state.data?.attempt?.status === 'PENDING' ? LOOK_AGAIN_MS : false),
  })
