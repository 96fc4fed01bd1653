import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import { answers } from '@/server/http/answers'
import type { ApiEnv } from '@/server/http/env'
import { idempotent } from '@/server/http/idempotency'
import { body, params } from '@/server/http/validate'
import {
  newProductTypeBody,
  productTypeBody,
  productTypeList,
  productTypeSchema,
  propertyTypeBody,
  propertyTypeList,
  propertyTypeSchema,
  typeParams,
} from '@/services/catalogue/types.schema'
import { changeProductType, createProductType, readProductTypes, removeProductType } from './keep-product-types'
import { changePropertyType, createPropertyType, readPropertyTypes, removePropertyType } from './keep-property-types'

/** Kinds of product, and the types of property that questions ask for. */
export const typeRoutes = new Hono<ApiEnv>()
  .get(
    '/property-type-management',
    allow('catalogue:manage'),
    answers(propertyTypeList, { summary: 'The types of property: what a question asks for' }),
    async (c) => c.json(await readPropertyTypes()),
  )
  .post(
    '/property-type-management',
    allow('catalogue:manage'),
    body(propertyTypeBody),
    idempotent(),
    answers(propertyTypeSchema, { status: 201, summary: 'Create a type of property' }),
    async (c) => c.json(await createPropertyType(c.var.actor, c.req.valid('json')), 201),
  )
  .put(
    '/property-type-management/:id',
    allow('catalogue:manage'),
    params(typeParams),
    body(propertyTypeBody),
    answers(propertyTypeSchema, { summary: 'Rename a type of property' }),
    async (c) => c.json(await changePropertyType(c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
  .delete(
    '/property-type-management/:id',
    allow('catalogue:manage'),
    params(typeParams),
    answers(undefined, { status: 204, summary: 'Delete a type without properties and questions' }),
    async (c) => {
      await removePropertyType(c.var.actor, c.req.valid('param').id)
      return c.body(null, 204)
    },
  )
  .get(
    '/product-type-details',
    allow('signed-in', { visitors: 'anyone' }),
    answers(productTypeList, { summary: 'Every kind of product with its simulator' }),
    async (c) => c.json(await readProductTypes()),
  )
  .post(
    '/product-type-details',
    allow('catalogue:manage'),
    body(newProductTypeBody),
    idempotent(),
    answers(productTypeSchema, { status: 201, summary: 'Create a kind of product' }),
    async (c) => c.json(await createProductType(c.var.actor, c.req.valid('json')), 201),
  )
  .put(
    '/product-type-details/:id',
    allow('catalogue:manage'),
    params(typeParams),
    body(productTypeBody),
    answers(productTypeSchema, { summary: 'Rename a kind of product' }),
    async (c) => c.json(await changeProductType(c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
  .delete(
    '/product-type-details/:id',
    allow('catalogue:manage'),
    params(typeParams),
    answers(undefined, { status: 204, summary: 'Delete a kind without products' }),
    async (c) => {
      await removeProductType(c.var.actor, c.req.valid('param').id)
      return c.body(null, 204)
    },
  )
