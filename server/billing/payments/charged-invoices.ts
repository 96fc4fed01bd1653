import type { Author } from '@/server/audit/audit.service'
import type { Tx } from '@/server/db/client'
import type { Actor } from '@/services/auth/actor.rules'
import { formatInvoiceNumber } from '@/services/billing/invoices/invoice-states.rules'
import { must } from '@/services/invariant/must.rules'
import { toDecimal } from '@/services/simulation/money.rules'
import { changeInvoice } from '../invoices/change-invoice'
import { type BilledCompany, lockBilledCompany } from '../invoices/invoices.repository'
import { findVisibleInvoice, type InvoiceRow, lockVisibleInvoice } from '../invoices/visible-invoices.repository'
import { listChargedNumbers } from './charges-elsewhere.repository'
import { creditOverpaid } from './overpaid-credit'
import { findInvoicesByNumber, listPaymentRows } from './payments.repository'

/**
 * What follows for the invoices whose late charges another one bills, once that was issued or cancelled: charges that were
 * paid on both are credit of the company, and no longer so when the other one bills them no more (docs/adr/0557).
 */
export async function creditChargesPaidTwice(tx: Tx, author: Author, { id, number }: InvoiceRow): Promise<void> {
  const numbers = await listChargedNumbers(tx, id)
  if (numbers.length === 0) return
  const billing = formatInvoiceNumber(must(number, 'number of an issued invoice'))
  for (const charged of await findInvoicesByNumber(tx, numbers, true)) {
    const rows = await listPaymentRows(tx, [charged.id])
    const change = await creditOverpaid(tx, author, charged, { rows, paymentId: null })
    if (change === 0) continue
    await changeInvoice(tx, author, charged, {
      action: 'charges_moved',
      message: `Fatura ${billing}`,
      after: { credit: toDecimal(change) },
      set: {},
    })
  }
}

/**
 * An issued invoice and its company, locked like those whose late charges it bills, in the order in which imports of payments
 * lock them. Refuses 404.
 */
export async function lockWithCharged(
  tx: Tx,
  actor: Actor,
  id: number,
): Promise<{ invoice: InvoiceRow; company: BilledCompany }> {
  const { companyId, number } = await findVisibleInvoice(tx, actor, id)
  const company = await lockBilledCompany(tx, companyId)
  const numbers = await listChargedNumbers(tx, id)
  if (number !== null && numbers.length > 0) await findInvoicesByNumber(tx, [...numbers, number], true)
  return { invoice: await lockVisibleInvoice(tx, actor, id), company }
}
