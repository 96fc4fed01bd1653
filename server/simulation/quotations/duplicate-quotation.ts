import { transaction } from '@/server/db/client'
import { Refusal } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { must } from '@/services/invariant/must.rules'
import { QUOTATION_NAME_LENGTH, type QuotationCopy } from '@/services/simulation/quotations/saved-quotations.schema'
import { getQuotation, visibleQuotation } from '../change-quotation'
import type { QuotationState } from '../quotation-state'
import { copyQuotation, type QuotationTemplate } from './copy-quotation'

/** Copies a quotation of the company, open or not, at today's prices; lists what is no longer offered. Refuses 404. */
export async function duplicateQuotation(actor: Actor, id: number): Promise<QuotationCopy> {
  const state = await visibleQuotation(actor, id)
  if (state.quotation.status === 'discarded') throw new Refusal('not_found')
  const { id: copy, leftOut } = await transaction((tx) => copyQuotation(tx, actor, templateOf(state)))
  return { quotation: await getQuotation(actor, copy), left_out: leftOut }
}

/** A company's quotation as the template of a copy. */
export const templateOf = (state: QuotationState): QuotationTemplate => ({
  companyId: must(state.quotation.companyId, `company of quotation ${String(state.quotation.id)}`),
  name: state.quotation.name && `Cópia de ${state.quotation.name}`.slice(0, QUOTATION_NAME_LENGTH),
  simulatorId: state.simulator.id,
  stepId: state.quotation.stepId,
  choices: state.choices,
  durationMonths: state.plan?.durationMonths ?? null,
  servicePackage: state.servicePackage,
  items: state.cart.map(({ product, quantity }) => ({ productId: product.id, name: product.name, quantity })),
  upgrades: state.upgrades.map(({ productId, productName, quantity, upgrade }) => ({
    productId,
    productName,
    quantity,
    upgradeId: upgrade.id,
    name: upgrade.name,
  })),
  deliveries: state.deliveries.map(({ addressId, addressName, insurance, items }) => ({
    addressId,
    addressName,
    insurance,
    items: items.map(({ product_id, quantity }) => ({ productId: product_id, quantity })),
  })),
  comment: state.quotation.comment,
  couponCode: state.coupon?.discountCode ?? null,
  from: { quotation: state.quotation.id },
})
