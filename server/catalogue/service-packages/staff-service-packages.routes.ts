import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import { answersCsv } from '@/server/http/csv/csv-file'
import { IMPORT_FILE } from '@/server/http/csv/import-csv'
import type { ApiEnv } from '@/server/http/env'
import { idempotent } from '@/server/http/idempotency'
import { answers } from '@/server/http/openapi/answers'
import { form } from '@/server/http/request/form'
import { body, params, query } from '@/server/http/validate'
import { activationBody, activationSchema } from '@/services/catalogue/bulk-actions.schema'
import {
  managedServicePackagePage,
  managedServicePackageSchema,
  newServicePackageBody,
  servicePackageChangeBody,
  servicePackageChoices,
  servicePackageCsvQuery,
  servicePackageListQuery,
  servicePackageOrderBody,
  servicePackageParams,
} from '@/services/catalogue/service-packages/service-packages.schema'
import { importForm, importReportSchema } from '@/services/http/import.schema'
import { activateServicePackages } from './activate-service-packages'
import { createServicePackage, updateServicePackage } from './create-or-update-service-package'
import { deleteServicePackage } from './delete-service-package'
import { importServicePackages } from './import-service-packages'
import { exportServicePackages, listServicePackageChoices, listServicePackages } from './list-service-packages'
import { reorderServicePackages } from './reorder-service-packages'

/** The service packages that the simulators offer. */
export const staffServicePackageRoutes = new Hono<ApiEnv>()
  .get(
    '/service-package-management',
    allow('catalogue:manage'),
    query(servicePackageListQuery),
    answers(managedServicePackagePage, { summary: 'The service packages, also those that are no longer offered' }),
    async (c) => c.json(await listServicePackages(c.req.valid('query'), c.req.url)),
  )
  .get(
    '/service-package-management-csv-extract',
    allow('catalogue:manage'),
    query(servicePackageCsvQuery),
    answersCsv('The service packages as a CSV file: all that the filters find, without pages'),
    (c) => exportServicePackages(c.req.valid('query')),
  )
  .get(
    '/service-package-management-choices',
    allow('catalogue:manage'),
    answers(servicePackageChoices, { summary: 'The simulators, each with its service packages in their order' }),
    async (c) => c.json(await listServicePackageChoices()),
  )
  .put(
    '/service-package-management/activation',
    allow('catalogue:manage'),
    body(activationBody),
    answers(activationSchema, { summary: 'Offer many service packages, or no longer' }),
    async (c) => c.json(await activateServicePackages(c.var.actor, c.req.valid('json'))),
  )
  .put(
    '/service-package-management/order',
    allow('catalogue:manage'),
    body(servicePackageOrderBody),
    answers(undefined, { status: 204, summary: 'Put all service packages of a simulator in a new order' }),
    async (c) => {
      await reorderServicePackages(c.var.actor, c.req.valid('json'))
      return c.body(null, 204)
    },
  )
  .post(
    '/service-package-management/import',
    allow('catalogue:manage'),
    form(importForm, IMPORT_FILE),
    idempotent(),
    answers(importReportSchema, {
      summary: 'Import a CSV file of service packages: as a dry run first, then confirmed',
    }),
    async (c) => c.json(await importServicePackages(c.var.actor, c.var.form)),
  )
  .post(
    '/service-package-management',
    allow('catalogue:manage'),
    body(newServicePackageBody),
    idempotent(),
    answers(managedServicePackageSchema, { status: 201, summary: 'Add a service package to a simulator' }),
    async (c) => c.json(await createServicePackage(c.var.actor, c.req.valid('json')), 201),
  )
  .put(
    '/service-package-management/:id',
    allow('catalogue:manage'),
    params(servicePackageParams),
    body(servicePackageChangeBody),
    answers(managedServicePackageSchema, { summary: 'Change a service package, activate or deactivate it' }),
    async (c) => c.json(await updateServicePackage(c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
  .delete(
    '/service-package-management/:id',
    allow('catalogue:manage'),
    params(servicePackageParams),
    answers(undefined, { status: 204, summary: 'Delete a service package that nothing was chosen with' }),
    async (c) => {
      await deleteServicePackage(c.var.actor, c.req.valid('param').id)
      return c.body(null, 204)
    },
  )
