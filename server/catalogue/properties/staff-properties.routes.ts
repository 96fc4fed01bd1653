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
  newPropertyForm,
  propertyActivationBody,
  propertyActivationSchema,
  propertyChangeForm,
  propertyCsvQuery,
  propertyDetailPage,
  propertyDetailSchema,
  propertyListQuery,
  propertyParams,
} from '@/services/catalogue/properties/properties.schema'
import { importForm, importReportSchema } from '@/services/http/import.schema'
import { MAX_PICTURE_MEGABYTES, PICTURE_TYPES } from '@/services/pictures/pictures.rules'
import { activateProperties } from './activate-properties'
import { createProperty, updateProperty } from './create-or-update-property'
import { deleteProperty } from './delete-property'
import { importProperties } from './import-properties'
import { exportProperties, getProperty, listProperties } from './list-properties'

const PICTURE = { field: 'image', accept: PICTURE_TYPES.join(', '), maxBytes: MAX_PICTURE_MEGABYTES * 1024 * 1024 }

/** Properties as the catalogue is kept: the answers that the simulator offers. */
export const staffPropertyRoutes = new Hono<ApiEnv>()
  .get(
    '/property-details',
    allow('catalogue:manage'),
    query(propertyListQuery),
    answers(propertyDetailPage, { summary: 'The properties, also those that are no longer offered' }),
    async (c) => c.json(await listProperties(c.req.valid('query'), c.req.url)),
  )
  .get(
    '/property-details-csv-extract',
    allow('catalogue:manage'),
    query(propertyCsvQuery),
    answersCsv('The properties as a CSV file: all that the filters find, without pages'),
    (c) => exportProperties(c.req.valid('query')),
  )
  .get(
    '/property-details/:id',
    allow('catalogue:manage'),
    params(propertyParams),
    answers(propertyDetailSchema, { summary: 'A property' }),
    async (c) => c.json(await getProperty(c.req.valid('param').id)),
  )
  .post(
    '/property-management',
    allow('catalogue:manage'),
    form(newPropertyForm, PICTURE),
    answers(propertyDetailSchema, { status: 201, summary: 'Create a property' }),
    async (c) => c.json(await createProperty(c.var.actor, c.var.form), 201),
  )
  .post(
    '/property-management/import',
    allow('catalogue:manage'),
    form(importForm, IMPORT_FILE),
    idempotent(),
    answers(importReportSchema, { summary: 'Import a CSV file of properties: as a dry run first, then confirmed' }),
    async (c) => c.json(await importProperties(c.var.actor, c.var.form)),
  )
  .put(
    '/property-management/activation',
    allow('catalogue:manage'),
    body(propertyActivationBody),
    answers(propertyActivationSchema, { summary: 'Activate or deactivate many properties' }),
    async (c) => c.json(await activateProperties(c.var.actor, c.req.valid('json'))),
  )
  .put(
    '/property-management/:id',
    allow('catalogue:manage'),
    params(propertyParams),
    form(propertyChangeForm, PICTURE),
    answers(propertyDetailSchema, { summary: 'Change a property' }),
    async (c) => c.json(await updateProperty(c.var.actor, c.req.valid('param').id, c.var.form)),
  )
  .delete(
    '/property-management/:id',
    allow('catalogue:manage'),
    params(propertyParams),
    answers(undefined, { status: 204, summary: 'Delete a property that nothing refers to' }),
    async (c) => {
      await deleteProperty(c.var.actor, c.req.valid('param').id)
      return c.body(null, 204)
    },
  )
