import { type Actor, isCustomer } from '@/services/auth/actor.rules'
import { mayGiveGroups } from './user-types.rules'

/** The fields of the user to change that the decision depends on. */
export type ChangedUser = { id: number; isCompanyAdmin: boolean; groups: readonly string[]; active: boolean }

/** The requested change; omitted fields stay. */
export type UserRightsChange = {
  groups?: readonly string[]
  isCompanyAdmin?: boolean
  active?: boolean
  removes?: boolean
}

export type ChangeProblem = 'forbidden' | 'self' | 'last_admin'

const sameGroups = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((group) => other.includes(group))

/** Which rights really change: an unchanged field needs no permission. */
function changesOf(target: ChangedUser, { groups, isCompanyAdmin, active, removes = false }: UserRightsChange) {
  return {
    groups: groups !== undefined && !sameGroups(groups, target.groups),
    admin: isCompanyAdmin !== undefined && isCompanyAdmin !== target.isCompanyAdmin,
    out: removes || (active === false && target.active),
  }
}

/**
 * Whether the actor may change this user in this way: only company admins change company admins, groups are given by
 * those with the permission, and no user changes their own rights, disables or deletes themselves.
 */
export function changeProblem(
  actor: Actor,
  target: ChangedUser,
  change: UserRightsChange,
): Exclude<ChangeProblem, 'last_admin'> | null {
  const changes = changesOf(target, change)
  const isAmongCustomers = isCustomer(actor)
  const touchesAdmin = target.isCompanyAdmin || changes.admin
  if (isAmongCustomers ? touchesAdmin && !actor.isCompanyAdmin : changes.admin) return 'forbidden'
  if (actor.id === target.id && (changes.groups || changes.admin || changes.out)) return 'self'
  if (changes.groups && !mayGiveGroups(actor, change.groups ?? [])) return 'forbidden'
  return null
}

/** True when this change removes an admin; each company, and staff, must keep at least one. */
export function removesAdmin(target: ChangedUser, change: UserRightsChange): boolean {
  const changes = changesOf(target, change)
  const isStaffAdmin = target.groups.includes('ADMINISTRADOR')
  if (!target.active || !(target.isCompanyAdmin || isStaffAdmin)) return false
  const losesGroup = changes.groups && isStaffAdmin && change.groups?.includes('ADMINISTRADOR') === false
  return changes.out || (target.isCompanyAdmin && changes.admin) || losesGroup
}
