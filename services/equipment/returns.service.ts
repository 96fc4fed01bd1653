import { http } from '@/services/http/client'
import type { ReturnTerms, ReturnUnits } from '@/services/logistics/returns.schema'
import type { Order } from '@/services/orders/orders.schema'

/** What giving these units back today means, by order. */
export async function getReturnTerms(unitIds: readonly number[], signal?: AbortSignal): Promise<ReturnTerms> {
  const { data } = await http.get<ReturnTerms>('/equipment/returns/terms', {
    params: { units: unitIds.join() },
    signal,
  })
  return data
}

/** Asks to give units back; the rest of their orders stays rented. @returns the orders as they are now */
export async function requestReturns(units: ReturnUnits): Promise<Order[]> {
  const { data } = await http.post<Order[]>('/equipment/returns', units)
  return data
}
