import { Hono } from 'hono'
import { array } from 'yup'
import { allow } from '@/server/http/allow'
import { type ApiEnv, quotationOwner } from '@/server/http/env'
import { answers } from '@/server/http/openapi/answers'
import { body, query } from '@/server/http/validate'
import {
  couponBody,
  planOptionSchema,
  productSchema,
  productsQuery,
  propertiesQuery,
  propertyOptionSchema,
  quotationQuery,
  quotationSchema,
} from '@/services/simulation/simulation.schema'
import { listPlanOptions } from './plan/choose-plan'
import { listQuotationProducts } from './products/list-products'
import { quotationAlertRoutes } from './products/stock-alerts.routes'
import { upgradeItemRoutes } from './products/upgrade-items.routes'
import { listPropertyOptions } from './questions/list-options'
import { quotationRoutes } from './quotations.routes'
import { savedQuotationRoutes } from './quotations/saved-quotations.routes'
import { applyCoupon } from './review/apply-coupon'

/** What a simulation asks for and answers beside the quotation itself. */
export const simulationRoutes = new Hono<ApiEnv>()
  .route('/', quotationRoutes)
  .route('/', savedQuotationRoutes)
  .get(
    '/properties',
    allow('simulation:use', { visitors: 'with key' }),
    query(propertiesQuery),
    answers(array(propertyOptionSchema), {
      summary: 'The options of a question, or the properties of a kind of product',
    }),
    async (c) => c.json(await listPropertyOptions(quotationOwner(c), c.req.valid('query'))),
  )
  .get(
    '/products',
    allow('simulation:use', { visitors: 'with key' }),
    query(productsQuery),
    answers(array(productSchema), { summary: 'The products that fit, and similar ones when asked' }),
    async (c) => c.json(await listQuotationProducts(quotationOwner(c), c.req.valid('query'))),
  )
  .get(
    '/plans',
    allow('simulation:use', { visitors: 'with key' }),
    query(quotationQuery),
    answers(array(planOptionSchema), { summary: 'What the cart costs in each plan' }),
    async (c) => c.json(await listPlanOptions(quotationOwner(c), c.req.valid('query').quotation)),
  )
  .put(
    '/coupons',
    allow('simulation:use', { visitors: 'with key' }),
    body(couponBody),
    answers(quotationSchema, { summary: 'Put a coupon on a quotation; an empty code takes it off' }),
    async (c) => {
      const { quotation, discount_code } = c.req.valid('json')
      return c.json(await applyCoupon(quotationOwner(c), quotation, discount_code))
    },
  )
  .route('/', upgradeItemRoutes)
  .route('/', quotationAlertRoutes)
