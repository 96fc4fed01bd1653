import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { DocumentKind, DocumentStatus } from '@/services/billing/documents/document-words.rules'
import type { PaymentMethod, PaymentSource } from '@/services/billing/payments/payment-words.rules'
import type { CreditCause } from '@/services/billing/payments/payments.schema'
import { users } from './auth'
import { createdAt, instant, money, reference } from './columns'
import { companies } from './companies'
import { invoices } from './invoices'

/** Money that came in for an invoice; a wrong one is reversed, never deleted. */
export const payments = pgTable(
  'payments',
  {
    id: serial('id').primaryKey(),
    invoiceId: reference('invoice_id', () => invoices.id),
    amount: money('amount').notNull(),
    paidOn: date('paid_on').notNull(),
    method: text('method').$type<PaymentMethod>().notNull(),
    source: text('source').$type<PaymentSource>().notNull(),
    /** The bank's or the provider's name of it: one payment each. */
    externalId: text('external_id'),
    recordedBy: integer('recorded_by').references(() => users.id),
    createdAt: createdAt(),
    reversedAt: instant('reversed_at'),
    reversedBy: integer('reversed_by').references(() => users.id),
    reason: text('reason'),
  },
  (t) => [
    index('payments_invoice').on(t.invoiceId, t.id),
    uniqueIndex('payments_once').on(t.source, t.externalId),
    check('payments_amount', sql`amount > 0`),
    check('payments_method', sql`method in ('PIX', 'BOLETO', 'TRANSFER', 'OTHER')`),
    check('payments_reversal', sql`(reversed_at is null) = (reason is null)`),
  ],
)

/** What a company has paid too much, and what of it was used: its credit is the sum. Append-only. */
export const companyCredits = pgTable(
  'company_credits',
  {
    id: serial('id').primaryKey(),
    companyId: reference('company_id', () => companies.id),
    /** Negative where credit was used. */
    amount: money('amount').notNull(),
    cause: text('cause').$type<CreditCause>().notNull(),
    invoiceId: reference('invoice_id', () => invoices.id),
    paymentId: integer('payment_id').references(() => payments.id),
    createdBy: integer('created_by').references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    index('company_credits_company').on(t.companyId),
    index('company_credits_invoice').on(t.invoiceId),
    index('company_credits_payment').on(t.paymentId),
    check('company_credits_amount', sql`amount <> 0`),
  ],
)

/** Fiscal documents of an invoice: asked for at an issuer, or uploaded by hand. */
export const invoiceDocuments = pgTable(
  'invoice_documents',
  {
    id: serial('id').primaryKey(),
    invoiceId: reference('invoice_id', () => invoices.id),
    kind: text('kind').$type<DocumentKind>().notNull(),
    status: text('status').$type<DocumentStatus>().notNull().default('PENDING'),
    /** own, sandbox, manual, or the name of a provider. */
    issuer: text('issuer').notNull(),
    /** What the issuer calls it. */
    externalId: text('external_id'),
    number: text('number'),
    accessKey: text('access_key'),
    xmlKey: text('xml_key').unique(),
    xmlSha256: text('xml_sha256'),
    pdfKey: text('pdf_key').unique(),
    pdfSha256: text('pdf_sha256'),
    /** Why the issuer rejected it. */
    message: text('message'),
    amount: money('amount').notNull(),
    requestedAt: instant('requested_at').notNull().defaultNow(),
    authorizedAt: instant('authorized_at'),
    canceledAt: instant('canceled_at'),
    createdBy: integer('created_by').references(() => users.id),
  },
  (t) => [
    // One that counts of each kind.
    uniqueIndex('invoice_documents_kind')
      .on(t.invoiceId, t.kind)
      .where(sql`status in ('PENDING', 'AUTHORIZED')`),
    index('invoice_documents_pending')
      .on(t.requestedAt)
      .where(sql`status = 'PENDING'`),
    check('invoice_documents_status', sql`status in ('PENDING', 'AUTHORIZED', 'REJECTED', 'CANCELED')`),
    check(
      'invoice_documents_files',
      sql`(xml_key is null) = (xml_sha256 is null) and (pdf_key is null) = (pdf_sha256 is null)`,
    ),
  ],
)
