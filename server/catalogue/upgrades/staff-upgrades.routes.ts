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
  newUpgradeBody,
  upgradeChangeBody,
  upgradeChoicesSchema,
  upgradeCsvQuery,
  upgradeListQuery,
  upgradePage,
  upgradeParams,
  upgradeSchema,
} from '@/services/catalogue/upgrades/upgrades.schema'
import { importForm, importReportSchema } from '@/services/http/import.schema'
import { activateUpgrades } from './activate-upgrades'
import { createUpgrade, updateUpgrade } from './create-or-update-upgrade'
import { deleteUpgrade } from './delete-upgrade'
import { importUpgrades } from './import-upgrades'
import { exportUpgrades, listUpgradeChoices, listUpgrades } from './list-upgrades'

/** What can be rented on top of the products. */
export const staffUpgradeRoutes = new Hono<ApiEnv>()
  .get(
    '/upgrade-management',
    allow('catalogue:manage'),
    query(upgradeListQuery),
    answers(upgradePage, { summary: 'The upgrades, also those that are no longer offered' }),
    async (c) => c.json(await listUpgrades(c.req.valid('query'), c.req.url)),
  )
  .get(
    '/upgrade-management-csv-extract',
    allow('catalogue:manage'),
    query(upgradeCsvQuery),
    answersCsv('The upgrades as a CSV file: all that the filters find, without pages'),
    (c) => exportUpgrades(c.req.valid('query')),
  )
  .get(
    '/upgrade-management-choices',
    allow('catalogue:manage'),
    answers(upgradeChoicesSchema, {
      summary: 'The kinds of product and the products that an upgrade can be meant for',
    }),
    async (c) => c.json(await listUpgradeChoices()),
  )
  .put(
    '/upgrade-management/activation',
    allow('catalogue:manage'),
    body(activationBody),
    answers(activationSchema, { summary: 'Offer many upgrades, or no longer' }),
    async (c) => c.json(await activateUpgrades(c.var.actor, c.req.valid('json'))),
  )
  .post(
    '/upgrade-management/import',
    allow('catalogue:manage'),
    form(importForm, IMPORT_FILE),
    idempotent(),
    answers(importReportSchema, { summary: 'Import a CSV file of upgrades: as a dry run first, then confirmed' }),
    async (c) => c.json(await importUpgrades(c.var.actor, c.var.form)),
  )
  .post(
    '/upgrade-management',
    allow('catalogue:manage'),
    body(newUpgradeBody),
    idempotent(),
    answers(upgradeSchema, { status: 201, summary: 'Add an upgrade' }),
    async (c) => c.json(await createUpgrade(c.var.actor, c.req.valid('json')), 201),
  )
  .put(
    '/upgrade-management/:id',
    allow('catalogue:manage'),
    params(upgradeParams),
    body(upgradeChangeBody),
    answers(upgradeSchema, { summary: 'Change an upgrade, activate or deactivate it' }),
    async (c) => c.json(await updateUpgrade(c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
  .delete(
    '/upgrade-management/:id',
    allow('catalogue:manage'),
    params(upgradeParams),
    answers(undefined, { status: 204, summary: 'Delete an upgrade that nobody has chosen' }),
    async (c) => {
      await deleteUpgrade(c.var.actor, c.req.valid('param').id)
      return c.body(null, 204)
    },
  )
