import { settings } from '@/server/config/settings'
import type { Tx } from '@/server/db/client'
import {
  listStaffWho,
  type NotificationEvent,
  notify,
  retract,
  rewriteMails,
} from '@/server/notifications/notifications.service'
import type { NotificationWords } from '@/server/db/schema/notifications'
import type { NotificationKind } from '@/services/notifications/kinds.rules'
import type { TicketTurn } from '@/services/tickets/ticket-states.rules'
import { cutText } from '@/services/tickets/ticket-text.rules'
import type { Author } from '@/server/audit/audit.service'
import { listParticipants } from './messages/ticket-messages.repository'
import { listWhoSee, type TicketRow } from './visible-tickets.repository'

/** A mail shows so much of a message; the rest stands in the ticket. */
const QUOTED = 1_000

type Notice = {
  kind: NotificationKind
  key: string
  author: Author
  title: string
  /** What the mail says beside the title. */
  sentences?: string[]
  /** Words of the message, quoted in the mail; never those of a note. */
  quote?: string
  action?: string
}

const PAGES = {
  customer: { path: '/platform/support-tickets/', needs: 'tickets:use' },
  staff: { path: '/platform/admin/support-tickets?chamado=', needs: 'tickets:manage' },
} as const

/** What stands under the bell about a ticket, with the way to it for this side. */
export function ticketWords(
  { id, subject }: TicketRow,
  title: string,
  side: TicketTurn,
): NotificationWords & { path: string } {
  const { path, needs } = PAGES[side]
  return { title, text: `Chamado ${String(id)} · ${subject}`, path: `${path}${String(id)}`, needs }
}

/** Of the notification that a message causes: who reads the message needs it no more. */
export const messageKey = (messageId: number): string => `ticket-message:${String(messageId)}`

/**
 * Tells the customer's side: whoever opened the ticket and whoever wrote in it, or in one that was merged into it, but for
 * the author and those who may not see it any more.
 */
export async function notifyCustomers(tx: Tx, ticket: TicketRow, notice: Notice): Promise<void> {
  const people = await listWhoSee(tx, await listParticipants(tx, ticket.id), ticket)
  await notify(
    tx,
    toEvent(ticket, notice, 'customer'),
    people.filter((id) => id !== notice.author.id),
  )
}

/** Tells the person who opened the ticket, unless they did it themselves. */
export async function notifyOpener(tx: Tx, ticket: TicketRow, notice: Notice): Promise<void> {
  if (notice.author.id === ticket.openedBy) return
  await notify(tx, toEvent(ticket, notice, 'customer'), [ticket.openedBy])
}

/** Tells Arrenda's side: whoever has the ticket, or everybody who answers tickets while nobody who still does has it. */
export async function notifyStaff(tx: Tx, ticket: TicketRow, notice: Notice): Promise<void> {
  const team = await listStaffWho(tx, 'tickets:manage')
  const people = team.filter((id) => id === ticket.assigneeId)
  if (people.length === 0) people.push(...team)
  await notify(
    tx,
    toEvent(ticket, notice, 'staff'),
    people.filter((id) => id !== notice.author.id),
  )
}

/** Who had a ticket that is opened again, if they still answer tickets; else it waits for anybody. */
export async function assigneeWhoStays(tx: Tx, { assigneeId }: TicketRow): Promise<number | null> {
  return (await listStaffWho(tx, 'tickets:manage')).find((id) => id === assigneeId) ?? null
}

/** Takes back what was told of a message. */
export async function retractMessage(tx: Tx, ticket: TicketRow, messageId: number): Promise<void> {
  await retract(tx, messageKey(messageId), await everybodyOf(tx, ticket))
}

/** Has the mails of an event that quote a message, and are not sent yet, written anew by the next notice of its key. */
export async function unquote(tx: Tx, ticket: TicketRow, key: string): Promise<void> {
  await rewriteMails(tx, key, await everybodyOf(tx, ticket))
}

const everybodyOf = async (tx: Tx, ticket: TicketRow): Promise<number[]> => [
  ...(await listParticipants(tx, ticket.id)),
  ...(await listStaffWho(tx, 'tickets:manage')),
]

function toEvent(ticket: TicketRow, notice: Notice, side: TicketTurn): NotificationEvent {
  const { kind, key, author, title, sentences = [], quote, action = 'Abrir o chamado' } = notice
  const words = ticketWords(ticket, title, side)
  const said = title.replace('{who}', author.name)
  return {
    kind,
    key,
    actorId: author.id,
    companyId: ticket.companyId,
    words,
    mail: ({ firstName }) => ({
      template: {
        name: 'account',
        data: {
          subject: `Chamado ${String(ticket.id)}: ${said}`,
          title: said,
          paragraphs: [
            `Olá, ${firstName.split(' ')[0] ?? firstName}.`,
            words.text,
            ...sentences,
            ...(quote ? [`“${cutText(quote, QUOTED)}”`] : []),
          ],
          action: { label: action, url: `${settings().APP_URL}${words.path}` },
          note:
            side === 'customer'
              ? 'Você recebeu este e-mail porque participa deste chamado. Para responder, abra o chamado.'
              : 'Você recebeu este e-mail porque atende chamados na Arrenda.',
        },
      },
    }),
  }
}
