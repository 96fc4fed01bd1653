import fc from 'fast-check'
import { transaction, type Tx } from '@/server/db/client'
import { orderMoves } from '@/server/db/schema/index'
import { computeMonth } from '@/server/dashboard/figures/compute-month'
import { type Figure, replaceFigures } from '@/server/dashboard/figures/figures.repository'
import {
  CONTRACTED_STAGES,
  RUNNING_STAGES,
  STAGES_BEFORE_DELIVERY,
} from '@/services/orders/workflow/stage-groups.rules'
import { type Period, monthsFrom } from '@/services/billing/measuring/periods.rules'
import { type StageName, STAGES } from '@/services/orders/workflow/stages.rules'
import { toDecimal } from '@/services/simulation/money.rules'
import { anOrder } from '@/tests/factories/orders/orders.factory'
import { rowsOf } from '@/tests/factories/rows'

const ORDERS = 4
const MONTHS = monthsFrom('2031-01', '2031-06')
const DAYS = 181

/** Where an order is after a move, in cents. */
type State = { stage: StageName; fee: number; active: number }
type Move = State & { order: number; day: number }

const aMove: fc.Arbitrary<Move> = fc
  .record({
    order: fc.nat(ORDERS - 1),
    day: fc.nat(DAYS - 1),
    stage: fc.constantFrom(...STAGES),
    fee: fc.integer({ min: 0, max: 50_000_00 }),
    share: fc.integer({ min: 0, max: 4 }),
  })
  .map(({ share, ...move }) => ({ ...move, active: Math.round((move.fee * share) / 4) }))

const at = (day: number) => new Date(Date.UTC(2031, 0, 1 + day, 15))
const dayOf = (month: Period) => Math.round((Date.parse(`${month.until}T15:00:00Z`) - at(0).getTime()) / 86_400_000)

let orders: { id: number; companyId: number; sellerId: number | null }[] = []

beforeAll(async () => {
  for (let count = 0; count < ORDERS; count += 1) await anOrder()
  const rows = await rowsOf<{ id: number; company_id: number; created_by: number }>(
    'select id, company_id, created_by from orders order by id',
  )
  // Two of one seller, one of another, one of nobody.
  orders = rows.map(({ id, company_id, created_by }, index) => ({
    ...{ id, companyId: company_id },
    sellerId: index === 3 ? null : (rows[Math.min(index, 1)]?.created_by ?? created_by),
  }))
})

const sorted = (moves: readonly Move[]): Move[] => moves.toSorted((one, other) => one.day - other.day)

/** The state of each order before a day. */
function statesBefore(moves: readonly Move[], day: number): (State | undefined)[] {
  return orders.map((_, order) => sorted(moves).findLast((move) => move.order === order && move.day < day))
}

async function insertMoves(tx: Tx, moves: readonly Move[]) {
  const last = new Map<number, Move>()
  for (const move of sorted(moves)) {
    const { id, ...order } = orders[move.order] ?? { id: 0, companyId: 0, sellerId: null }
    const before = last.get(move.order)
    await tx.insert(orderMoves).values({
      ...order,
      orderId: id,
      at: at(move.day),
      fromStage: before?.stage ?? null,
      toStage: move.stage,
      feeBefore: toDecimal(before?.fee ?? 0),
      feeAfter: toDecimal(move.fee),
      activeBefore: toDecimal(before?.active ?? 0),
      activeAfter: toDecimal(move.active),
    })
    last.set(move.order, move)
  }
}

class Undone extends Error {}

/** The figures of each month after these moves; nothing is kept. */
async function figuresAfter(moves: readonly Move[]): Promise<Figure[][]> {
  const months: Figure[][] = []
  await transaction(async (tx) => {
    await insertMoves(tx, moves)
    for (const month of MONTHS) {
      const figures = await computeMonth(tx, month, true)
      await replaceFigures(tx, month.from, figures, new Date('2040-01-01'))
      months.push(figures)
    }
    throw new Undone()
  }).catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error
  })
  return months
}

const valueOf = (figures: readonly Figure[] | undefined, key: Figure['key'], sellerId: number | null): number =>
  Math.round(Number(figures?.find((one) => one.key === key && one.sellerId === sellerId)?.value ?? 0) * 100)

const sumOf = (
  states: readonly (State | undefined)[],
  stages: readonly StageName[],
  amount: (state: State) => number,
) => states.reduce((sum, state) => (state && stages.includes(state.stage) ? sum + amount(state) : sum), 0)

describe('any moves of orders, whatever they are', () => {
  it('lead each month, for each seller and for all, to what the orders are at its end; the movement explains it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(aMove, { maxLength: 30 }), async (moves) => {
        const months = await figuresAfter(moves)
        for (const [index, month] of MONTHS.entries()) {
          const figures = months[index]
          const states = statesBefore(moves, dayOf(month))
          for (const sellerId of [null, ...new Set(orders.flatMap((order) => order.sellerId ?? []))]) {
            const theirs = states.filter((_, order) => sellerId === null || orders[order]?.sellerId === sellerId)
            const value = (key: Figure['key']) => valueOf(figures, key, sellerId)
            expect(value('contracted_fee')).toBe(sumOf(theirs, CONTRACTED_STAGES, ({ fee }) => fee))
            expect(value('running_fee')).toBe(sumOf(theirs, RUNNING_STAGES, ({ active }) => active))
            expect(value('orders_before_delivery')).toBe(sumOf(theirs, STAGES_BEFORE_DELIVERY, () => 100))
            const moved = value('fee_new') + value('fee_expansion') - value('fee_contraction') - value('fee_ended')
            expect(valueOf(months[index - 1], 'running_fee', sellerId) + moved).toBe(value('running_fee'))
          }
        }
      }),
      { numRuns: Number(process.env.FIGURE_HISTORIES ?? 60) },
    )
  })
})
