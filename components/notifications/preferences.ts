import type { NotificationChoice } from '@/services/notifications/notifications.schema'

export const CHANNELS = ['bell', 'mail'] as const

export type Channel = (typeof CHANNELS)[number]

export type Change = { kind: NotificationChoice['kind']; bell?: boolean; mail?: boolean }

export const isByDefault = ({ bell, mail, default_bell, default_mail }: NotificationChoice): boolean =>
  (bell === null || bell === default_bell) && (mail === null || mail === default_mail)

/** What brings every kind back to its default. */
export const choicesByDefault = (choices: readonly NotificationChoice[]): Change[] =>
  choices
    .filter((choice) => !isByDefault(choice))
    .map(({ kind, bell, mail, default_bell, default_mail }) => ({
      kind,
      ...(bell !== null && { bell: default_bell }),
      ...(mail !== null && { mail: default_mail }),
    }))

/** What switches these kinds on one channel; those that stand so already are left out. */
export const changesOf = (choices: readonly NotificationChoice[], channel: Channel, isOn: boolean): Change[] =>
  choices.filter((choice) => choice[channel] !== isOn).map(({ kind }) => ({ kind, [channel]: isOn }))
