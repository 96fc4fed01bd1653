import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import { answersCsv } from '@/server/http/csv/csv-file'
import type { ApiEnv } from '@/server/http/env'
import { answers } from '@/server/http/openapi/answers'
import { query } from '@/server/http/validate'
import { measuringCsvQuery, measuringQuery, measuringSchema } from '@/services/billing/measuring/measuring.schema'
import { exportMeasuring, listMeasuring } from './list-measuring'

/** What units were in use on which days, and what that costs. */
export const measuringRoutes = new Hono<ApiEnv>()
  .get(
    '/usage-measuring-monthly',
    allow('invoices:manage'),
    query(measuringQuery),
    answers(measuringSchema, { summary: 'Units in use between two days, a row a unit and month, with their sums' }),
    async (c) => c.json(await listMeasuring(c.req.valid('query'), c.req.url)),
  )
  .get(
    '/usage-measuring-monthly-csv-extract',
    allow('invoices:manage'),
    query(measuringCsvQuery),
    answersCsv('The same rows as CSV'),
    (c) => exportMeasuring(c.req.valid('query')),
  )
