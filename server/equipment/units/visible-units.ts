import { orNotFound } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { may } from '@/services/auth/permissions.rules'
import type { EquipmentFilters } from './equipment-filters.repository'

type RequestedFilters = Omit<EquipmentFilters, 'companyId'>

/** Whether the actor sees only what they use themselves, no more than that of the company (workflow.md, "Who is who"). */
export const seesOnlyOwn = (actor: Actor): boolean => !may(actor, 'checkout:read')

/** What is asked for, of the active company; of a COLABORADOR, of what they use. Undefined where that is nothing. */
export function visibleUnits<T extends RequestedFilters>(
  actor: Actor,
  asked: T,
): (T & { companyId: number }) | undefined {
  const companyId = orNotFound(actor.companyId)
  if (!seesOnlyOwn(actor)) return { ...asked, companyId }
  if (asked.user !== undefined && asked.user !== actor.id) return undefined
  return { ...asked, companyId, user: actor.id }
}
