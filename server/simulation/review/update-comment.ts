import type { QuotationOwner } from '@/services/auth/actor.rules'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { changeQuotation } from '../change-quotation'
import { updateQuotation } from '../quotation-changes.repository'

/** Saves the comment for those who prepare the order; an empty one removes it. */
export function updateComment(who: QuotationOwner, id: number, comment: string): Promise<Quotation> {
  return changeQuotation(who, id, (tx) => updateQuotation(tx, id, { comment: comment === '' ? null : comment }))
}
