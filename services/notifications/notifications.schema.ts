import { id } from '@/services/config/id.schema'
import { array, boolean, type InferType, number, object, strictObject, string } from '@/services/config/validation'
import { type Page, pageOf, pageQuery } from '@/services/http/page.schema'
import { NOTIFICATION_GROUPS, NOTIFICATION_KINDS } from './kinds.rules'

/** An event as its receiver sees it. Plain text; no `href` when there is no page, or none that they may open now. */
export const notificationSchema = object({
  id: id().required(),
  kind: string().oneOf(NOTIFICATION_KINDS).required(),
  title: string().required(),
  text: string().defined(),
  href: string().nullable().defined(),
  created_at: string().required(),
  read_at: string().nullable().defined(),
  /** The company that it is about: who buys for several has to switch to it before they open the page. */
  company: object({ id: id().required(), corporate_name: string().required() }).nullable().defined(),
})

const kindOrGroup = {
  kind: string().oneOf(NOTIFICATION_KINDS),
  group: string().oneOf(NOTIFICATION_GROUPS),
}

export const notificationsQuery = object({ ...pageQuery, ...kindOrGroup, unread: boolean() })

const unread = number().integer().min(0).required()

export const notificationPage = pageOf(notificationSchema).shape({ unread })

export const notificationSummarySchema = object({ unread })

export const notificationParams = object({ id: id().required() })

/** What was seen: the newest notification of the list, and what the list was narrowed to. */
export const readUntilBody = strictObject({ until_id: id().required(), ...kindOrGroup })

/** How somebody hears of a kind; `null` for a channel that has no switch: `is_always_mailed` tells which way. */
export const notificationChoiceSchema = object({
  kind: string().oneOf(NOTIFICATION_KINDS).required(),
  bell: boolean().nullable().defined(),
  mail: boolean().nullable().defined(),
  is_always_mailed: boolean().required(),
  default_bell: boolean().required(),
  default_mail: boolean().required(),
})

/** `orders`, `tickets` and `news` are the switches of the first version: on while any of their mails is. */
export const notificationPreferencesSchema = object({
  orders: boolean().required(),
  tickets: boolean().required(),
  news: boolean().required(),
  choices: array(notificationChoiceSchema).required(),
})

const oldSwitches = { orders: boolean(), tickets: boolean(), news: boolean() }

type Switches = { orders?: boolean; tickets?: boolean; news?: boolean }

const isWhole = ({ orders, tickets, news }: Switches): boolean =>
  [orders, tickets, news].every((value) => value !== undefined)

const hasSwitch = ({ orders, tickets, news }: Switches): boolean =>
  [orders, tickets, news].some((value) => value !== undefined)

/** Either all three switches of the first version, or the kinds to change; what is left out stays. */
export const notificationPreferencesBody = strictObject({
  ...oldSwitches,
  choices: array(
    strictObject({ kind: string().oneOf(NOTIFICATION_KINDS).required(), bell: boolean(), mail: boolean() }),
  ).max(NOTIFICATION_KINDS.length),
}).test('whole', 'Diga o que mudar nos avisos', (body) =>
  body.choices ? body.choices.length > 0 && !hasSwitch(body) : isWhole(body),
)

export type Notification = InferType<typeof notificationSchema>
export type NotificationPage = Page<Notification> & { unread: number }
export type NotificationsQuery = InferType<typeof notificationsQuery>
export type NotificationSummary = InferType<typeof notificationSummarySchema>
export type ReadUntil = InferType<typeof readUntilBody>
export type NotificationChoice = InferType<typeof notificationChoiceSchema>
export type NotificationPreferences = InferType<typeof notificationPreferencesSchema>
export type NotificationPreferencesBody = InferType<typeof notificationPreferencesBody>
