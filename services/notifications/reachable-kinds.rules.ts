import { type Actor, isCustomer } from '@/services/auth/actor.rules'
import { may } from '@/services/auth/permissions.rules'
import {
  kindsOf,
  NOTIFICATION_GROUPS,
  NOTIFICATION_KINDS,
  NOTIFICATION_RULES,
  type NotificationGroup,
  type NotificationKind,
  type Side,
} from './kinds.rules'

/** The side of a kind that reaches the actor; undefined when they never receive it. */
export function sideOf(kind: NotificationKind, actor: Actor): Side | undefined {
  const rule = NOTIFICATION_RULES[kind]
  const side = isCustomer(actor) ? rule.customer : rule.staff
  return side && may(actor, side.needs) ? side : undefined
}

/** Groups of which nothing is sent yet: they are kept for choices of the first version, and shown nowhere. */
const COMING: readonly NotificationGroup[] = ['tickets', 'news']

/** Kinds that somebody may switch, on one channel at least. */
export const CHOOSABLE_KINDS = NOTIFICATION_KINDS.filter((kind) => {
  const { group, bell, mail } = NOTIFICATION_RULES[kind]
  return !COMING.includes(group) && (bell !== 'never' || mail === 'on' || mail === 'off')
})

/** The kinds that stand under an actor's bell, with how they read in the settings. */
export const bellKindsOf = (actor: Actor): { kind: NotificationKind; label: string }[] =>
  CHOOSABLE_KINDS.flatMap((kind) => {
    const side = NOTIFICATION_RULES[kind].bell === 'on' ? sideOf(kind, actor) : undefined
    return side ? [{ kind, label: side.label }] : []
  })

/** Their groups. */
export const bellGroupsOf = (actor: Actor): NotificationGroup[] => {
  const kinds = bellKindsOf(actor).map(({ kind }) => kind)
  return NOTIFICATION_GROUPS.filter((group) => kindsOf(group).some((kind) => kinds.includes(kind)))
}
