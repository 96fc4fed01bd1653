import { bodyOf, http } from '@/services/http/client'
import type { Page } from '@/services/http/page.schema'
import type { Quotation } from '../simulation.schema'
import type { QuotationCopy, SavedQuotation, SavedQuotationsQuery } from './saved-quotations.schema'

/** 'Minhas cotações': the saved quotations of the active company, open ones first. */
export const getSavedQuotations = (
  query: Partial<SavedQuotationsQuery>,
  signal?: AbortSignal,
): Promise<Page<SavedQuotation>> => bodyOf(http.get<Page<SavedQuotation>>('/quotations', { params: query, signal }))

/** An empty name removes it. */
export const renameQuotation = (id: number, name: string): Promise<Quotation> =>
  bodyOf(http.put<Quotation>(`/quotations/${String(id)}`, { name }))

/** Discards a quotation for good. */
export async function discardQuotation(id: number): Promise<void> {
  await http.delete(`/quotations/${String(id)}`)
}

/** Creates a copy of this quotation at current prices; idempotent by the key. */
export async function duplicateQuotation(id: number, key: string): Promise<QuotationCopy> {
  const headers = { 'Idempotency-Key': key }
  const { data } = await http.post<QuotationCopy>(`/quotations/${String(id)}/duplicate`, undefined, { headers })
  return data
}

/** Creates a quotation with the contents of an order at current prices; idempotent by the key. */
export async function orderAgain(maskId: string, key: string): Promise<QuotationCopy> {
  const headers = { 'Idempotency-Key': key }
  const { data } = await http.post<QuotationCopy>(`/checkout/${maskId}/order-again`, undefined, { headers })
  return data
}
