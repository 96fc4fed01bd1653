import type { Tx } from '@/server/db/client'
import { orNotFound, Refusal } from '@/server/http/refusal'
import { removesAdmin } from '@/services/users/user-changes.rules'
import { findPerson, lockPerson } from './account.repository'
import type { Scope } from './scope'
import { lockOwnCompany, lockStaff } from './scope.repository'
import type { UserRow } from './user-changes.repository'
import { hasOtherAdmin } from './users.repository'

const LAST_ADMIN = 'Nomeie antes outro administrador em Usuários: a empresa não pode ficar sem nenhum.'

/**
 * The row of a user who is to be erased, locked after their group (the lock order of every change of users).
 * Refuses 409 `conflict` for the last admin of a company, or of staff.
 */
export async function lockWithSuccessor(tx: Tx, userId: number): Promise<UserRow> {
  const scope = scopeOfPerson(orNotFound(await findPerson(tx, userId)))
  if (scope?.of === 'company') await lockOwnCompany(tx, userId, scope.companyId)
  if (scope?.of === 'staff') await lockStaff(tx)
  const person = orNotFound(await lockPerson(tx, userId))
  if (person.deletedAt || !scope) return person
  const isLast =
    removesAdmin({ ...person, groups: person.permissionsGroups }, { removes: true }) &&
    !(await hasOtherAdmin(tx, scope, person.id))
  if (isLast) throw new Refusal('conflict', { errors: [LAST_ADMIN] })
  return person
}

function scopeOfPerson({ permissionsGroups, homeCompanyId, companyId }: UserRow): Scope | null {
  if (!permissionsGroups.includes('CLIENTE')) return { of: 'staff' }
  const home = homeCompanyId ?? companyId
  return home === null ? null : { of: 'company', companyId: home }
}
