import { Hono } from 'hono'
import { array } from 'yup'
import { allow } from '@/server/http/allow'
import { callerOf } from '@/server/http/client-address'
import { type ApiEnv, optionalActor, quotationOwner } from '@/server/http/env'
import { idempotent } from '@/server/http/idempotency'
import { answers } from '@/server/http/openapi/answers'
import { body, params } from '@/server/http/validate'
import { orderSchema } from '@/services/orders/orders.schema'
import {
  choosePackageBody,
  choosePlanBody,
  chooseProductsBody,
  choosePropertiesBody,
  commentBody,
  deliveriesBody,
  finishBody,
  newQuotationBody,
  quotationParams,
  quotationSchema,
  reviewSchema,
  servicePackageSchema,
} from '@/services/simulation/simulation.schema'
import { getQuotation } from './change-quotation'
import { defineDelivery } from './delivery/define-delivery'
import { choosePlan } from './plan/choose-plan'
import { chooseServicePackage, listServicePackages } from './plan/choose-service-package'
import { chooseProducts } from './products/choose-products'
import { chooseProperties } from './questions/choose-properties'
import { createQuotation } from './quotations/create-quotation'
import { finishQuotation } from './review/finish-quotation'
import { reviewQuotation } from './review/review-quotation'
import { updateComment } from './review/update-comment'
import { createVisitorQuotation } from './visitors/create-visitor-quotation'

/** A quotation from its first question to its review. */
export const quotationRoutes = new Hono<ApiEnv>()
  .post(
    '/quotations',
    allow('simulation:use', { visitors: 'anyone' }),
    body(newQuotationBody),
    idempotent(),
    answers(quotationSchema, { status: 201, summary: 'Begin a quotation; visitors say who they are' }),
    async (c) => {
      const actor = optionalActor(c)
      const { simulator, ...contact } = c.req.valid('json')
      if (actor) return c.json(await createQuotation(actor, simulator), 201)
      const wish = { simulator, ...contact, key: c.req.header('X-Quotation-Key') }
      const { quotation, key } = await createVisitorQuotation(wish, callerOf(c).address)
      c.header('X-Quotation-Key', key)
      return c.json(quotation, 201)
    },
  )
  .get(
    '/quotations/:id',
    allow('simulation:use', { visitors: 'with key' }),
    params(quotationParams),
    answers(quotationSchema, { summary: 'A quotation of the active company' }),
    async (c) => c.json(await getQuotation(quotationOwner(c), c.req.valid('param').id)),
  )
  .put(
    '/quotations/:id/properties',
    allow('simulation:use', { visitors: 'with key' }),
    params(quotationParams),
    body(choosePropertiesBody),
    answers(quotationSchema, { summary: 'Answer a question' }),
    async (c) => c.json(await chooseProperties(quotationOwner(c), c.req.valid('param').id, c.req.valid('json'))),
  )
  .put(
    '/quotations/:id/products',
    allow('simulation:use', { visitors: 'with key' }),
    params(quotationParams),
    body(chooseProductsBody),
    answers(quotationSchema, { summary: 'Fill the cart' }),
    async (c) => c.json(await chooseProducts(quotationOwner(c), c.req.valid('param').id, c.req.valid('json').products)),
  )
  .put(
    '/quotations/:id/plans',
    allow('simulation:use', { visitors: 'with key' }),
    params(quotationParams),
    body(choosePlanBody),
    answers(quotationSchema, { summary: 'Choose the contract length' }),
    async (c) =>
      c.json(await choosePlan(quotationOwner(c), c.req.valid('param').id, c.req.valid('json').duration_months)),
  )
  .get(
    '/quotations/:id/service-package',
    allow('simulation:use', { visitors: 'with key' }),
    params(quotationParams),
    answers(array(servicePackageSchema), { summary: 'The service packages, the chosen one marked' }),
    async (c) => c.json(await listServicePackages(quotationOwner(c), c.req.valid('param').id)),
  )
  .put(
    '/quotations/:id/service-package',
    allow('simulation:use', { visitors: 'with key' }),
    params(quotationParams),
    body(choosePackageBody),
    answers(quotationSchema, { summary: 'Choose the service package' }),
    async (c) =>
      c.json(await chooseServicePackage(quotationOwner(c), c.req.valid('param').id, c.req.valid('json').package_id)),
  )
  .put(
    '/quotations/:id/delivery',
    allow('simulation:use', { visitors: 'with key' }),
    params(quotationParams),
    body(deliveriesBody),
    answers(quotationSchema, { summary: 'Say where what goes' }),
    async (c) =>
      c.json(await defineDelivery(quotationOwner(c), c.req.valid('param').id, c.req.valid('json').deliveries)),
  )
  .put(
    '/quotations/:id/comment',
    allow('simulation:use', { visitors: 'with key' }),
    params(quotationParams),
    body(commentBody),
    answers(quotationSchema, { summary: 'A word to those who prepare the order' }),
    async (c) => c.json(await updateComment(quotationOwner(c), c.req.valid('param').id, c.req.valid('json').comment)),
  )
  .get(
    '/quotations/:id/finish',
    allow('simulation:use', { visitors: 'with key' }),
    params(quotationParams),
    answers(reviewSchema, { summary: 'The review before finishing' }),
    async (c) => c.json(await reviewQuotation(quotationOwner(c), c.req.valid('param').id)),
  )
  .put(
    '/quotations/:id/finish',
    allow('simulation:use'),
    params(quotationParams),
    body(finishBody),
    answers(orderSchema, { status: 201, summary: 'Turn the quotation into an order; again: 200 and the same order' }),
    async (c) => {
      const { order, created } = await finishQuotation(c.var.actor, c.req.valid('param').id, c.req.valid('json'))
      return c.json(order, created ? 201 : 200)
    },
  )
