import { http } from '@/services/http/client'
import type { ExchangeKind } from './exchanges.rules'
import type {
  Exchange,
  ExchangeChoices,
  ExchangeListQuery,
  ExchangePage,
  ExchangeRefusal,
  NewExchanges,
} from './exchanges.schema'

/** Exchange options of these units, and the objections. */
export async function getExchangeChoices(
  unitIds: readonly number[],
  kind: ExchangeKind,
  signal?: AbortSignal,
): Promise<ExchangeChoices> {
  const { data } = await http.get<ExchangeChoices>('/equipment/exchanges/choices', {
    params: { units: unitIds.join(), kind },
    signal,
  })
  return data
}

/** Requests an exchange of each unit, all or none. */
export async function requestExchanges(body: NewExchanges): Promise<Exchange[]> {
  const { data } = await http.post<Exchange[]>('/equipment/exchanges', body)
  return data
}

/** Withdraws a request. */
export async function cancelExchange(id: number): Promise<Exchange> {
  const { data } = await http.delete<Exchange>(`/equipment/exchanges/${String(id)}`)
  return data
}

/** The exchanges of all companies, for staff. */
export async function getExchanges(query: Partial<ExchangeListQuery>, signal?: AbortSignal): Promise<ExchangePage> {
  const { data } = await http.get<ExchangePage>('/exchange-management', { params: query, signal })
  return data
}

export async function getExchange(id: number, signal?: AbortSignal): Promise<Exchange> {
  const { data } = await http.get<Exchange>(`/exchange-management/${String(id)}`, { signal })
  return data
}

/** Accepts exchanges of one order, which holds the replacements and creates both packages. */
export async function acceptExchanges(ids: readonly number[]): Promise<Exchange[]> {
  const { data } = await http.post<Exchange[]>('/exchange-management/acceptance', { ids })
  return data
}

export async function refuseExchanges(body: ExchangeRefusal): Promise<Exchange[]> {
  const { data } = await http.post<Exchange[]>('/exchange-management/refusal', body)
  return data
}
