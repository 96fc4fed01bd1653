import type { listLastEvents } from '@/server/audit/audit.service'
import { type Actor, isStaff } from '@/services/auth/actor.rules'
import { allowedInvoiceActions } from '@/services/billing/invoices/invoice-actions.rules'
import { CUSTOMER_INVOICE_ACTIONS } from '@/services/billing/invoices/invoice-audit.rules'
import type { Invoice, InvoiceLine, InvoiceMeasurement } from '@/services/billing/invoices/invoices.schema'
import { isCreditNotePayment } from '@/services/billing/payments/payment-words.rules'
import { toDecimal } from '@/services/simulation/money.rules'
import type { MeasurementRow } from '../drafts/draft-lines.repository'
import { actorOf, openTotal, toFacts } from '../invoice-facts'
import { numberOf, toCommon } from '../list/invoice-summary.mapper'
import type { InvoiceRow } from '../visible-invoices.repository'
import type { DetailedLine, InvoiceRefs, listInvoicePayments, listRelated } from './invoice-detail.repository'

type Rows<List extends (...args: never[]) => Promise<unknown[]>> = Awaited<ReturnType<List>>

type Around = InvoiceRefs & {
  today: string
  lines: DetailedLine[]
  payments: Rows<typeof listInvoicePayments>
  documents: Invoice['documents']
  related: Rows<typeof listRelated>
  events: Rows<typeof listLastEvents>
  withoutNcm: readonly string[]
  nextNumber: number | null
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** An invoice as somebody reads it: what only staff know is empty for a customer. */
export function toInvoice(actor: Actor, invoice: InvoiceRow, around: Around): Invoice {
  const { company, today, related } = around
  const original = related.find(({ id }) => id === invoice.refersToId)
  return {
    ...toCommon(actor, invoice, around),
    customer: invoice.customer ?? customerOf(company),
    lines: around.lines.map(toLine),
    note: invoice.note,
    measured_at: iso(invoice.measuredAt),
    frozen_at: iso(invoice.frozenAt),
    edited_by: around.editedBy,
    next_number: numberOf({ number: around.nextNumber }),
    open_total: toDecimal(openTotal(invoice)),
    dispute: invoice.disputedAt && { ticket_id: invoice.disputeTicketId, at: invoice.disputedAt.toISOString() },
    events: around.events.flatMap(toEvent),
    refers_to: original ? { id: original.id, number: numberOf(original) ?? '' } : null,
    credit_notes: related
      .filter(({ kind, id }) => kind === 'CREDIT' && id !== invoice.refersToId)
      .map((note) => ({ id: note.id, number: numberOf(note), total: note.total })),
    documents: around.documents,
    payments: around.payments.map((payment) => toPayment(actor, payment)),
    pdf_size: invoice.pdfSize,
    allowed_actions: allowedInvoiceActions(actorOf(actor), toFacts(invoice, today)),
  }
}

/** What happened and when: the reason stays with staff, who wrote it for themselves. */
function toEvent({ id, action: given, createdAt, after }: Around['events'][number]): Invoice['events'] {
  const action = CUSTOMER_INVOICE_ACTIONS.find((one) => one === given)
  if (action === undefined) return []
  const { due_on, ticket } = eventFacts(after)
  return [{ id, action, at: createdAt.toISOString(), due_on: due_on ?? null, ticket_id: ticket ?? null }]
}

const eventFacts = (after: unknown) => (after ?? {}) as { due_on?: string; ticket?: number }

/** Whom an invoice names, as they are now. */
export const customerOf = ({ corporateName, tradeName, cnpj, uf }: InvoiceRefs['company']) => ({
  ...{ corporate_name: corporateName, trade_name: tradeName, cnpj, uf },
})

const toLine = ({ line, order, measurements }: DetailedLine): InvoiceLine => ({
  id: line.id,
  order: order && { order_mask_id: order.maskId, company_id: order.companyId },
  tax_kind: line.taxKind,
  kind: line.kind,
  period: line.period.slice(0, 7),
  label: line.label,
  detail: line.detail,
  quantity: line.quantity,
  unit_amount: line.unitAmount,
  amount: line.amount,
  reason: line.reason,
  measurements,
})

const toPayment = (actor: Actor, { payment, recordedBy }: Around['payments'][number]): Invoice['payments'][number] => ({
  id: payment.id,
  amount: payment.amount,
  paid_on: payment.paidOn,
  method: payment.method,
  source: payment.source,
  external_id: isStaff(actor) ? payment.externalId : null,
  is_credit_note: isCreditNotePayment(payment),
  recorded_by: isStaff(actor) ? recordedBy : null,
  recorded_at: payment.createdAt.toISOString(),
  reversed_at: iso(payment.reversedAt),
  reason: isStaff(actor) ? payment.reason : null,
})

/** A row behind a line. */
export const toInvoiceMeasurement = (row: MeasurementRow): InvoiceMeasurement => ({
  id: row.id,
  unit: { id: row.unitId, serial: row.serial, product: row.productName },
  started_on: row.startedOn,
  ended_on: row.endedOn,
  days: row.days,
  divisor: row.divisor,
  fee: row.fee,
  amount: row.amount,
  notes: row.notes,
})
