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
  categoryBody,
  categoryList,
  categoryListQuery,
  categoryParams,
  categorySchema,
} from '@/services/catalogue/categories/categories.schema'
import { importForm, importReportSchema } from '@/services/http/import.schema'
import { createCategory, updateCategory } from './create-or-update-category'
import { deleteCategories, deleteCategory } from './delete-categories'
import { importCategories } from './import-categories'
import { exportCategories, listCategories } from './list-categories'

/** The categories of products. */
export const staffCategoryRoutes = new Hono<ApiEnv>()
  .get(
    '/category-management',
    allow('catalogue:manage'),
    query(categoryListQuery),
    answers(categoryList, { summary: 'Every category with how many products it has' }),
    async (c) => c.json(await listCategories(c.req.valid('query'))),
  )
  .get(
    '/category-management-csv-extract',
    allow('catalogue:manage'),
    query(categoryListQuery),
    answersCsv('The categories as a CSV file: all that the filters find'),
    (c) => exportCategories(c.req.valid('query')),
  )
  .post(
    '/category-management/import',
    allow('catalogue:manage'),
    form(importForm, IMPORT_FILE),
    idempotent(),
    answers(importReportSchema, { summary: 'Import a CSV file of categories: as a dry run first, then confirmed' }),
    async (c) => c.json(await importCategories(c.var.actor, c.var.form)),
  )
  .post(
    '/category-management',
    allow('catalogue:manage'),
    body(categoryBody),
    idempotent(),
    answers(categorySchema, { status: 201, summary: 'Create a category' }),
    async (c) => c.json(await createCategory(c.var.actor, c.req.valid('json')), 201),
  )
  .put(
    '/category-management/deletion',
    allow('catalogue:manage'),
    body(deletionBody),
    answers(deletedSchema, { summary: 'Delete many categories without products' }),
    async (c) => c.json(await deleteCategories(c.var.actor, c.req.valid('json'))),
  )
  .put(
    '/category-management/:id',
    allow('catalogue:manage'),
    params(categoryParams),
    body(categoryBody),
    answers(categorySchema, { summary: 'Rename a category' }),
    async (c) => c.json(await updateCategory(c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
  .delete(
    '/category-management/:id',
    allow('catalogue:manage'),
    params(categoryParams),
    answers(undefined, { status: 204, summary: 'Delete a category without products' }),
    async (c) => {
      await deleteCategory(c.var.actor, c.req.valid('param').id)
      return c.body(null, 204)
    },
  )
