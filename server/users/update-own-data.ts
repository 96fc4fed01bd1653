import { recordEvent } from '@/server/audit/audit.service'
import { getLoggedUser } from '@/server/auth/auth.service'
import { transaction } from '@/server/db/client'
import { orNotFound } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import type { User } from '@/services/auth/auth.schema'
import type { OwnDataUpdate } from '@/services/users/account.schema'
import { canonicalPhone } from '@/services/users/phone.rules'
import { lockPerson } from './account.repository'
import { setUserFields, type UserRow } from './user-changes.repository'

/** Changes the actor's own name and phone; saying what is already so leaves no history. Gives the user as they now are. */
export async function updateOwnData(actor: Actor, { phone, username }: OwnDataUpdate): Promise<User> {
  await transaction(async (tx) => {
    const before = orNotFound(await lockPerson(tx, actor.id))
    const fields = {
      ...(username !== undefined && { firstName: username, username }),
      ...(phone !== undefined && { phone: phone ? canonicalPhone(phone) : null }),
    }
    const [was, is] = [ownData(before), ownData({ ...before, ...fields })]
    if (JSON.stringify(was) === JSON.stringify(is)) return
    await setUserFields(tx, actor.id, fields)
    const event = { model: 'user' as const, objectId: actor.id, companyId: actor.companyId, action: 'changed' as const }
    await recordEvent(tx, actor, { ...event, before: was, after: is })
  })
  return getLoggedUser(actor)
}

const ownData = ({ firstName, phone }: Pick<UserRow, 'firstName' | 'phone'>) => ({ full_name: firstName, phone })
