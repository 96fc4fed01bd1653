import { db } from '@/server/db/client'
import { orNotFound, Refusal, refuseField } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { may } from '@/services/auth/permissions.rules'
import { currentDay } from '@/services/format/format.rules'
import { columnsOf, groupOf, REPORT_FILTERS, type ReportDefinition } from '@/services/reports/report-definition.rules'
import type { ReportColumn, ReportFilter, ReportGroup, ReportRow } from '@/services/reports/report-definition.rules'
import { monthsOf, type ReportPeriod, toPeriod } from '@/services/reports/report-period.rules'
import { emptyRow, toReportRow, totalsOf } from '@/services/reports/report-values.rules'
import { findReport, type ReportKey } from '@/services/reports/reports.rules'
import type { ReportQuery } from '@/services/reports/reports.schema'
import { monthOf, shiftMonth } from '@/services/stock/holds/hold-month.rules'
import { readBilling } from './billing/billing.repository'
import { readCosts } from './billing/costs.repository'
import { readReceivables } from './billing/receivables.repository'
import { readReturns } from './logistics/returns.repository'
import { readPortfolio } from './orders/portfolio.repository'
import { readStageTimes } from './orders/read-stage-times'
import { isKnown } from './report-filters.repository'
import type { ReadReport } from './report-reader'
import { readOccupancy } from './stock/occupancy.repository'
import { readTickets } from './tickets/tickets.repository'

const READERS: Record<ReportKey, ReadReport> = {
  billing: readBilling,
  receivables: readReceivables,
  portfolio: readPortfolio,
  occupancy: readOccupancy,
  'stage-times': readStageTimes,
  tickets: readTickets,
  returns: readReturns,
  costs: readCosts,
}

const UNKNOWN: Record<ReportFilter, string> = {
  company_id: 'Não encontramos essa empresa',
  product_id: 'Não encontramos esse produto',
  seller_id: 'Não encontramos essa pessoa da equipe',
}

export type RanReport = {
  definition: ReportDefinition<ReportKey>
  group: ReportGroup
  period: ReportPeriod | null
  columns: readonly ReportColumn[]
  /** All of them, however many. */
  rows: ReportRow[]
  totals: ReportRow
}

/**
 * The rows of a report with their totals, once for the screen, the chart and the CSV. Refuses 404 for an unknown report, 403
 * for one that the actor may not read, and 400 at its field for what the report does not have or nobody knows.
 */
export async function runReport(actor: Actor, key: string, query: ReportQuery): Promise<RanReport> {
  const definition = orNotFound(findReport(key))
  if (!may(actor, definition.permission)) throw new Refusal('forbidden')
  const group = checkGroup(definition, query.group)
  checkPeriod(definition, query)
  await checkFilters(definition, query)

  const [now, today] = [new Date(), currentDay()]
  const period = toPeriod(query, monthOf(today))
  const read = await READERS[definition.key](db(), {
    ...{ group: group.key, now, today, from: `${period.from}-01`, until: `${shiftMonth(period.to, 1)}-01` },
    company_id: definition.ofActiveCompany ? (actor.companyId ?? undefined) : query.company_id,
    ...{ product_id: query.product_id, seller_id: query.seller_id },
  })
  const columns = columnsOf(definition, group)
  const rows = group.everyMonth ? withEveryMonth(read.rows, period, columns) : read.rows
  return {
    ...{ definition, group, columns, period: definition.hasPeriod ? period : null },
    rows: rows.map((row) => toReportRow(columns, definition.references, row)),
    totals: { ...totalsOf(columns, rows), ...read.totals },
  }
}

function checkGroup(definition: ReportDefinition, name?: string): ReportGroup {
  const group = groupOf(definition, name)
  if (group) return group
  const known = definition.groups.map(({ key }) => key).join(', ')
  throw refuseField('group', `Esse relatório não se agrupa assim, só por: ${known}`)
}

function checkPeriod({ hasPeriod }: ReportDefinition, { from, to }: ReportQuery): void {
  if (hasPeriod) return
  const sentence = 'Esse relatório mostra a situação de hoje e não tem período'
  if (from !== undefined) throw refuseField('from', sentence)
  if (to !== undefined) throw refuseField('to', sentence)
}

async function checkFilters({ filters }: ReportDefinition, query: ReportQuery): Promise<void> {
  for (const filter of REPORT_FILTERS) {
    const id = query[filter]
    if (id === undefined) continue
    if (!filters.includes(filter)) throw refuseField(filter, 'Esse relatório não tem esse filtro')
    if (!(await isKnown(db(), filter, id))) throw refuseField(filter, UNKNOWN[filter])
  }
}

/** A row for each month of the period, the newest first. */
function withEveryMonth(
  rows: readonly ReportRow[],
  period: ReportPeriod,
  columns: readonly ReportColumn[],
): ReportRow[] {
  const byMonth = new Map(rows.map((row) => [row.month, row]))
  return monthsOf(period).map((month) => byMonth.get(month) ?? { ...emptyRow(columns), month })
}
