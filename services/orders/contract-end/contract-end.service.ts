import { http } from '@/services/http/client'
import { type OrderAddress, type OrderKey, orderPath } from '../order-address.rules'
import type { Order } from '../orders.schema'
import type {
  AddendumDecision,
  ContractEndChoice,
  EndingSummary,
  IndexEntryBody,
  ListedIndex,
  ManagedRenewalQuery,
  NewAddendum,
  Renewal,
} from './contract-end.schema'

const staffOrderPath = (order: OrderKey): string => orderPath({ audience: 'staff', ...order })

/** What renewing would come to; a customer's follows the contract's index. */
export async function getRenewal(
  ref: OrderAddress,
  query: ManagedRenewalQuery,
  signal?: AbortSignal,
): Promise<Renewal> {
  const { data } = await http.get<Renewal>(`${orderPath(ref)}/renewal`, { params: query, signal })
  return data
}

/** The customer says what shall happen when the contract ends. */
export async function setContractEndChoice(maskId: string, said: ContractEndChoice): Promise<Order> {
  const { data } = await http.put<Order>(`/checkout/${maskId}/contract-end`, said)
  return data
}

/** The customer accepts an addendum, or refuses it with a reason. */
export async function decideAddendum(maskId: string, id: number, decision: AddendumDecision): Promise<Order> {
  const { data } = await http.patch<Order>(`/checkout/${maskId}/addenda/${String(id)}`, decision)
  return data
}

/** Staff offer to renew. */
export async function issueAddendum(order: OrderKey, addendum: NewAddendum): Promise<Order> {
  const { data } = await http.post<Order>(`${staffOrderPath(order)}/addenda`, addendum)
  return data
}

/** Staff take an addendum back. */
export async function withdrawAddendum(order: OrderKey, id: number): Promise<Order> {
  const { data } = await http.delete<Order>(`${staffOrderPath(order)}/addenda/${String(id)}`)
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
export async function saveIndex(entry: IndexEntryBody): Promise<ListedIndex[]> {
  const { data } = await http.put<ListedIndex[]>('/readjustment-indexes', entry)
  return data
}
