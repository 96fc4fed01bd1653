import type { TaxKind } from '@/services/billing/invoices/invoice-states.rules'
import { currentDay } from '@/services/format/format.rules'
import { monthOf, shiftDay, shiftMonth } from '@/services/stock/holds/hold-month.rules'
import type { Send } from './quotation'

type Listed = { results: { id: number }[] }

/** A draft of a month with measured lines: of the last month, or of the one under way. @returns its id */
export async function draftOfMonth(send: Send): Promise<number> {
  const current = monthOf(currentDay())
  for (const period of [shiftMonth(current, -1), current]) {
    await send('POST', '/invoices/drafts', { period })
    const { results } = await send<Listed>('GET', '/invoices?status=DRAFT&kind=MONTHLY&page_size=1')
    if (results[0]) return results[0].id
  }
  throw new Error('no draft of a month')
}

type Draft = { id: number; version: number }

/** A draft of Horizonte apart from the months, of a rental or a service, due in twenty days. */
export function extraDraft(send: Send, taxKind: TaxKind = 'RENTAL'): Promise<Draft> {
  const line = { kind: 'OTHER', tax_kind: taxKind, label: 'Montagem da sala', quantity: 1, unit_amount: '300.00' }
  const body = { company_id: 1, kind: 'EXTRA', lines: [line], due_on: shiftDay(currentDay(), 20) }
  return send('POST', '/invoices', body)
}

/** The same, issued. @returns its id */
export async function issuedInvoice(send: Send, taxKind?: TaxKind): Promise<number> {
  const { id, version } = await extraDraft(send, taxKind)
  await send('POST', '/invoices/issue', { invoices: [{ id, version }] })
  return id
}
