import { Hono } from 'hono'
import type { ApiEnv } from '@/server/http/env'
import { stockAlertRoutes } from './alerts/alerts.routes'
import { holdRoutes } from './holds/holds.routes'
import { unitRoutes } from './units/units.routes'

export const stockRoutes = new Hono<ApiEnv>().route('/', holdRoutes).route('/', stockAlertRoutes).route('/', unitRoutes)
