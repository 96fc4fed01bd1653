import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, serial, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { CreditReport } from '@/services/credit/credit.schema'
import type { DocumentKind } from '@/services/credit/credit-document.rules'
import type { FailureCode, Purpose, QueryStatus } from '@/services/credit/credit-query.rules'
import { users } from './auth'
import { createdAt, instant, reference } from './columns'
import { orders } from './orders'

/** Who asked a bureau about whom, when and for what, and what came of it. One is under way per document at most. */
export const creditQueries = pgTable(
  'credit_queries',
  {
    id: serial('id').primaryKey(),
    documentType: text('document_type').$type<DocumentKind>().notNull(),
    /** Canonical: no mask, upper-case. */
    document: text('document').notNull(),
    status: text('status').$type<QueryStatus>().notNull().default('PENDING'),
    purpose: text('purpose').$type<Purpose>().notNull(),
    note: text('note'),
    orderId: integer('order_id').references(() => orders.id),
    requestedBy: reference('requested_by', () => users.id),
    createdAt: createdAt(),
    expectedAt: instant('expected_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Set right before the call that costs: where it is and no answer, nobody may ask again of themselves. */
    calledAt: instant('called_at'),
    finishedAt: instant('finished_at'),
    validUntil: instant('valid_until'),
    failure: text('failure').$type<FailureCode>(),
    isSandbox: boolean('is_sandbox').notNull().default(false),
    report: jsonb('report').$type<CreditReport>(),
  },
  (t) => [
    index('credit_queries_document').on(t.document, t.id.desc()),
    uniqueIndex('credit_queries_live')
      .on(t.document)
      .where(sql`${t.status} = 'PENDING'`),
    check(
      'credit_queries_outcome',
      sql`case ${t.status}
        when 'PENDING' then ${t.finishedAt} is null and ${t.report} is null and ${t.failure} is null
        when 'DONE' then ${t.finishedAt} is not null and ${t.report} is not null and ${t.validUntil} is not null
        when 'FAILED' then ${t.finishedAt} is not null and ${t.report} is null and ${t.failure} is not null
        else false end`,
    ),
  ],
)
