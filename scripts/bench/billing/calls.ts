import { type BenchCall, searchEverything } from '../harness'

/** The limits for a page of the list and for a search, in milliseconds of database time (docs/measurements.md). */
const [PAGE, SEARCH] = [1, 10]

export type Person = 'staff' | 'manager'

export type BillingCall = BenchCall & { person: Person }

/** What changes from round to round, so that no answer is measured twice. */
export type Round = {
  number: number
  company: number
  /** An issued invoice of the company. */
  invoice: { id: number; number: number }
  /** `2026-10`: the month before the one that is drafted. */
  month: string
}

const list = (person: Person, name: string, query: string, bar = PAGE): BillingCall => ({
  name: `${person}: ${name}`,
  path: `/invoices?${query}`,
  person,
  bar,
})

const views = ({ company, month }: Round): BillingCall[] => [
  list('staff', 'Rascunhos', 'status=DRAFT&ordering=-total'),
  list('staff', 'A vencer', 'status=ISSUED&overdue=false&ordering=due_on'),
  list('staff', 'Vencidas', 'overdue=true&ordering=due_on'),
  list('staff', 'Pagas', 'status=PAID&ordering=-due_on'),
  list('staff', 'Todas', ''),
  list('staff', 'Todas, by total', 'ordering=-total'),
  list('staff', 'Todas, by number', 'ordering=-number'),
  list('staff', 'Todas, newest', 'ordering=-created_at'),
  list('staff', 'a month', `period=${month}`),
  list('staff', 'paid of a month', `period=${month}&status=PAID`),
  list('staff', 'a company', `company_id=${String(company)}`),
  list('staff', 'page 2', 'page=2'),
  list('staff', 'page 50', 'page=50'),
]

const searches = ({ company, invoice }: Round): BillingCall[] => {
  const typed: [string, string][] = [
    ['a number', String(invoice.number).padStart(6, '0')],
    ['one digit', String((company % 9) + 1)],
    ['a name', `Empresa ${String(company)} Ltda`],
    ['a name of all', 'empresa'],
    ['nothing like it', 'chuva'],
  ]
  return [
    ...typed.map(([name, text]) => list('staff', `search, ${name}`, `search=${encodeURIComponent(text)}`, SEARCH)),
    ...searchEverything('staff', typed, SEARCH),
    ...searchEverything('manager', typed.slice(0, 1), SEARCH),
  ]
}

const others = ({ invoice: { id }, month }: Round): BillingCall[] => [
  { name: 'staff: counts', path: '/invoices/summary', person: 'staff' },
  { name: 'staff: counts of a month', path: `/invoices/summary?period=${month}`, person: 'staff' },
  { name: 'staff: an invoice', path: `/invoices/${String(id)}`, person: 'staff', bar: PAGE },
  { name: 'staff: CSV of all, first byte', path: '/invoices-csv-extract?', person: 'staff' },
  list('manager', 'all', ''),
  list('manager', 'open', 'status=ISSUED'),
  { name: 'manager: an invoice', path: `/invoices/${String(id)}`, person: 'manager', bar: PAGE },
  { name: 'manager: how to pay it', path: `/invoices/${String(id)}/payment`, person: 'manager', bar: PAGE },
]

/** The calls of a round. */
export const callsOf = (round: Round): BillingCall[] => [...views(round), ...searches(round), ...others(round)]
