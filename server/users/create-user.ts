import { recordEvent } from '@/server/audit/audit.service'
import { issueTemporaryPassword } from '@/server/auth/auth.service'
import { transaction, type Tx } from '@/server/db/client'
import { orNotFound, Refusal, refuseField } from '@/server/http/refusal'
import { type LimitKey, throttle } from '@/server/http/throttle'
import { type Actor, isCustomer } from '@/services/auth/actor.rules'
import { canonicalPhone } from '@/services/users/phone.rules'
import { mayGiveGroups } from '@/services/users/user-types.rules'
import type { ManagedUser, NewUser } from '@/services/users/users.schema'
import { permittedFor } from './permitted-companies'
import { requireResponsible } from './responsible'
import { lockScope } from './scope'
import { insertUser, type LockedUser, setPermitted, type UserRow } from './user-changes.repository'
import { toManagedUser, toUserRecord } from './users.mapper'
import { findUser } from './users.repository'

/**
 * Creates a user of the actor's company, or one of staff, and mails them a temporary password.
 * Refuses 403 for groups that are not the actor's to give, 400 for a responsible person or a company that is not there,
 * 409 for an e-mail that has an account, 429 after thirty people in an hour, or a hundred of one company: each gets a
 * mail.
 */
export async function createUser(actor: Actor, body: NewUser): Promise<ManagedUser> {
  await throttle(['invitation-person', String(actor.id)], ...invitationsOfCompany(actor))
  return transaction(async (tx) => {
    const scope = await lockScope(tx, actor)
    if (!mayGiveGroups(actor, body.permissions_groups)) throw new Refusal('forbidden')
    if (body.is_company_admin && !(isCustomer(actor) && actor.isCompanyAdmin)) throw new Refusal('forbidden')
    await requireResponsible(tx, scope, body.responsible_id)
    const permitted = await permittedFor(tx, scope, body)
    const user = await insertPerson(tx, {
      ...body,
      companyId: scope.of === 'company' ? scope.companyId : null,
    })
    await setPermitted(tx, user.id, permitted)
    await welcome(tx, actor, { user, permitted })
    return toManagedUser(orNotFound(await findUser(tx, scope, user.id)))
  })
}

/** Staff act for nobody, or for many. */
const invitationsOfCompany = (actor: Actor): LimitKey[] =>
  isCustomer(actor) ? [['invitation-company', String(actor.companyId)]] : []

type NewPerson = Pick<NewUser, 'full_name' | 'email' | 'permissions_groups' | 'is_company_admin' | 'responsible_id'> & {
  phone?: string
  companyId: number | null
}

/** Nobody knows a password of this person before the one that is mailed to them. */
export async function insertPerson(tx: Tx, person: NewPerson): Promise<UserRow> {
  const user = await insertUser(tx, {
    firstName: person.full_name,
    username: person.full_name,
    email: person.email,
    phone: person.phone === undefined ? null : canonicalPhone(person.phone),
    passwordHash: '',
    permissionsGroups: person.permissions_groups,
    companyId: person.companyId,
    isCompanyAdmin: person.is_company_admin ?? false,
    responsibleId: person.responsible_id ?? null,
  })
  if (user) return user
  throw refuseField('email', 'Esse e-mail já tem uma conta. Use outro.', 'conflict')
}

/** The history of a new person, and their first password. */
export async function welcome(tx: Tx, actor: Actor, created: LockedUser): Promise<void> {
  const { user } = created
  await recordEvent(tx, actor, {
    model: 'user',
    objectId: user.id,
    companyId: user.companyId,
    action: 'created',
    after: toUserRecord(created),
  })
  await issueTemporaryPassword(tx, user)
}
