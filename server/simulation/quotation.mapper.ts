import { summarizeProduct } from '@/services/catalogue/products/product-summary.rules'
import { toDecimal } from '@/services/simulation/money.rules'
import type { ProductUpgradeItem } from '@/services/simulation/products/upgrades.schema'
import { currentStatus } from '@/services/simulation/quotations/quotation-state.rules'
import type { Quotation, QuotationProduct } from '@/services/simulation/simulation.schema'
import { priceQuotation, serviceFeeOf } from './price-quotation'
import type { UpgradeItemRow } from './products/upgrade-items.repository'
import type { QuotationState } from './quotation-state'
import type { CartRow, DeliveryRow } from './quotations.repository'

export function toQuotation(state: QuotationState): Quotation {
  const { quotation, plan, servicePackage, coupon, choices } = state
  const { lines, monthlyFeeCents, months, factor } = priceQuotation(state)
  return {
    id: quotation.id,
    name: quotation.name,
    status: currentStatus(quotation.status, quotation.expiresAt, new Date()),
    simulator: state.simulator,
    step: state.questionReached,
    simulation_choices: choices.map(({ id, stepId, propertyId, name }) => ({
      id,
      step: stepId,
      property: propertyId,
      name,
    })),
    properties: choices.map(({ propertyId }) => propertyId),
    products: state.cart.map((row) => toQuotationProduct(row, state.stock.get(row.product.id)?.available ?? 0)),
    upgrades: state.upgrades.map(toUpgradeItem),
    plan: plan && { duration_months: plan.durationMonths },
    service_package: {
      id: servicePackage.id,
      name: servicePackage.name,
      monthly_fee_per_unit: serviceFeeOf(state),
    },
    coupon: coupon && { discount_code: coupon.discountCode, discount: coupon.discount },
    deliveries: state.deliveries.map(toDelivery),
    comment: quotation.comment,
    lines,
    monthly_fee: toDecimal(monthlyFeeCents),
    final: plan !== null,
    priced_months: months,
    priced_factor: factor,
    expires_at: quotation.expiresAt.toISOString(),
    order_mask_id: state.orderMaskId,
  }
}

const toQuotationProduct = (
  { product, productType, quantity, price }: CartRow,
  available: number,
): QuotationProduct => ({
  product_id: product.id,
  name: product.name,
  model: product.model,
  summary: summarizeProduct(product),
  color: product.color,
  image: product.images[0] ?? null,
  product_type: { id: productType.id, name: productType.name, plural_name: productType.pluralName },
  quantity,
  price,
  new_price: product.price === price ? null : product.price,
  available,
})

const toDelivery = ({ addressId, insurance, items }: DeliveryRow) => ({ address_id: addressId, insurance, items })

export const toUpgradeItem = (row: UpgradeItemRow): ProductUpgradeItem => ({
  id: row.id,
  quotation_id: row.quotationId,
  product_id: row.productId,
  upgrade_id: row.upgrade.id,
  name: row.upgrade.name,
  quantity: row.quantity,
  monthly_fee: row.monthlyFee,
  new_monthly_fee: row.upgrade.monthlyFee === row.monthlyFee ? null : row.upgrade.monthlyFee,
  offered: row.isOffered,
})
