import type { Tx } from '@/server/db/client'
import { Refusal } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import {
  type ChangeProblem,
  changeProblem,
  removesAdmin,
  type UserRightsChange,
} from '@/services/users/user-changes.rules'
import type { Scope } from './scope'
import type { LockedUser } from './user-changes.repository'
import { hasOtherAdmin } from './users.repository'

type UserChangeRequest = { actor: Actor; scope: Scope; before: LockedUser; change: UserRightsChange }

const REFUSALS: Record<ChangeProblem, () => Refusal> = {
  forbidden: () => new Refusal('forbidden'),
  self: () =>
    new Refusal('conflict', {
      errors: ['Ninguém muda o próprio perfil nem exclui a si mesmo. Peça a outra pessoa que administra os usuários.'],
    }),
  last_admin: () =>
    new Refusal('conflict', { errors: ['É preciso ter ao menos um administrador ativo. Nomeie outro antes.'] }),
}

/** Refuses 403 without the right to this change, 409 for one's own rights and for the last admin. */
export async function requireChangeAllowed(
  tx: Tx,
  { actor, scope, before: { user }, change }: UserChangeRequest,
): Promise<void> {
  const target = { ...user, groups: user.permissionsGroups }
  const problem = changeProblem(actor, target, change)
  if (problem) throw REFUSALS[problem]()
  if (removesAdmin(target, change) && !(await hasOtherAdmin(tx, scope, user.id))) throw REFUSALS.last_admin()
}
