import { formatDeadline } from '@/services/format/format.rules'
import type { Ticket } from '../tickets.schema'

/** What a canned answer may name, and what that stands for. */
export const REPLY_FIELDS = {
  nome: 'primeiro nome de quem abriu',
  numero: 'número do chamado',
  serial: 'serial do equipamento',
  pedido: 'número do pedido',
  previsao: 'até quando chega a troca, ou a solução',
} as const

export type ReplyField = keyof typeof REPLY_FIELDS

/** A field in braces; what has blanks or another brace in it is text. */
const IN_BRACES = /\{([^\s{}]+)\}/g

const isField = (name: string): name is ReplyField => Object.hasOwn(REPLY_FIELDS, name)

/** The fields of a text that do not exist, as written, each once: `{cliente}`. */
export const unknownFields = (text: string): string[] => [
  ...new Set([...text.matchAll(IN_BRACES)].flatMap(([written, name = '']) => (isField(name) ? [] : [written]))),
]

/** The fields of a text that nobody has filled yet, as written, each once. */
export const openFields = (text: string): string[] => [
  ...new Set([...text.matchAll(IN_BRACES)].flatMap(([written, name = '']) => (isField(name) ? [written] : []))),
]

/** What the fields of an answer stand for in a ticket; null for what the ticket does not have. */
export type ReplyFacts = Readonly<Record<ReplyField, string | null>>

/**
 * The text of a canned answer with the ticket's facts in its fields. A field without a fact stays as it is written, so
 * that the writer sees it and fills it by hand; text in braces that is no field stays too.
 */
export const fillReply = (text: string, facts: ReplyFacts): string =>
  text.replaceAll(IN_BRACES, (written, name: string) => (isField(name) ? (facts[name] ?? written) : written))

type ReplyTicket = Pick<Ticket, 'id' | 'opened_by' | 'unit' | 'order' | 'exchange' | 'sla' | 'status'>

/**
 * The facts of a ticket for a canned answer. The date is that of the exchange's replacement, or without an exchange the
 * deadline of the resolution while its clock runs: a clock that stands still promises no day.
 */
export function replyFacts({ id, opened_by, unit, order, exchange, sla, status }: ReplyTicket, now?: Date): ReplyFacts {
  const isRunning = !sla.paused && status !== 'CLOSED'
  const due = exchange ? exchange.due_at : isRunning ? sla.resolution_due_at : null
  return {
    nome: opened_by.name.trim().split(/\s+/)[0] ?? null,
    numero: String(id),
    serial: unit?.serial ?? null,
    pedido: order?.order_mask_id ?? null,
    previsao: due === null ? null : formatDeadline(due, now),
  }
}
