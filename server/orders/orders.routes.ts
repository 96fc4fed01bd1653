import { Hono } from 'hono'
import type { ApiEnv } from '@/server/http/env'
import { contractEndRoutes } from './contract-end/contract-end.routes'
import { customerOrderRoutes } from './customer-orders.routes'
import { customerDocumentRoutes, staffDocumentRoutes } from './documents/documents.routes'
import { orderMailRoutes } from './mails/order-mails.routes'
import { noteRoutes } from './notes/notes.routes'
import { signatureWebhookRoutes, signingRoutes } from './signing/signing.routes'
import { staffOrderRoutes } from './staff-orders.routes'
import { cancelRequestRoutes } from './workflow/cancel-requests.routes'

export const orderRoutes = new Hono<ApiEnv>()
  .route('/', customerOrderRoutes)
  .route('/', customerDocumentRoutes)
  .route('/', staffOrderRoutes)
  .route('/', staffDocumentRoutes)
  .route('/', orderMailRoutes)

/** Apart from the rest: the API document lists the credit routes between the two. */
export const contractRoutes = new Hono<ApiEnv>()
  .route('/', signatureWebhookRoutes)
  .route('/', noteRoutes)
  .route('/', signingRoutes)
  .route('/', cancelRequestRoutes)
  .route('/', contractEndRoutes)
