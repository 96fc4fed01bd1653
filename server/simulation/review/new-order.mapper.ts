import type { createOrderFromQuotation } from '@/server/orders/orders.service'
import { must } from '@/services/invariant/must.rules'
import { summarizeItems } from '@/services/simulation/delivery/distribution.rules'
import { toCents } from '@/services/simulation/money.rules'
import { priceQuotation, serviceFeeOf } from '../price-quotation'
import type { QuotationState } from '../quotation-state'

type NewOrder = Parameters<typeof createOrderFromQuotation>[2]

/**
 * Maps a quotation without problems to the order that it becomes.
 * @param pricing the monthly fee as `priceQuotation` gives it, a unit price for each line of the cart
 * @throws Error when the company, the plan or a price is missing
 */
export function toNewOrder(state: QuotationState, pricing = priceQuotation(state)): NewOrder {
  const { quotation, cart, plan } = state
  const { unitPricesCents, lines, monthlyFeeCents } = pricing
  return {
    companyId: must(quotation.companyId, `company of quotation ${String(quotation.id)}`),
    quotationId: quotation.id,
    durationMonths: must(plan, `plan of quotation ${String(quotation.id)}`).durationMonths,
    couponId: quotation.couponId,
    comment: quotation.comment,
    items: cart.map(({ product, quantity }, position) => ({
      productId: product.id,
      quantity,
      unitPriceCents: must(unitPricesCents[position], `price of product ${String(product.id)}`),
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
