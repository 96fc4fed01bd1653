import type { Db } from '@/server/db/client'
import type { Days } from '@/server/db/days'
import { type FigureKey, medianOf } from '@/services/dashboard/figures.rules'
import { addMonths } from '@/services/orders/business-days.rules'
import { toCents, toDecimal } from '@/services/simulation/money.rules'
import { type Figure, listFigures } from './figures.repository'
import { listDeliveries, listStays, type SummedMoves, sumMoves } from './order-figures.repository'
import { type BySeller, groupsOf, stayFigures } from './stay-figures'
import { sumUnitDays } from './unit-figures.repository'

/** Figures that stand at the end of a month: that of the month before and what its moves added. */
const AT_END = ['contracted_fee', 'running_fee', 'orders_before_delivery'] as const satisfies readonly FigureKey[]

const DURING = ['fee_new', 'fee_expansion', 'fee_contraction', 'fee_ended'] as const satisfies readonly FigureKey[]

/**
 * All figures of a month, from what happened in it and the figures of the month before.
 * @param days from its first day until before the first of the next, or until tomorrow while it runs
 * @param isOver with the spread of its stays
 */
export async function computeMonth(conn: Db, days: Days, isOver: boolean): Promise<Figure[]> {
  const before = await listFigures(conn, addMonths(days.from, -1), AT_END)
  return [
    ...orderFigures(before, await sumMoves(conn, days)),
    ...deliveryFigures(await listDeliveries(conn, days)),
    ...stayFigures(await listStays(conn, days), isOver),
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
