import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query'
import type { ExchangeKind } from '@/services/equipment/exchanges/exchange-transitions.rules'
import type { ExchangeListQuery } from '@/services/equipment/exchanges/exchanges.schema'
import { getExchange, getExchangeChoices, getExchanges } from '@/services/equipment/exchanges/exchanges.service'
import { equipmentKeys } from './equipment.queries'

export const exchangeKeys = {
  all: ['exchanges'] as const,
  list: (query: object) => [...exchangeKeys.all, 'list', { ...query }] as const,
  detail: (id: number | undefined) => [...exchangeKeys.all, 'detail', { id }] as const,
}

/** What units may be exchanged for; never cached, because every hold changes it. */
export const exchangeChoicesQueryOptions = (unitIds: readonly number[], kind: ExchangeKind) =>
  queryOptions({
    queryKey: [...equipmentKeys.all, 'exchange-choices', { units: unitIds, kind }] as const,
    queryFn: ({ signal }) => getExchangeChoices(unitIds, kind, signal),
    staleTime: 0,
  })

export const exchangesQueryOptions = (query: Partial<ExchangeListQuery>) =>
  queryOptions({
    queryKey: exchangeKeys.list(query),
    queryFn: ({ signal }) => getExchanges(query, signal),
    placeholderData: keepPreviousData,
  })

/** One exchange; the screen shows errors itself. */
export const exchangeQueryOptions = (id: number | undefined) =>
  queryOptions({
    queryKey: exchangeKeys.detail(id),
    queryFn: id === undefined ? skipToken : ({ signal }) => getExchange(id, signal),
    meta: { quiet: true },
  })
