import { http } from '@/services/http/client'
import type {
  AddendumDecision,
  EndingSummary,
  IndexEntryBody,
  ListedIndex,
  ManagedRenewalQuery,
  NewAddendum,
  Renewal,
  SayContractEnd,
} from './contract-end.schema'
import { orderPath, type OrderRef } from './order-ref.rules'
import type { ManagedOrder } from './orders-management.service'
import type { Order } from './orders.schema'

const managed = (order: ManagedOrder): string => orderPath({ audience: 'staff', ...order })

/** What renewing would come to; a customer's follows the contract's index. */
export async function getRenewal(ref: OrderRef, query: ManagedRenewalQuery, signal?: AbortSignal): Promise<Renewal> {
  const { data } = await http.get<Renewal>(`${orderPath(ref)}/renewal`, { params: query, signal })
  return data
}

/** The customer says what shall happen when the contract ends. */
export async function sayContractEnd(maskId: string, said: SayContractEnd): Promise<Order> {
  const { data } = await http.put<Order>(`/checkout/${maskId}/contract-end`, said)
  return data
}

/** The customer accepts an addendum, or refuses it with a reason. */
export async function decideAddendum(maskId: string, id: number, decision: AddendumDecision): Promise<Order> {
  const { data } = await http.patch<Order>(`/checkout/${maskId}/addenda/${String(id)}`, decision)
  return data
}

/** Staff offer to renew. */
export async function issueAddendum(order: ManagedOrder, addendum: NewAddendum): Promise<Order> {
  const { data } = await http.post<Order>(`${managed(order)}/addenda`, addendum)
  return data
}

/** Staff take an addendum back. */
export async function withdrawAddendum(order: ManagedOrder, id: number): Promise<Order> {
  const { data } = await http.delete<Order>(`${managed(order)}/addenda/${String(id)}`)
  return data
}

/** How many rentals end soon. */
export async function getEndingSummary(signal?: AbortSignal): Promise<EndingSummary> {
  const { data } = await http.get<EndingSummary>('/contract-ends/summary', { signal })
  return data
}

/** What staff have entered of the indexes, the newest month first. */
export async function getIndexes(signal?: AbortSignal): Promise<ListedIndex[]> {
  const { data } = await http.get<ListedIndex[]>('/readjustment-indexes', { signal })
  return data
}

/** Enters the index of a month, or corrects it. */
export async function enterIndex(entry: IndexEntryBody): Promise<ListedIndex[]> {
  const { data } = await http.put<ListedIndex[]>('/readjustment-indexes', entry)
  return data
}
