import { recordEvent } from '@/server/audit/audit.service'
import { type Db, db, transaction } from '@/server/db/client'
import type { Actor } from '@/services/auth/actor.rules'
import { NOTIFICATION_RULES } from '@/services/notifications/kinds.rules'
import { CHOOSABLE_KINDS, sideOf } from '@/services/notifications/reachable-kinds.rules'
import type {
  NotificationChoice,
  NotificationPreferences,
  NotificationPreferencesBody,
} from '@/services/notifications/notifications.schema'
import {
  channelsOf,
  defaultChannels,
  isSwitchOn,
  OLD_SWITCHES,
  switchMails,
} from '@/services/notifications/preferences.rules'
import { type Choices, findChoices, lockChoices, saveChoices } from './notifications.repository'

/** How the actor hears of each kind that reaches them. */
export const getPreferences = (actor: Actor): Promise<NotificationPreferences> => loadPreferences(db(), actor)

/**
 * Changes how the actor hears of some kinds; the rest stays. Takes the three switches of the first version as well. What the
 * table calls `always` or `never` is not changed, nor is a kind that does not reach the actor.
 */
export function updatePreferences(actor: Actor, body: NotificationPreferencesBody): Promise<NotificationPreferences> {
  return transaction(async (tx) => {
    await lockChoices(tx, actor.id)
    const before = await findChoices(tx, actor.id)
    const after = withChanges(before, body)
    if (JSON.stringify(sorted(before)) === JSON.stringify(sorted(after))) return toPreferences(actor, before)
    await saveChoices(tx, actor.id, after)
    const event = {
      model: 'user' as const,
      objectId: actor.id,
      companyId: actor.companyId,
      action: 'preferences_changed' as const,
    }
    await recordEvent(tx, actor, { ...event, before: { choices: before }, after: { choices: after } })
    return toPreferences(actor, after)
  })
}

/** The same of any actor, on a connection. */
export const loadPreferences = async (conn: Db, actor: Actor): Promise<NotificationPreferences> =>
  toPreferences(actor, await findChoices(conn, actor.id))

function withChanges(before: Choices, { choices = [], ...switches }: NotificationPreferencesBody): Choices {
  const after = { ...before }
  const set = (kind: keyof Choices, change: Partial<Record<'bell' | 'mail', boolean>>): void => {
    after[kind] = { ...(after[kind] ?? { bell: null, mail: null }), ...change }
  }
  for (const { kind, bell, mail } of choices)
    set(kind, { ...(bell !== undefined && { bell }), ...(mail !== undefined && { mail }) })
  for (const name of OLD_SWITCHES) {
    const isOn = switches[name]
    if (isOn === undefined) continue
    for (const [kind, mail] of Object.entries(switchMails(name, isOn, before))) set(kind as keyof Choices, { mail })
  }
  return after
}

const sorted = (choices: Choices) => Object.entries(choices).sort(([one], [other]) => (one < other ? -1 : 1))

const toPreferences = (actor: Actor, chosen: Choices): NotificationPreferences => ({
  orders: isSwitchOn('orders', chosen),
  tickets: isSwitchOn('tickets', chosen),
  news: isSwitchOn('news', chosen),
  choices: CHOOSABLE_KINDS.filter((kind) => sideOf(kind, actor)).map((kind) => toChoice(kind, chosen)),
})

function toChoice(kind: keyof Choices, chosen: Choices): NotificationChoice {
  const rule = NOTIFICATION_RULES[kind]
  const { bell, mail } = channelsOf(kind, chosen[kind])
  const byDefault = defaultChannels(kind)
  return {
    kind,
    bell: rule.bell === 'never' ? null : bell,
    mail: rule.mail === 'always' || rule.mail === 'never' ? null : mail,
    is_always_mailed: rule.mail === 'always',
    default_bell: byDefault.bell,
    default_mail: byDefault.mail,
  }
}
