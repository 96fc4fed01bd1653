import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import { answersCsv } from '@/server/http/csv/csv-file'
import type { ApiEnv } from '@/server/http/env'
import { answers } from '@/server/http/openapi/answers'
import { query } from '@/server/http/validate'
import { stockAlertCsvQuery, stockAlertPage, stockAlertQuery } from '@/services/stock/alerts/alerts.schema'
import { exportStockAlerts, listStockAlerts } from './list-alerts'

export const stockAlertRoutes = new Hono<ApiEnv>()
  .get(
    '/stock-alert-management',
    allow('reservations:read'),
    query(stockAlertQuery),
    answers(stockAlertPage, { summary: 'Who waits for a product without units' }),
    async (c) => c.json(await listStockAlerts(c.var.actor, c.req.valid('query'), c.req.url)),
  )
  .get(
    '/stock-alert-management-csv-extract',
    allow('reservations:read'),
    query(stockAlertCsvQuery),
    answersCsv('Who waits for a product as a CSV file: all that the filters find, without pages'),
    (c) => exportStockAlerts(c.var.actor, c.req.valid('query')),
  )
