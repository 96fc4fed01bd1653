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
  managedPlanPage,
  managedPlanSchema,
  newPlanBody,
  planChangeBody,
  planChoices,
  planCsvQuery,
  planListQuery,
  planParams,
} from '@/services/catalogue/plans/plans.schema'
import { importForm, importReportSchema } from '@/services/http/import.schema'
import { activatePlans } from './activate-plans'
import { createPlan, updatePlan } from './create-or-update-plan'
import { deletePlan } from './delete-plan'
import { importPlans } from './import-plans'
import { exportPlans, listPlanChoices, listPlans } from './list-plans'

/** The plans that the simulators offer. */
export const staffPlanRoutes = new Hono<ApiEnv>()
  .get(
    '/plan-management',
    allow('catalogue:manage'),
    query(planListQuery),
    answers(managedPlanPage, { summary: 'The plans, also those that are no longer offered' }),
    async (c) => c.json(await listPlans(c.req.valid('query'), c.req.url)),
  )
  .get(
    '/plan-management-csv-extract',
    allow('catalogue:manage'),
    query(planCsvQuery),
    answersCsv('The plans as a CSV file: all that the filters find, without pages'),
    (c) => exportPlans(c.req.valid('query')),
  )
  .get(
    '/plan-management-choices',
    allow('catalogue:manage'),
    answers(planChoices, { summary: 'The simulators that a plan can be of, with their cheapest product and plans' }),
    async (c) => c.json(await listPlanChoices()),
  )
  .put(
    '/plan-management/activation',
    allow('catalogue:manage'),
    body(activationBody),
    answers(activationSchema, { summary: 'Offer many plans, or no longer' }),
    async (c) => c.json(await activatePlans(c.var.actor, c.req.valid('json'))),
  )
  .post(
    '/plan-management/import',
    allow('catalogue:manage'),
    form(importForm, IMPORT_FILE),
    idempotent(),
    answers(importReportSchema, { summary: 'Import a CSV file of plans: as a dry run first, then confirmed' }),
    async (c) => c.json(await importPlans(c.var.actor, c.var.form)),
  )
  .post(
    '/plan-management',
    allow('catalogue:manage'),
    body(newPlanBody),
    idempotent(),
    answers(managedPlanSchema, { status: 201, summary: 'Add a plan to a simulator' }),
    async (c) => c.json(await createPlan(c.var.actor, c.req.valid('json')), 201),
  )
  .put(
    '/plan-management/:id',
    allow('catalogue:manage'),
    params(planParams),
    body(planChangeBody),
    answers(managedPlanSchema, { summary: 'Change a plan, activate or deactivate it' }),
    async (c) => c.json(await updatePlan(c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
  .delete(
    '/plan-management/:id',
    allow('catalogue:manage'),
    params(planParams),
    answers(undefined, { status: 204, summary: 'Delete a plan that nothing was chosen with' }),
    async (c) => {
      await deletePlan(c.var.actor, c.req.valid('param').id)
      return c.body(null, 204)
    },
  )
