import type { AuditModel } from '@/services/audit/audit-model.rules'
import type { Actor } from '@/services/auth/actor.rules'
import { may, type Permission } from '@/services/auth/permissions.rules'
import { maySeeCompany, visibleCompanies } from '@/services/auth/visibility.rules'

/**
 * Of which changes open screens hear, by what history calls the thing, and what one has to be permitted to hear of it.
 * A kind of thing that is added here is told from then on: history is written in one place, which reads this table.
 */
const LIVE_PERMISSIONS = {
  order: ['checkout:read', 'orders:read'],
  order_note: ['orders:read'],
  credit_query: ['credit:query'],
} as const satisfies Partial<Record<AuditModel, readonly Permission[]>>

export type LiveType = keyof typeof LIVE_PERMISSIONS

export const LIVE_TYPES = Object.keys(LIVE_PERMISSIONS) as LiveType[]

/** That something changed, and nothing of what it is now: the screen asks the API, which knows who may read it. */
export type LiveChange = {
  type: LiveType
  /** As the wire names it: of an order its number within the company. */
  id: string
  /** Null for what belongs to no client. */
  company_id: number | null
  /** Of the thing after the change; null when the change did not count as one. */
  version: number | null
}

export const isLiveType = (model: string): model is LiveType => Object.hasOwn(LIVE_PERMISSIONS, model)

/** Whether somebody may hear of a change: what they could find by asking (workflow.md, "Who is who"), no more. */
export function mayReceive(actor: Actor, { type, company_id }: Pick<LiveChange, 'type' | 'company_id'>): boolean {
  if (!LIVE_PERMISSIONS[type].some((permission) => may(actor, permission))) return false
  return company_id === null ? visibleCompanies(actor) === undefined : maySeeCompany(actor, company_id)
}

/** A stream says at least this often that it lives, so that no proxy takes it for idle, and nobody waits for a dead one. */
export const HEARTBEAT_MS = 20_000

/** Who was away for longer than this asks for everything again instead of being told what they missed. */
export const LONGEST_MISSED_MS = 10 * 60_000
