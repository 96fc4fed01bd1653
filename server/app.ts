import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { getPathNoStrict } from 'hono/utils/url'
import { auditRoutes } from '@/server/audit/audit.routes'
import { authRoutes } from '@/server/auth/auth.routes'
import { authenticate } from '@/server/auth/authenticate'
import { sessionRoutes } from '@/server/auth/sessions.routes'
import { staffCategoryRoutes } from '@/server/catalogue/categories/staff-categories.routes'
import { staffPlanRoutes } from '@/server/catalogue/plans/staff-plans.routes'
import { staffProductRoutes } from '@/server/catalogue/products/staff-products.routes'
import { staffPropertyRoutes } from '@/server/catalogue/properties/staff-properties.routes'
import { publicCatalogueRoutes } from '@/server/catalogue/public-catalogue.routes'
import { staffQuestionRoutes } from '@/server/catalogue/questions/staff-questions.routes'
import { staffServicePackageRoutes } from '@/server/catalogue/service-packages/staff-service-packages.routes'
import { staffSimulatorRoutes } from '@/server/catalogue/simulators/staff-simulators.routes'
import { staffTypeRoutes } from '@/server/catalogue/types/staff-types.routes'
import { staffUpgradeRoutes } from '@/server/catalogue/upgrades/staff-upgrades.routes'
import { addressRoutes } from '@/server/companies/addresses.routes'
import { companyRoutes } from '@/server/companies/companies.routes'
import { staffAddressRoutes } from '@/server/companies/staff-addresses.routes'
import { couponRoutes } from '@/server/coupons/coupons.routes'
import { creditRoutes } from '@/server/credit/credit.routes'
import { exchangeRoutes } from '@/server/equipment/exchanges/exchanges.routes'
import { movementRoutes } from '@/server/equipment/movements/movements.routes'
import { relocationRoutes } from '@/server/equipment/relocations/relocations.routes'
import { equipmentRoutes } from '@/server/equipment/units/equipment.routes'
import type { ApiEnv } from '@/server/http/env'
import { answerError, answerNotFound, onUnexpectedError } from '@/server/http/errors'
import { logRequests } from '@/server/http/log'
import { openApiRoutes } from '@/server/http/openapi/openapi.routes'
import { platformRoutes } from '@/server/http/platform.routes'
import { Refusal } from '@/server/http/refusal'
import { copyableBody, knownMethods } from '@/server/http/request/raw-request'
import { secureAnswers } from '@/server/http/security-headers'
import { liveRoutes } from '@/server/live/live.routes'
import { packageListRoutes } from '@/server/logistics/deliveries/package-lists.routes'
import { packageDocumentRoutes } from '@/server/logistics/packages/package-documents.routes'
import { packageRoutes, packingRoutes } from '@/server/logistics/packages/packages.routes'
import { returnDocumentRoutes, returnRoutes } from '@/server/logistics/returns/returns.routes'
import { monitoringRoutes } from '@/server/monitoring/monitoring.routes'
import { reportServerError } from '@/server/monitoring/report-server-error'
import { npsRoutes } from '@/server/nps/nps.routes'
import { contractEndRoutes } from '@/server/orders/contract-end/contract-end.routes'
import { customerOrderRoutes } from '@/server/orders/customer-orders.routes'
import { customerDocumentRoutes, staffDocumentRoutes } from '@/server/orders/documents/documents.routes'
import { orderViewRoutes } from '@/server/orders/list/order-views.routes'
import { orderMailRoutes } from '@/server/orders/mails/order-mails.routes'
import { noteRoutes } from '@/server/orders/notes/notes.routes'
import { signatureWebhookRoutes, signingRoutes } from '@/server/orders/signing/signing.routes'
import { staffOrderRoutes } from '@/server/orders/staff-orders.routes'
import { cancelRequestRoutes } from '@/server/orders/workflow/cancel-requests.routes'
import { pictureRoutes } from '@/server/pictures/pictures.routes'
import { searchRoutes } from '@/server/search/search.routes'
import { upgradeItemRoutes } from '@/server/simulation/products/upgrade-items.routes'
import { quotationRoutes } from '@/server/simulation/quotations.routes'
import { savedQuotationRoutes } from '@/server/simulation/quotations/saved-quotations.routes'
import { simulationRoutes } from '@/server/simulation/simulation.routes'
import { recogniseVisitor } from '@/server/simulation/visitors/visitors.service'
import { holdRoutes } from '@/server/stock/holds/holds.routes'
import { unitRoutes } from '@/server/stock/units/units.routes'
import { accountRoutes } from '@/server/users/account.routes'
import { privacyRoutes } from '@/server/users/privacy.routes'
import { userRoutes } from '@/server/users/users.routes'

/** JSON bodies; uploads bring their own limit. */
const MAX_JSON_BYTES = 1024 * 1024

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
  // Before the limit of JSON bodies: recordings are larger, and counted by their own rule.
  app.route('/', monitoringRoutes)
  app.use(copyableBody)
  app.use((c, next) => (isRead(c.req.method) || isUpload(c.req.header('Content-Type')) ? next() : limitJson(c, next)))
  app.use(authenticate)
  app.use(recogniseVisitor)
  for (const routes of [
    platformRoutes,
    authRoutes,
    sessionRoutes,
    publicCatalogueRoutes,
    staffCategoryRoutes,
    staffPlanRoutes,
    staffUpgradeRoutes,
    staffServicePackageRoutes,
    staffPropertyRoutes,
    staffProductRoutes,
    staffSimulatorRoutes,
    staffQuestionRoutes,
    staffTypeRoutes,
    pictureRoutes,
    quotationRoutes,
    savedQuotationRoutes,
    simulationRoutes,
    upgradeItemRoutes,
    couponRoutes,
    addressRoutes,
    companyRoutes,
    staffAddressRoutes,
    userRoutes,
    accountRoutes,
    privacyRoutes,
    exchangeRoutes,
    equipmentRoutes,
    movementRoutes,
    relocationRoutes,
    customerOrderRoutes,
    customerDocumentRoutes,
    staffOrderRoutes,
    orderViewRoutes,
    staffDocumentRoutes,
    orderMailRoutes,
    creditRoutes,
    signatureWebhookRoutes,
    noteRoutes,
    signingRoutes,
    cancelRequestRoutes,
    contractEndRoutes,
    packageListRoutes,
    packingRoutes,
    packageDocumentRoutes,
    packageRoutes,
    returnDocumentRoutes,
    returnRoutes,
    holdRoutes,
    unitRoutes,
    auditRoutes,
    npsRoutes,
    searchRoutes,
    liveRoutes,
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

const limitJson = bodyLimit({
  maxSize: MAX_JSON_BYTES,
  onError: () => {
    throw new Refusal('too_large', { errors: ['Os dados enviados passam do limite de tamanho.'] })
  },
})

const isRead = (method: string) => method === 'GET' || method === 'HEAD'
const isUpload = (contentType = '') => contentType.startsWith('multipart/form-data')
