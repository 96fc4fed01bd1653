import { SYSTEM } from '@/server/audit/audit.service'
import { db, type Tx } from '@/server/db/client'
import { defineSchedule } from '@/server/jobs/queue'
import { formatDay, toDay } from '@/services/format/format.rules'
import { onClose } from '@/services/tickets/clocks.rules'
import { closesAt, mayActAt, silenceStep } from '@/services/tickets/silence.rules'
import { SILENT_DAYS } from '@/services/tickets/ticket-states.rules'
import { changeTicket } from '../change-ticket'
import { closingKey } from '../handling/set-status'
import { compactTicketCounters } from '../list/ticket-counts.repository'
import { insertLine } from '../messages/ticket-messages.repository'
import { notifyCustomers } from '../notices'
import { deleteOldPresence } from '../tickets.repository'
import { closedColumns } from '../turn-columns'
import type { TicketRow } from '../visible-tickets.repository'
import { listIdsWaitingSince } from './clocks.repository'
import { eachOpenTicket } from './each-open-ticket'

/**
 * Reminds customers who have not answered for three business days, and closes their tickets after five; only within the
 * office's hours. Nobody is asked for a rating of such a closing.
 */
export async function closeSilentTickets(now = new Date()): Promise<void> {
  if (!mayActAt(now)) return
  const since = new Date(now.getTime() - SILENT_DAYS.reminder * DAY_MS)
  await eachOpenTicket(await listIdsWaitingSince(db(), since), async (tx, ticket) => {
    const { waitingSince, remindedAt } = ticket
    if (!waitingSince) return
    const step = silenceStep({ waitingSince, remindedAt }, now)
    if (step === 'remind') await remind(tx, ticket, waitingSince, now)
    if (step === 'close') await close(tx, ticket, now)
  })
}

/** So many business days are no fewer days: who has had the turn for less is not even looked at. */
const DAY_MS = 24 * 3_600_000

/** Of the reminder of a silence: who reads the ticket needs it no more. */
export const reminderKey = (ticketId: number, waitingSince: Date): string =>
  `ticket-reminder:${String(ticketId)}:${String(waitingSince.getTime())}`

async function remind(tx: Tx, ticket: TicketRow, waitingSince: Date, now: Date): Promise<void> {
  const changed = await changeTicket(tx, SYSTEM, ticket, { action: 'reminded', set: { remindedAt: now } })
  await notifyCustomers(tx, changed, {
    kind: 'ticket_reply',
    key: reminderKey(ticket.id, waitingSince),
    author: SYSTEM,
    title: 'Seu chamado espera por você',
    sentences: [`Sem resposta, ele fecha em ${formatDay(toDay(closesAt(waitingSince)))}. Você pode reabrir depois.`],
    action: 'Responder',
  })
}

async function close(tx: Tx, ticket: TicketRow, now: Date): Promise<void> {
  await insertLine(tx, ticket.id, 'closed_by_itself', { by: null })
  const changed = await changeTicket(tx, SYSTEM, ticket, {
    action: 'closed',
    before: { status: ticket.status },
    after: { status: 'CLOSED' },
    set: { ...onClose(ticket, now), ...closedColumns(ticket, now, null) },
  })
  await notifyCustomers(tx, changed, {
    kind: 'ticket_closed',
    key: closingKey(changed),
    author: SYSTEM,
    title: 'Seu chamado foi encerrado sem resposta',
    sentences: ['Se ainda precisar, responda em até 15 dias: o chamado reabre.'],
  })
}

defineSchedule('tickets.silence', '*/10 * * * *', () => closeSilentTickets())

/** What is kept for a moment only. */
async function tidyTickets(): Promise<void> {
  await compactTicketCounters(db())
  await deleteOldPresence(db())
}

defineSchedule('tickets.tidy', '50 3 * * *', tidyTickets)
