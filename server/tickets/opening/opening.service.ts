import { recordEvent } from '@/server/audit/audit.service'
import { transaction, type Tx } from '@/server/db/client'
import { askExchange } from '@/server/equipment/exchanges/single-exchange.service'
import { Refusal, refuseField } from '@/server/http/refusal'
import { throttle } from '@/server/http/throttle'
import type { Actor } from '@/services/auth/actor.rules'
import { openClocks } from '@/services/tickets/clocks.rules'
import { seesOnlyOwnTickets } from '@/services/tickets/ticket-actions.rules'
import type { NewTicket } from '@/services/tickets/ticket-commands.schema'
import { EXCHANGE_CATEGORIES, SUBJECT_LENGTH } from '@/services/tickets/ticket-states.rules'
import { cleanSubject, cutText } from '@/services/tickets/ticket-text.rules'
import type { Ticket } from '@/services/tickets/tickets.schema'
import { bindAttachments } from '../attachments/attachments.service'
import { getTicketIn } from '../detail/get-ticket'
import { insertMessage } from '../messages/ticket-messages.repository'
import { loadPolicy } from '../ticket-policy.service'
import { insertTicket } from '../tickets.repository'
import { findTicketIfVisible } from '../visible-tickets.repository'
import { notifyOpened } from './opening-notice'
import { type TicketOwner, ticketOwner, ticketTopic, type TicketUnit } from './ticket-subject'

/**
 * Opens a ticket with its first message and files, and with `exchange` asks for another unit in the place of the one that
 * it is about. What the service package promises now is copied to it. Staff open it for somebody of a company.
 * Refuses 400 for what does not belong together, as `ticketTopic` and `ticketOwner` say, and for a unit that cannot be
 * exchanged; nothing is created then. 429 after twenty tickets an hour.
 */
export async function openTicket(actor: Actor, body: NewTicket): Promise<Ticket> {
  await throttle(['ticket-person', String(actor.id)])
  return transaction((tx) => openTicketIn(tx, actor, body))
}

/** The same in the transaction of another feature's command, which throttles it (`ticket-person`). */
export async function openTicketIn(tx: Tx, actor: Actor, body: NewTicket): Promise<Ticket> {
  const subject = cleanSubject(body.subject)
  if (subject.length < SUBJECT_LENGTH.min) throw refuseField('subject', 'Resuma em pelo menos 3 letras')
  const owner = await ticketOwner(tx, actor, body)
  const { unit, orderId } = await ticketTopic(tx, actor, owner.companyId, body)
  const exchangeId = body.exchange ? await askForExchange(tx, actor, owner, body, unit) : null
  const followsId = body.follows_id === undefined ? null : await followed(tx, actor, owner, body.follows_id)
  const now = new Date()
  const policy = await loadPolicy(tx, { companyId: owner.companyId, unitId: unit?.id, orderId })
  const ticket = await insertTicket(tx, {
    ...owner,
    ...openClocks(policy, now),
    subject,
    category: body.category,
    unitId: unit?.id,
    unitSerial: unit?.serial,
    unitProduct: unit?.product,
    orderId,
    exchangeId,
    followsId,
    status: 'PENDING',
    waitingFor: 'staff',
    createdAt: now,
    updatedAt: now,
  })
  const first = {
    ticketId: ticket.id,
    authorId: owner.openedBy,
    side: 'customer',
    kind: 'public',
    text: body.message,
    createdAt: now,
  } as const
  const messageId = await insertMessage(tx, first, actor.id)
  await bindAttachments(tx, actor, messageId, body.attachment_ids ?? [])
  await recordEvent(tx, actor, {
    model: 'ticket',
    objectId: ticket.id,
    companyId: owner.companyId,
    action: 'opened',
    version: ticket.version,
    after: { category: ticket.category, unit: ticket.unitSerial, exchange: exchangeId },
  })
  await notifyOpened(tx, actor, ticket, body.message)
  return getTicketIn(tx, actor, ticket.id)
}

/** Asks for the exchange; what speaks against it is said at the unit. */
async function askForExchange(
  tx: Tx,
  actor: Actor,
  { companyId, openedBy, onBehalfBy }: TicketOwner,
  { category, message }: NewTicket,
  unit: TicketUnit | undefined,
): Promise<number> {
  if (!unit) throw refuseField('unit_id', 'Escolha o equipamento que você quer trocar.')
  if (!EXCHANGE_CATEGORIES.includes(category)) throw refuseField('category', 'Para trocar, escolha Defeito ou Troca.')
  try {
    const user = onBehalfBy === null && seesOnlyOwnTickets(actor) ? actor.id : undefined
    const asked = { companyId, unitId: unit.id, requestedBy: openedBy, user, reason: reasonOf(message) }
    return (await askExchange(tx, actor, asked)).id
  } catch (error) {
    if (error instanceof Refusal && error.code === 'conflict')
      throw new Refusal('invalid', { errors: error.errors, fields: { unit_id: error.errors } })
    throw error
  }
}

/** The reason of an exchange is shorter than a message may be. */
const REASON = 500
const reasonOf = (message: string): string => cutText(message, REASON)

/** Refuses 400 for a ticket that the actor does not see, or of another company. */
async function followed(tx: Tx, actor: Actor, { companyId }: TicketOwner, id: number): Promise<number> {
  const ticket = await findTicketIfVisible(tx, actor, id)
  if (ticket?.companyId !== companyId) throw refuseField('follows_id', 'Esse chamado não é da sua empresa.')
  return ticket.id
}
