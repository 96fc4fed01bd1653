import { recordEvent } from '@/server/audit/audit.service'
import { findProducts, listPlansOf, listServicePackagesOf, listUpgradesFor } from '@/server/catalogue/catalogue.service'
import { addressesOf } from '@/server/companies/companies.service'
import type { Tx } from '@/server/db/client'
import type { Actor } from '@/services/auth/actor.rules'
import { upgradeName } from '@/services/simulation/pricing.rules'
import type { LeftOut } from '@/services/simulation/quotations/saved-quotations.schema'
import { insertUpgradeItems } from '../products/upgrade-items.repository'
import { insertQuotation, replaceCart, replaceChoices, replaceDeliveries } from '../quotation-changes.repository'
import { newQuotationValues } from './create-quotation'

type CopiedUpgrade = { productId: number; productName: string; upgradeId: number; name: string; quantity: number }

export type QuotationTemplate = {
  companyId: number
  name: string | null
  simulatorId: number
  stepId: number | null
  choices: readonly { stepId: number; propertyId: number }[]
  durationMonths: number | null
  servicePackage: { id: number; name: string }
  items: readonly { productId: number; name: string; quantity: number }[]
  upgrades: readonly CopiedUpgrade[]
  deliveries: readonly {
    addressId: number
    addressName: string
    insurance: boolean
    items: readonly { productId: number; quantity: number }[]
  }[]
  comment: string | null
  couponCode: string | null
  /** Where it comes from, for history. */
  from: { quotation: number } | { order: string }
}

/** Creates an open quotation at today's prices, without the coupon and without what is no longer offered. */
export async function copyQuotation(
  tx: Tx,
  actor: Actor,
  template: QuotationTemplate,
): Promise<{ id: number; leftOut: LeftOut[] }> {
  const { companyId, simulatorId, stepId, name, comment } = template
  const begun = await newQuotationValues(tx, simulatorId)
  const plan = (await listPlansOf(tx, simulatorId)).find(
    ({ durationMonths }) => durationMonths === template.durationMonths,
  )
  const packages = await listServicePackagesOf(tx, simulatorId)
  const servicePackage = packages.find(({ id }) => id === template.servicePackage.id)
  const offered = (await findProducts(tx, idsOf(template.items))).filter(({ product }) => product.active)
  const priceOf = new Map(offered.map(({ product }) => [product.id, product.price]))
  const addresses = new Set((await addressesOf(tx, { companyId })).map((address) => address.id))
  const id = await insertQuotation(tx, {
    ...begun,
    companyId,
    userId: actor.id,
    name,
    comment,
    stepId,
    planId: plan?.id ?? null,
    servicePackageId: servicePackage?.id ?? begun.servicePackageId,
  })
  for (const [step, chosen] of Map.groupBy(template.choices, (choice) => choice.stepId)) {
    const propertyIds = chosen.map(({ propertyId }) => propertyId)
    await replaceChoices(tx, id, step, propertyIds)
  }
  const cart = template.items.flatMap(({ productId, quantity }) => {
    const price = priceOf.get(productId)
    return price === undefined ? [] : [{ productId, quantity, price }]
  })
  await replaceCart(tx, id, cart)
  const isInCart = ({ productId }: { productId: number }) => priceOf.has(productId)
  const upgradesLeftOut = await copyUpgrades(tx, id, template.upgrades.filter(isInCart))
  const deliveries = template.deliveries
    .filter(({ addressId }) => addresses.has(addressId))
    .map(({ addressId, insurance, items }) => ({ addressId, insurance, items: items.filter(isInCart) }))
  await replaceDeliveries(tx, id, deliveries)
  await recordEvent(tx, actor, { model: 'quotation', objectId: id, companyId, action: 'copied', after: template.from })
  const leftOut: LeftOut[] = [
    ...template.items.filter((item) => !isInCart(item)).map(({ name }) => leftOutItem('product', name)),
    ...upgradesLeftOut.map((one) => leftOutItem('upgrade', upgradeName(one.name, one.productName))),
    ...(template.durationMonths !== null && !plan
      ? [leftOutItem('plan', `Plano de ${String(template.durationMonths)} meses`)]
      : []),
    ...(servicePackage ? [] : [leftOutItem('service_package', `Pacote ${template.servicePackage.name}`)]),
    ...template.deliveries
      .filter(({ addressId }) => !addresses.has(addressId))
      .map(({ addressName }) => leftOutItem('address', addressName)),
    ...(template.couponCode === null ? [] : [leftOutItem('coupon', `Cupom ${template.couponCode}`)]),
  ]
  return { id, leftOut }
}

/** Copies upgrades at today's fees. @returns those no longer offered for their product */
async function copyUpgrades(tx: Tx, quotationId: number, wanted: readonly CopiedUpgrade[]): Promise<CopiedUpgrade[]> {
  const offered = await listUpgradesFor(
    tx,
    wanted.map(({ productId }) => productId),
  )
  const feeOf = ({ productId, upgradeId }: CopiedUpgrade): string | undefined =>
    offered.find(({ upgrade, productIds }) => upgrade.id === upgradeId && productIds.includes(productId))?.upgrade
      .monthlyFee
  await insertUpgradeItems(
    tx,
    wanted.flatMap((one) => {
      const monthlyFee = feeOf(one)
      const { productId, upgradeId, quantity } = one
      return monthlyFee === undefined ? [] : [{ quotationId, productId, upgradeId, quantity, monthlyFee }]
    }),
  )
  return wanted.filter((one) => feeOf(one) === undefined)
}

const idsOf = (items: QuotationTemplate['items']): number[] => items.map(({ productId }) => productId)

const leftOutItem = (kind: LeftOut['kind'], name: string): LeftOut => ({ kind, name })
