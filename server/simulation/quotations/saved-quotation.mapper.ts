import { summarizeItems } from '@/services/simulation/distribution.rules'
import { toDecimal } from '@/services/simulation/money.rules'
import { currentStatus } from '@/services/simulation/quotation-state.rules'
import { resumePageOf } from '@/services/simulation/resume.rules'
import type { SavedQuotation } from '@/services/simulation/saved-quotations.schema'
import { type PricedState, priceQuotation } from '../price-quotation'
import type { SavedQuotationRow } from './saved-quotations.repository'

/** A kept quotation as the list shows it; one that became an order, at the fee of its order. */
export function toSavedQuotation(state: SavedQuotationRow & PricedState): SavedQuotation {
  const { quotation, questionReached: step, simulator, plan, cart, begunBy, order, placed } = state
  const units = cart.reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    id: quotation.id,
    name: quotation.name,
    status: currentStatus(quotation.status, quotation.expiresAt, new Date()),
    simulator: { id: simulator.id, name: simulator.name },
    image: cart[0]?.product.images[0] ?? simulator.image,
    items_summary: summarizeItems(cart),
    duration_months: plan?.durationMonths ?? null,
    monthly_fee: order?.monthlyFee ?? toDecimal(priceQuotation(state).monthlyFeeCents),
    final: plan !== null,
    step,
    resume_at: resumePageOf({ step, units, placed, hasPlan: plan !== null }),
    begun_by: begunBy && { id: begunBy.id, first_name: begunBy.firstName },
    updated_at: quotation.updatedAt.toISOString(),
    expires_at: quotation.expiresAt.toISOString(),
    order_mask_id: order?.maskId ?? null,
  }
}
