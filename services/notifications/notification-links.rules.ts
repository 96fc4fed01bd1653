import { type Actor, isCustomer } from '@/services/auth/actor.rules'
import { may, type Permission } from '@/services/auth/permissions.rules'
import { maySeeCompany } from '@/services/auth/visibility.rules'
import { NOTIFICATION_RULES, type NotificationKind } from './kinds.rules'
import { sideOf } from './reachable-kinds.rules'

type Target = { path: string | null; needs: Permission | null; companyId: number | null }

/**
 * The path that a notification leads to, for somebody who reads it now: null when they may not open its page any more.
 * Whoever acts for several companies gets the path of each of them; the page asks them to switch.
 */
export function linkOf(actor: Actor, { path, needs, companyId }: Target): string | null {
  if (needs && !may(actingFor(actor, companyId), needs)) return null
  if (needs === 'simulation:use') return isOpenIn(actor, companyId) ? path : null
  return concerns(actor, companyId) ? path : null
}

/** Whether an event of this kind, about this company, may be told to somebody at all. */
export const mayHear = (actor: Actor, kind: NotificationKind, companyId: number | null): boolean =>
  sideOf(kind, actingFor(actor, companyId)) !== undefined && concerns(actor, companyId)

/**
 * Whether the page of a notification opens only after a switch to its company: all pages of a customer, and the quotations
 * of staff, belong to the company that they act for.
 */
export const needsSwitch = (actor: Actor, kind: NotificationKind, companyId: number | null): boolean =>
  companyId !== null &&
  companyId !== actor.companyId &&
  (isCustomer(actor) || (NOTIFICATION_RULES[kind].group === 'simulation' && isPermitted(actor, companyId)))

const concerns = (actor: Actor, companyId: number | null): boolean =>
  companyId === null || maySeeCompany(actor, companyId) || (isCustomer(actor) && isPermitted(actor, companyId))

/** A quotation opens for who acts for its company, or may switch to it. */
const isOpenIn = (actor: Actor, companyId: number | null): boolean =>
  companyId === null || companyId === actor.companyId || isPermitted(actor, companyId)

const isPermitted = (actor: Actor, companyId: number): boolean => actor.permittedCompanyIds.includes(companyId)

/** The actor once they have switched to a company, if they may. */
const actingFor = (actor: Actor, companyId: number | null): Actor =>
  companyId !== null && isPermitted(actor, companyId) ? { ...actor, companyId } : actor
