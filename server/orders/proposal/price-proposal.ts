import { usableCoupon } from '@/server/coupons/coupons.service'
import type { Tx } from '@/server/db/client'
import { refuseField } from '@/server/http/refusal'
import { must } from '@/services/invariant/must.rules'
import type { NewProposal } from '@/services/orders/workflow/order-commands.schema'
import { toCents, toDecimal } from '@/services/simulation/money.rules'
import { priceCart, unitPriceCents, upgradeName } from '@/services/simulation/pricing.rules'
import { findCoupon, findPlanFactor, type ProposalBasis } from './proposal-basis.repository'

type OrderFacts = { companyId: number; durationMonths: number; couponId: number | null }
type Coupon = { id: number; discountCode: string; discount: string }

export type PricedProposal = Awaited<ReturnType<typeof priceProposal>>

/**
 * Counts a new version of a proposal. A price that staff name counts; without one, another plan brings its own price
 * and the same plan keeps the item's. Upgrades stay at their fee, on at most as many units as there are left. Amounts in
 * integer cents.
 * Refuses 400 for a product that is not in the order or a plan that is not offered, and what coupons refuse.
 */
export async function priceProposal(tx: Tx, order: OrderFacts, basis: ProposalBasis, body: NewProposal, now: Date) {
  requireKnownProducts(basis, body)
  const durationMonths = body.duration_months ?? order.durationMonths
  const factor = durationMonths === order.durationMonths ? undefined : await offeredFactor(tx, basis, durationMonths)
  const items = basis.items.map((item) => {
    const change = body.items?.find(({ product_id }) => product_id === item.productId)
    return {
      ...item,
      quantity: change?.quantity ?? item.quantity,
      unitPriceCents: change?.unit_price === undefined ? priceInPlan(item, factor) : toCents(change.unit_price),
    }
  })
  const unitsOf = new Map(items.map(({ productId, quantity }) => [productId, quantity]))
  const upgrades = basis.upgrades.map((upgrade) => ({
    ...upgrade,
    quantity: Math.min(upgrade.quantity, unitsOf.get(upgrade.productId) ?? 0),
  }))
  const cart = {
    items: items.map(({ name, quantity, unitPriceCents: priceCents }) => ({ name, quantity, priceCents })),
    factor: '1.0000',
    upgrades: upgrades.map(({ name, productName, quantity, monthlyFee }) => ({
      name: upgradeName(name, productName),
      quantity,
      feeCents: toCents(monthlyFee),
    })),
    servicePackage: {
      name: basis.packageName,
      feePerUnitCents: toCents(must(items[0], 'item of the order').unitServiceFee),
    },
  }
  const { fullFeeCents } = priceCart(cart)
  const coupon = await couponFor(tx, order, body.discount_code, { fullFeeCents, now })
  const { lines, monthlyFeeCents } = priceCart({
    ...cart,
    coupon: coupon && { code: coupon.discountCode, discountCents: toCents(coupon.discount) },
  })
  return { items, upgrades, lines, durationMonths, coupon, monthlyFee: toDecimal(monthlyFeeCents) }
}

function priceInPlan(item: ProposalBasis['items'][number], factor: string | undefined): number {
  return factor === undefined
    ? toCents(item.unitPrice)
    : unitPriceCents(toCents(item.listPrice ?? item.currentPrice), factor)
}

function requireKnownProducts(basis: ProposalBasis, body: NewProposal): void {
  const known = new Set(basis.items.map(({ productId }) => productId))
  const index = body.items?.findIndex(({ product_id }) => !known.has(product_id)) ?? -1
  if (index < 0) return
  throw refuseField(`items[${String(index)}].product_id`, 'Esse produto não está no pedido.')
}

async function offeredFactor(tx: Tx, { simulatorId }: ProposalBasis, months: number): Promise<string> {
  const factor = await findPlanFactor(tx, simulatorId, months)
  if (factor !== undefined) return factor
  throw refuseField('duration_months', 'Não há plano com esse prazo.')
}

/** Undefined keeps the order's coupon, null or empty removes it, a code takes that one if it may be used. */
async function couponFor(
  tx: Tx,
  { companyId, couponId }: OrderFacts,
  code: string | null | undefined,
  counted: { fullFeeCents: number; now: Date },
): Promise<Coupon | null> {
  const present = couponId === null ? undefined : await findCoupon(tx, couponId)
  if (code === undefined) return present ?? null
  if (!code) return null
  const isSame = present?.discountCode.toLowerCase() === code.toLowerCase()
  return isSame ? present : usableCoupon(tx, code, { companyId, ...counted })
}
