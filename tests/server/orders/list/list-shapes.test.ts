/** @database demo */
import fc from 'fast-check'
import { countOrders } from '@/server/orders/list/order-counts.repository'
import { listOrders } from '@/server/orders/list/order-lists.repository'
import { companyFilter } from '@/server/orders/list/resolve-filters'
import { STAGES } from '@/services/orders/workflow/stages.rules'
import { rowsOf } from '@/tests/factories/rows'

type Row = {
  id: number
  company_id: number
  responsible_id: number | null
  stage_name: (typeof STAGES)[number]
  turn: 'customer' | 'staff' | null
  late: boolean
  cancel_requested: boolean
  monthly_fee: bigint
  created_at: bigint
  due_at: bigint | null
}

const SORTS = ['monthly_fee', 'created_at', 'due_at'] as const
const instant = (column: string) => `(extract(epoch from ${column}) * 1000000)::bigint as ${column}`

let rows: Row[]
let companies: number[]

beforeAll(async () => {
  const found = await rowsOf<Record<keyof Row, string>>(`
    select id, company_id, responsible_id, stage_name, turn, coalesce(turn is not null and due_at < now(), false) as late,
      (monthly_fee * 100)::bigint as monthly_fee, ${instant('created_at')}, ${instant('due_at')},
      coalesce(cancel_request ->> 'requested_at' is not null and cancel_request ->> 'declined_at' is null, false) as cancel_requested
    from orders`)
  const whole = (value: string | null) => (value === null ? null : BigInt(value))
  rows = found.map(
    (row) => ({ ...row, ...Object.fromEntries(SORTS.map((name) => [name, whole(row[name])])) }) as unknown as Row,
  )
  companies = [...new Set(rows.map(({ company_id }) => company_id))]
})

const maybe = <T>(some: fc.Arbitrary<T>) => fc.option(some, { nil: undefined })

const aList = fc.record({
  stage_name: maybe(fc.constantFrom(...STAGES)),
  inStages: maybe(fc.subarray([...STAGES])),
  turn: maybe(fc.constantFrom('customer' as const, 'staff' as const)),
  late: maybe(fc.boolean()),
  cancel_requested: maybe(fc.boolean()),
  waitingIn: maybe(fc.subarray([...STAGES])),
  responsible: maybe(fc.integer({ min: 1, max: 8 })),
  whose: maybe(fc.array(fc.nat(99), { maxLength: 3 })),
  sort: fc.constantFrom(...SORTS),
  descends: fc.boolean(),
  limit: fc.integer({ min: 1, max: 9 }),
})

type List = typeof aList extends fc.Arbitrary<infer One> ? One : never

const chosen = (whose: readonly number[]) => [
  ...new Set(whose.map((number) => Number(companies[number % companies.length]))),
]

const fits = (row: Row, { stage_name, inStages, turn, late, cancel_requested, waitingIn, responsible, whose }: List) =>
  (stage_name === undefined || row.stage_name === stage_name) &&
  (inStages === undefined || inStages.includes(row.stage_name)) &&
  (turn === undefined || row.turn === turn) &&
  (late === undefined || row.late === late) &&
  (cancel_requested === undefined || row.cancel_requested === cancel_requested) &&
  (waitingIn === undefined || (row.turn === 'staff' && waitingIn.includes(row.stage_name))) &&
  (responsible === undefined || row.responsible_id === responsible) &&
  (whose === undefined || chosen(whose).includes(row.company_id))

/** What is due never comes last, and the id tells apart what is alike. */
const inOrder =
  ({ sort, descends }: List) =>
  (one: Row, other: Row): number => {
    const [a, b] = [one[sort], other[sort]]
    if (a === null || b === null) return a === b ? (one.id - other.id) * (descends ? -1 : 1) : a === null ? 1 : -1
    return (a === b ? one.id - other.id : a < b ? -1 : 1) * (descends ? -1 : 1)
  }

describe('a list whose statement was prepared for other values', () => {
  it('holds, counts and sorts what is asked for, whatever was asked before', async () => {
    expect(companies.length).toBeGreaterThan(2)
    await fc.assert(
      fc.asyncProperty(fc.array(aList, { minLength: 2, maxLength: 6 }), async (lists) => {
        for (const list of lists) {
          const { whose, sort, descends, limit, ...filters } = list
          const asked = { ...filters, companies: companyFilter(whose && chosen(whose)) }
          const expected = rows.filter((row) => fits(row, list)).sort(inOrder(list))

          const found = await listOrders(asked, `${descends ? '-' : ''}${sort}`, { limit, offset: 0 })
          const { count } = await countOrders(asked)

          expect(found.map(({ order }) => order.id)).toEqual(expected.slice(0, limit).map(({ id }) => id))
          expect(count).toBe(expected.length)
        }
      }),
      { numRuns: 25 },
    )
  })
})
