import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import { answersCsv } from '@/server/http/csv/csv-file'
import { IMPORT_FILE } from '@/server/http/csv/import-csv'
import type { ApiEnv } from '@/server/http/env'
import { idempotent } from '@/server/http/idempotency'
import { answers } from '@/server/http/openapi/answers'
import { form } from '@/server/http/request/form'
import { body, params, query } from '@/server/http/validate'
import {
  managedProductPage,
  managedProductSchema,
  newProductBody,
  productChangeBody,
  productChoicesSchema,
  productCsvQuery,
  productListQuery,
  productParams,
  productsActivationBody,
  productsActivationSchema,
} from '@/services/catalogue/products/products.schema'
import { importForm, importReportSchema } from '@/services/http/import.schema'
import { activateProducts } from './activate-products'
import { createProduct } from './create-product'
import { deleteProduct } from './delete-product'
import { importProducts } from './import-products'
import { exportProducts, getManagedProduct, listManagedProducts, listProductChoices } from './list-managed-products'
import { updateProduct } from './update-product'

/** Products as those who manage the catalogue see them. */
export const staffProductRoutes = new Hono<ApiEnv>()
  .get(
    '/product-management',
    allow('catalogue:manage'),
    query(productListQuery),
    answers(managedProductPage, { summary: 'The products, also those that are not offered' }),
    async (c) => c.json(await listManagedProducts(c.req.valid('query'), c.req.url)),
  )
  .get(
    '/product-management-csv-extract',
    allow('catalogue:manage'),
    query(productCsvQuery),
    answersCsv('The products as a CSV file: all that the filters find, without pages'),
    (c) => exportProducts(c.req.valid('query')),
  )
  .get(
    '/product-management-choices',
    allow('catalogue:manage'),
    answers(productChoicesSchema, { summary: 'The categories, kinds and properties that a product can be given' }),
    async (c) => c.json(await listProductChoices()),
  )
  .put(
    '/product-management/activation',
    allow('catalogue:manage'),
    body(productsActivationBody),
    answers(productsActivationSchema, { summary: 'Offer many products, or take them out of the simulator' }),
    async (c) => c.json(await activateProducts(c.var.actor, c.req.valid('json'))),
  )
  .post(
    '/product-management',
    allow('catalogue:manage'),
    body(newProductBody),
    idempotent(),
    answers(managedProductSchema, { status: 201, summary: 'Add a product' }),
    async (c) => c.json(await createProduct(c.var.actor, c.req.valid('json')), 201),
  )
  .post(
    '/product-management/import',
    allow('catalogue:manage'),
    form(importForm, IMPORT_FILE),
    idempotent(),
    answers(importReportSchema, { summary: 'Import a CSV file of products: as a dry run first, then confirmed' }),
    async (c) => c.json(await importProducts(c.var.actor, c.var.form)),
  )
  .get(
    '/product-management/:id',
    allow('catalogue:manage'),
    params(productParams),
    answers(managedProductSchema, { summary: 'A product with all that it was given, and its stock by group' }),
    async (c) => c.json(await getManagedProduct(c.req.valid('param').id)),
  )
  .put(
    '/product-management/:id',
    allow('catalogue:manage'),
    params(productParams),
    body(productChangeBody),
    answers(managedProductSchema, { summary: 'Change a product, activate or deactivate it' }),
    async (c) => c.json(await updateProduct(c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
  .delete(
    '/product-management/:id',
    allow('catalogue:manage'),
    params(productParams),
    answers(undefined, { status: 204, summary: 'Delete a product that nothing refers to' }),
    async (c) => {
      await deleteProduct(c.var.actor, c.req.valid('param').id)
      return c.body(null, 204)
    },
  )
