import { SYSTEM } from '@/server/audit/audit.service'
import { db, type Tx } from '@/server/db/client'
import { defineSchedule } from '@/server/jobs/queue'
import { dueClocks, onCheck } from '@/services/tickets/clocks.rules'
import { CLOCK_LABEL, type Clock } from '@/services/tickets/ticket-states.rules'
import { formatDateTime } from '@/services/format/format.rules'
import { changeTicket } from '../change-ticket'
import { notifyStaff } from '../notices'
import { updateTicket } from '../tickets.repository'
import type { TicketRow } from '../visible-tickets.repository'
import { listIdsToCheck } from './clocks.repository'
import { eachOpenTicket } from './each-open-ticket'

/**
 * Tells staff of clocks of which three quarters are gone, and of those that ran out: once each. Both fall into the hours
 * that the clock counts, so nobody is told at night.
 */
export async function watchClocks(now = new Date()): Promise<void> {
  await eachOpenTicket(await listIdsToCheck(db(), now), async (tx, ticket) => {
    if (ticket.nextCheckAt && ticket.nextCheckAt <= now) await check(tx, ticket, now)
  })
}

async function check(tx: Tx, ticket: TicketRow, now: Date): Promise<void> {
  const { warned, breached } = dueClocks(ticket, now)
  if (warned.length + breached.length === 0) {
    // When to look again is nothing that anybody reads: no version, no history.
    await updateTicket(tx, ticket.id, onCheck(ticket, now))
    return
  }
  const changed = await changeTicket(tx, SYSTEM, ticket, {
    action: breached.length > 0 ? 'breached' : 'warned',
    after: { warned, breached },
    set: onCheck(ticket, now),
  })
  for (const clock of breached) await tell(tx, changed, clock, 'ticket_breach')
  for (const clock of warned) await tell(tx, changed, clock, 'ticket_warning')
}

async function tell(tx: Tx, ticket: TicketRow, clock: Clock, kind: 'ticket_breach' | 'ticket_warning'): Promise<void> {
  const due = dueOf(ticket, clock)
  const isLate = kind === 'ticket_breach'
  await notifyStaff(tx, ticket, {
    kind,
    key: `${kind}:${String(ticket.id)}:${clock}:${String(due.getTime())}`,
    author: SYSTEM,
    title: isLate ? `${CLOCK_LABEL[clock]} atrasada` : `${CLOCK_LABEL[clock]} perto do prazo`,
    sentences: [isLate ? `O prazo era ${formatDateTime(due)}.` : `O prazo é ${formatDateTime(due)}.`],
  })
}

function dueOf(ticket: TicketRow, clock: Clock): Date {
  if (clock === 'first_response') return ticket.firstResponseDueAt
  return clock === 'resolution' ? ticket.resolutionDueAt : (ticket.nextResponseDueAt ?? ticket.resolutionDueAt)
}

defineSchedule('tickets.clocks', '* * * * *', () => watchClocks())
