import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import { answersCsv } from '@/server/http/csv/csv-file'
import type { ApiEnv } from '@/server/http/env'
import { answers } from '@/server/http/openapi/answers'
import { params, query } from '@/server/http/validate'
import { reportParams, reportQuery, reportSchema } from '@/services/reports/reports.schema'
import { exportReport, getReport } from './get-report'

/** Reports over time; each has a permission of its own besides. */
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
