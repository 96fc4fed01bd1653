import { saveQuotationKey } from '@/services/config/cookies'
import { bodyOf, http } from '@/services/http/client'
import type { Quotation } from '../simulation.schema'
import type { VisitorContact } from '../visitors/visitor.schema'

/** Visitors also send their contact. */
export type QuotationStart = { simulator: number; contact?: VisitorContact }

/** Creates a visitor's quotation; the key gives this browser access to it and makes the call idempotent. */
export async function createVisitorQuotation(
  simulator: number,
  contact: VisitorContact,
  key: string,
): Promise<Quotation> {
  const headers = { 'X-Quotation-Key': key }
  const { data } = await http.post<Quotation>('/quotations', { simulator, ...contact }, { headers })
  saveQuotationKey(key)
  return data
}

/** Creates a quotation of the active company; idempotent by the key. */
export const createQuotation = (simulator: number, key: string): Promise<Quotation> =>
  bodyOf(http.post<Quotation>('/quotations', { simulator }, { headers: { 'Idempotency-Key': key } }))

export const getQuotation = (id: number, signal?: AbortSignal): Promise<Quotation> =>
  bodyOf(http.get<Quotation>(`/quotations/${id}`, { signal }))
