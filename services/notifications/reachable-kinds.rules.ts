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

/** The kinds that reach an actor, also those that nobody can switch off. */
export const kindsReaching = (actor: Actor): NotificationKind[] =>
  NOTIFICATION_KINDS.filter((kind) => sideOf(kind, actor))

/** The kinds that stand under an actor's bell, with how they read in the settings. */
export const bellKindsOf = (actor: Actor): { kind: NotificationKind; label: string }[] =>
  NOTIFICATION_KINDS.flatMap((kind) => {
    const side = NOTIFICATION_RULES[kind].bell === 'on' ? sideOf(kind, actor) : undefined
    return side ? [{ kind, label: side.label }] : []
  })

/** Their groups. */
export const bellGroupsOf = (actor: Actor): NotificationGroup[] => {
  const kinds = bellKindsOf(actor).map(({ kind }) => kind)
  return NOTIFICATION_GROUPS.filter((group) => kindsOf(group).some((kind) => kinds.includes(kind)))
}
