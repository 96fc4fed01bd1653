import { csvResponse } from '@/server/http/csv/csv-file'
import type { Actor } from '@/services/auth/actor.rules'
import type { ReportColumn, ReportRow } from '@/services/reports/report-definition.rules'
import { csvColumnsOf } from '@/services/reports/report-cells.rules'
import { MOST_ROWS } from '@/services/reports/reports.rules'
import type { Report, ReportQuery } from '@/services/reports/reports.schema'
import { runReport } from './run-report'

/** As many lines as are written at a time. */
const LINES_AT_ONCE = 500

/** A report as a table: its columns, rows and totals, and what a chart draws of them. More than `MOST_ROWS` come as CSV alone. */
export async function getReport(actor: Actor, key: string, query: ReportQuery): Promise<Report> {
  const { definition, group, period, columns, rows, totals } = await runReport(actor, key, query)
  const tooMany = rows.length > MOST_ROWS
  return {
    ...{ key: definition.key, period, group: group.key, columns: columns.map(toWire) },
    ...{ count: rows.length, too_many: tooMany, rows: tooMany ? [] : rows, totals, chart: group.chart },
  }
}

/** The same rows and columns as a file, however many. */
export async function exportReport(actor: Actor, key: string, query: ReportQuery): Promise<Response> {
  const { definition, columns, rows } = await runReport(actor, key, query)
  let start = 0
  return csvResponse<ReportRow>({
    name: definition.fileName,
    columns: csvColumnsOf(columns),
    next: () => Promise.resolve(rows.slice(start, (start += LINES_AT_ONCE))),
  })
}

const toWire = ({ key, label, unit }: ReportColumn) => ({ key, label, unit })
