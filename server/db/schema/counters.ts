import { date, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core'
import type { InvoiceKind, InvoiceStatus } from '@/services/billing/invoices/invoice-states.rules'
import type { StageName, Turn } from '@/services/orders/workflow/stages.rules'
import type { RelocationStatus, RelocationType, UnitEventType } from '@/services/stock/events/unit-events.rules'
import type { ProductGroup } from '@/services/stock/units/product-groups.rules'
import type { UnitStatus } from '@/services/stock/units/unit-status.rules'
import type { TicketCategory, TicketStatus } from '@/services/tickets/ticket-states.rules'

/**
 * How many orders stand where and what they come to a month, so that no list counts its rows. A trigger of `orders` adds what
 * a change takes away and puts in, in the same transaction; the sum is what counts, and a job folds what piled up (ADR 506).
 * Rows without a company are those of all companies together.
 */
export const orderCounters = pgTable(
  'order_tallies',
  {
    companyId: integer('company_id'),
    stageName: text('stage_name').$type<StageName>().notNull(),
    turn: text('turn').$type<Turn>(),
    orders: integer('orders').notNull(),
    monthlyFee: numeric('monthly_fee', { precision: 14, scale: 2 }).notNull(),
  },
  (t) => [index('order_tallies_company').on(t.companyId)],
)

/**
 * How many units there are by product, group and status, so that no list counts its rows: as `order_tallies` does it
 * (ADR 506). A trigger adds the difference with each change of units, so that the sum is exact at every moment, and a job
 * folds the rows. Rows without a product are those of all products together.
 */
export const unitCounters = pgTable(
  'unit_tallies',
  {
    productId: integer('product_id'),
    productGroup: text('product_group').$type<ProductGroup>().notNull(),
    status: text('status').$type<UnitStatus>().notNull(),
    units: integer('units').notNull(),
  },
  (t) => [index('unit_tallies_product').on(t.productId)],
)

/**
 * How many units each company holds, by status and one thing more: `facet` says of what `key` is the id (product, address or
 * user; without a key: of nobody). A trigger adds the difference with each change of units, so that the sum is exact at every
 * moment, and a job folds the rows, as those of `unit_tallies` (ADR 506, 521).
 */
export const holderCounters = pgTable(
  'holder_tallies',
  {
    companyId: integer('company_id').notNull(),
    facet: text('facet').$type<'product' | 'address' | 'user'>().notNull(),
    key: integer('key'),
    status: text('status').$type<UnitStatus>().notNull(),
    units: integer('units').notNull(),
  },
  (t) => [index('holder_tallies_company').on(t.companyId, t.facet, t.key)],
)

/**
 * How many rows a company's log of movements has of each kind: of each month, and once more of all months together (without
 * `month`). What happens adds rows (a trigger of the migrations does), a job makes one of those of a kind: the sum is right
 * at every moment, and nobody waits for a row (ADR 506). Months tell how much a long period holds, and in which month a page
 * deep inside begins (ADR 521).
 */
export const movementCounters = pgTable(
  'movement_tallies',
  {
    companyId: integer('company_id').notNull(),
    /** Its first day, as São Paulo counts days. */
    month: date('month'),
    eventType: text('event_type').$type<UnitEventType>().notNull(),
    relocationType: text('relocation_type').$type<RelocationType>(),
    relocationStatus: text('relocation_status').$type<RelocationStatus>(),
    unitStatus: text('unit_status').$type<UnitStatus>().notNull(),
    movements: integer('movements').notNull(),
  },
  (t) => [index('movement_tallies_company').on(t.companyId, t.month)],
)

/**
 * How many tickets there are by status and category, so that staff's lists of all companies do not count their rows, as
 * `order_tallies` does it (ADR 506).
 */
export const ticketCounters = pgTable('ticket_tallies', {
  status: text('status').$type<TicketStatus>().notNull(),
  category: text('category').$type<TicketCategory>().notNull(),
  tickets: integer('tickets').notNull(),
})

/**
 * How many invoices there are by status, kind and month, and what they come to, so that the tabs of staff's list of all
 * companies do not count and sum its rows (ADR 506).
 */
export const invoiceCounters = pgTable('invoice_tallies', {
  status: text('status').$type<InvoiceStatus>().notNull(),
  kind: text('kind').$type<InvoiceKind>().notNull(),
  period: date('period').notNull(),
  invoices: integer('invoices').notNull(),
  total: numeric('total', { precision: 14, scale: 2 }).notNull(),
})
