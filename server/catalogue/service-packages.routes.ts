import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import { answers } from '@/server/http/answers'
import { answersCsv } from '@/server/http/csv'
import type { ApiEnv } from '@/server/http/env'
import { form } from '@/server/http/form'
import { idempotent } from '@/server/http/idempotency'
import { IMPORT_FILE } from '@/server/http/import-csv'
import { body, params, query } from '@/server/http/validate'
import { activationBody, activationSchema } from '@/services/catalogue/activation.schema'
import {
  managedPackagePage,
  managedPackageSchema,
  newPackageBody,
  packageChangeBody,
  packageChoices,
  packageCsvQuery,
  packageListQuery,
  packageOrderBody,
  packageParams,
} from '@/services/catalogue/service-packages.schema'
import { importForm, importReportSchema } from '@/services/http/import.schema'
import { activatePackages } from './activate-service-packages'
import { importPackages } from './import-service-packages'
import { exportPackages, readPackageChoices, readPackages } from './list-service-packages'
import { orderPackages } from './order-service-packages'
import { removePackage } from './remove-service-package'
import { changePackage, createPackage } from './save-service-package'

/** The service packages that the simulators offer. */
export const servicePackageRoutes = new Hono<ApiEnv>()
  .get(
    '/service-package-management',
    allow('catalogue:manage'),
    query(packageListQuery),
    answers(managedPackagePage, { summary: 'The service packages, also those that are no longer offered' }),
    async (c) => c.json(await readPackages(c.req.valid('query'), c.req.url)),
  )
  .get(
    '/service-package-management-csv-extract',
    allow('catalogue:manage'),
    query(packageCsvQuery),
    answersCsv('The service packages as a CSV file: all that the filters find, without pages'),
    (c) => exportPackages(c.req.valid('query')),
  )
  .get(
    '/service-package-management-choices',
    allow('catalogue:manage'),
    answers(packageChoices, { summary: 'The simulators, each with its service packages in their order' }),
    async (c) => c.json(await readPackageChoices()),
  )
  .put(
    '/service-package-management/activation',
    allow('catalogue:manage'),
    body(activationBody),
    answers(activationSchema, { summary: 'Offer many service packages, or no longer' }),
    async (c) => c.json(await activatePackages(c.var.actor, c.req.valid('json'))),
  )
  .put(
    '/service-package-management/order',
    allow('catalogue:manage'),
    body(packageOrderBody),
    answers(undefined, { status: 204, summary: 'Put all service packages of a simulator in a new order' }),
    async (c) => {
      await orderPackages(c.var.actor, c.req.valid('json'))
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
    async (c) => c.json(await importPackages(c.var.actor, c.var.form)),
  )
  .post(
    '/service-package-management',
    allow('catalogue:manage'),
    body(newPackageBody),
    idempotent(),
    answers(managedPackageSchema, { status: 201, summary: 'Add a service package to a simulator' }),
    async (c) => c.json(await createPackage(c.var.actor, c.req.valid('json')), 201),
  )
  .put(
    '/service-package-management/:id',
    allow('catalogue:manage'),
    params(packageParams),
    body(packageChangeBody),
    answers(managedPackageSchema, { summary: 'Change a service package, activate or deactivate it' }),
    async (c) => c.json(await changePackage(c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
  .delete(
    '/service-package-management/:id',
    allow('catalogue:manage'),
    params(packageParams),
    answers(undefined, { status: 204, summary: 'Delete a service package that nothing was chosen with' }),
    async (c) => {
      await removePackage(c.var.actor, c.req.valid('param').id)
      return c.body(null, 204)
    },
  )
