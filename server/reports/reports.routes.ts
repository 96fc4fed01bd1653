import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import { answersCsv } from '@/server/http/csv/csv-file'
import type { ApiEnv } from '@/server/http/env'
import { answers } from '@/server/http/openapi/answers'
import { params, query } from '@/server/http/validate'
import { COST_REPORT } from '@/services/reports/definitions/cost-report.rules'
import { reportParams, reportQuery, reportSchema } from '@/services/reports/reports.schema'
import { exportReport, getReport } from './get-report'

/** Reports over time: staff's, each with a permission of its own besides, and what a company was billed, for its managers. */
export const reportRoutes = new Hono<ApiEnv>()
  .get(
    '/reports/:key',
    allow('reports:read'),
    params(reportParams),
    query(reportQuery),
    answers(reportSchema, { summary: 'A report: its columns, rows, totals and chart' }),
    async (c) => c.json(await getReport(c.var.actor, c.req.valid('param').key, c.req.valid('query'))),
  )
  .get(
    '/reports-csv-extract/:key',
    allow('reports:read'),
    params(reportParams),
    query(reportQuery),
    answersCsv('The same rows as CSV'),
    (c) => exportReport(c.var.actor, c.req.valid('param').key, c.req.valid('query')),
  )
  .get(
    '/costs',
    allow('costs:read'),
    query(reportQuery),
    answers(reportSchema, { summary: 'What the active company was billed, by month, address, person or label' }),
    async (c) => c.json(await getReport(c.var.actor, COST_REPORT.key, c.req.valid('query'))),
  )
  .get('/costs-csv-extract', allow('costs:read'), query(reportQuery), answersCsv('The same rows as CSV'), (c) =>
    exportReport(c.var.actor, COST_REPORT.key, c.req.valid('query')),
  )
