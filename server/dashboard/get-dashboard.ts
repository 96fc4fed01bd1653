import { db } from '@/server/db/client'
import { refuseField } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { may } from '@/services/auth/permissions.rules'
import { monthPeriod } from '@/services/billing/measuring/periods.rules'
import { ENOUGH, npsOf, percentOf, WAITING_WORK } from '@/services/dashboard/dashboard.rules'
import type { Dashboard, DashboardQuery } from '@/services/dashboard/dashboard.schema'
import { RECEIVABLE_AGES } from '@/services/dashboard/receivable-ages.rules'
import { currentDay, daysBetween, toDay } from '@/services/format/format.rules'
import { closingOf } from '@/services/orders/office-hours.rules'
import { STAGE_OWNERS } from '@/services/orders/workflow/turn.rules'
import { monthsOf, toPeriod } from '@/services/reports/report-period.rules'
import { toCents, toDecimal } from '@/services/simulation/money.rules'
import { monthOf, shiftMonth } from '@/services/stock/holds/hold-month.rules'
import { countCare, countScores } from './customer-care.repository'
import { orderIndicators, stageRows, unitIndicators } from './dashboard.mapper'
import { countStages, listUrgent } from './orders-now.repository'
import { findSellers, listOrderFigures, listUnitFigures, sumStays } from './period-figures.repository'
import { sumReceivables } from './receivables.repository'
import { listLargestStocks } from './stock-now.repository'

const PRODUCTS = 5
const URGENT = 5

/**
 * The dashboard of a period, in ten queries: series from the figures of the months, what is now from counters. Receivables only for
 * whoever may read invoices. Refuses 400 for a seller that nobody's orders have.
 */
export async function getDashboard(actor: Actor, query: DashboardQuery): Promise<Dashboard> {
  const today = currentDay()
  const period = toPeriod(query, monthOf(today))
  const { sellers, computed_at: computedAt } = await findSellers(db())
  const sellerId = query.seller_id ?? null
  if (sellerId !== null && !sellers.some(({ id }) => id === sellerId))
    throw refuseField('seller_id', 'Não encontramos pedidos dessa pessoa')

  const isRunning = period.to === monthOf(today)
  const last = `${period.to}-01`
  const months = monthsOf(period).toReversed()
  // One month more: what the first one began with, and what has changed in a period of one.
  const before = shiftMonth(period.from, -1)
  const figures = await listOrderFigures(db(), { first: `${before}-01`, last }, sellerId)
  const units = await listUnitFigures(db(), { first: `${period.from}-01`, last })
  const stays = await sumStays(db(), { first: `${period.from}-01`, last }, sellerId)
  const now = await countStages(db(), sellerId)
  const stock = await listLargestStocks(db(), PRODUCTS)
  const care = await countCare(db(), monthPeriod(period.to))
  const scores = await countScores(db())
  return {
    period,
    sellers,
    ...orderIndicators(figures, { months, before, now: isRunning ? now : null }),
    ...unitIndicators(units, { months, now: isRunning ? stock[0] : undefined }),
    stages: stageRows(now, stays),
    stock: stock.map(({ product, units: all, rented, reserved, shelf }) => ({
      ...{ product, units: all, rented, reserved },
      available: Math.max(0, shelf - reserved),
      percent: percentOf(rented, all),
    })),
    urgent: await urgentOrders(today, sellerId),
    receivables: may(actor, 'invoices:manage') ? await receivables(today) : null,
    tickets: {
      first_response: inTime(care.first_due, care.first_in_time),
      resolution: inTime(care.resolution_due, care.resolution_in_time),
      rating: { answers: care.ratings, mean: care.ratings === 0 ? null : care.rating_sum / care.ratings },
      exchanges: { count: care.exchanges, percent: percentOf(care.exchanges, stock[0]?.all_in_use ?? 0) },
    },
    nps: { score: npsOf(scores), answers: scores.answers },
    computed_at: computedAt === null ? null : new Date(computedAt).toISOString(),
    is_running: isRunning,
  }
}

/** Of few tickets a share says nothing. */
const inTime = (due: number, kept: number) => ({
  due,
  in_time: kept,
  percent: due < ENOUGH ? null : percentOf(kept, due),
})

async function urgentOrders(today: string, sellerId: number | null): Promise<Dashboard['urgent']> {
  const rows = await listUrgent(db(), { before: new Date(closingOf(today).getTime() + 1), sellerId, limit: URGENT })
  return {
    count: rows[0]?.count ?? 0,
    orders: rows.map(({ order_mask_id, company, stage_name, due_at }) => ({
      ...{ order_mask_id, company, stage_name },
      what: WAITING_WORK[stage_name] ?? '',
      days_late: Math.max(0, daysBetween(toDay(due_at), today)),
      group: STAGE_OWNERS[stage_name][0] ?? null,
    })),
  }
}

async function receivables(today: string): Promise<Dashboard['receivables']> {
  const rows = await sumReceivables(db(), today)
  const ages = RECEIVABLE_AGES.map((age) => rows.find((row) => row.age === age) ?? { age, amount: '0.00', invoices: 0 })
  const sum = (some: typeof ages): string => toDecimal(some.reduce((cents, { amount }) => cents + toCents(amount), 0))
  return { total: sum(ages), late: sum(ages.filter(({ age }) => age !== 'not_due')), ages }
}
