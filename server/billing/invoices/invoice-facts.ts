import { type Actor, isCustomer } from '@/services/auth/actor.rules'
import type { InvoiceActor, InvoiceFacts } from '@/services/billing/invoices/invoice-actions.rules'
import { isPayable } from '@/services/billing/invoices/invoice-states.rules'
import { toCents } from '@/services/simulation/money.rules'
import type { InvoiceRow } from './visible-invoices.repository'

/** As whom somebody acts on invoices. */
export const actorOf = (actor: Actor): InvoiceActor =>
  isCustomer(actor) ? 'customer' : actor.groups.includes('ADMINISTRADOR') ? 'admin' : 'finance'

type Payable = Pick<InvoiceRow, 'kind' | 'status' | 'payableOn'>

/** Whether an invoice is open after its last day without charges. */
export const isOverdue = (invoice: Payable, today: string): boolean => isPayable(invoice) && invoice.payableOn < today

/** What the actions of an invoice depend on. */
export const toFacts = (invoice: InvoiceRow, today: string): InvoiceFacts => ({
  kind: invoice.kind,
  status: invoice.status,
  paid: toCents(invoice.paidTotal) > 0,
  overdue: isOverdue(invoice, today),
  disputed: invoice.disputedAt !== null,
})

/** What is left to be paid, without charges, in integer cents. */
export const openTotal = (invoice: InvoiceRow): number =>
  isPayable(invoice) ? Math.max(0, toCents(invoice.total) - toCents(invoice.paidTotal)) : 0
