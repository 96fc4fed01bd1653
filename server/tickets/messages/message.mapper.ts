import type { Actor } from '@/services/auth/actor.rules'
import { withdrawableUntil } from '@/services/tickets/ticket-actions.rules'
import type { TicketAttachment, TicketMessage } from '@/services/tickets/tickets.schema'
import type { MessageRow } from './ticket-messages.repository'

type Around = {
  /** By the id of the message. */
  attachments: ReadonlyMap<number, TicketAttachment[]>
  /** The names of people that system lines name, by id. */
  names: ReadonlyMap<number, string>
  /** Ids of messages that somebody else has read. */
  readUntil: number
}

/** A message as somebody reads it: one that was taken back has neither words nor files. */
export function toMessage(actor: Actor, row: MessageRow, { attachments, names, readUntil }: Around): TicketMessage {
  const { message, author } = row
  const isGone = message.withdrawnAt !== null
  const isOwn = message.authorId === actor.id
  const isRead = message.id <= readUntil
  return {
    id: message.id,
    ticket_id: message.ticketId,
    kind: message.kind,
    side: message.side,
    author: author && { id: author.id, name: author.name },
    is_own: isOwn,
    text: isGone ? null : message.text,
    line: message.line,
    about: message.about === null ? null : aboutOf(message.line, message.about, names),
    attachments: isGone ? [] : (attachments.get(message.id) ?? []),
    created_at: message.createdAt.toISOString(),
    withdrawn_at: message.withdrawnAt?.toISOString() ?? null,
    withdrawable_until: isOwn && !isRead ? (withdrawableUntil(message, new Date())?.toISOString() ?? null) : null,
  }
}

/** A merge names the other ticket, the other lines a person. */
const aboutOf = (line: string | null, about: number, names: ReadonlyMap<number, string>): string | null =>
  line === 'merged' ? String(about) : (names.get(about) ?? null)
