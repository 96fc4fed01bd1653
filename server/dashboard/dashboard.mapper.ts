import {
  changeInPercent,
  meanBusinessDays,
  meanOf,
  oneDecimal,
  percentOf,
  typesByMonth,
} from '@/services/dashboard/dashboard.rules'
import type { Dashboard } from '@/services/dashboard/dashboard.schema'
import { MEASURED_STAGES, type FigureKey } from '@/services/dashboard/figures.rules'
import { CONTRACTED_STAGES, STAGES_BEFORE_DELIVERY } from '@/services/orders/workflow/stage-groups.rules'
import type { StageName } from '@/services/orders/workflow/stages.rules'
import { toCents, toDecimal } from '@/services/simulation/money.rules'
import type { countStages } from './orders-now.repository'
import type { listOrderFigures, listUnitFigures, sumStays } from './period-figures.repository'
import type { listLargestStocks } from './stock-now.repository'

type StagesNow = Awaited<ReturnType<typeof countStages>>
type OrderFigures = Awaited<ReturnType<typeof listOrderFigures>>
type UnitFigures = Awaited<ReturnType<typeof listUnitFigures>>

/** The months of the period in order, the one before it, and how things are now where the period goes until now. */
type Span = { months: readonly string[]; before: string; now: StagesNow | null }

const sumOf = (stages: StagesNow, wanted: readonly StageName[], value: (row: StagesNow[number]) => number): number =>
  stages.reduce((sum, row) => (wanted.includes(row.stage) ? sum + value(row) : sum), 0)

/** The indicators that follow from orders, and how the running fee moved. */
export function orderIndicators(figures: OrderFigures, { months, before, now }: Span) {
  const byKey = new Map(figures.map(({ month, key, value }) => [`${key} ${month}`, value]))
  const figure = (key: FigureKey, month: string): string => byKey.get(`${key} ${month}`) ?? '0.00'
  const last = months.at(-1) ?? before
  const previous = months.at(-2) ?? before

  const fee = (key: FigureKey, current: string) => ({
    value: current,
    change: changeInPercent(current, figure(key, previous)),
    series: months.map((month) => ({ month, value: month === last ? current : figure(key, month) })),
  })
  const contracted = now && toDecimal(sumOf(now, CONTRACTED_STAGES, (row) => toCents(row.fee)))
  const waiting = now
    ? sumOf(now, STAGES_BEFORE_DELIVERY, (row) => row.orders)
    : Number(figure('orders_before_delivery', last))
  const delivered = (month: string) =>
    meanOf(Number(figure('delivery_days', month)), Number(figure('delivered_orders', month)))
  const [mean, meanBefore] = [delivered(last), delivered(previous)]
  const median = byKey.get(`delivery_days_median ${last}`)
  return {
    contracted_fee: fee('contracted_fee', contracted ?? figure('contracted_fee', last)),
    running_fee: fee('running_fee', figure('running_fee', last)),
    before_delivery: {
      value: waiting,
      late: now ? sumOf(now, STAGES_BEFORE_DELIVERY, (row) => row.late) : 0,
      series: months.map((month) => ({
        month,
        value: month === last ? waiting : Number(figure('orders_before_delivery', month)),
      })),
    },
    delivery_days: {
      mean,
      median: median === undefined ? null : Number(median),
      orders: Number(figure('delivered_orders', last)),
      change: mean === null || meanBefore === null ? null : oneDecimal(mean - meanBefore),
      series: months.map((month) => ({ month, value: delivered(month) })),
    },
    movement: months.map((month, index) => {
      const begin = figure('running_fee', months[index - 1] ?? before)
      const ended = figure('fee_ended', month)
      return {
        ...{ month, begin, ended, end: figure('running_fee', month) },
        new: figure('fee_new', month),
        expansion: figure('fee_expansion', month),
        contraction: figure('fee_contraction', month),
        churn: percentOf(toCents(ended), toCents(begin)),
      }
    }),
  }
}

type LargestStock = Awaited<ReturnType<typeof listLargestStocks>>[number]

/** Occupancy and units in use by month. For a period that is over the occupancy is that of its last month, by unit-days. */
export function unitIndicators(
  figures: UnitFigures,
  { months, now }: { months: readonly string[]; now: LargestStock | undefined },
): Pick<Dashboard, 'occupancy' | 'rented_by_month'> {
  const daysIn = (month: string) =>
    figures.reduce(
      (sum, row) => (row.month === month ? { rented: sum.rented + row.rented, owned: sum.owned + row.owned } : sum),
      { rented: 0, owned: 0 },
    )
  const percentIn = (month: string): number | null => {
    const { rented, owned } = daysIn(month)
    return percentOf(rented, owned)
  }
  const last = months.at(-1) ?? ''
  const [out, owned] = now ? [now.all_rented, now.all_units] : [daysIn(last).rented, daysIn(last).owned]
  return {
    occupancy: {
      out,
      owned,
      percent: percentOf(out, owned),
      series: months.map((month) => ({ month, value: percentIn(month) })),
    },
    rented_by_month: typesByMonth(figures, months),
  }
}

/** Each stage before the rental: its orders now, and how long the stays took that ended in the period. */
export const stageRows = (now: StagesNow, stays: Awaited<ReturnType<typeof sumStays>>): Dashboard['stages'] =>
  MEASURED_STAGES.map((stage) => {
    const here = now.find((row) => row.stage === stage)
    const ended = stays.find((row) => row.stage === stage)
    return {
      stage_name: stage,
      orders: here?.orders ?? 0,
      late: here?.late ?? 0,
      mean_days: meanBusinessDays(ended?.minutes ?? 0, ended?.stays ?? 0),
    }
  })
