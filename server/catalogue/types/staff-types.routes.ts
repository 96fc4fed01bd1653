import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import { answersCsv } from '@/server/http/csv/csv-file'
import { IMPORT_FILE } from '@/server/http/csv/import-csv'
import type { ApiEnv } from '@/server/http/env'
import { idempotent } from '@/server/http/idempotency'
import { answers } from '@/server/http/openapi/answers'
import { form } from '@/server/http/request/form'
import { body, params, query } from '@/server/http/validate'
import { deletedSchema, deletionBody } from '@/services/catalogue/bulk-actions.schema'
import {
  newProductTypeBody,
  productTypeBody,
  productTypeList,
  productTypeListQuery,
  productTypeSchema,
  propertyTypeBody,
  propertyTypeList,
  propertyTypeListQuery,
  propertyTypeSchema,
  typeParams,
} from '@/services/catalogue/types/types.schema'
import { importForm, importReportSchema } from '@/services/http/import.schema'
import { createProductType, updateProductType } from './create-or-update-product-type'
import { createPropertyType, updatePropertyType } from './create-or-update-property-type'
import { deleteProductType, deleteProductTypes } from './delete-product-types'
import { deletePropertyType, deletePropertyTypes } from './delete-property-types'
import { importProductTypes, importPropertyTypes } from './import-types'
import { exportProductTypes, exportPropertyTypes, listProductTypes, listPropertyTypes } from './list-types'

/** Kinds of product, and the types of property that questions ask for. */
export const staffTypeRoutes = new Hono<ApiEnv>()
  .get(
    '/property-type-management',
    allow('catalogue:manage'),
    query(propertyTypeListQuery),
    answers(propertyTypeList, { summary: 'The types of property: what a question asks for' }),
    async (c) => c.json(await listPropertyTypes(c.req.valid('query'))),
  )
  .get(
    '/property-type-management-csv-extract',
    allow('catalogue:manage'),
    query(propertyTypeListQuery),
    answersCsv('The types of property as a CSV file: all that the filters find'),
    (c) => exportPropertyTypes(c.req.valid('query')),
  )
  .put(
    '/property-type-management/deletion',
    allow('catalogue:manage'),
    body(deletionBody),
    answers(deletedSchema, { summary: 'Delete many types of property that nothing uses' }),
    async (c) => c.json(await deletePropertyTypes(c.var.actor, c.req.valid('json'))),
  )
  .post(
    '/property-type-management/import',
    allow('catalogue:manage'),
    form(importForm, IMPORT_FILE),
    idempotent(),
    answers(importReportSchema, {
      summary: 'Import a CSV file of types of property: as a dry run first, then confirmed',
    }),
    async (c) => c.json(await importPropertyTypes(c.var.actor, c.var.form)),
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
    async (c) => c.json(await updatePropertyType(c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
  .delete(
    '/property-type-management/:id',
    allow('catalogue:manage'),
    params(typeParams),
    answers(undefined, { status: 204, summary: 'Delete a type without properties and questions' }),
    async (c) => {
      await deletePropertyType(c.var.actor, c.req.valid('param').id)
      return c.body(null, 204)
    },
  )
  .get(
    '/product-type-details',
    allow('signed-in', { visitors: 'anyone' }),
    query(productTypeListQuery),
    answers(productTypeList, { summary: 'Every kind of product with its simulator' }),
    async (c) => c.json(await listProductTypes(c.req.valid('query'))),
  )
  .get(
    '/product-type-details-csv-extract',
    allow('catalogue:manage'),
    query(productTypeListQuery),
    answersCsv('The kinds of product as a CSV file: all that the filters find'),
    (c) => exportProductTypes(c.req.valid('query')),
  )
  .put(
    '/product-type-details/deletion',
    allow('catalogue:manage'),
    body(deletionBody),
    answers(deletedSchema, { summary: 'Delete many kinds of product that nothing uses' }),
    async (c) => c.json(await deleteProductTypes(c.var.actor, c.req.valid('json'))),
  )
  .post(
    '/product-type-details/import',
    allow('catalogue:manage'),
    form(importForm, IMPORT_FILE),
    idempotent(),
    answers(importReportSchema, {
      summary: 'Import a CSV file of kinds of product: as a dry run first, then confirmed',
    }),
    async (c) => c.json(await importProductTypes(c.var.actor, c.var.form)),
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
    async (c) => c.json(await updateProductType(c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
  .delete(
    '/product-type-details/:id',
    allow('catalogue:manage'),
    params(typeParams),
    answers(undefined, { status: 204, summary: 'Delete a kind without products' }),
    async (c) => {
      await deleteProductType(c.var.actor, c.req.valid('param').id)
      return c.body(null, 204)
    },
  )
