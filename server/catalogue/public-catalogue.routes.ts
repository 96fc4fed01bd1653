import { Hono } from 'hono'
import { array } from 'yup'
import { db } from '@/server/db/client'
import { allow } from '@/server/http/allow'
import type { ApiEnv } from '@/server/http/env'
import { answers } from '@/server/http/openapi/answers'
import { params, query } from '@/server/http/validate'
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
import { listProductsByType } from './products/list-products-by-type'

export const publicCatalogueRoutes = new Hono<ApiEnv>()
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
    '/product-types',
    allow('signed-in', { visitors: 'anyone' }),
    query(productTypesQuery),
    answers(array(productTypeDetailSchema), { summary: 'The kinds of product of a simulator, or of all' }),
    async (c) => c.json((await listProductTypeRows(db(), c.req.valid('query').simulator)).map(toProductTypeDetail)),
  )
