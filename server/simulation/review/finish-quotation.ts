import { recordEvent } from '@/server/audit/audit.service'
import { listProductsOfTypes, presentProducts } from '@/server/catalogue/catalogue.service'
import { consumeCoupon } from '@/server/coupons/coupons.service'
import { transaction, type Tx } from '@/server/db/client'
import { Refusal } from '@/server/http/refusal'
import { createOrderFromQuotation, getOrder, holdForProposal } from '@/server/orders/orders.service'
import { findMissing, outOfStock } from '@/server/stock/holds/stock.service'
import type { Actor } from '@/services/auth/actor.rules'
import { must } from '@/services/invariant/must.rules'
import type { Order } from '@/services/orders/orders.schema'
import { lockVisibleQuotation, refuseClosed } from '../change-quotation'
import { repriceCart, updateQuotation } from '../quotation-changes.repository'
import { type QuotationState, readQuotation } from '../quotation-state'
import { companyIsActive } from '../quotations.repository'
import { toNewOrder } from './new-order.mapper'
import { findProblems } from './quotation-problems'

type FinishOptions = { comment?: string | null; accept_prices?: boolean }

/**
 * Turns a quotation into an order, in one transaction: checks everything again with the products locked, creates the order,
 * consumes the coupon and holds the units for seven days. Finishing again returns the same order.
 * Refuses what `findProblems` finds, 409 `out_of_stock` with alternatives, 409 `quotation_closed`, 403 for a company that
 * may not order.
 */
export async function finishQuotation(
  actor: Actor,
  id: number,
  options: FinishOptions,
): Promise<{ order: Order; created: boolean }> {
  const { created, companyId, maskId } = await transaction(async (tx) => {
    const quotation = await lockVisibleQuotation(tx, actor, id)
    const companyId = must(quotation.companyId, `company of quotation ${String(id)}`)
    if (quotation.status === 'finished') {
      const { orderMaskId } = await readQuotation(tx, id)
      return { created: false, companyId, maskId: must(orderMaskId, `order of quotation ${String(id)}`) }
    }
    refuseClosed(quotation)
    if (!(await companyIsActive(tx, companyId))) throw new Refusal('activation_required')
    if (options.comment !== undefined) await updateQuotation(tx, id, { comment: options.comment })
    if (options.accept_prices) await repriceCart(tx, id)
    const state = await readQuotation(tx, id)
    const [problem] = findProblems(state, await refusalForStock(tx, state))
    if (problem) throw problem
    return { created: true, companyId, maskId: await placeOrder(tx, actor, state) }
  })
  return { created, order: await getOrder(actor, { companyId, maskId }) }
}

/** Creates the order of a quotation without problems, whose products are locked. */
async function placeOrder(tx: Tx, actor: Actor, state: QuotationState): Promise<string> {
  const { id, companyId } = state.quotation
  const newOrder = toNewOrder(state)
  const { orderId, orderMaskId } = await createOrderFromQuotation(tx, actor, newOrder)
  await holdForProposal(tx, orderId, itemsOf(state))
  if (state.coupon) await consumeCoupon(tx, actor, { couponId: state.coupon.id, orderId })
  await updateQuotation(tx, id, { status: 'finished' })
  await recordEvent(tx, actor, {
    model: 'quotation',
    objectId: id,
    companyId,
    action: 'finished',
    after: { orderMaskId },
  })
  return orderMaskId
}

const itemsOf = ({ cart }: QuotationState) => cart.map(({ product, quantity }) => ({ productId: product.id, quantity }))

/** Locks the products; refuses those that are short, with available products of the same kinds as alternatives. */
async function refusalForStock(tx: Tx, state: QuotationState): Promise<Refusal | null> {
  const missing = await findMissing(tx, itemsOf(state))
  if (missing.length === 0) return null
  const lacking = new Set(missing.map(({ productId }) => productId))
  const kinds = state.cart.filter(({ product }) => lacking.has(product.id)).map(({ productType }) => productType.id)
  const inCart = new Set(itemsOf(state).map(({ productId }) => productId))
  const others = (await listProductsOfTypes(tx, [...new Set(kinds)])).filter(({ product }) => !inCart.has(product.id))
  const free = (await presentProducts(tx, others)).filter(({ available }) => available > 0)
  return outOfStock(missing, { alternatives: free.map((product) => ({ ...product, similar: true })) })
}
