import { isAdjustment } from '@/services/billing/invoices/draft-editing.rules'
import type { InvoiceLine } from '@/services/billing/invoices/invoices.schema'
import { toCents } from '@/services/format/format.rules'

export type InvoiceLineGroup = {
  order: NonNullable<InvoiceLine['order']> | null
  lines: InvoiceLine[]
  /** The subtotal, in integer cents. */
  cents: number
}

/** The measured lines by order, as they stand in the invoice; adjustments have a group of their own. */
export function groupsOf(lines: readonly InvoiceLine[]): InvoiceLineGroup[] {
  const measured = lines.filter((line) => !isAdjustment(line))
  return [...Map.groupBy(measured, ({ order }) => order?.order_mask_id ?? '')].map(([, own]) => ({
    order: own[0]?.order ?? null,
    lines: own,
    cents: own.reduce((sum, { amount }) => sum + toCents(amount), 0),
  }))
}
