import { bodyOf, http } from '@/services/http/client'
import { type OrderAddress, type OrderKey, orderPath, staffOrderPath } from '../order-address.rules'
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

/** What a renewal would cost; for a customer it follows the contract's index. */
export const getRenewal = (ref: OrderAddress, query: ManagedRenewalQuery, signal?: AbortSignal): Promise<Renewal> =>
  bodyOf(http.get<Renewal>(`${orderPath(ref)}/renewal`, { params: query, signal }))

/** The customer chooses what happens when the contract ends. */
export const setContractEndChoice = (maskId: string, said: ContractEndChoice): Promise<Order> =>
  bodyOf(http.put<Order>(`/checkout/${maskId}/contract-end`, said))

/** The customer accepts an addendum, or refuses it with a reason. */
export const decideAddendum = (maskId: string, id: number, decision: AddendumDecision): Promise<Order> =>
  bodyOf(http.patch<Order>(`/checkout/${maskId}/addenda/${String(id)}`, decision))

/** Staff mail the customer the question what they want when the contract ends. */
export const askContractEnd = (order: OrderKey): Promise<Order> =>
  bodyOf(http.post<Order>(`${staffOrderPath(order)}/contract-end/question`))

/** Staff offer a renewal. */
export const issueAddendum = (order: OrderKey, addendum: NewAddendum): Promise<Order> =>
  bodyOf(http.post<Order>(`${staffOrderPath(order)}/addenda`, addendum))

/** Staff withdraw an addendum. */
export const withdrawAddendum = (order: OrderKey, id: number): Promise<Order> =>
  bodyOf(http.delete<Order>(`${staffOrderPath(order)}/addenda/${String(id)}`))

/** How many rentals end soon. */
export const getEndingSummary = (signal?: AbortSignal): Promise<EndingSummary> =>
  bodyOf(http.get<EndingSummary>('/contract-ends/summary', { signal }))

/** The index values that staff have entered, the newest month first. */
export const getIndexes = (signal?: AbortSignal): Promise<ListedIndex[]> =>
  bodyOf(http.get<ListedIndex[]>('/readjustment-indexes', { signal }))

/** Enters the index of a month, or corrects it. */
export const saveIndex = (entry: IndexEntryBody): Promise<ListedIndex[]> =>
  bodyOf(http.put<ListedIndex[]>('/readjustment-indexes', entry))
