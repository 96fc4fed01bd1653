import { queryOptions, skipToken, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { QueryStatus } from '@/services/credit/credit-query.rules'
import type { CreditQueryListQuery } from '@/services/credit/credit.schema'
import { getCreditQueries, getCreditQuery, getOrderCredit } from '@/services/credit/credit.service'

/** Interval for polling a pending result. */
const POLL_MS = 3_000

type OrderKey = { companyId: number; maskId: string }

export const creditKeys = {
  all: ['credit'] as const,
  list: (query: object) => [...creditKeys.all, 'list', { ...query }] as const,
  detail: (id: number | undefined) => [...creditKeys.all, 'detail', { id }] as const,
  order: (order: OrderKey) => [...creditKeys.all, 'order', { ...order }] as const,
}

/** The past queries, of all documents or of one. */
export const creditQueriesQueryOptions = (query: Partial<CreditQueryListQuery>) =>
  queryOptions({ queryKey: creditKeys.list(query), queryFn: ({ signal }) => getCreditQueries(query, signal) })

/** One query, polled while it is pending. */
export const creditQueryQueryOptions = (id: number | undefined) =>
  queryOptions({
    queryKey: creditKeys.detail(id),
    queryFn: id === undefined ? skipToken : ({ signal }) => getCreditQuery(id, signal),
    refetchInterval: ({ state }) => (state.data?.status === 'PENDING' ? POLL_MS : false),
  })

/** The credit of an order's company, polled while a query is pending. */
export const orderCreditQueryOptions = (order: OrderKey) =>
  queryOptions({
    queryKey: creditKeys.order(order),
    queryFn: ({ signal }) => getOrderCredit(order, signal),
    refetchInterval: ({ state }) => (state.data?.attempt?.status === 'PENDING' ? POLL_MS : false),
  })

/** Once a pending query is done, invalidates the queries that show credit and calls `onSettled`. */
export function useOnCreditQueryDone(status: QueryStatus | undefined, onSettled: (status: QueryStatus) => void): void {
  const queryClient = useQueryClient()
  const before = useRef(status)
  const settled = useRef(onSettled)
  useEffect(() => {
    settled.current = onSettled
  })
  useEffect(() => {
    if (before.current === 'PENDING' && status && status !== 'PENDING') {
      void queryClient.invalidateQueries({ queryKey: creditKeys.all })
      settled.current(status)
    }
    before.current = status
  }, [status, queryClient])
}
