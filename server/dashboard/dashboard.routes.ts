import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import { answersCsv } from '@/server/http/csv/csv-file'
import type { ApiEnv } from '@/server/http/env'
import { answers } from '@/server/http/openapi/answers'
import { query } from '@/server/http/validate'
import { dashboardCsvQuery, dashboardQuery, dashboardSchema } from '@/services/dashboard/dashboard.schema'
import { homeIndicatorsSchema } from '@/services/dashboard/home-indicators.schema'
import { exportDashboard } from './export-dashboard'
import { getDashboard } from './get-dashboard'
import { getHomeIndicators } from './get-home-indicators'

/** The business at a glance: for staff, and on a customer's home. */
export const dashboardRoutes = new Hono<ApiEnv>()
  .get(
    '/dashboard',
    allow('dashboard:read'),
    query(dashboardQuery),
    answers(dashboardSchema, { summary: 'Indicators, series by month and what waits for somebody now' }),
    async (c) => c.json(await getDashboard(c.var.actor, c.req.valid('query'))),
  )
  .get(
    '/dashboard-csv-extract',
    allow('dashboard:read'),
    query(dashboardCsvQuery),
    answersCsv('One section of the dashboard as CSV'),
    (c) => exportDashboard(c.var.actor, c.req.valid('query')),
  )
  .get(
    '/home-indicators',
    allow('checkout:read'),
    answers(homeIndicatorsSchema, { summary: 'The four indicators of the home, for the active company' }),
    async (c) => c.json(await getHomeIndicators(c.var.actor)),
  )
