import { orNotFound } from '@/server/http/refusal'
import type { createOrderFromQuotation } from '@/server/orders/orders.service'
import { summarizeItems } from '@/services/simulation/distribution.rules'
import { toCents } from '@/services/simulation/money.rules'
import { priceQuotation, serviceFeeOf } from '../price-quotation'
import type { QuotationState } from '../quotation-state'

type NewOrder = Parameters<typeof createOrderFromQuotation>[2]

/** A quotation that is ready to be finished, as the order that it becomes. */
export function toNewOrder(state: QuotationState): NewOrder {
  const { quotation, cart, plan } = state
  const { unitPricesCents, lines, monthlyFeeCents } = priceQuotation(state)
  return {
    companyId: orNotFound(quotation.companyId),
    quotationId: quotation.id,
    durationMonths: plan?.durationMonths ?? 0,
    couponId: quotation.couponId,
    comment: quotation.comment,
    items: cart.map(({ product, quantity }, position) => ({
      productId: product.id,
      quantity,
      unitPriceCents: unitPricesCents[position] ?? 0,
      unitServiceFeeCents: toCents(serviceFeeOf(state)),
      position,
    })),
    upgrades: state.upgrades.map(({ productId, upgrade, quantity, monthlyFee }, position) => ({
      productId,
      upgradeId: upgrade.id,
      quantity,
      monthlyFee,
      position,
    })),
    lines,
    monthlyFeeCents,
    itemsSummary: summarizeItems(cart),
    deliveries: state.deliveries
      .filter(({ items }) => items.length > 0)
      .map(({ addressId, insurance, items }) => ({
        addressId,
        insurance,
        items: items.map(({ product_id, quantity }) => ({ productId: product_id, quantity })),
      })),
  }
}
