import { STAGES } from '@/services/orders/workflow/stages.rules'
import type { BenchCall } from '../harness'
import type { Person } from './fill'

/** The limits for a page of the list and for a search, in milliseconds of database time (docs/measurements.md). */
const [PAGE, SEARCH] = [1, 10]

/** Called by ADMINISTRADOR by default. */
type OrderCall = BenchCall & { person?: Person }

/** What changes from round to round, so that no answer is measured twice. */
export type Round = {
  number: number
  company: number
  /** An order of the company. */
  order: { company: number; mask: string }
  orders: number
  /** The `next` link of a page far down the list. */
  deepNext: string
}

const list = (name: string, query: string, person?: Person): OrderCall => ({
  name: `staff: ${name}`,
  path: `/checkout-management?${query}`,
  person,
  bar: PAGE,
})

const pick = <T>(values: readonly T[], round: number): T => values[round % values.length] as T

const views = (): OrderCall[] => [
  list('Minhas pendências', 'mine=true&ordering=due_at', 'OPERAÇÃO'),
  list('Vez da Arrenda', 'turn=staff&ordering=due_at'),
  list('Documentos para analisar', 'stage_name=DOC_ANALYSIS&turn=staff&ordering=due_at'),
  list('Crédito', 'stage_name=CREDIT_ANALYSIS&turn=staff&ordering=due_at', 'FINANCEIRO'),
  list('Atrasados', 'late=true&ordering=due_at'),
  list('Todos', 'ordering=-updated_at'),
]

const filters = ({ number, company }: Round): OrderCall[] => [
  list('a stage', `stage_name=${pick(STAGES, number)}`),
  list('a stage, by fee', `stage_name=${pick(STAGES, number)}&ordering=-monthly_fee`),
  list('the customer’s turn', 'turn=customer'),
  list('my turn, the oldest', 'mine=true&ordering=created_at', 'FINANCEIRO'),
  list('not late', 'late=false'),
  list('late, by fee', 'late=true&ordering=-monthly_fee'),
  list('a company', `company_id=${String(company)}`),
  list('a company, by fee', `company_id=${String(company)}&ordering=monthly_fee`),
  list('a company’s stage', `company_id=${String(company)}&stage_name=${pick(STAGES, number)}&ordering=-updated_at`),
  list('of four companies (VENDEDOR)', 'ordering=-updated_at', 'VENDEDOR'),
]

const sorts = (): OrderCall[] =>
  ['created_at', '-created_at', 'updated_at', 'monthly_fee', '-monthly_fee', 'due_at', '-due_at'].map((ordering) =>
    list(`all, ordering=${ordering}`, `ordering=${ordering}`),
  )

const depth = ({ number, orders, deepNext }: Round): OrderCall[] => [
  list('page 2', 'page=2&ordering=-updated_at'),
  list('page 50', 'page=50&ordering=-updated_at'),
  { name: 'staff: the next of a page deep inside', path: deepNext, bar: PAGE },
  list('the last page', `page=${String(Math.ceil(orders / 20))}&ordering=-updated_at`),
  // Only reachable with a page number in the address.
  {
    name: 'staff: a jump into the middle',
    path: `/checkout-management?page=${String(Math.floor(orders / 40) + number)}&ordering=-updated_at`,
  },
]

const WORDS = ['engenharia', 'atlantica', 'comercio', 'serra azul', 'farmaceutica']

const searches = ({ number, company, order }: Round): OrderCall[] => {
  const typed: [string, string][] = [
    ['a number', order.mask],
    ['a number’s end', String(Number(order.mask))],
    ['one digit', String((number % 9) + 1)],
    ['a word of many companies', pick(WORDS, number)],
    ['two letters', 'ax'],
    ['a company’s name', `ipê saúde ${(company * 7919).toString(16)}`],
    ['nothing like it', 'chuva'],
    ['a CNPJ', String((company * 100_003) % 99_999_989).padStart(8, '0')],
  ]
  return [
    ...typed.map(([name, text]) => ({
      name: `search: ${name}`,
      path: `/checkout-management?search=${encodeURIComponent(text)}`,
      bar: SEARCH,
    })),
    ...typed.slice(0, 6).map(([name, text]) => ({
      name: `everywhere: ${name}`,
      path: `/search?q=${encodeURIComponent(text.padEnd(2, '0'))}`,
      bar: SEARCH,
    })),
  ]
}

/** The most that the indicators of the home may take. */
const HOME = 5

const customers = (): OrderCall[] => [
  { name: 'customer: home indicators', path: '/home-indicators', person: 'customer', bar: HOME },
  ...customerLists(),
]

const customerLists = (): OrderCall[] =>
  [
    ['newest', ''],
    ['on their way', 'stage_group=under_way'],
    ['your turn', 'turn=customer&ordering=due_at'],
    ['highest price', 'ordering=-monthly_fee'],
    ['a stage, lowest price', 'stage_name=ONGOING&ordering=monthly_fee'],
    ['a number', 'search=12'],
  ].map(([name, query]) => ({
    name: `customer: ${String(name)}`,
    path: `/checkout?${String(query)}`,
    person: 'customer',
    bar: query?.startsWith('search') ? SEARCH : PAGE,
  }))

const others = ({ order }: Round): OrderCall[] => [
  { name: 'order, staff', path: `/checkout-management/${String(order.company)}/${order.mask}` },
  { name: 'counts by stage', path: '/checkout-management/summary', bar: PAGE },
  { name: 'counts by stage (VENDEDOR)', path: '/checkout-management/summary', person: 'VENDEDOR', bar: PAGE },
  { name: 'CSV of all, first byte', path: '/checkout-management-csv-extract?ordering=-updated_at' },
  { name: 'CSV of a view, first byte', path: '/checkout-management-csv-extract?turn=staff&ordering=due_at' },
]

/** The calls of a round. */
export const callsOf = (round: Round): OrderCall[] => [
  ...views(),
  ...filters(round),
  ...sorts(),
  ...depth(round),
  ...searches(round),
  ...customers(),
  ...others(round),
]
