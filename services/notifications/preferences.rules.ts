import { kindsOf, NOTIFICATION_RULES, type NotificationKind } from './kinds.rules'

/** What a person chose for a kind; null where they left the default. */
export type StoredChoice = { bell: boolean | null; mail: boolean | null }

/** Where an event of a kind goes. */
export type Channels = { bell: boolean; mail: boolean }

/** Where a kind goes when nothing was chosen. */
export const defaultChannels = (kind: NotificationKind): Channels => channelsOf(kind)

/**
 * Where a kind goes for somebody: their choice where there is one, the table's default elsewhere. What is `always` or
 * `never` in the table cannot be chosen.
 */
export function channelsOf(kind: NotificationKind, chosen?: Partial<StoredChoice> | null): Channels {
  const { bell, mail } = NOTIFICATION_RULES[kind]
  return {
    bell: bell === 'never' ? false : (chosen?.bell ?? true),
    mail: mail === 'always' || mail === 'never' ? mail === 'always' : (chosen?.mail ?? mail === 'on'),
  }
}

/** The three switches of the first version: `PUT /notification-preferences` still takes them. */
export const OLD_SWITCHES = ['orders', 'tickets', 'news'] as const

export type OldSwitch = (typeof OLD_SWITCHES)[number]

/** What each of them covered: mails about exchanges and expiring quotations were among those about orders. */
const COVERED: Record<OldSwitch, readonly NotificationKind[]> = {
  orders: [...kindsOf('orders'), 'exchange', 'quotation_expires'],
  tickets: kindsOf('tickets'),
  news: kindsOf('news'),
}

type Choices = Partial<Record<NotificationKind, StoredChoice>>

/** What a switch covers for somebody whom these kinds reach. */
const coveredOf = (name: OldSwitch, reaching: readonly NotificationKind[]): NotificationKind[] =>
  COVERED[name].filter((kind) => reaching.includes(kind))

/** How an old switch stands: on while any mail that it covers is, of the kinds that reach the person. */
export const isSwitchOn = (name: OldSwitch, choices: Choices, reaching: readonly NotificationKind[]): boolean =>
  coveredOf(name, reaching).some((kind) => channelsOf(kind, choices[kind]).mail)

/**
 * The mails that an old switch changes: off turns all that it covers off; on, when all were off, brings the defaults
 * back, and what is off by default for a switch of one kind on. A switch that stands already changes nothing.
 */
export function switchMails(
  name: OldSwitch,
  isOn: boolean,
  choices: Choices,
  reaching: readonly NotificationKind[],
): Partial<Record<NotificationKind, boolean>> {
  if (isSwitchOn(name, choices, reaching) === isOn) return {}
  const covered = coveredOf(name, reaching)
  const only = covered.length === 1
  return Object.fromEntries(covered.map((kind) => [kind, isOn && (only || defaultChannels(kind).mail)])) as Partial<
    Record<NotificationKind, boolean>
  >
}
