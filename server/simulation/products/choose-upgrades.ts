import { listUpgradesFor } from '@/server/catalogue/catalogue.service'
import { db, type Tx } from '@/server/db/client'
import { orNotFound, Refusal, refuseField } from '@/server/http/refusal'
import type { QuotationOwner } from '@/services/auth/actor.rules'
import type {
  OfferedUpgrade,
  ProductUpgradeItem,
  UpgradeItemBody,
} from '@/services/simulation/products/upgrades.schema'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { changeQuotation, visibleQuotation } from '../change-quotation'
import { toUpgradeItem } from '../quotation.mapper'
import { listCart } from '../quotations.repository'
import {
  deleteUpgradeItem,
  findQuotationIdOfUpgradeItem,
  insertUpgradeItem,
  upsertUpgradeItem,
} from './upgrade-items.repository'

/** The upgrades offered for the products of a cart. Refuses 404. */
export async function listOfferedUpgrades(who: QuotationOwner, quotationId: number): Promise<OfferedUpgrade[]> {
  const { cart } = await visibleQuotation(who, quotationId)
  const offered = await listUpgradesFor(
    db(),
    cart.map(({ product }) => product.id),
  )
  return offered.map(({ upgrade, productIds, effects }) => ({
    id: upgrade.id,
    name: upgrade.name,
    description: upgrade.description,
    monthly_fee: upgrade.monthlyFee,
    products: productIds,
    effects: effects.map(({ productId, ...effect }) => ({ product_id: productId, ...effect })),
  }))
}

/** The upgrades of a cart. Refuses 404. */
export async function listUpgrades(who: QuotationOwner, quotationId: number): Promise<ProductUpgradeItem[]> {
  return (await visibleQuotation(who, quotationId)).upgrades.map(toUpgradeItem)
}

/**
 * Adds an upgrade to some or all units of a product, at today's fee. Refuses 404 outside the actor's company, 400 for a
 * product not in the cart, an upgrade not offered for it or too many units, and 409 when the product has it already.
 */
export function createQuotationUpgrade(who: QuotationOwner, wanted: UpgradeItemBody): Promise<Quotation> {
  return changeQuotation(who, wanted.quotation_id, async (tx) => {
    if (await insertUpgradeItem(tx, await itemOf(tx, wanted))) return
    throw refuseField(
      'upgrade_id',
      'Esse upgrade já está no carrinho para esse produto. Mude a quantidade dele.',
      'conflict',
    )
  })
}

/** Creates the upgrade or updates its quantity; otherwise like `createQuotationUpgrade`. */
export function saveQuotationUpgrade(who: QuotationOwner, wanted: UpgradeItemBody): Promise<Quotation> {
  return changeQuotation(who, wanted.quotation_id, async (tx) => upsertUpgradeItem(tx, await itemOf(tx, wanted)))
}

/** Removes an upgrade from its product. Refuses 404 outside the actor's company. */
export async function deleteQuotationUpgrade(who: QuotationOwner, id: number): Promise<Quotation> {
  const quotationId = orNotFound(await findQuotationIdOfUpgradeItem(db(), id))
  return changeQuotation(who, quotationId, async (tx) => {
    if (!(await deleteUpgradeItem(tx, { id, quotationId }))) throw new Refusal('not_found')
  })
}

async function itemOf(tx: Tx, wanted: UpgradeItemBody) {
  const { quotation_id: quotationId, product_id: productId, upgrade_id: upgradeId, quantity } = wanted
  const line = (await listCart(tx, quotationId)).find(({ product }) => product.id === productId)
  if (!line) throw refuseField('product_id', 'Esse produto não está no carrinho.')
  const offered = (await listUpgradesFor(tx, [productId])).find(({ upgrade }) => upgrade.id === upgradeId)
  if (!offered) throw refuseField('upgrade_id', 'Esse upgrade não é mais oferecido para esse produto. Escolha outro.')
  if (quantity > line.quantity) {
    throw refuseField(
      'quantity',
      `Há ${String(line.quantity)} × ${line.product.name} no carrinho: escolha no máximo isso.`,
    )
  }
  return { quotationId, productId, upgradeId, quantity, monthlyFee: offered.upgrade.monthlyFee }
}
