import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, serial, text } from 'drizzle-orm/pg-core'
import type { Uf } from '@/services/companies/states.rules'
import { createdAt, instant } from './columns'

export const companies = pgTable(
  'companies',
  {
    id: serial('id').primaryKey(),
    corporateName: text('corporate_name').notNull(),
    tradeName: text('trade_name').notNull(),
    /** Canonical: upper-case, no mask, letters kept (IN RFB 2.229/2024). */
    cnpj: text('cnpj').notNull().unique(),
    uf: text('uf').$type<Uf>().notNull(),
    legalRepresentative: text('legal_representative'),
    active: boolean('active').notNull().default(false),
    /** When staff activated it last; null while it waits for that. */
    activatedAt: instant('activated_at'),
    /** Next order number of this company; taken under a row lock, so that numbers have no gap. */
    lastOrderNumber: integer('last_order_number').notNull().default(0),
    /** The day of the month after, on which a monthly invoice is due. */
    invoiceDueDay: integer('invoice_due_day').notNull().default(5),
    /** Where invoices go besides the people; counts once its owner has confirmed it. */
    billingEmail: text('billing_email'),
    billingEmailConfirmedAt: instant('billing_email_confirmed_at'),
    createdAt: createdAt(),
    /** The corporate name as people search it, without accents and capitals (`plain_text`, in the migrations). */
    searchName: text('search_name')
      .notNull()
      .generatedAlwaysAs(sql`plain_text(corporate_name)`),
  },
  (t) => [
    index('companies_search').using('gin', t.searchName.op('gin_trgm_ops'), t.cnpj.op('gin_trgm_ops')),
    index('companies_search_trade').using('gin', sql`plain_text(${t.tradeName}) gin_trgm_ops`),
    check('companies_due_day', sql`${t.invoiceDueDay} between 1 and 28`),
    check('companies_billing_email', sql`${t.billingEmail} is not null or ${t.billingEmailConfirmedAt} is null`),
  ],
)

export const addresses = pgTable(
  'addresses',
  {
    id: serial('id').primaryKey(),
    /** Null for the address of a visitor, until their quotation becomes a company's. */
    companyId: integer('company_id').references(() => companies.id),
    /** The visitor's quotation that the address was written for; a foreign key in the migrations, as tables go in circles. */
    visitorQuotationId: integer('visitor_quotation_id'),
    label: text('label').notNull(),
    recipientName: text('recipient_name').notNull(),
    postalCode: text('postal_code').notNull(),
    state: text('state').$type<Uf>().notNull(),
    city: text('city').notNull(),
    district: text('district'),
    street: text('street').notNull(),
    number: text('number').notNull(),
    complement: text('complement'),
    referencePoint: text('reference_point'),
    /** An address that orders refer to is hidden, never deleted. */
    active: boolean('active').notNull().default(true),
    createdAt: createdAt(),
  },
  (t) => [
    index('addresses_company').on(t.companyId),
    index('addresses_visitor').on(t.visitorQuotationId),
    check('addresses_owner', sql`${t.companyId} is not null or ${t.visitorQuotationId} is not null`),
  ],
)

/** Answers of the postal code look-up, kept 30 days. */
export const postalCodes = pgTable('postal_codes', {
  postalCode: text('postal_code').primaryKey(),
  state: text('state').notNull(),
  city: text('city').notNull(),
  district: text('district'),
  street: text('street'),
  fetchedAt: createdAt(),
})
