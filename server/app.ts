import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { getPathNoStrict } from 'hono/utils/url'
import { auditRoutes } from '@/server/audit/audit.routes'
import { authRoutes } from '@/server/auth/auth.routes'
import { authenticate } from '@/server/auth/authenticate'
import { disputeRoutes } from '@/server/billing/invoices/disputing/disputes.routes'
import { invoiceCommandRoutes } from '@/server/billing/invoices/invoice-commands.routes'
import { invoiceRoutes } from '@/server/billing/invoices/invoices.routes'
import { measuringRoutes } from '@/server/billing/measuring/measuring.routes'
import { paymentCommandRoutes } from '@/server/billing/payments/payment-commands.routes'
import { paymentRoutes } from '@/server/billing/payments/payments.routes'
import { invoiceDocumentRoutes } from '@/server/billing/documents/documents.routes'
import { catalogueRoutes } from '@/server/catalogue/catalogue.routes'
import { companyRoutes } from '@/server/companies/companies.routes'
import { couponRoutes } from '@/server/coupons/coupons.routes'
import { creditRoutes } from '@/server/credit/credit.routes'
import { dashboardRoutes } from '@/server/dashboard/dashboard.routes'
import { equipmentRoutes } from '@/server/equipment/equipment.routes'
import type { ApiEnv } from '@/server/http/env'
import { answerError, answerNotFound, onUnexpectedError } from '@/server/http/errors'
import { logRequests } from '@/server/http/log'
import { openApiRoutes } from '@/server/http/openapi/openapi.routes'
import { platformRoutes } from '@/server/http/platform.routes'
import { limitBody } from '@/server/http/request/limit-body'
import { copyableBody, knownMethods } from '@/server/http/request/raw-request'
import { secureAnswers } from '@/server/http/security-headers'
import { liveRoutes } from '@/server/live/live.routes'
import { logisticsRoutes } from '@/server/logistics/logistics.routes'
import { monitoringRoutes } from '@/server/monitoring/monitoring.routes'
import { reportServerError } from '@/server/monitoring/report-server-error'
import { npsRoutes } from '@/server/nps/nps.routes'
import { contractRoutes, orderRoutes } from '@/server/orders/orders.routes'
import { notificationRoutes } from '@/server/notifications/notifications.routes'
import { pictureRoutes } from '@/server/pictures/pictures.routes'
import { reportRoutes } from '@/server/reports/reports.routes'
import { savedViewRoutes } from '@/server/saved-views/saved-views.routes'
import { searchRoutes } from '@/server/search/search.routes'
import { simulationRoutes } from '@/server/simulation/simulation.routes'
import { recogniseVisitor } from '@/server/simulation/visitors/visitors.service'
import { stockRoutes } from '@/server/stock/stock.routes'
import { attachmentRoutes } from '@/server/tickets/attachments/attachments.routes'
import { ticketRatingRoutes } from '@/server/tickets/ratings/ratings.routes'
import { ticketReplyRoutes } from '@/server/tickets/replies/replies.routes'
import { ticketCommandRoutes } from '@/server/tickets/ticket-commands.routes'
import { ticketRoutes } from '@/server/tickets/tickets.routes'
import { userRoutes } from '@/server/users/users.routes'

/** The whole API as one pure function, `app.fetch(Request) → Response`: mounted in Next, served alone, called by tests. */
export function createApp(): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>({ getPath: pathOf }).basePath('/api')
  app.onError(answerError)
  onUnexpectedError(reportServerError)
  app.notFound(answerNotFound)
  app.use(async (c, next) => {
    const requestId = randomUUID()
    c.set('requestId', requestId)
    await next()
    // Straight into the answer: for each `c.header`, Hono would make another answer of one that is there already.
    const { headers } = c.res
    headers.set('X-Request-Id', requestId)
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
  })
  app.use(secureAnswers)
  app.use(logRequests)
  app.use(knownMethods)
  // Before `limitBody`: recordings are larger, and counted by their own rule.
  app.route('/', monitoringRoutes)
  app.use(copyableBody)
  app.use(limitBody)
  app.use(authenticate)
  app.use(recogniseVisitor)
  for (const routes of [
    platformRoutes,
    authRoutes,
    catalogueRoutes,
    pictureRoutes,
    simulationRoutes,
    couponRoutes,
    companyRoutes,
    userRoutes,
    equipmentRoutes,
    orderRoutes,
    savedViewRoutes,
    creditRoutes,
    contractRoutes,
    logisticsRoutes,
    stockRoutes,
    auditRoutes,
    notificationRoutes,
    npsRoutes,
    searchRoutes,
    ticketRoutes,
    ticketCommandRoutes,
    attachmentRoutes,
    liveRoutes,
    ticketReplyRoutes,
    ticketRatingRoutes,
    invoiceDocumentRoutes,
    invoiceRoutes,
    invoiceCommandRoutes,
    disputeRoutes,
    measuringRoutes,
    paymentRoutes,
    paymentCommandRoutes,
    dashboardRoutes,
    reportRoutes,
  ]) {
    app.route('/', routes)
  }
  app.route('/', openApiRoutes(app))
  return app
}

/** With and without a slash at the end; `/monitoring` is rewritten to here, and Next keeps the address as it came. */
function pathOf(request: Request): string {
  const path = getPathNoStrict(request)
  return path === '/monitoring' ? '/api/monitoring' : path
}
