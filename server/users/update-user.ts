import { recordEvent } from '@/server/audit/audit.service'
import { endSessions } from '@/server/auth/sessions.service'
import { transaction, type Tx } from '@/server/db/client'
import { orNotFound } from '@/server/http/refusal'
import { releaseTickets } from '@/server/tickets/privacy/personal-tickets.service'
import type { AuditAction } from '@/services/audit/audit-action.rules'
import { type Actor, GROUPS, isStaff } from '@/services/auth/actor.rules'
import { may } from '@/services/auth/permissions.rules'
import { canonicalPhone } from '@/services/users/phone.rules'
import type { UserRightsChange } from '@/services/users/user-changes.rules'
import type { ManagedUser, UserUpdate } from '@/services/users/users.schema'
import { applyPermitted, permittedFor, updatePermittedCompanies } from './permitted-companies'
import { removeUser } from './remove-user'
import { requireChangeAllowed } from './require-change-allowed'
import { requireResponsible } from './responsible'
import { lockScope, type Scope } from './scope'
import { type LockedUser, lockUser, setUserFields, type UserFields } from './user-changes.repository'
import { toManagedUser, toUserRecord } from './users.mapper'
import { findUser } from './users.repository'

/**
 * Changes a user, disables or enables them. What they may do changes with their next request; disabling ends their
 * sessions, and whoever may not answer tickets any more has none. Of a customer's buyer staff choose the companies, and nothing else.
 * Refuses 404 for a user whom the actor does not manage, 403 for rights that are not the actor's to give, 400 for a
 * responsible person or a company that is not there, 409 for one's own rights and for the last admin.
 */
export async function updateUser(actor: Actor, id: number, body: UserUpdate): Promise<ManagedUser> {
  return transaction(async (tx) => {
    const buyer = isStaff(actor) ? await lockUser(tx, { of: 'buyers' }, id) : undefined
    if (buyer) return updatePermittedCompanies(tx, actor, buyer, body)
    const scope = await lockScope(tx, actor)
    const before = orNotFound(await lockUser(tx, scope, id))
    await requireChangeAllowed(tx, { actor, scope, before, change: rightsOf(body) })
    await requireResponsible(tx, scope, body.responsible_id, id)
    const after = await changed(tx, scope, before, body)
    const [was, is] = [toUserRecord(before), toUserRecord(after)]
    if (JSON.stringify(was) !== JSON.stringify(is)) {
      await setUserFields(tx, id, fieldsOf(body))
      if (String(before.permitted) !== String(after.permitted)) await applyPermitted(tx, id, after.permitted)
      await recordEvent(tx, actor, { ...eventOf(before), action: actionOf(before, after), before: was, after: is })
      if (before.user.active && !after.user.active) await endSessions(tx, [id])
      if (answersTickets(before) && !answersTickets(after)) await releaseTickets(tx, actor, id)
    }
    return toManagedUser(orNotFound(await findUser(tx, scope, id)))
  })
}

/**
 * Deletes a user: the row stays for history, the e-mail becomes free, sessions end, equipment is nobody's.
 * Refuses 404 for a user whom the actor does not manage, 403 for a company admin whom only another admin may delete,
 * 409 for oneself and for the last admin.
 */
export async function deleteUser(actor: Actor, id: number): Promise<void> {
  await transaction(async (tx) => {
    const scope = await lockScope(tx, actor)
    const before = orNotFound(await lockUser(tx, scope, id))
    await requireChangeAllowed(tx, { actor, scope, before, change: { removes: true } })
    await removeUser(tx, actor, id)
    await recordEvent(tx, actor, { ...eventOf(before), action: 'deleted', before: toUserRecord(before) })
  })
}

function answersTickets({ user }: LockedUser): boolean {
  const groups = GROUPS.filter((group) => user.permissionsGroups.includes(group))
  return user.active && may({ ...user, groups }, 'tickets:manage')
}

const rightsOf = ({ permissions_groups, is_company_admin, active }: UserUpdate): UserRightsChange => ({
  groups: permissions_groups,
  isCompanyAdmin: is_company_admin,
  active,
})

async function changed(tx: Tx, scope: Scope, before: LockedUser, body: UserUpdate): Promise<LockedUser> {
  const user = { ...before.user, ...fieldsOf(body) }
  const wanted = { permissions_groups: user.permissionsGroups, permitted_companys: body.permitted_companys }
  return { user, permitted: await permittedFor(tx, scope, wanted, before.permitted) }
}

/** Only what the body names. */
function fieldsOf(body: UserUpdate): UserFields {
  const { full_name, phone, permissions_groups, is_company_admin, responsible_id, active } = body
  return {
    ...(full_name !== undefined && { firstName: full_name, username: full_name }),
    ...(phone !== undefined && { phone: phone === null ? null : canonicalPhone(phone) }),
    ...(permissions_groups !== undefined && { permissionsGroups: permissions_groups }),
    ...(is_company_admin !== undefined && { isCompanyAdmin: is_company_admin }),
    ...(responsible_id !== undefined && { responsibleId: responsible_id }),
    ...(active !== undefined && { active }),
  }
}

function actionOf({ user: before }: LockedUser, { user: after }: LockedUser): AuditAction {
  if (before.active === after.active) return 'changed'
  return after.active ? 'enabled' : 'disabled'
}

const eventOf = ({ user }: LockedUser) => ({
  model: 'user' as const,
  objectId: user.id,
  companyId: user.homeCompanyId ?? (user.permissionsGroups.includes('CLIENTE') ? user.companyId : null),
})
