import { Hono } from 'hono'
import { array } from 'yup'
import { db } from '@/server/db/client'
import { allow } from '@/server/http/allow'
import { type ApiEnv, quotationOwner } from '@/server/http/env'
import { answers } from '@/server/http/openapi/answers'
import { params, query } from '@/server/http/validate'
import { showcaseSchema } from '@/services/catalogue/showcase/showcase.schema'
import {
  productSchema,
  productTypeDetailSchema,
  productTypesQuery,
  quotationParams,
  simulatorSchema,
  stepSchema,
  stepsQuery,
} from '@/services/simulation/simulation.schema'
import { toProductTypeDetail, toSimulator } from './catalogue.mapper'
import { listActiveSimulatorRows, listProductTypeRows } from './catalogue.repository'
import { listSteps } from './catalogue.service'
import { getProduct } from './products/get-product'
import { listProductsByType } from './products/list-products-by-type'
import { getShowcase } from './showcase/get-showcase'

/** Browsers and proxies may show the same showcase for so long: a changed price reaches everyone within a minute. */
const SHOWCASE_SECONDS = 60

export const publicCatalogueRoutes = new Hono<ApiEnv>()
  .get(
    '/showcase',
    allow('public'),
    answers(showcaseSchema, { summary: 'What can be rented and from which price on' }),
    async (c) => {
      c.header('Cache-Control', `public, max-age=${String(SHOWCASE_SECONDS)}`)
      return c.json(await getShowcase())
    },
  )
  .get(
    '/simulators',
    allow('simulation:use', { visitors: 'anyone' }),
    answers(array(simulatorSchema), { summary: 'What can be simulated' }),
    async (c) => c.json((await listActiveSimulatorRows(db())).map(toSimulator)),
  )
  .get(
    '/steps',
    allow('simulation:use', { visitors: 'anyone' }),
    query(stepsQuery),
    answers(array(stepSchema), { summary: 'The questions of a simulator' }),
    async (c) => c.json(await listSteps(db(), c.req.valid('query').simulator)),
  )
  .get(
    '/products-by-type/:id',
    allow('simulation:use', { visitors: 'anyone' }),
    params(quotationParams),
    answers(array(productSchema), { summary: 'The products of a type, to add other equipment to a cart' }),
    async (c) => c.json(await listProductsByType(c.req.valid('param').id)),
  )
  .get(
    '/products/:id',
    allow('catalogue:read', { visitors: 'with key' }),
    params(quotationParams),
    answers(productSchema, { summary: 'One product of the catalogue; staff see those that are not offered too' }),
    async (c) => c.json(await getProduct(quotationOwner(c), c.req.valid('param').id)),
  )
  .get(
    '/product-types',
    allow('signed-in', { visitors: 'anyone' }),
    query(productTypesQuery),
    answers(array(productTypeDetailSchema), { summary: 'The kinds of product of a simulator, or of all' }),
    async (c) => c.json((await listProductTypeRows(db(), c.req.valid('query').simulator)).map(toProductTypeDetail)),
  )
