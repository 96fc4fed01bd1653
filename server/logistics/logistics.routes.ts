import { Hono } from 'hono'
import type { ApiEnv } from '@/server/http/env'
import { packageListRoutes } from './deliveries/package-lists.routes'
import { packageDocumentRoutes } from './packages/package-documents.routes'
import { packageRoutes, packingRoutes } from './packages/packages.routes'
import { returnDocumentRoutes, returnRoutes } from './returns/returns.routes'

export const logisticsRoutes = new Hono<ApiEnv>()
  .route('/', packageListRoutes)
  .route('/', packingRoutes)
  .route('/', packageDocumentRoutes)
  .route('/', packageRoutes)
  .route('/', returnDocumentRoutes)
  .route('/', returnRoutes)
