import { recordEvent } from '@/server/audit/audit.service'
import { type Db, db, transaction } from '@/server/db/client'
import type { Actor } from '@/services/auth/actor.rules'
import { NOTIFICATION_RULES, type NotificationKind } from '@/services/notifications/kinds.rules'
import { kindsReaching } from '@/services/notifications/reachable-kinds.rules'
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
import { type Choices, findChoices, lockChoices, saveChoices } from './choices.repository'

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
    const after = withChanges(actor, before, body)
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

function withChanges(
  actor: Actor,
  before: Choices,
  { choices = [], ...switches }: NotificationPreferencesBody,
): Choices {
  const after = { ...before }
  const reaching = kindsReaching(actor)
  const set = (kind: keyof Choices, change: Partial<Record<'bell' | 'mail', boolean>>): void => {
    after[kind] = { ...(after[kind] ?? { bell: null, mail: null }), ...change }
  }
  for (const { kind, bell, mail } of choices.filter(({ kind }) => reaching.includes(kind))) {
    const open = openChannels(kind)
    const change = {
      ...(open.bell && bell !== undefined && { bell }),
      ...(open.mail && mail !== undefined && { mail }),
    }
    if (Object.keys(change).length > 0) set(kind, change)
  }
  for (const name of OLD_SWITCHES) {
    const isOn = switches[name]
    if (isOn === undefined) continue
    for (const [kind, mail] of Object.entries(switchMails(name, isOn, before, reaching)))
      set(kind as keyof Choices, { mail })
  }
  return after
}

const sorted = (choices: Choices) => Object.entries(choices).sort(([one], [other]) => (one < other ? -1 : 1))

function toPreferences(actor: Actor, chosen: Choices): NotificationPreferences {
  const reaching = kindsReaching(actor)
  return {
    orders: isSwitchOn('orders', chosen, reaching),
    tickets: isSwitchOn('tickets', chosen, reaching),
    news: isSwitchOn('news', chosen, reaching),
    choices: reaching.map((kind) => toChoice(kind, chosen)),
  }
}

/** The channels of a kind that have a switch. */
function openChannels(kind: NotificationKind): Record<'bell' | 'mail', boolean> {
  const { bell, mail } = NOTIFICATION_RULES[kind]
  return { bell: bell !== 'never', mail: mail === 'on' || mail === 'off' }
}

function toChoice(kind: keyof Choices, chosen: Choices): NotificationChoice {
  const rule = NOTIFICATION_RULES[kind]
  const { bell, mail } = channelsOf(kind, chosen[kind])
  const byDefault = defaultChannels(kind)
  const open = openChannels(kind)
  return {
    kind,
    bell: open.bell ? bell : null,
    mail: open.mail ? mail : null,
    is_always_mailed: rule.mail === 'always',
    default_bell: byDefault.bell,
    default_mail: byDefault.mail,
  }
}
