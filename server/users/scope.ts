import type { Tx } from '@/server/db/client'
import { orNotFound, Refusal } from '@/server/http/refusal'
import { type Actor, isCustomer } from '@/services/auth/actor.rules'
import { lockOwnCompany, lockStaff } from './scope.repository'

/** Which users: a company's, all staff, staff who are only salespeople, or customers' buyers. */
export type Scope = { of: 'company'; companyId: number } | { of: 'staff' } | { of: 'salespeople' } | { of: 'buyers' }

/**
 * The users whom the actor sees: a customer those of the active company, ADMINISTRADOR all of staff, GERENTE VENDEDOR
 * the salespeople (docs/workflow.md, "Who may do what").
 */
export function scopeOf(actor: Actor): Scope {
  if (isCustomer(actor)) return { of: 'company', companyId: orNotFound(actor.companyId) }
  return { of: actor.groups.includes('ADMINISTRADOR') ? 'staff' : 'salespeople' }
}

/**
 * The same for a change, with the whole group locked, so that concurrent changes cannot remove the last admin.
 * Refuses 403 while a customer acts for a company that is not their own.
 */
export async function lockScope(tx: Tx, actor: Actor): Promise<Scope> {
  const scope = scopeOf(actor)
  if (scope.of !== 'company') {
    await lockStaff(tx)
    return scope
  }
  if (await lockOwnCompany(tx, actor.id, scope.companyId)) return scope
  throw new Refusal('forbidden', { errors: ['Volte para a sua empresa para mudar os usuários dela.'] })
}
