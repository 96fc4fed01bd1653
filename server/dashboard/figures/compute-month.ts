import type { Db } from '@/server/db/client'
import type { Days } from '@/server/db/days'
import { type FigureKey, MEASURED_STAGES, medianOf } from '@/services/dashboard/figures.rules'
import { addMonths } from '@/services/orders/business-days.rules'
import { toCents, toDecimal } from '@/services/simulation/money.rules'
import { businessMinutesBetween } from '@/services/tickets/business-minutes.rules'
import { type Figure, listFigures } from './figures.repository'
import { listDeliveries, listStays, type Stay, type SummedMoves, sumMoves } from './order-figures.repository'
import { sumUnitDays } from './unit-figures.repository'

/** Figures that stand at the end of a month: that of the month before and what its moves added. */
const AT_END = ['contracted_fee', 'running_fee', 'orders_before_delivery'] as const satisfies readonly FigureKey[]

const DURING = ['fee_new', 'fee_expansion', 'fee_contraction', 'fee_ended'] as const satisfies readonly FigureKey[]

/**
 * All figures of a month, from what happened in it and the figures of the month before.
 * @param days from its first day until before the first of the next, or until tomorrow while it runs
 */
export async function computeMonth(conn: Db, days: Days): Promise<Figure[]> {
  const before = await listFigures(conn, addMonths(days.from, -1), AT_END)
  return [
    ...orderFigures(before, await sumMoves(conn, days)),
    ...deliveryFigures(await listDeliveries(conn, days)),
    ...stayFigures(await listStays(conn, days)),
    ...(await unitFigures(conn, days)),
  ]
}

function orderFigures(before: readonly Figure[], moved: readonly SummedMoves[]): Figure[] {
  const sellers = new Set([null, ...before.map(({ sellerId }) => sellerId), ...moved.map(({ sellerId }) => sellerId)])
  return [...sellers].flatMap((sellerId) => {
    const sums = moved.find((one) => one.sellerId === sellerId)
    const sumOf = (key: (typeof AT_END | typeof DURING)[number]): number => toCents(sums?.[key] ?? '0.00')
    const valueBefore = (key: FigureKey): number =>
      toCents(before.find((one) => one.key === key && one.sellerId === sellerId)?.value ?? '0.00')
    const values = [
      ...AT_END.map((key) => ({ key, cents: valueBefore(key) + sumOf(key) })),
      ...DURING.map((key) => ({ key, cents: sumOf(key) })),
    ]
    return values.flatMap(({ key, cents }) =>
      sellerId !== null && cents === 0 ? [] : [{ key, sellerId, dimension: null, value: toDecimal(cents) }],
    )
  })
}

type BySeller = { sellerId: number | null }

/** The rows of each seller, and all of them without a seller. */
const groupsOf = <Row extends BySeller>(rows: readonly Row[]): [number | null, readonly Row[]][] => [
  [null, rows],
  ...Map.groupBy(
    rows.filter(({ sellerId }) => sellerId !== null),
    ({ sellerId }) => sellerId,
  ),
]

function deliveryFigures(deliveries: readonly (BySeller & { days: number })[]): Figure[] {
  return groupsOf(deliveries).flatMap(([sellerId, rows]) => {
    const days = rows.map((row) => row.days)
    const median = medianOf(days)
    const figure = { sellerId, dimension: null }
    return [
      { ...figure, key: 'delivered_orders', value: String(days.length) },
      { ...figure, key: 'delivery_days', value: String(days.reduce((sum, count) => sum + count, 0)) },
      ...(median === null ? [] : [{ ...figure, key: 'delivery_days_median' as const, value: String(median) }]),
    ] satisfies Figure[]
  })
}

function stayFigures(stays: readonly Stay[]): Figure[] {
  return groupsOf(stays).flatMap(([sellerId, rows]) => {
    const byStage = Map.groupBy(rows, ({ stage }) => stage)
    return MEASURED_STAGES.flatMap((dimension) => {
      const ended = byStage.get(dimension) ?? []
      if (ended.length === 0) return []
      const minutes = ended.reduce(
        (sum, { enteredAt, leftAt }) => sum + businessMinutesBetween(enteredAt, leftAt, 'business'),
        0,
      )
      const figure = { sellerId, dimension }
      return [
        { ...figure, key: 'stage_stays', value: String(ended.length) },
        { ...figure, key: 'stage_minutes', value: String(minutes) },
        { ...figure, key: 'stage_late', value: String(ended.filter(({ isLate }) => isLate).length) },
      ] satisfies Figure[]
    })
  })
}

async function unitFigures(conn: Db, days: Days): Promise<Figure[]> {
  return (await sumUnitDays(conn, days)).flatMap((row) => {
    const figure = { sellerId: null, dimension: String(row.product_id) }
    return [
      { ...figure, key: 'rented_days', value: row.rented_days },
      { ...figure, key: 'owned_days', value: row.owned_days },
      { ...figure, key: 'units_in_use', value: row.units_in_use },
    ] satisfies Figure[]
  })
}
