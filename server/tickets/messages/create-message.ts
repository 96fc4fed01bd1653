import { recordEvent } from '@/server/audit/audit.service'
import { transaction, type Tx } from '@/server/db/client'
import { Refusal, refuseField } from '@/server/http/refusal'
import { throttle } from '@/server/http/throttle'
import { type Actor, isStaff } from '@/services/auth/actor.rules'
import { must } from '@/services/invariant/must.rules'
import { onCustomerMessage, onReopen, onStaffReply } from '@/services/tickets/clocks.rules'
import type { NewMessage } from '@/services/tickets/ticket-commands.schema'
import { ticketActions } from '@/services/tickets/ticket-actions.rules'
import type { WrittenMessage } from '@/services/tickets/tickets.schema'
import { bindAttachments } from '../attachments/attachments.service'
import { changeTicket, requireUnmerged } from '../change-ticket'
import { assigneeWhoStays, messageKey, notifyCustomers, notifyStaff } from '../notices'
import { toFacts } from '../ticket-facts'
import { customerTurn, REOPENED, STAFF_TURN } from '../turn-columns'
import { lockVisibleTicket, type TicketRow } from '../visible-tickets.repository'
import { toMessages } from './list-messages'
import { findMessage, insertMessage, listNewerOfStaff } from './ticket-messages.repository'

/**
 * Writes a message in a ticket, or staff's note, which no customer ever reads. A reply moves the turn and the clocks; one
 * in a ticket that was closed lately reopens it, unless it only thanks (`no_reopen`). Answers the ticket's version too.
 * Refuses 404 for a ticket that the actor may not see, 400 without words and files, 403 for a customer's note, 409
 * `conflict` with `data.messages` when other staff wrote after `last_message_id` (`force` sends all the same), with
 * `data.merged_into` for a merged ticket, and `ticket_closed` with `data.follow_up` once it is too late to reopen it.
 */
export async function createMessage(actor: Actor, ticketId: number, body: NewMessage): Promise<WrittenMessage> {
  await throttle(['ticket-message-person', String(actor.id)])
  return transaction(async (tx) => {
    const ticket = await lockVisibleTicket(tx, actor, ticketId)
    requireUnmerged(ticket)
    if (!body.text && !body.attachment_ids?.length) throw refuseField('text', 'Escreva a mensagem ou anexe um arquivo.')
    const kind = body.kind ?? 'public'
    const byStaff = isStaff(actor)
    if (!byStaff && (kind === 'note' || body.wait_for_customer)) throw new Refusal('forbidden')
    if (byStaff && !body.force) await requireNothingNewer(tx, actor, ticket, body.last_message_id)
    if (kind === 'public') requireWritable(ticket, actor)
    const id = await insertMessage(tx, {
      ticketId,
      authorId: actor.id,
      side: byStaff ? 'staff' : 'customer',
      kind,
      text: body.text ?? '',
    })
    await bindAttachments(tx, actor, id, body.attachment_ids ?? [])
    const apply = kind === 'note' ? recordNote : byStaff ? applyStaffReply : applyCustomerMessage
    const { version } = await apply(tx, actor, ticket, { id, ...body })
    const row = must(await findMessage(tx, [ticketId], id, byStaff), 'written message')
    const message = must((await toMessages(tx, actor, ticketId, [row]))[0], 'written message')
    return { ...message, ticket_version: version }
  })
}

type Written = NewMessage & { id: number }

async function requireNothingNewer(tx: Tx, actor: Actor, { id }: TicketRow, last: number | undefined): Promise<void> {
  if (last === undefined) return
  const newer = await listNewerOfStaff(tx, id, last, actor.id)
  if (newer.length === 0) return
  const names = [...new Set(newer.map(({ author }) => author?.name ?? 'Arrenda'))].join(' e ')
  throw new Refusal('conflict', {
    errors: [`${names} escreveu enquanto você respondia. Leia antes de enviar a sua.`],
    data: { messages: await toMessages(tx, actor, id, newer.toReversed()) },
  })
}

function requireWritable(ticket: TicketRow, actor: Actor): void {
  if (ticketActions(toFacts(ticket), actor).includes('reply')) return
  throw new Refusal('ticket_closed', { data: { follow_up: true } })
}

/** A note changes neither turn nor clocks, nor anything that a customer could notice. */
async function recordNote(tx: Tx, actor: Actor, ticket: TicketRow, written: Written): Promise<TicketRow> {
  await recordEvent(tx, actor, {
    model: 'ticket_internal',
    objectId: ticket.id,
    companyId: ticket.companyId,
    action: 'note_written',
    after: { message: written.id },
  })
  return ticket
}

async function applyStaffReply(tx: Tx, actor: Actor, ticket: TicketRow, written: Written): Promise<TicketRow> {
  const now = new Date()
  const reopened = ticket.status === 'CLOSED' ? { ...REOPENED, ...onReopen(ticket, now) } : {}
  const waitForCustomer = written.wait_for_customer ?? false
  const changed = await changeTicket(tx, actor, ticket, {
    ...eventOf(ticket, written),
    set: {
      ...reopened,
      ...onStaffReply({ ...ticket, ...reopened }, now, { waitForCustomer }),
      status: 'IN_PROGRESS',
      assigneeId: (await assigneeWhoStays(tx, ticket)) ?? actor.id,
      ...(waitForCustomer ? customerTurn(now) : STAFF_TURN),
    },
  })
  await notifyCustomers(tx, changed, {
    kind: 'ticket_reply',
    key: messageKey(written.id),
    author: actor,
    title: waitForCustomer ? '{who} respondeu e espera por você' : '{who} respondeu',
    quote: written.text,
    action: 'Responder',
  })
  return changed
}

/** What the history says of a message that moves a ticket on, or opens it again. */
const eventOf = ({ status }: TicketRow, { id }: Written) => ({
  action: status === 'CLOSED' ? ('reopened' as const) : ('message_written' as const),
  before: status === 'IN_PROGRESS' ? undefined : { status },
  after: { message: id, ...(status !== 'IN_PROGRESS' && { status: 'IN_PROGRESS' }) },
})

async function applyCustomerMessage(tx: Tx, actor: Actor, ticket: TicketRow, written: Written): Promise<TicketRow> {
  const isThanks = ticket.status === 'CLOSED' && written.no_reopen === true
  const plain = { action: 'message_written' as const, after: { message: written.id } }
  const changed = await changeTicket(tx, actor, ticket, {
    ...(isThanks || ticket.status !== 'CLOSED' ? plain : eventOf(ticket, written)),
    set: isThanks ? {} : await afterCustomer(tx, ticket, new Date()),
  })
  await notifyStaff(tx, changed, {
    kind: 'ticket_reply',
    key: messageKey(written.id),
    author: actor,
    title: isThanks ? '{who} agradeceu' : ticket.status === 'CLOSED' ? '{who} reabriu o chamado' : '{who} respondeu',
    quote: written.text,
  })
  return changed
}

/** The turn is staff's, and a closed ticket is open again. */
async function afterCustomer(tx: Tx, ticket: TicketRow, now: Date) {
  if (ticket.status !== 'CLOSED') return { ...onCustomerMessage(ticket, now), ...STAFF_TURN }
  const reopened = { ...onReopen(ticket, now), ...REOPENED, assigneeId: await assigneeWhoStays(tx, ticket) }
  return { ...reopened, ...onCustomerMessage({ ...ticket, ...reopened }, now) }
}
