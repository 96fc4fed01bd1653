import { orNotFound } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { may } from '@/services/auth/permissions.rules'
import { firstInvoiceDay, homeInvoiceStatus } from '@/services/dashboard/home-indicators.rules'
import type { HomeIndicators, HomeInvoice } from '@/services/dashboard/home-indicators.schema'
import { currentDay } from '@/services/format/format.rules'
import { seesOnlyOwnTickets } from '@/services/tickets/ticket-actions.rules'
import { countDeliveries, countHeldUnits, countOpenTickets, findMonthlyInvoice } from './home-indicators.repository'

/**
 * The four indicators of a customer's home, for the active company. Each is what the list that it leads to shows:
 *
 * - **invoice**: that of the newest month (`MONTHLY`), issued, paid or given up by staff; never a draft, a cancelled one, a
 *   credit note or what is billed apart. Its total is what was issued, whatever was paid of it; its due day is the later one
 *   if staff granted one. Null for somebody who reads no invoices, as is the day of the first one.
 * - **units**: all in the company's hands, in whatever status: what the list of equipment counts without a filter.
 *   **addresses**: how many different ones they are at.
 * - **deliveries**: orders in Envio or Entrega. `next_on` is the earliest expected day, from today on, of a package of theirs
 *   that has not arrived; null when none of them is expected on a known day, or all are late.
 * - **tickets**: open ones that the caller may see. `last_reply_at` is the newest public message of staff in those.
 *
 * Refuses 404 without an active company.
 */
export async function getHomeIndicators(actor: Actor): Promise<HomeIndicators> {
  const companyId = orNotFound(actor.companyId)
  const today = currentDay()
  const readsInvoices = may(actor, 'invoices:read')
  const [invoice, held, deliveries, tickets] = await Promise.all([
    readsInvoices ? findMonthlyInvoice(companyId) : undefined,
    countHeldUnits(companyId),
    countDeliveries(companyId, today),
    countOpenTickets(companyId, seesOnlyOwnTickets(actor) ? actor.id : undefined),
  ])
  return {
    invoice: invoice && invoice.status !== 'DRAFT' ? toHomeInvoice(invoice, today) : null,
    first_invoice_on: readsInvoices
      ? firstInvoiceDay(today, { units: held.units, isDrafted: invoice !== undefined })
      : null,
    ...held,
    deliveries: { under_way: deliveries.underWay, next_on: deliveries.nextOn },
    tickets: { open: tickets.open, last_reply_at: tickets.lastReplyAt?.toISOString() ?? null },
  }
}

type InvoiceRow = NonNullable<Awaited<ReturnType<typeof findMonthlyInvoice>>>

const toHomeInvoice = ({ disputedAt, ...invoice }: InvoiceRow, today: string): HomeInvoice => ({
  period: invoice.period.slice(0, 7),
  total: invoice.total,
  due_on: invoice.currentDueOn,
  payable_on: invoice.payableOn,
  status: homeInvoiceStatus({ ...invoice, disputed: disputedAt !== null }, today),
})
