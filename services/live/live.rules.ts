import type { AuditModel } from '@/services/audit/audit-model.rules'
import type { Actor } from '@/services/auth/actor.rules'
import { may, type Permission } from '@/services/auth/permissions.rules'
import { maySeeCompany, visibleCompanies } from '@/services/auth/visibility.rules'

/**
 * The types of things (as history names them) whose changes are sent to open screens, and the permissions of which a receiver
 * needs one. `record`, the one place that writes history, reads this table.
 */
const LIVE_PERMISSIONS = {
  order: ['checkout:read', 'orders:read'],
  order_note: ['orders:read'],
  credit_query: ['credit:query'],
} as const satisfies Partial<Record<AuditModel, readonly Permission[]>>

export type LiveType = keyof typeof LIVE_PERMISSIONS

export const LIVE_TYPES = Object.keys(LIVE_PERMISSIONS) as LiveType[]

/** Says that something changed, without its content: the screen refetches it from the API, which checks permissions. */
export type LiveChange = {
  type: LiveType
  /** As on the wire: of an order its number within the company. */
  id: string
  /** Null for what belongs to no company. */
  company_id: number | null
  /** The version after the change; null when the change did not increase it. */
  version: number | null
}

export const isLiveType = (model: string): model is LiveType => Object.hasOwn(LIVE_PERMISSIONS, model)

/** Whether somebody may receive a change: only of what they may also read. */
export function mayReceive(actor: Actor, { type, company_id }: Pick<LiveChange, 'type' | 'company_id'>): boolean {
  if (!LIVE_PERMISSIONS[type].some((permission) => may(actor, permission))) return false
  return company_id === null ? visibleCompanies(actor) === undefined : maySeeCompany(actor, company_id)
}

/** Keeps proxies from closing an idle stream, and lets the browser detect a dead one. */
export const HEARTBEAT_MS = 20_000

/** After a longer absence the browser refetches everything instead of receiving what it missed. */
export const LONGEST_MISSED_MS = 10 * 60_000
