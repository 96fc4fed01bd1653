import type { Db, Tx } from '@/server/db/client'
import type { QuotationAlert } from '@/services/stock/alerts/alerts.schema'
import { deleteAlertRow, listAlertsOfQuotation, upsertAlert } from './alerts.repository'

type NewAlert = Parameters<typeof upsertAlert>[1]

/** The products that a quotation waits for, in the order in which they were asked for. */
export async function stockAlertsOf(db: Db, quotationId: number): Promise<QuotationAlert[]> {
  const rows = await listAlertsOfQuotation(db, quotationId)
  return rows.map(({ productId, quantity }) => ({ product_id: productId, quantity }))
}

/** Notes that a quotation waits for a product; again, it begins anew with this quantity. */
export const saveStockAlert = (tx: Tx, alert: NewAlert): Promise<void> => upsertAlert(tx, alert)

/** False when the quotation did not wait for it. */
export const deleteStockAlert = (tx: Tx, quotationId: number, productId: number): Promise<boolean> =>
  deleteAlertRow(tx, quotationId, productId)
