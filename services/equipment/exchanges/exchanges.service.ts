import { bodyOf, http } from '@/services/http/client'
import type { ExchangeKind } from './exchange-transitions.rules'
import type {
  Exchange,
  ExchangeChoices,
  ExchangeListQuery,
  ExchangePage,
  ExchangeRefusal,
  NewExchanges,
} from './exchanges.schema'

/** Exchange options of these units, and the objections. */
export const getExchangeChoices = (
  unitIds: readonly number[],
  kind: ExchangeKind,
  signal?: AbortSignal,
): Promise<ExchangeChoices> =>
  bodyOf(
    http.get<ExchangeChoices>('/equipment/exchanges/choices', {
      params: { units: unitIds.join(), kind },
      signal,
    }),
  )

/** Requests an exchange of each unit, all or none. */
export const requestExchanges = (body: NewExchanges): Promise<Exchange[]> =>
  bodyOf(http.post<Exchange[]>('/equipment/exchanges', body))

/** Withdraws a request. */
export const cancelExchange = (id: number): Promise<Exchange> =>
  bodyOf(http.delete<Exchange>(`/equipment/exchanges/${String(id)}`))

/** The exchanges of all companies, for staff. */
export const getExchanges = (query: Partial<ExchangeListQuery>, signal?: AbortSignal): Promise<ExchangePage> =>
  bodyOf(http.get<ExchangePage>('/exchange-management', { params: query, signal }))

export const getExchange = (id: number, signal?: AbortSignal): Promise<Exchange> =>
  bodyOf(http.get<Exchange>(`/exchange-management/${String(id)}`, { signal }))

/** Accepts exchanges of one order, which holds the replacements and creates both packages. */
export const acceptExchanges = (ids: readonly number[]): Promise<Exchange[]> =>
  bodyOf(http.post<Exchange[]>('/exchange-management/acceptance', { ids }))

export const refuseExchanges = (body: ExchangeRefusal): Promise<Exchange[]> =>
  bodyOf(http.post<Exchange[]>('/exchange-management/refusal', body))
