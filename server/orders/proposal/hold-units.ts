import type { Tx } from '@/server/db/client'
import { findLargeHolds, holdStock } from '@/server/stock/holds/stock.service'
import { toDay } from '@/services/format/format.rules'
import { holdExpiry } from '@/services/stock/holds/hold-expiry.rules'
import { LARGE_HOLD_GROUPS, largeHoldText } from '@/services/stock/holds/large-hold.rules'
import { notifyStaff } from '../mails/mail-order'
import { loadOrderRecord } from '../order-record.repository'

type Items = readonly { productId: number; quantity: number }[]

/**
 * Holds the units of a proposal for seven days. When the company's proposals that nobody has accepted then hold much of a
 * product, staff hear of it, once a day for a company and product (ADR 531).
 * Refuses 409 `out_of_stock` and holds nothing.
 */
export async function holdUnits(tx: Tx, orderId: number, items: Items, now = new Date()): Promise<void> {
  await holdStock(tx, { orderId, items, expiresAt: holdExpiry(now) })
  const large = await findLargeHolds(
    tx,
    orderId,
    items.map(({ productId }) => productId),
  )
  if (large.length === 0) return
  const record = await loadOrderRecord(tx, orderId)
  const { id: companyId, corporateName } = record.company
  for (const hold of large) {
    await notifyStaff(tx, record, LARGE_HOLD_GROUPS, {
      kind: 'order_turn',
      key: ['large-hold', companyId, hold.productId, toDay(now)].join(':'),
      title: 'Uma empresa segura muito de um produto',
      message: largeHoldText(corporateName, hold),
      action: 'Ver o pedido',
    })
  }
}
