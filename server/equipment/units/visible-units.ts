import { orNotFound } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { may } from '@/services/auth/permissions.rules'
import type { EquipmentFilters } from './equipment-filters.repository'

type RequestedFilters = Omit<EquipmentFilters, 'companyId'>

/** Whether the actor (COLABORADOR) sees only the units they use themselves. */
export const seesOnlyOwn = (actor: Actor): boolean => !may(actor, 'checkout:read')

/**
 * Restricts filters to the active company and, for a COLABORADOR, to the units they use. Undefined where nothing
 * remains.
 */
export function visibleUnits<T extends RequestedFilters>(
  actor: Actor,
  asked: T,
): (T & { companyId: number }) | undefined {
  const companyId = orNotFound(actor.companyId)
  if (!seesOnlyOwn(actor)) return { ...asked, companyId }
  if (asked.user !== undefined && asked.user !== actor.id) return undefined
  return { ...asked, companyId, user: actor.id }
}
