import type { Db } from '@/server/db/client'
import { measureAdjustments, readjustmentDays } from '@/services/billing/measuring/adjustments.rules'
import { type MeasuredLine, measuredLines } from '@/services/billing/measuring/measured-lines.rules'
import { measurePositions } from '@/services/billing/measuring/measurement.rules'
import { monthPeriod, monthsFrom, type Period } from '@/services/billing/measuring/periods.rules'
import { type SettlementLine, settlementLines } from '@/services/billing/measuring/settlement.rules'
import { addMonths } from '@/services/orders/business-days.rules'
import { type Billing, loadBilling, type OrderMonth } from './billed.service'
import type { MeasuredOrder } from './measured-order.mapper'
import { loadMeasuredOrders } from './measured-orders.service'
import { listBilledCompanies, listBilledOrders } from './measured-scope.repository'

/** Companies whose units are in memory at a time. */
const COMPANIES_AT_ONCE = 50

/** How many months before the measured one are looked at for days without an invoice and for corrections. */
const MONTHS_LOOKED_BACK = 6

/** A line of an invoice as measuring makes it; its rows become `invoice_measurements`. Amounts in integer cents. */
export type DraftLine = (MeasuredLine | SettlementLine) & { orderId: number }

/** What one company owes for a month by its running orders. */
export type CompanyMeasurement = {
  companyId: number
  /** By order number; of an order first earlier months that no invoice has and corrections, by month, then the month itself. */
  lines: DraftLine[]
  /** How many orders, and how many units, stand in the lines. */
  orders: number
  units: number
  /** Units that no fee was agreed for. */
  unpricedUnits: number
}

/**
 * What companies owe for a month, one after another by id, a few companies in memory at a time and a constant number of
 * queries for each few. Orders before their rental owe nothing. Days of earlier months, from before the rental was begun,
 * are lines of their own (`period`), and what has changed in a month that was invoiced is a `SETTLEMENT`; what invoices of
 * other months, drafts too, have already is left out. The monthly invoice of this month does not count: it is what is
 * being made. Rows that cost nothing have no line, except units without a price.
 * @param month `2026-11`
 * @param companyIds without them, all companies; those without a running order are left out
 */
export async function* measureCompanies(
  conn: Db,
  { month, companyIds }: { month: string; companyIds?: readonly number[] },
): AsyncGenerator<CompanyMeasurement, void> {
  const first = addMonths(`${month}-01`, 0 - MONTHS_LOOKED_BACK)
  const range = { from: first, until: monthPeriod(month).until }
  const companies = await listBilledCompanies(conn, range, companyIds)
  const periods = monthsFrom(first.slice(0, 7), month)
  for (let at = 0; at < companies.length; at += COMPANIES_AT_ONCE) {
    const some = companies.slice(at, at + COMPANIES_AT_ONCE)
    const orders = await loadMeasuredOrders(conn, await listBilledOrders(conn, range, some))
    const months = orders.flatMap((order) => periods.map((period) => measureMonth(order, period)))
    const billingOf = await loadBilling(conn, { from: first, month: `${month}-01` }, months)
    const lines = Map.groupBy(
      months.flatMap((one) => linesOf(one, { billing: billingOf(one), month })),
      ({ companyId }) => companyId,
    )
    for (const companyId of some) yield toCompany(companyId, lines.get(companyId) ?? [])
  }
}

/** A month of an order as it is measured now. */
type MeasuredOrderMonth = OrderMonth & {
  companyId: number
  /** The rental was begun after it: its days wait for the first invoice. */
  isBeforeRental: boolean
}

function measureMonth(measured: MeasuredOrder, period: Period): MeasuredOrderMonth {
  const { id, company, order, adjustments, serviceName, runningSince } = measured
  return {
    orderId: id,
    companyId: company.id,
    period: period.month,
    rows: measurePositions(order.positions, period, readjustmentDays(adjustments)),
    adjustments: measureAdjustments(order, adjustments, period),
    serviceName,
    isBeforeRental: runningSince !== null && runningSince >= period.until,
  }
}

type CompanyLine = DraftLine & { companyId: number }

/** The lines that a month needs in the invoice of `month`. */
function linesOf(measured: MeasuredOrderMonth, { billing, month }: { billing: Billing; month: string }): CompanyLine[] {
  const { orderId, companyId, period, rows, adjustments, serviceName, isBeforeRental } = measured
  if (billing === 'unchanged' || (billing === 'none' && period !== month && !isBeforeRental)) return []
  const lines = billing === 'none' ? measuredLines(rows, adjustments, serviceName) : settlementLines(measured, billing)
  return lines.map((line) => ({ ...line, orderId, companyId }))
}

function toCompany(companyId: number, lines: readonly CompanyLine[]): CompanyMeasurement {
  const rows = lines.flatMap((line) => line.rows)
  const units = (some: typeof rows): number => new Set(some.map(({ unitId }) => unitId)).size
  return {
    companyId,
    lines: lines.map(({ companyId: _, ...line }) => line),
    orders: new Set(lines.map(({ orderId }) => orderId)).size,
    units: units(rows),
    unpricedUnits: units(rows.filter(({ notes }) => notes.includes('unpriced'))),
  }
}
