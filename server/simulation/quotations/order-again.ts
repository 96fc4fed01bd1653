import { db, transaction } from '@/server/db/client'
import { getOrder } from '@/server/orders/orders.service'
import type { Actor } from '@/services/auth/actor.rules'
import type { Order } from '@/services/orders/orders.schema'
import type { QuotationCopy } from '@/services/simulation/quotations/saved-quotations.schema'
import { getQuotation } from '../change-quotation'
import { readQuotation } from '../quotation-state'
import { copyQuotation, type QuotationTemplate } from './copy-quotation'
import { requireCompanyId } from './create-quotation'
import { templateOf } from './duplicate-quotation'

/** 'Pedir novamente': copies an order of the active company at today's prices; lists what was left out. Refuses 404. */
export async function orderAgain(actor: Actor, maskId: string): Promise<QuotationCopy> {
  const order = await getOrder(actor, { companyId: requireCompanyId(actor), maskId })
  const state = await readQuotation(db(), order.quotation)
  const template: QuotationTemplate = { ...templateOf(state), ...partsOf(order), name: null }
  const { id, leftOut } = await transaction((tx) => copyQuotation(tx, actor, template))
  return { quotation: await getQuotation(actor, id), left_out: leftOut }
}

/** The parts that later versions of the proposal may have changed since the quotation was finished. */
const partsOf = ({ items, packages, duration_months, order_mask_id }: Order) => ({
  durationMonths: duration_months,
  items: items.map(({ product_id, name, quantity }) => ({ productId: product_id, name, quantity })),
  upgrades: items.flatMap(({ product_id, name: productName, upgrades }) =>
    upgrades.map(({ upgrade_id, name, quantity }) => ({
      productId: product_id,
      productName,
      quantity,
      upgradeId: upgrade_id,
      name,
    })),
  ),
  deliveries: packages
    .filter(({ package_type }) => package_type === 'regular')
    .map(({ address, insurance, items: held }) => ({
      addressId: address.id,
      addressName: address.label,
      insurance,
      items: held.map(({ product_id, quantity }) => ({ productId: product_id, quantity })),
    })),
  from: { order: order_mask_id },
})
