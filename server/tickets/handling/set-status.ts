import { transaction, type Tx } from '@/server/db/client'
import { Refusal, refuseField } from '@/server/http/refusal'
import { type Actor, isCustomer, isStaff } from '@/services/auth/actor.rules'
import { onClose, onReopen, onStaffReply } from '@/services/tickets/clocks.rules'
import { must } from '@/services/invariant/must.rules'
import type { TicketStatusChange } from '@/services/tickets/ticket-commands.schema'
import { ticketActions } from '@/services/tickets/ticket-actions.rules'
import type { TicketTurn } from '@/services/tickets/ticket-states.rules'
import type { Ticket } from '@/services/tickets/tickets.schema'
import { changeTicket, requireUnmerged, requireVersion } from '../change-ticket'
import { getTicketIn } from '../detail/get-ticket'
import { insertLine, insertMessage } from '../messages/ticket-messages.repository'
import { assigneeWhoStays, messageKey, notifyCustomers, notifyStaff } from '../notices'
import { toFacts } from '../ticket-facts'
import { isExchangeOpen } from '../tickets.repository'
import { closedColumns, REOPENED } from '../turn-columns'
import { lockVisibleTicket, type TicketRow } from '../visible-tickets.repository'

/**
 * Closes a ticket, or opens a closed one again. Staff say with a message why; customers may.
 * Refuses 404, 403 for somebody who may not, 400 without staff's message, 409 `conflict` for a ticket that changed since it
 * was read, that was merged, that already is what it should become, and for closing one whose exchange is not finished
 * (`force` closes it all the same).
 */
export function setStatus(actor: Actor, ticketId: number, body: TicketStatusChange): Promise<Ticket> {
  return transaction(async (tx) => {
    const ticket = await lockVisibleTicket(tx, actor, ticketId)
    requireUnmerged(ticket)
    const isClosing = body.status === 'CLOSED'
    const isClosed = ticket.status === 'CLOSED'
    if (isClosing === isClosed) throw new Refusal('conflict', { errors: [isClosed ? CLOSED : OPEN] })
    if (!ticketActions(toFacts(ticket), actor).includes(isClosing ? 'close' : 'reopen')) throw new Refusal('forbidden')
    requireVersion(ticket, body.version)
    if (isStaff(actor) && !body.message) throw refuseField('message', isClosing ? SAY_HOW : SAY_WHY)
    if (isClosing) await close(tx, actor, ticket, body)
    else await reopen(tx, actor, ticket, body)
    return getTicketIn(tx, actor, ticketId)
  })
}

const CLOSED = 'Esse chamado já está encerrado. Mostramos agora como ele está.'
const OPEN = 'Esse chamado já está aberto. Mostramos agora como ele está.'
const SAY_HOW = 'Conte ao cliente como foi resolvido.'
const SAY_WHY = 'Diga por que o chamado volta a ficar aberto.'

async function close(tx: Tx, actor: Actor, ticket: TicketRow, { message, force }: TicketStatusChange): Promise<void> {
  const byStaff = isStaff(actor)
  if (byStaff && !force && (await isExchangeOpen(tx, ticket.exchangeId)))
    throw new Refusal('conflict', {
      errors: ['A troca ainda não terminou.'],
      data: { open_exchange: ticket.exchangeId },
    })
  const now = new Date()
  await writeMessage(tx, actor, ticket.id, message)
  await insertLine(tx, ticket.id, 'closed', { by: actor.id, side: sideOf(actor) })
  const replied = byStaff ? onStaffReply(ticket, now, { waitForCustomer: false }) : {}
  const changed = await changeTicket(tx, actor, ticket, {
    action: 'closed',
    before: { status: ticket.status },
    after: { status: 'CLOSED' },
    set: {
      ...replied,
      ...onClose({ ...ticket, ...replied }, now),
      ...closedColumns(ticket, now, actor.id),
      assigneeId: ticket.assigneeId ?? (byStaff ? actor.id : null),
    },
  })
  await notifyClosed(tx, actor, changed, message)
}

/** Tells of the closing by a person, with the words that they closed it with. */
export async function notifyClosed(tx: Tx, actor: Actor, ticket: TicketRow, quote?: string): Promise<void> {
  const title = '{who} encerrou o chamado'
  const notice = { kind: 'ticket_closed' as const, key: closingKey(ticket), author: actor, title, quote }
  if (isCustomer(actor)) {
    await notifyStaff(tx, ticket, { ...notice, kind: 'ticket_reply' })
    await notifyCustomers(tx, ticket, notice)
  } else
    await notifyCustomers(tx, ticket, {
      ...notice,
      sentences: ['Conte em um toque como foi o atendimento. Se não resolveu, responda: o chamado reabre.'],
    })
}

export const closingKey = ({ id, closings }: Pick<TicketRow, 'id' | 'closings'>): string =>
  `ticket-closed:${String(id)}:${String(closings)}`

async function reopen(tx: Tx, actor: Actor, ticket: TicketRow, { message }: TicketStatusChange): Promise<void> {
  const now = new Date()
  await insertLine(tx, ticket.id, 'reopened', { by: actor.id, side: sideOf(actor) })
  const messageId = must(await writeMessage(tx, actor, ticket.id, message), 'reason of the reopening')
  const reopened = onReopen(ticket, now)
  const changed = await changeTicket(tx, actor, ticket, {
    action: 'reopened',
    before: { status: 'CLOSED' },
    after: { status: 'IN_PROGRESS' },
    set: {
      ...reopened,
      // The reason is a public message, as an answer is.
      ...onStaffReply({ ...ticket, ...reopened }, now, { waitForCustomer: false }),
      ...REOPENED,
      assigneeId: await assigneeWhoStays(tx, ticket),
    },
  })
  await notifyCustomers(tx, changed, {
    kind: 'ticket_reply',
    key: messageKey(messageId),
    author: actor,
    title: '{who} reabriu o chamado',
    quote: message,
  })
}

async function writeMessage(tx: Tx, actor: Actor, ticketId: number, text: string | undefined) {
  if (!text) return undefined
  return insertMessage(tx, { ticketId, authorId: actor.id, side: sideOf(actor), kind: 'public', text })
}

const sideOf = (actor: Actor): TicketTurn => (isCustomer(actor) ? 'customer' : 'staff')
