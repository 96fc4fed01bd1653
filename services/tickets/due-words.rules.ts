import { type DueTone, formatDayShort, formatTime, isPastDue, toDay, weekdayOf } from '@/services/format/format.rules'
import { businessMinutesBetween } from './business-minutes.rules'
import type { SupportCalendar } from './policy.rules'
import type { Ticket } from './tickets.schema'

const MINUTE_MS = 60_000
const DAY_MINUTES = 24 * 60
/** Closer than this, the time that is left says more than the hour. */
const CLOSE_MINUTES = 90

/** `45 min`, `1 h 12`, `2 h`. */
export function formatSpan(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${String(rest)} min`
  return rest === 0 ? `${String(hours)} h` : `${String(hours)} h ${String(rest).padStart(2, '0')}`
}

/** `10h`, `14:50`: the hour of a deadline. */
function hourOf(at: Date): string {
  const [hours = '', minutes] = formatTime(at).split(':')
  return minutes === '00' ? `${String(Number(hours))}h` : `${hours}:${minutes ?? ''}`
}

/**
 * A deadline in the few words of a list: how long it has passed (red), how long is left when that is little, the hour
 * today and tomorrow (ipê), else day and hour. Lateness is that of every list (docs/adr/0554).
 */
export function dueWords(due: string | Date, now: Date): { text: string; tone: DueTone } {
  const at = new Date(due)
  const minutes = Math.round((at.getTime() - now.getTime()) / MINUTE_MS)
  if (isPastDue(at, now)) return { text: agoWords(-minutes), tone: 'late' }
  if (minutes <= CLOSE_MINUTES) return { text: `em ${formatSpan(Math.max(minutes, 1))}`, tone: 'soon' }
  if (toDay(at) === toDay(now)) return { text: `hoje, ${hourOf(at)}`, tone: 'soon' }
  const tomorrow = new Date(now.getTime() + DAY_MINUTES * MINUTE_MS)
  if (toDay(at) === toDay(tomorrow)) return { text: `amanhã, ${hourOf(at)}`, tone: 'soon' }
  return { text: `${formatDayShort(at, now)}, ${hourOf(at)}`, tone: 'plain' }
}

function agoWords(minutes: number): string {
  if (minutes < DAY_MINUTES) return `há ${formatSpan(Math.max(minutes, 1))}`
  const days = Math.floor(minutes / DAY_MINUTES)
  return `há ${String(days)} ${days === 1 ? 'dia' : 'dias'}`
}

/** The same with the hour besides, where there is room: `em 1 h 12 · hoje, 14:28`, `qua., 25/11, 18h`. */
export function dueWordsInFull(due: string | Date, now: Date): { text: string; tone: DueTone } {
  const at = new Date(due)
  const { text, tone } = dueWords(at, now)
  if (tone === 'plain') return { text: `${weekdayOf(toDay(at)).slice(0, 3)}., ${text}`, tone }
  const day = toDay(at) === toDay(now) ? 'hoje' : formatDayShort(at, now)
  return text.startsWith('em ') || tone === 'late' ? { text: `${text} · ${day}, ${hourOf(at)}`, tone } : { text, tone }
}

export type TicketDeadline = {
  key: 'first' | 'next' | 'exchange' | 'resolution'
  label: string
  /** Null: it was kept, or does not run. */
  due: string | null
  /** What stands in the place of a deadline that does not run. */
  note?: { text: string; tone: 'ok' | 'bad' | 'plain' }
  /** How much of the way to the deadline is gone, 0 to 1. */
  share?: number
}

type Clocked = Pick<Ticket, 'sla' | 'opened_at' | 'exchange' | 'status'>

/**
 * The deadlines of a ticket, the running ones first. A response's bar is the used part of its target; those of the exchange
 * and the resolution go from the asking to the deadline, in the office's hours.
 */
export function ticketDeadlines({ sla, opened_at, exchange, status }: Clocked, now: Date): TicketDeadline[] {
  const { calendar, first_response_at, first_response_due_at, next_response_due_at, resolution_due_at, breached } = sla
  const isClosed = status === 'CLOSED'
  const target = minutesBetween(opened_at, first_response_due_at, calendar)
  const response = (due: string) => ({ due, share: used(target - minutesBetween(now, due, calendar), target) })
  const first: TicketDeadline = first_response_at
    ? {
        key: 'first',
        label: 'Primeira resposta',
        due: null,
        note: {
          text: `em ${formatSpan(Math.max(1, minutesBetween(opened_at, first_response_at, calendar)))}`,
          tone: breached.includes('first_response') ? 'bad' : 'ok',
        },
      }
    : {
        key: 'first',
        label: 'Primeira resposta',
        ...(isClosed ? stopped('não houve') : response(first_response_due_at)),
      }
  const next: TicketDeadline[] =
    next_response_due_at && !isClosed
      ? [{ key: 'next', label: 'Próxima resposta', ...response(next_response_due_at) }]
      : []
  const running = [...next, ...exchangeDeadline(exchange, now)]
  const resolution: TicketDeadline = {
    key: 'resolution',
    label: 'Solução',
    ...(isClosed ? stopped('encerrado') : sla.paused ? stopped('parado') : path(opened_at, resolution_due_at, now)),
  }
  return first.due === null ? [...running, resolution, first] : [first, ...running, resolution]
}

function exchangeDeadline(exchange: Ticket['exchange'], now: Date): TicketDeadline[] {
  if (!exchange?.due_at || ['REFUSED', 'CANCELED'].includes(exchange.status)) return []
  const { requested_at, due_at, delivered_at } = exchange
  const isKept = delivered_at !== null && delivered_at <= due_at
  return [
    {
      key: 'exchange',
      label: 'Troca',
      ...(delivered_at
        ? { due: null, note: { text: isKept ? 'no prazo' : 'com atraso', tone: isKept ? 'ok' : 'bad' } as const }
        : path(requested_at, due_at, now)),
    },
  ]
}

const stopped = (text: string) => ({ due: null, note: { text, tone: 'plain' as const } })

const path = (from: string, due: string, now: Date) => ({
  due,
  share: used(minutesBetween(from, now, 'business'), minutesBetween(from, due, 'business')),
})

const minutesBetween = (from: string | Date, to: string | Date, calendar: SupportCalendar): number =>
  new Date(to) <= new Date(from) ? 0 : businessMinutesBetween(new Date(from), new Date(to), calendar)

const used = (minutes: number, target: number): number => (target <= 0 ? 1 : Math.min(1, Math.max(0, minutes / target)))
