import type { QuotationOwner } from '@/services/auth/actor.rules'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { changeQuotation } from '../change-quotation'
import { updateQuotation } from '../quotation-changes.repository'

/** Keeps a word to those who prepare the order; an empty one takes it off. It is written before anything is sent. */
export function updateComment(who: QuotationOwner, id: number, comment: string): Promise<Quotation> {
  return changeQuotation(who, id, (tx) => updateQuotation(tx, id, { comment: comment === '' ? null : comment }))
}
