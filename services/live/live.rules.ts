import type { AuditModel } from '@/services/audit/audit-model.rules'
import type { Actor } from '@/services/auth/actor.rules'
import { may, type Permission } from '@/services/auth/permissions.rules'
import { maySeeCompany, visibleCompanies } from '@/services/auth/visibility.rules'
import { seesOnlyOwnTickets } from '@/services/tickets/ticket-actions.rules'

/**
 * The kinds of records (by their names in the history) whose changes are sent to open screens, and the permissions of
 * which a receiver needs one. `recordEvents`, the only writer of history, reads this table.
 */
const LIVE_PERMISSIONS = {
  order: ['checkout:read', 'orders:read'],
  order_note: ['orders:read'],
  credit_query: ['credit:query'],
  invoice: ['invoices:read'],
  ticket: ['tickets:talk'],
  // Notes and who is writing: what no customer may learn of.
  ticket_internal: ['tickets:manage'],
} as const satisfies Partial<Record<AuditModel, readonly Permission[]>>

export type LiveType = keyof typeof LIVE_PERMISSIONS

export const LIVE_TYPES = Object.keys(LIVE_PERMISSIONS) as LiveType[]

/** Announces a change without its content: the screen refetches it from the API, which checks permissions. */
export type LiveChange = {
  type: LiveType
  /** As in the API: for an order its number within the company. */
  id: string
  /** Null for a record that belongs to no company. */
  company_id: number | null
  /** The version after the change; null when the change did not increase it. */
  version: number | null
}

/** A change with whom its record belongs to, for deciding who receives it; it is not sent. */
export type OwnedChange = LiveChange & { owner_id: number | null }

export const isLiveType = (model: string): model is LiveType => Object.hasOwn(LIVE_PERMISSIONS, model)

/** Whether the actor may receive a change: only if they may read the record. */
export function mayReceive(
  actor: Actor,
  { type, company_id, owner_id }: Pick<OwnedChange, 'type' | 'company_id' | 'owner_id'>,
): boolean {
  if (!LIVE_PERMISSIONS[type].some((permission) => may(actor, permission))) return false
  if (type === 'ticket' && seesOnlyOwnTickets(actor) && owner_id !== actor.id) return false
  return company_id === null ? visibleCompanies(actor) === undefined : maySeeCompany(actor, company_id)
}

/** Prevents proxies from closing an idle stream, and lets the browser detect a dead one. */
export const HEARTBEAT_MS = 20_000

/** After a longer gap the browser refetches everything instead of receiving the missed changes. */
export const LONGEST_MISSED_MS = 10 * 60_000
