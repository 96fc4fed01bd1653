import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import { type ApiEnv, quotationOwner } from '@/server/http/env'
import { answers } from '@/server/http/openapi/answers'
import { body, params } from '@/server/http/validate'
import { quotationParams } from '@/services/simulation/simulation.schema'
import { quotationAlertsSchema, stockAlertBody, stockAlertParams } from '@/services/stock/alerts/alerts.schema'
import { listQuotationAlerts, requestStockAlert, withdrawStockAlert } from './stock-alerts'

/** The products without units that a quotation waits for. */
export const quotationAlertRoutes = new Hono<ApiEnv>()
  .get(
    '/quotations/:id/stock-alerts',
    allow('simulation:use', { visitors: 'with key' }),
    params(quotationParams),
    answers(quotationAlertsSchema, { summary: 'The products that the quotation waits for' }),
    async (c) => c.json(await listQuotationAlerts(quotationOwner(c), c.req.valid('param').id)),
  )
  .put(
    '/quotations/:id/stock-alerts/:productId',
    allow('simulation:use', { visitors: 'with key' }),
    params(stockAlertParams),
    body(stockAlertBody),
    answers(quotationAlertsSchema, { summary: 'Ask for a mail when a product has units again' }),
    async (c) => {
      const { id: quotationId, productId } = c.req.valid('param')
      return c.json(await requestStockAlert(quotationOwner(c), { quotationId, productId, ...c.req.valid('json') }))
    },
  )
  .delete(
    '/quotations/:id/stock-alerts/:productId',
    allow('simulation:use', { visitors: 'with key' }),
    params(stockAlertParams),
    answers(quotationAlertsSchema, { summary: 'Stop waiting for a product' }),
    async (c) => {
      const { id: quotationId, productId } = c.req.valid('param')
      return c.json(await withdrawStockAlert(quotationOwner(c), { quotationId, productId }))
    },
  )
