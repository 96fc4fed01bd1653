import { db } from '@/server/db/client'
import { limitOffset, toPage } from '@/server/http/page'
import { Refusal } from '@/server/http/refusal'
import { peopleManagedBy } from '@/server/users/users.service'
import type { EventLog, EventLogQuery } from '@/services/audit/audit.schema'
import type { Actor } from '@/services/auth/actor.rules'
import { may, type Permission } from '@/services/auth/permissions.rules'
import { visibleCompanies } from '@/services/auth/visibility.rules'
import type { Page } from '@/services/http/page.schema'
import { countEvents, listEvents } from './audit.repository'
import type { AuditModel } from '@/services/audit/audit-model.rules'

/** The permission for the history of each kind of record; the others need `orders:read`. */
const READERS: Readonly<Partial<Record<AuditModel, Permission>>> = {
  user: 'users:manage',
  company: 'clients:open',
  own_equipment: 'clients:open',
  coupon: 'coupons:manage',
  credit_query: 'credit:query',
  invoice: 'invoices:manage',
  privacy_request: 'privacy:decide',
  product: 'catalogue:manage',
  product_type: 'catalogue:manage',
  property: 'catalogue:manage',
  property_type: 'catalogue:manage',
  category: 'catalogue:manage',
  plan: 'catalogue:manage',
  service_package: 'catalogue:manage',
  simulator: 'catalogue:manage',
  ticket: 'tickets:manage',
  ticket_internal: 'tickets:manage',
  ticket_reply: 'tickets:manage',
  upgrade: 'catalogue:manage',
}

/**
 * A page of the history of one record, or of all records of a kind, newest first. A salesperson sees the history of
 * their permitted companies, GERENTE VENDEDOR that of the users they manage. Refuses 403 without the permission for
 * this kind of record, and 404 for a record of another company or a user that the actor does not manage.
 */
export async function listHistory(
  actor: Actor,
  query: EventLogQuery,
  url: string,
  objectId?: number,
): Promise<Page<EventLog>> {
  const modelName = query.model_name
  if (!may(actor, READERS[modelName] ?? 'orders:read')) throw new Refusal('forbidden')
  const companies = visibleCompanies(actor)
  const people = query.model_name === 'user' ? await peopleManagedBy(db(), actor) : undefined
  if (people && objectId !== undefined && !people.includes(objectId)) throw new Refusal('not_found')
  const filter = { modelName, objectId, companies, among: people }
  const count = await countEvents(db(), filter)
  // Every record has history, except clients that are older than the history itself.
  const isTheirClient = query.model_name === 'company' && objectId !== undefined && companies?.includes(objectId)
  if (companies && objectId !== undefined && count === 0 && !isTheirClient) throw new Refusal('not_found')
  const rows = await listEvents(db(), filter, limitOffset(query))
  return toPage(url, query, count, rows.map(toEventLog))
}

const toEventLog = (event: Awaited<ReturnType<typeof listEvents>>[number]): EventLog => ({
  id: event.id,
  model_name: event.modelName,
  object_id: event.objectId,
  action: event.action,
  from_stage: event.fromStage,
  to_stage: event.toStage,
  message: event.message,
  before: event.before ?? null,
  after: event.after ?? null,
  actor_name: event.actorName,
  created_at: event.createdAt.toISOString(),
})
