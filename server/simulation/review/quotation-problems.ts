import { couponRefusal } from '@/server/coupons/coupons.service'
import { Refusal, refuseField } from '@/server/http/refusal'
import { type MissingItem, outOfStock } from '@/server/stock/holds/stock.service'
import { distributionGaps, gapSentence } from '@/services/simulation/delivery/distribution.rules'
import { toDecimal } from '@/services/simulation/money.rules'
import { upgradeName } from '@/services/simulation/pricing.rules'
import { priceQuotation } from '../price-quotation'
import type { QuotationState } from '../quotation-state'
import { toUpgradeItem } from '../quotation.mapper'

/** What keeps a quotation from becoming an order: the review shows all problems, finishing refuses with the first. */
export function findProblems(state: QuotationState, refusalForStock: Refusal | null): Refusal[] {
  const { cart, plan } = state
  if (cart.length === 0) return [refuseField('products', 'Escolha pelo menos um equipamento.')]
  const checks = [
    withdrawnProducts(state),
    withdrawnUpgrades(state),
    plan ? withdrawnPlan(state) : refuseField('plan', 'Escolha o plano.'),
    withdrawnPackage(state),
    unevenDistribution(state),
    changedPrices(state),
    plan ? unusableCoupon(state) : null,
    refusalForStock,
  ]
  return checks.filter((refusal) => refusal !== null)
}

/** The shortage for this cart as last read, without a lock: only for showing. */
export function stockShortage({ cart, stock }: QuotationState): Refusal | null {
  const missing = cart.flatMap(({ product, quantity }): MissingItem[] => {
    const available = stock.get(product.id)?.available ?? 0
    return quantity > available ? [{ productId: product.id, name: product.name, quantity, available }] : []
  })
  return missing.length > 0 ? outOfStock(missing) : null
}

function withdrawnProducts({ cart }: QuotationState): Refusal | null {
  const withdrawn = cart.filter(({ product }) => !product.active).map(({ product }) => product.name)
  if (withdrawn.length === 0) return null
  return refuseField('products', `${withdrawn.join(', ')}: não é mais oferecido. Escolha outro produto.`)
}

function withdrawnUpgrades({ upgrades }: QuotationState): Refusal | null {
  const withdrawn = upgrades.filter(({ isOffered }) => !isOffered)
  if (withdrawn.length === 0) return null
  const names = withdrawn.map(({ upgrade, productName }) => upgradeName(upgrade.name, productName))
  return refuseField('upgrades', `${names.join(', ')}: não é mais oferecido. Tire do carrinho.`)
}

function withdrawnPlan({ plan }: QuotationState): Refusal | null {
  if (!plan || plan.active) return null
  return refuseField('plan', `O plano de ${String(plan.durationMonths)} meses não é mais oferecido. Escolha outro.`)
}

function withdrawnPackage({ servicePackage: { name, active } }: QuotationState): Refusal | null {
  if (active) return null
  return refuseField('service_package', `O pacote ${name} não é mais oferecido. Escolha outro.`)
}

function unevenDistribution({ cart, deliveries }: QuotationState): Refusal | null {
  const lines = cart.map(({ product, productType, quantity }) => ({
    productId: product.id,
    name: product.name,
    quantity,
    productType,
  }))
  const placed = deliveries.map(({ items }) => ({
    items: items.map(({ product_id, quantity }) => ({ productId: product_id, quantity })),
  }))
  const gaps = distributionGaps(lines, placed)
  if (gaps.length === 0) return null
  return new Refusal('quantity_mismatch', {
    errors: gaps.map(gapSentence),
    data: { gaps: gaps.map(({ productId, missing }) => ({ product_id: productId, missing })) },
  })
}

/** Prices that changed since the product, upgrade, plan or package was chosen have to be accepted. */
function changedPrices(state: QuotationState): Refusal | null {
  const changed = state.cart.filter(({ product, price }) => product.price !== price)
  const upgrades = state.upgrades.filter(({ upgrade, monthlyFee }) => upgrade.monthlyFee !== monthlyFee)
  const choices = changedChoices(state)
  if (changed.length + upgrades.length + choices.length === 0) return null
  const { lines, monthlyFeeCents } = priceQuotation(state, { todaysPrices: true })
  const products = changed.map(({ product, price }) => ({
    product_id: product.id,
    name: product.name,
    price,
    new_price: product.price,
  }))
  const onlyChoices = changed.length + upgrades.length === 0
  return new Refusal('price_changed', {
    ...(onlyChoices && {
      errors: [`O preço ${choices.join(' e ')} mudou. Confira a mensalidade antes de enviar.`],
    }),
    data: { lines, monthly_fee: toDecimal(monthlyFeeCents), products, upgrades: upgrades.map(toUpgradeItem) },
  })
}

/** The plan or package, when its price has changed since it was chosen. */
function changedChoices({ quotation, plan, servicePackage }: QuotationState): string[] {
  const { planFactor, serviceFee } = quotation
  return [
    ...(plan && planFactor !== null && planFactor !== plan.factor ? ['do plano'] : []),
    ...(serviceFee !== null && serviceFee !== servicePackage.monthlyFeePerUnit ? ['do pacote de serviço'] : []),
  ]
}

function unusableCoupon(state: QuotationState): Refusal | null {
  const { coupon, quotation } = state
  if (!coupon) return null
  const { fullFeeCents } = priceQuotation(state)
  return couponRefusal(coupon, { companyId: quotation.companyId, fullFeeCents, now: new Date() })
}
