import { type DueTone, formatDayShort, formatDue, formatTime, isPastDue } from '@/services/format/format.rules'
import type { TicketStatus, TicketTurn } from './ticket-states.rules'
import type { TicketSummary } from './tickets.schema'

type TurnTag = { tone: 'wait' | 'brand' | 'neutral'; word: string }

/** Whose turn it is, as the customer reads it. */
export function customerTurnTag({ waiting_for }: { waiting_for: TicketTurn | null }): TurnTag {
  if (waiting_for === 'customer') return { tone: 'wait', word: 'Sua vez' }
  return waiting_for === 'staff' ? { tone: 'brand', word: 'Vez da Arrenda' } : { tone: 'neutral', word: 'Encerrado' }
}

type Deadline = { text: string; tone: DueTone }

type DeadlineFacts = Pick<
  TicketSummary,
  'waiting_for' | 'closes_at' | 'closed_at' | 'next_due_at' | 'resolution_due_at'
> & {
  status: TicketStatus
}

/**
 * What the customer waits for next, and until when: "resposta hoje, até 13h", "solução até 25/11", "fecha amanhã, 24/11".
 * Undefined when nothing is due.
 */
export function customerDeadline(ticket: DeadlineFacts, now = new Date()): Deadline | undefined {
  const { waiting_for, closes_at, closed_at, next_due_at, resolution_due_at } = ticket
  if (ticket.status === 'CLOSED')
    return closed_at === null ? undefined : { text: `encerrado em ${formatDayShort(closed_at, now)}`, tone: 'plain' }
  if (waiting_for === 'customer')
    return closes_at === null
      ? undefined
      : { text: `fecha ${dayIn(closes_at, now, 'em ')}`, tone: soonTone(closes_at, now) }
  const due = next_due_at ?? resolution_due_at
  const what = due === resolution_due_at ? 'solução' : 'resposta'
  if (isPastDue(due, now)) return { text: `${what} em atraso`, tone: 'late' }
  return { text: `${what} ${untilIn(due, now)}`, tone: soonTone(due, now) }
}

/** A ticket that closes is no lateness of anybody's. */
const soonTone = (at: string, now: Date): DueTone => {
  const { tone } = formatDue(at, now)
  return tone === 'late' ? 'plain' : tone
}

/** "hoje, 23/11", "amanhã, 24/11", "em 30/11". */
function dayIn(at: string, now: Date, before: string): string {
  const { text, tone } = formatDue(at, now)
  const day = formatDayShort(at, now)
  return tone === 'soon' ? `${text}, ${day}` : `${before}${day}`
}

/** "hoje, até 13h", "amanhã, até 11h30", "até 25/11". */
function untilIn(at: string, now: Date): string {
  const { text, tone } = formatDue(at, now)
  return tone === 'soon' ? `${text}, até ${hourOf(at)}` : `até ${formatDayShort(at, now)}`
}

/** "13h", "11h30". */
export function hourOf(at: string): string {
  const [hours, minutes] = formatTime(at).split(':')
  return `${String(Number(hours))}h${minutes === '00' ? '' : (minutes ?? '')}`
}

/** "Joana respondeu", "Você escreveu": the newest message, as the reader sees it. */
export function lastMessageText({ last_message }: Pick<TicketSummary, 'last_message'>): string | undefined {
  if (!last_message) return undefined
  if (last_message.is_own) return 'Você escreveu'
  const [first = last_message.by] = last_message.by.split(' ')
  return `${first} ${last_message.side === 'staff' ? 'respondeu' : 'escreveu'}`
}

const MINUTE_MS = 60_000

/** How long something took, in its largest unit: "em 53 min", "em 5 h", "em 2 dias". */
export function tookText(from: string, to: string): string {
  const minutes = Math.max(1, Math.round((Date.parse(to) - Date.parse(from)) / MINUTE_MS))
  if (minutes < 60) return `em ${String(minutes)} min`
  const hours = Math.round(minutes / 60)
  if (hours < 48) return `em ${String(hours)} h`
  return `em ${String(Math.round(hours / 24))} dias`
}

/** "5 abertos, 2 aguardam você". */
export function countsText(open: number, yours: number): string {
  const opened = open === 0 ? 'Nenhum aberto' : `${String(open)} ${open === 1 ? 'aberto' : 'abertos'}`
  return yours === 0 ? opened : `${opened}, ${String(yours)} ${yours === 1 ? 'aguarda' : 'aguardam'} você`
}
