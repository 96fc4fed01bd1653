import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { StageName, StageState, Turn } from '@/services/orders/workflow/stages.rules'
import { users } from './auth'
import { products } from './catalogue'
import { createdAt, instant, money, reference } from './columns'
import { companies } from './companies'
import type { CancelRequestRecord, ContractEndRecord, ProposalContent, ProposalLine } from './order-records'
import { coupons, quotations } from './simulation'

/** withdrawn: by a rollback; superseded: by the next version. */
export type ProposalStatus = 'open' | 'accepted' | 'refused' | 'withdrawn' | 'superseded'

/** As uploaded, or with the signatures. */
export type FileKind = 'original' | 'signed'

const isWaiting = sql`turn is not null`

export const orders = pgTable(
  'orders',
  {
    id: serial('id').primaryKey(),
    companyId: reference('company_id', () => companies.id),
    /** Zero-padded six digits, sequential within the company. */
    orderMaskId: text('order_mask_id').notNull(),
    quotationId: reference('quotation_id', () => quotations.id).unique(),
    stageName: text('stage_name').$type<StageName>().notNull(),
    /** waiting, completed or reproved: the state of the stage where the order stands. */
    stageState: text('stage_state').$type<StageState>().notNull(),
    /** customer, staff or null (nobody has to act). */
    turn: text('turn').$type<Turn>(),
    dueAt: instant('due_at'),
    /** Moves by one with every command that changed something. */
    version: integer('version').notNull().default(1),
    monthlyFee: money('monthly_fee').notNull(),
    /** Of the monthly fee, what belongs to units that have not come back apart (docs/adr/0518, 0558). */
    activeFee: money('active_fee').notNull(),
    itemsCount: integer('items_count').notNull(),
    /** "18 notebooks, 18 monitores": shown in lists. */
    itemsSummary: text('items_summary').notNull(),
    durationMonths: integer('duration_months').notNull(),
    couponId: integer('coupon_id').references(() => coupons.id),
    comment: text('comment'),
    /** The last one, until the order is cancelled or the customer takes it back. */
    cancelRequest: jsonb('cancel_request').$type<CancelRequestRecord>(),
    /** Of the contract as it runs now; a renewal begins it anew. */
    contractEnd: jsonb('contract_end').$type<ContractEndRecord>(),
    contractNumber: text('contract_number'),
    addendumNumber: text('addendum_number'),
    startsOn: date('starts_on'),
    endsOn: date('ends_on'),
    createdBy: reference('created_by', () => users.id),
    responsibleId: integer('responsible_id').references(() => users.id),
    createdAt: createdAt(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (t) => [
    unique('orders_mask').on(t.companyId, t.orderMaskId),
    // A list may be sorted by each of these, of all orders, of a stage or of a company, and begins with its first rows.
    index('orders_created').on(t.createdAt, t.id),
    index('orders_updated').on(t.updatedAt, t.id),
    index('orders_fee').on(t.monthlyFee, t.id),
    index('orders_due').on(t.dueAt, t.id),
    index('orders_due_latest').on(sql`${t.dueAt} desc nulls last`, t.id.desc().nullsFirst()),
    index('orders_stage').on(t.stageName, t.createdAt, t.id),
    index('orders_stage_updated').on(t.stageName, t.updatedAt, t.id),
    index('orders_stage_fee').on(t.stageName, t.monthlyFee, t.id),
    index('orders_company_created').on(t.companyId, t.createdAt, t.id),
    index('orders_company_updated').on(t.companyId, t.updatedAt, t.id),
    index('orders_company_fee').on(t.companyId, t.monthlyFee, t.id),
    // Few of a company's stand in one stage: these may be sorted by hand.
    index('orders_company_stage').on(t.companyId, t.stageName, t.updatedAt, t.id),
    // The few that wait for somebody, whom most views ask for.
    index('orders_waiting_created').on(t.createdAt, t.id).where(isWaiting),
    index('orders_waiting_updated').on(t.updatedAt, t.id).where(isWaiting),
    index('orders_waiting_fee').on(t.monthlyFee, t.id).where(isWaiting),
    index('orders_waiting_stage').on(t.stageName, t.dueAt, t.id).where(isWaiting),
    // With all that is counted of what is late, so that the table need not be read.
    index('orders_waiting_due').on(t.dueAt, t.id, t.stageName, t.turn, t.companyId, t.monthlyFee).where(isWaiting),
    index('orders_waiting_company').on(t.companyId, t.dueAt, t.id).where(isWaiting),
    index('orders_number').on(t.orderMaskId),
    // Of what the dashboard counts of a seller's orders, so that the table need not be read.
    index('orders_seller')
      .on(t.responsibleId, t.stageName, t.turn, t.dueAt, t.monthlyFee, t.id)
      .where(sql`responsible_id is not null`),
    // Rentals by when they end.
    index('orders_ending')
      .on(t.endsOn, t.id)
      .where(sql`${t.stageName} = 'ONGOING'`),
    // Where the customer asked to cancel and waits for an answer.
    index('orders_cancel_requests')
      .on(t.id)
      .where(sql`${t.cancelRequest} ->> 'requested_at' is not null and ${t.cancelRequest} ->> 'declined_at' is null`),
  ],
)

export const orderStages = pgTable(
  'order_stages',
  {
    orderId: reference('order_id', () => orders.id),
    stageName: text('stage_name').$type<StageName>().notNull(),
    state: text('state').$type<StageState>().notNull().default('default'),
    message: text('message'),
    approved: boolean('approved'),
    date: instant('date'),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.stageName] })],
)

export const orderItems = pgTable(
  'order_items',
  {
    id: serial('id').primaryKey(),
    orderId: reference('order_id', () => orders.id),
    productId: reference('product_id', () => products.id),
    quantity: integer('quantity').notNull(),
    /** Monthly price of one unit with the plan factor, without the service package. */
    unitPrice: money('unit_price').notNull(),
    unitServiceFee: money('unit_service_fee').notNull(),
    position: integer('position').notNull().default(0),
  },
  (t) => [unique('order_items_product').on(t.orderId, t.productId)],
)

export const orderProposals = pgTable(
  'order_proposals',
  {
    id: serial('id').primaryKey(),
    orderId: reference('order_id', () => orders.id),
    version: integer('version').notNull(),
    /** open, accepted, refused, withdrawn (acceptance rolled back) or superseded. */
    status: text('status').$type<ProposalStatus>().notNull().default('open'),
    lines: jsonb('lines').$type<ProposalLine[]>().notNull(),
    content: jsonb('content').$type<ProposalContent>().notNull(),
    monthlyFee: money('monthly_fee').notNull(),
    durationMonths: integer('duration_months').notNull(),
    message: text('message'),
    createdBy: reference('created_by', () => users.id),
    createdAt: createdAt(),
    decidedBy: integer('decided_by').references(() => users.id),
    decidedAt: instant('decided_at'),
  },
  (t) => [unique('order_proposals_version').on(t.orderId, t.version)],
)

export const orderDocuments = pgTable(
  'order_documents',
  {
    id: serial('id').primaryKey(),
    orderId: reference('order_id', () => orders.id),
    /** ARTICLES_OF_ASSOCIATION…, CONTRACT, DELIVERY_TERM, or what an extra document is called. */
    documentType: text('document_type').notNull(),
    required: boolean('required').notNull().default(false),
    isSignable: boolean('is_signable').notNull().default(false),
    isExtra: boolean('is_extra').notNull().default(false),
    approved: boolean('approved'),
    message: text('message'),
    decidedBy: integer('decided_by').references(() => users.id),
    decidedAt: instant('decided_at'),
    createdAt: createdAt(),
    /** An extra document that was taken back after it had been handed in; only history refers to it. */
    withdrawnAt: instant('withdrawn_at'),
  },
  (t) => [
    uniqueIndex('order_documents_type')
      .on(t.orderId, t.documentType)
      .where(sql`${t.withdrawnAt} is null`),
    index('order_documents_order').on(t.orderId),
  ],
)

/** Points of a document that staff compared with the file, each with who and when (ADR 547). */
export const documentChecks = pgTable(
  'document_checks',
  {
    documentId: reference('document_id', () => orderDocuments.id, { onDelete: 'cascade' }),
    /** `services/orders/documents/document-review.rules.ts` names them. */
    point: text('point').notNull(),
    checkedBy: reference('checked_by', () => users.id),
    checkedAt: instant('checked_at').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.documentId, t.point] })],
)

export const documentFiles = pgTable(
  'document_files',
  {
    id: serial('id').primaryKey(),
    documentId: reference('document_id', () => orderDocuments.id, { onDelete: 'cascade' }),
    storageKey: text('storage_key').notNull().unique(),
    name: text('name').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    sha256: text('sha256').notNull(),
    /** original: what was sent; signed: the signed copy of a contract or term. */
    kind: text('kind').$type<FileKind>().notNull().default('original'),
    /** The original whose signatures the platform certifies in this copy. */
    certifiesId: integer('certifies_id'),
    uploadedBy: reference('uploaded_by', () => users.id),
    createdAt: createdAt(),
    /** A file that no longer counts: hidden, its bytes kept for the history that refers to it. */
    withdrawnAt: instant('withdrawn_at'),
  },
  (t) => [
    index('document_files_document').on(t.documentId),
    uniqueIndex('document_files_certifies')
      .on(t.certifiesId)
      .where(sql`${t.withdrawnAt} is null`),
  ],
)
