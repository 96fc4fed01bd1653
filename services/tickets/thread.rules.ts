import { toDay } from '@/services/format/format.rules'
import { type ExchangeLine, exchangeLines, type TicketExchange } from './exchange-steps.rules'
import type { SystemLine, TicketTurn } from './ticket-states.rules'
import type { TicketMessage } from './tickets.schema'

/** What a conversation shows, one below the other: a message, or a step of the exchange. */
export type ThreadEntry =
  | { kind: 'message'; key: string; at: string; message: TicketMessage }
  | { kind: 'step'; key: string; at: string; line: ExchangeLine }

/**
 * Messages and the steps of the exchange in the order of time, the newest last. While older messages are not loaded,
 * steps before the oldest one wait for them.
 */
export function threadEntries(
  messages: readonly TicketMessage[],
  exchange: TicketExchange | null,
  hasOlder: boolean,
): ThreadEntry[] {
  const start = hasOlder ? (messages[0]?.created_at ?? '') : ''
  const said = messages.map((message): ThreadEntry => ({
    kind: 'message',
    key: `message-${String(message.id)}`,
    at: message.created_at,
    message,
  }))
  const steps = (exchange ? exchangeLines(exchange) : [])
    .filter(({ at }) => at >= start)
    .map((line): ThreadEntry => ({ kind: 'step', key: `step-${line.step}`, at: line.at, line }))
  return [...said, ...steps].sort((a, b) => Date.parse(a.at) - Date.parse(b.at))
}

export type ThreadDay = { day: string; entries: ThreadEntry[]; messages: number }

/** The entries by day in São Paulo, with the number of messages of each. */
export function threadDays(entries: readonly ThreadEntry[]): ThreadDay[] {
  const days = Map.groupBy(entries, ({ at }) => toDay(at))
  return [...days].map(([day, ofDay]) => ({
    day,
    entries: ofDay,
    messages: ofDay.filter(({ kind }) => kind === 'message').length,
  }))
}

/** The first message of another that the reader has not read; undefined when all are. */
export const firstUnread = (messages: readonly TicketMessage[], lastRead: number | null): number | undefined =>
  messages.find(({ id, is_own, kind }) => id > (lastRead ?? 0) && !is_own && kind !== 'system')?.id

/** What a line that the platform wrote says. `about` is the person or the ticket that it names. */
export function systemLineTitle({ line, about, author }: Pick<TicketMessage, 'line' | 'about' | 'author'>): string {
  return line === null ? '' : TITLES[line]({ about: about ?? '', by: author ? ` por ${author.name}` : '' })
}

const TITLES: Record<SystemLine, (names: { about: string; by: string }) => string> = {
  closed: ({ by }) => `Encerrado${by}`,
  closed_by_itself: () => 'Encerrado por falta de resposta',
  reopened: ({ by }) => `Reaberto${by}`,
  assigned: ({ about }) => (about ? `${about} cuida deste chamado` : 'O chamado tem responsável'),
  unassigned: () => 'O chamado ficou sem responsável',
  merged: ({ about }) => (about ? `Juntado com o chamado ${about}` : 'Juntado com outro chamado'),
}

/** Who wrote, as the reader calls them: themselves, Arrenda, or (for staff) the customer's company. */
export function sideName(side: TicketTurn, isOwn: boolean, company?: string): string | undefined {
  if (isOwn) return 'Você'
  return side === 'staff' ? 'Arrenda' : company
}
