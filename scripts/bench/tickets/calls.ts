import { TICKET_CATEGORIES } from '@/services/tickets/ticket-states.rules'
import { type BenchCall, searchEverything } from '../harness'
import type { Person } from './fill'

/** The limits for a page of the list and for a search, in milliseconds of database time (docs/measurements.md). */
const [PAGE, SEARCH] = [1, 10]

type TicketCall = BenchCall & { person: Person }

/** What changes from round to round, so that no answer is measured twice. */
export type Round = {
  number: number
  company: number
  /** A ticket of the company, with its serial. */
  ticket: { id: number; serial: string }
  tickets: number
}

const list = (person: Person, name: string, query: string, bar = PAGE): TicketCall => ({
  name: `${person}: ${name}`,
  path: `/tickets?${query}`,
  person,
  bar,
})

const pick = <T>(values: readonly T[], round: number): T => values[round % values.length] as T

const views = ({ number, company }: Round): TicketCall[] => [
  list('staff', 'Vez da Arrenda', 'waiting_for=staff&ordering=next_due_at'),
  list('staff', 'Meus', 'open=true&assignee_id=1000001&ordering=next_due_at'),
  list('staff', 'Atrasados', 'late=true&ordering=next_due_at'),
  list('staff', 'Aguardam o cliente', 'waiting_for=customer&ordering=next_due_at'),
  list('staff', 'Encerrados', 'status=CLOSED&ordering=closed_at'),
  list('staff', 'all', ''),
  list('staff', 'all, by opening', 'ordering=created_at'),
  list('staff', 'all, by resolution', 'ordering=resolution_due_at'),
  list('staff', 'open, by resolution', 'open=true&ordering=resolution_due_at'),
  list('staff', 'a category', `category=${pick(TICKET_CATEGORIES, number)}`),
  list('staff', 'a company', `company_id=${String(company)}`),
  list('staff', 'a colleague’s', `open=true&assignee_id=${String(1_000_001 + (number % 9))}&ordering=next_due_at`),
  list('staff', 'a unit', `unit_id=${String(1 + number * 101)}`),
]

const depth = ({ number, tickets }: Round): TicketCall[] => [
  list('staff', 'page 2', 'page=2'),
  list('staff', 'page 50', 'page=50'),
  // Only reachable with a page number in the address.
  { ...list('staff', 'a jump into the middle', `page=${String(Math.floor(tickets / 40) + number)}`), bar: undefined },
]

const searches = ({ ticket, number }: Round): TicketCall[] => {
  const typed: [string, string][] = [
    ['a number', String(ticket.id)],
    ['one digit', String((number % 9) + 1)],
    ['a word of many', pick(['tela', 'bateria', 'notebook', 'wi-fi'], number)],
    ['two words', 'bateria não'],
    ['a word and a number', 'liga 77'],
    ['two letters', 'ta'],
    ['a serial', ticket.serial],
    ['a serial’s end', ticket.serial.slice(-5)],
    ['nothing like it', 'chuva'],
  ]
  return [
    ...searchEverything('staff', typed, SEARCH),
    ...typed.map(([name, text]) => list('staff', `search, ${name}`, `search=${encodeURIComponent(text)}`, SEARCH)),
    ...typed
      .slice(0, 4)
      .map(([name, text]) => list('manager', `search, ${name}`, `search=${encodeURIComponent(text)}`, SEARCH)),
  ]
}

const customers = (): TicketCall[] =>
  (['manager', 'member'] as const).flatMap((person) => [
    list(person, 'all', ''),
    list(person, 'Abertos', 'open=true'),
    list(person, 'Aguardam você', 'waiting_for=customer'),
    list(person, 'Encerrados', 'status=CLOSED'),
    { name: `${person}: counts`, path: '/tickets/summary', person, bar: PAGE },
  ])

const others = ({ ticket: { id } }: Round): TicketCall[] => [
  { name: 'staff: counts', path: '/tickets/summary', person: 'staff' },
  { name: 'staff: a ticket', path: `/tickets/${String(id)}`, person: 'staff', bar: PAGE },
  { name: 'staff: its messages', path: `/tickets/${String(id)}/messages`, person: 'staff', bar: PAGE },
  { name: 'manager: a ticket', path: `/tickets/${String(id)}`, person: 'manager', bar: PAGE },
  { name: 'manager: its messages', path: `/tickets/${String(id)}/messages`, person: 'manager', bar: PAGE },
  { name: 'manager: the promise', path: '/tickets/promise', person: 'manager', bar: PAGE },
  { name: 'staff: CSV of all, first byte', path: '/tickets-csv-extract?', person: 'staff' },
]

/** The calls of a round. */
export const callsOf = (round: Round): TicketCall[] => [
  ...views(round),
  ...depth(round),
  ...searches(round),
  ...customers(),
  ...others(round),
]
