import { type Actor, isCustomer } from '@/services/auth/actor.rules'
import { may, type Permission } from '@/services/auth/permissions.rules'
import { maySeeCompany } from '@/services/auth/visibility.rules'
import { NOTIFICATION_RULES, type NotificationKind } from './kinds.rules'
import { sideOf } from './reachable-kinds.rules'

type Target = { path: string | null; needs: Permission | null; companyId: number | null }

/**
 * The path that a notification leads to, for somebody who reads it now: null when they may not open its page any more.
 * Whoever buys for several companies gets the path of each of them; the page asks them to switch.
 */
export function linkOf(actor: Actor, { path, needs, companyId }: Target): string | null {
  if (needs && !may(actor, needs)) return null
  return concerns(actor, companyId) ? path : null
}

/** Whether an event of this kind, about this company, may be told to somebody at all. */
export function mayHear(actor: Actor, kind: NotificationKind, companyId: number | null): boolean {
  const { customer, staff } = NOTIFICATION_RULES[kind]
  if (!customer && !staff) return true
  return sideOf(kind, actor) !== undefined && concerns(actor, companyId)
}

const concerns = (actor: Actor, companyId: number | null): boolean =>
  companyId === null || maySeeCompany(actor, companyId) || mayActFor(actor, companyId)

const mayActFor = (actor: Actor, companyId: number): boolean =>
  isCustomer(actor) && actor.permittedCompanyIds.includes(companyId)
