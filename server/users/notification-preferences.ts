import { recordEvent } from '@/server/audit/audit.service'
import { db, transaction } from '@/server/db/client'
import { orNotFound } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import type { NotificationPreferences } from '@/services/users/account.schema'
import { findPreferences, lockPerson, savePreferences } from './account.repository'

/** Which mails the actor wants. */
export const getPreferences = (actor: Actor): Promise<NotificationPreferences> => findPreferences(db(), actor.id)

/** Saves which mails the actor wants; account mails (passwords, access) are always sent. */
export function updatePreferences(actor: Actor, after: NotificationPreferences): Promise<NotificationPreferences> {
  return transaction(async (tx) => {
    orNotFound(await lockPerson(tx, actor.id))
    const before = await findPreferences(tx, actor.id)
    if (JSON.stringify(asList(before)) === JSON.stringify(asList(after))) return before
    await savePreferences(tx, actor.id, after)
    const event = {
      model: 'user' as const,
      objectId: actor.id,
      companyId: actor.companyId,
      action: 'preferences_changed' as const,
    }
    await recordEvent(tx, actor, { ...event, before, after })
    return after
  })
}

const asList = ({ orders, tickets, news }: NotificationPreferences) => [orders, tickets, news]
