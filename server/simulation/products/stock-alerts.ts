import { recordEvent } from '@/server/audit/audit.service'
import { findProducts } from '@/server/catalogue/catalogue.service'
import { db, transaction, type Tx } from '@/server/db/client'
import { Refusal, refuseField } from '@/server/http/refusal'
import { deleteStockAlert, saveStockAlert, stockAlertsOf } from '@/server/stock/alerts/alerts.service'
import { availabilityOf } from '@/server/stock/holds/stock.service'
import { isVisitor, type QuotationOwner } from '@/services/auth/actor.rules'
import { formatCount } from '@/services/format/format.rules'
import type { QuotationAlert } from '@/services/stock/alerts/alerts.schema'
import { lockVisibleQuotation, refuseClosed, visibleAnswers } from '../change-quotation'

/** The products that a quotation waits for. Refuses 404 outside the actor's company. */
export async function listQuotationAlerts(who: QuotationOwner, quotationId: number): Promise<QuotationAlert[]> {
  await visibleAnswers(who, quotationId)
  return stockAlertsOf(db(), quotationId)
}

type AlertRequest = { quotationId: number; productId: number; quantity: number }

/**
 * Asks for a mail when a product has units again (docs/adr/0536). Refuses 404 outside the actor's company, 400 for a product
 * that is not offered, 409 `conflict` for one that has units now and 409 `quotation_closed`.
 */
export async function requestStockAlert(who: QuotationOwner, request: AlertRequest): Promise<QuotationAlert[]> {
  const { quotationId, productId, quantity } = request
  return change(who, quotationId, async (tx, companyId) => {
    const product = (await findProducts(tx, [productId]))[0]?.product
    if (!product?.active) throw refuseField('product_id', 'Esse produto não é mais oferecido. Escolha outro.')
    const available = (await availabilityOf(tx, [productId])).get(productId)?.available ?? 0
    if (available > 0) {
      const units = formatCount(available, 'unidade disponível', 'unidades disponíveis')
      throw new Refusal('conflict', { errors: [`${product.name}: já há ${units}. Adicione ao carrinho.`] })
    }
    await saveStockAlert(tx, { quotationId, productId, quantity, userId: isVisitor(who) ? null : who.id })
    const after = { productId, quantity }
    await recordEvent(tx, who, {
      model: 'quotation',
      objectId: quotationId,
      companyId,
      action: 'stock_alert_requested',
      after,
    })
  })
}

/** Stops waiting for a product. Refuses 404 when the quotation did not wait for it. */
export async function withdrawStockAlert(
  who: QuotationOwner,
  { quotationId, productId }: Omit<AlertRequest, 'quantity'>,
): Promise<QuotationAlert[]> {
  return change(who, quotationId, async (tx, companyId) => {
    if (!(await deleteStockAlert(tx, quotationId, productId))) throw new Refusal('not_found')
    const before = { productId }
    await recordEvent(tx, who, {
      model: 'quotation',
      objectId: quotationId,
      companyId,
      action: 'stock_alert_withdrawn',
      before,
    })
  })
}

async function change(
  who: QuotationOwner,
  quotationId: number,
  write: (tx: Tx, companyId: number | null) => Promise<void>,
): Promise<QuotationAlert[]> {
  return transaction(async (tx) => {
    const quotation = await lockVisibleQuotation(tx, who, quotationId)
    refuseClosed(quotation)
    await write(tx, quotation.companyId)
    return stockAlertsOf(tx, quotationId)
  })
}
