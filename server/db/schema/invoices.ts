import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  serial,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type {
  InvoiceCustomer,
  InvoiceKind,
  InvoiceLineKind,
  InvoiceStatus,
  TaxKind,
} from '@/services/billing/invoices/invoice-states.rules'
import type { MeasurementNote } from '@/services/billing/measuring/measuring.schema'
import { users } from './auth'
import { createdAt, instant, money, reference } from './columns'
import { companies } from './companies'
import { rentals } from './logistics'
import { orders } from './orders'
import { equipmentUnits } from './stock'
import { tickets } from './tickets'

/**
 * What a company owes for a month (MONTHLY), apart from the months (EXTRA), or gets back (CREDIT). Once issued, the
 * database refuses a change of its number, dates, totals and lines (0005_billing.sql, docs/adr/0557).
 */
export const invoices = pgTable(
  'invoices',
  {
    id: serial('id').primaryKey(),
    companyId: reference('company_id', () => companies.id),
    kind: text('kind').$type<InvoiceKind>().notNull(),
    /** The invoice that a credit note corrects. */
    refersToId: integer('refers_to_id').references((): AnyPgColumn => invoices.id),
    /** The first day of the month. */
    period: date('period').notNull(),
    status: text('status').$type<InvoiceStatus>().notNull().default('DRAFT'),
    /** Set together when it is issued: numbers of a series have no gap. */
    series: text('series'),
    number: integer('number'),
    issuedOn: date('issued_on'),
    issuedAt: instant('issued_at'),
    issuedBy: integer('issued_by').references(() => users.id),
    dueOn: date('due_on').notNull(),
    /** Staff chose the day: it does not move when the draft is issued late. */
    dueChosen: boolean('due_chosen').notNull().default(false),
    /** A later day, granted after it was issued. */
    extendedTo: date('extended_to'),
    /** The due day that counts now: lists show it and are sorted by it. */
    currentDueOn: date('current_due_on')
      .notNull()
      .generatedAlwaysAs(sql`coalesce(extended_to, due_on)`),
    /** The last day without charges: the first business day from `extended_to`, else `due_on`, on. */
    payableOn: date('payable_on').notNull(),
    /** Names, CNPJ and state as they were when it was issued. */
    customer: jsonb('customer').$type<InvoiceCustomer>(),
    /** Measured lines of rental and of service with their coupon and readjustment; all other lines. */
    rentalTotal: money('rental_total').notNull().default('0.00'),
    serviceTotal: money('service_total').notNull().default('0.00'),
    adjustmentsTotal: money('adjustments_total').notNull().default('0.00'),
    total: money('total').notNull().default('0.00'),
    paidTotal: money('paid_total').notNull().default('0.00'),
    ordersCount: integer('orders_count').notNull().default(0),
    unitsCount: integer('units_count').notNull().default(0),
    /** Measured units without a price: staff decide before it is issued. */
    unpricedUnits: integer('unpriced_units').notNull().default(0),
    /** When the measuring was read last, and since when it is kept because somebody edited the draft. */
    measuredAt: instant('measured_at'),
    frozenAt: instant('frozen_at'),
    editedBy: integer('edited_by').references(() => users.id),
    /** Printed on the invoice, for the customer. */
    note: text('note'),
    /** The customer contests it: no reminders until the ticket is closed. */
    disputedAt: instant('disputed_at'),
    disputeTicketId: integer('dispute_ticket_id').references(() => tickets.id),
    /** The line of its boleto: typed by staff, or registered at a provider under `boleto_id`. */
    digitableLine: text('digitable_line'),
    boletoId: text('boleto_id'),
    /** The PDF made when it was issued. */
    pdfKey: text('pdf_key').unique(),
    pdfSha256: text('pdf_sha256'),
    pdfSize: integer('pdf_size'),
    version: integer('version').notNull().default(1),
    createdBy: integer('created_by').references(() => users.id),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('invoices_month')
      .on(t.companyId, t.period)
      .where(sql`kind = 'MONTHLY' and status <> 'CANCELED'`),
    uniqueIndex('invoices_number').on(t.series, t.number),
    // Of the lists: each order over all, over a status and over a company.
    index('invoices_due').on(t.currentDueOn, t.id),
    index('invoices_total').on(t.total, t.id),
    index('invoices_created').on(t.createdAt, t.id),
    index('invoices_by_number').on(t.number, t.id),
    index('invoices_status_due').on(t.status, t.currentDueOn, t.id),
    index('invoices_status_total').on(t.status, t.total, t.id),
    index('invoices_status_number').on(t.status, t.number, t.id),
    index('invoices_company').on(t.companyId, t.currentDueOn.desc().nullsFirst(), t.id.desc().nullsFirst()),
    index('invoices_period').on(t.period, t.status, t.currentDueOn, t.id),
    index('invoices_period_due').on(t.period, t.currentDueOn, t.id),
    index('invoices_open')
      .on(t.payableOn, t.id)
      .where(sql`status = 'ISSUED'`),
    index('invoices_refers').on(t.refersToId),
    index('invoices_dispute').on(t.disputeTicketId),
    check(
      'invoices_kind',
      sql`kind in ('MONTHLY', 'EXTRA', 'CREDIT') and (kind = 'CREDIT') = (refers_to_id is not null)`,
    ),
    check('invoices_status', sql`status in ('DRAFT', 'ISSUED', 'PAID', 'CANCELED', 'UNCOLLECTIBLE')`),
    check('invoices_period_month', sql`extract(day from period) = 1`),
    check(
      'invoices_issued',
      sql`(status = 'DRAFT') = (number is null) and (number is null) = (series is null)
      and (number is null) = (issued_on is null) and (number is null) = (customer is null)`,
    ),
    check('invoices_sum', sql`total = rental_total + service_total + adjustments_total`),
    check('invoices_sign', sql`status = 'DRAFT' or (kind = 'CREDIT') = (total < 0)`),
    check('invoices_paid', sql`paid_total >= 0 and (status <> 'PAID' or kind = 'CREDIT' or paid_total >= total)`),
    check('invoices_payable', sql`payable_on >= due_on and (extended_to is null or extended_to > due_on)`),
    check('invoices_pdf', sql`(pdf_key is null) = (pdf_sha256 is null) and (pdf_key is null) = (pdf_size is null)`),
  ],
)

/** The lines of an invoice, in their order. */
export const invoiceLines = pgTable(
  'invoice_lines',
  {
    id: serial('id').primaryKey(),
    invoiceId: reference('invoice_id', () => invoices.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    orderId: integer('order_id').references(() => orders.id),
    taxKind: text('tax_kind').$type<TaxKind>().notNull(),
    kind: text('kind').$type<InvoiceLineKind>().notNull(),
    /** The month that was measured, where it is not the invoice's own. */
    period: date('period').notNull(),
    label: text('label').notNull(),
    /** "mês inteiro", "15 de 30 dias", "com troca em 18/11". */
    detail: text('detail'),
    quantity: integer('quantity').notNull(),
    unitAmount: money('unit_amount').notNull(),
    amount: money('amount').notNull(),
    /** What the platform had computed, where staff changed that: by it an earlier month is done with. */
    computedAmount: money('computed_amount'),
    editedBy: integer('edited_by').references(() => users.id),
    /** Why staff added or changed it. */
    reason: text('reason'),
  },
  (t) => [
    uniqueIndex('invoice_lines_position').on(t.invoiceId, t.position),
    index('invoice_lines_order').on(t.orderId, t.invoiceId),
    // Of what other invoices bill of an invoice's late charges.
    index('invoice_lines_charges')
      .on(t.detail)
      .where(sql`kind = 'LATE_CHARGES'`),
    check('invoice_lines_tax_kind', sql`tax_kind in ('RENTAL', 'SERVICE')`),
    check('invoice_lines_quantity', sql`quantity > 0`),
    check('invoice_lines_label', sql`length(label) between 1 and 120`),
  ],
)

/** The units and days that explain a measured line; as they were read when the invoice was issued. */
export const invoiceMeasurements = pgTable(
  'invoice_measurements',
  {
    id: serial('id').primaryKey(),
    invoiceId: reference('invoice_id', () => invoices.id, { onDelete: 'cascade' }),
    lineId: reference('line_id', () => invoiceLines.id, { onDelete: 'cascade' }),
    orderId: reference('order_id', () => orders.id),
    /** The rental that opened the place in the order; replacements keep it. */
    positionId: reference('position_id', () => rentals.id),
    unitId: reference('unit_id', () => equipmentUnits.id),
    serial: text('serial').notNull(),
    productName: text('product_name').notNull(),
    /** The first day of the measured month. */
    period: date('period').notNull(),
    startedOn: date('started_on').notNull(),
    /** Exclusive; null while it goes on after the month. */
    endedOn: date('ended_on'),
    days: integer('days').notNull(),
    divisor: integer('divisor').notNull(),
    /** A month of the unit. */
    fee: money('fee').notNull(),
    amount: money('amount').notNull(),
    taxKind: text('tax_kind').$type<TaxKind>().notNull(),
    notes: jsonb('notes').$type<MeasurementNote[]>().notNull().default([]),
    /** False once its invoice was cancelled: the days are free for a new draft. */
    live: boolean('live').notNull().default(true),
  },
  (t) => [
    uniqueIndex('invoice_measurements_once')
      .on(t.positionId, t.unitId, t.period, t.startedOn, t.taxKind)
      .where(sql`live`),
    index('invoice_measurements_invoice').on(t.invoiceId),
    index('invoice_measurements_line').on(t.lineId, t.id),
    index('invoice_measurements_order').on(t.orderId, t.period),
    index('invoice_measurements_unit').on(t.unitId),
    check('invoice_measurements_days', sql`days > 0 and days <= 31 and divisor in (28, 29, 30, 31)`),
  ],
)

/** The last number that was given in a series; taken under its row lock, inside the transaction that issues. */
export const invoiceSeries = pgTable('invoice_series', {
  series: text('series').primaryKey(),
  lastNumber: integer('last_number').notNull().default(0),
})
