import dayjs from 'dayjs'
import { type Actor, isStaff } from '@/services/auth/actor.rules'
import { draftObjections } from '@/services/billing/invoices/objections.rules'
import { formatInvoiceNumber, INVOICE_LINE_KIND_LABEL } from '@/services/billing/invoices/invoice-states.rules'
import type { InvoiceSummary } from '@/services/billing/invoices/invoices.schema'
import { formatCount } from '@/services/format/format.rules'
import { toCents } from '@/services/simulation/money.rules'
import { isOverdue } from '../invoice-facts'
import type { InvoiceRow } from '../visible-invoices.repository'
import type { ListedInvoice } from './invoice-lists.repository'

type Around = {
  company: { id: number; corporateName: string; cnpj: string }
  today: string
  /** Models that a fiscal document needs to know the NCM of. */
  withoutNcm: readonly string[]
}

/** `000231`; null for a draft. */
export const numberOf = ({ number }: Pick<InvoiceRow, 'number'>): string | null =>
  number === null ? null : formatInvoiceNumber(number)

/** What a row of the list and the invoice itself have in common. */
export function toCommon(actor: Actor, invoice: InvoiceRow, { company, today, withoutNcm }: Around) {
  const overdue = isOverdue(invoice, today)
  const left = toCents(invoice.total) - toCents(invoice.paidTotal)
  return {
    id: invoice.id,
    number: numberOf(invoice),
    // As it was when the invoice was issued.
    company: {
      id: company.id,
      corporate_name: invoice.customer?.corporate_name ?? company.corporateName,
      cnpj: invoice.customer?.cnpj ?? company.cnpj,
    },
    kind: invoice.kind,
    period: invoice.period.slice(0, 7),
    status: invoice.status,
    issued_on: invoice.issuedOn,
    due_on: invoice.dueOn,
    extended_to: invoice.extendedTo,
    payable_on: invoice.payableOn,
    overdue,
    days_late: overdue ? dayjs(today).diff(invoice.currentDueOn, 'day') : 0,
    partially_paid: toCents(invoice.paidTotal) > 0 && left > 0,
    disputed: invoice.disputedAt !== null,
    orders_count: invoice.ordersCount,
    units_count: invoice.unitsCount,
    rental_total: invoice.rentalTotal,
    service_total: invoice.serviceTotal,
    adjustments_total: invoice.adjustmentsTotal,
    total: invoice.total,
    paid_total: invoice.paidTotal,
    objections: isStaff(actor) ? draftObjections(invoice, { today, withoutNcm }) : [],
    version: invoice.version,
  }
}

/** A row of the list, as somebody reads it. */
export const toInvoiceSummary = (
  actor: Actor,
  { invoice, company, otherKinds }: ListedInvoice,
  { today, withoutNcm }: Pick<Around, 'today' | 'withoutNcm'>,
): InvoiceSummary => ({
  ...toCommon(actor, invoice, { company, today, withoutNcm }),
  remark: remarkOf(invoice, otherKinds),
})

/** What is particular about an invoice: units without a price in a draft, else what is in it besides the measuring. */
function remarkOf({ status, unpricedUnits }: InvoiceRow, otherKinds: ListedInvoice['otherKinds']): string | null {
  if (status === 'DRAFT' && unpricedUnits > 0) return `${formatCount(unpricedUnits, 'unidade', 'unidades')} sem preço`
  const labels = otherKinds.map((kind) => INVOICE_LINE_KIND_LABEL[kind])
  return labels.length > 0 ? labels.join(', ') : null
}
