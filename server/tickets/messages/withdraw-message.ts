import { recordEvent } from '@/server/audit/audit.service'
import { transaction, type Tx } from '@/server/db/client'
import { orNotFound, Refusal } from '@/server/http/refusal'
import { type Actor, isStaff } from '@/services/auth/actor.rules'
import { must } from '@/services/invariant/must.rules'
import { onStaffWithdrawal } from '@/services/tickets/clocks.rules'
import { withdrawableUntil } from '@/services/tickets/ticket-actions.rules'
import { WITHDRAW_MINUTES } from '@/services/tickets/ticket-states.rules'
import type { TicketMessage } from '@/services/tickets/tickets.schema'
import { changeTicket } from '../change-ticket'
import { closingKey, notifyClosed } from '../handling/set-status'
import { retractMessage, unquote } from '../notices'
import { openingKey, notifyOpened } from '../opening/opening-notice'
import { STAFF_TURN } from '../turn-columns'
import { lockVisibleTicket, type TicketRow } from '../visible-tickets.repository'
import { toMessages } from './list-messages'
import {
  findMessage,
  listPublic,
  markWithdrawn,
  type MessageRow,
  readByOthersUntil,
} from './ticket-messages.repository'

/**
 * Takes one's own message back: its words are kept and shown to nobody, and whoever was told of it is told no more. Where
 * it was staff's newest answer, the customer still waits for one.
 * Refuses 404, 403 for somebody else's message, 409 after ten minutes, and once somebody has read it.
 */
export function withdrawMessage(actor: Actor, ticketId: number, messageId: number): Promise<TicketMessage> {
  return transaction(async (tx) => {
    const ticket = await lockVisibleTicket(tx, actor, ticketId)
    const byStaff = isStaff(actor)
    const { message } = orNotFound(await findMessage(tx, [ticketId], messageId, byStaff))
    if (message.authorId !== actor.id) throw new Refusal('forbidden')
    const now = new Date()
    if (!withdrawableUntil(message, now)) {
      const sentence = `Mensagens são retiradas só nos primeiros ${String(WITHDRAW_MINUTES)} minutos. Escreva outra.`
      throw new Refusal('conflict', { errors: [sentence] })
    }
    if ((await readByOthersUntil(tx, ticketId, actor.id)) >= messageId)
      throw new Refusal('conflict', { errors: ['Alguém já leu essa mensagem. Escreva outra para corrigir.'] })
    await markWithdrawn(tx, messageId, now)
    await retractMessage(tx, ticket, messageId)
    if (message.kind === 'public') await notifyAgain(tx, actor, ticket, message)
    const event = { action: 'message_withdrawn' as const, before: { message: messageId } }
    if (message.kind === 'note')
      await recordEvent(tx, actor, {
        ...event,
        model: 'ticket_internal',
        objectId: ticketId,
        companyId: ticket.companyId,
        action: 'note_withdrawn',
      })
    else await changeTicket(tx, actor, ticket, { ...event, set: await afterWithdrawal(tx, ticket, message, now) })
    const row = must(await findMessage(tx, [ticketId], messageId, byStaff), 'message taken back')
    return must((await toMessages(tx, actor, ticketId, [row]))[0], 'message taken back')
  })
}

type Message = MessageRow['message']

/** The mails of the opening and of the closing quote their message: those that wait are written without it. */
async function notifyAgain(tx: Tx, actor: Actor, ticket: TicketRow, { id, createdAt }: Message): Promise<void> {
  const messages = await listPublic(tx, ticket.id)
  if (messages[0]?.id === id) {
    await unquote(tx, ticket, openingKey(ticket.id))
    await notifyOpened(tx, actor, ticket)
  }
  // The line of a closing is written in the same moment as the words that it is closed with.
  const line = messages.findLast((message) => message.line === 'closed')
  if (ticket.status === 'CLOSED' && line?.authorId === actor.id && line.createdAt.getTime() === createdAt.getTime()) {
    await unquote(tx, ticket, closingKey(ticket))
    await notifyClosed(tx, actor, ticket)
  }
}

/** Turn and clocks as if staff's newest answer had not been written; nothing for any other message. */
async function afterWithdrawal(tx: Tx, ticket: TicketRow, { id, side }: Message, now: Date) {
  if (side !== 'staff') return {}
  const written = (await listPublic(tx, ticket.id)).filter(({ kind }) => kind === 'public')
  if (written.findLast((message) => message.side === 'staff')?.id !== id) return {}
  const left = written.filter(({ withdrawnAt }) => withdrawnAt === null)
  const answers = left.filter((message) => message.side === 'staff')
  if (ticket.status === 'CLOSED') return answers.length === 0 ? { firstResponseAt: null } : {}
  const asked = left.at(-1)?.side === 'customer' ? left.find((message) => message.id > (answers.at(-1)?.id ?? 0)) : null
  return {
    ...onStaffWithdrawal(ticket, now, { isOnly: answers.length === 0, asked: asked?.createdAt ?? null }),
    ...STAFF_TURN,
  }
}
