import { bodyOf, http } from '@/services/http/client'
import type { Page } from '@/services/http/page.schema'
import type { Quotation } from '../simulation.schema'
import type { QuotationCopy, SavedQuotation, SavedQuotationsQuery } from './saved-quotations.schema'

/** 'Minhas cotações': what the active company has kept, the open ones first. */
export const getSavedQuotations = (
  query: Partial<SavedQuotationsQuery>,
  signal?: AbortSignal,
): Promise<Page<SavedQuotation>> => bodyOf(http.get<Page<SavedQuotation>>('/quotations', { params: query, signal }))

/** An empty name takes it off. */
export const renameQuotation = (id: number, name: string): Promise<Quotation> =>
  bodyOf(http.put<Quotation>(`/quotations/${String(id)}`, { name }))

/** Puts a quotation away for good. */
export async function discardQuotation(id: number): Promise<void> {
  await http.delete(`/quotations/${String(id)}`)
}

/** A new quotation like this one, at the prices of now. The same key never begins a second one. */
export async function duplicateQuotation(id: number, key: string): Promise<QuotationCopy> {
  const headers = { 'Idempotency-Key': key }
  const { data } = await http.post<QuotationCopy>(`/quotations/${String(id)}/duplicate`, undefined, { headers })
  return data
}

/** A new quotation like an order, at the prices of now. The same key never begins a second one. */
export async function orderAgain(maskId: string, key: string): Promise<QuotationCopy> {
  const headers = { 'Idempotency-Key': key }
  const { data } = await http.post<QuotationCopy>(`/checkout/${maskId}/order-again`, undefined, { headers })
  return data
}
