import { bigserial, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { AuditAction } from '@/services/audit/audit-action.rules'
import type { AuditModel } from '@/services/audit/audit-model.rules'
import type { StageName } from '@/services/orders/workflow/stages.rules'
import { users } from './auth'
import { createdAt } from './columns'
import { companies } from './companies'

/**
 * The history of everything: who, when, from, to, message, before and after. Append-only: the database refuses
 * UPDATE, DELETE and TRUNCATE, and refuses a stage change of an order whose row is missing here (server/db/migrations/0000_baseline.sql).
 */
export const eventLogs = pgTable(
  'event_logs',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    modelName: text('model_name').$type<AuditModel>().notNull(),
    objectId: integer('object_id').notNull(),
    companyId: integer('company_id').references(() => companies.id),
    action: text('action').$type<AuditAction>().notNull(),
    /** For an order: its version after this change. */
    version: integer('version'),
    fromStage: text('from_stage').$type<StageName>(),
    toStage: text('to_stage').$type<StageName>(),
    message: text('message'),
    before: jsonb('before'),
    after: jsonb('after'),
    actorId: integer('actor_id').references(() => users.id),
    actorName: text('actor_name').notNull(),
    requestId: text('request_id'),
    createdAt: createdAt(),
  },
  (t) => [
    index('event_logs_object').on(t.modelName, t.objectId, t.id.desc()),
    unique('event_logs_version').on(t.modelName, t.objectId, t.version),
  ],
)
