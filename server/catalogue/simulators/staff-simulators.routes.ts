import { Hono } from 'hono'
import { array } from 'yup'
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
  managedSimulatorSchema,
  newSimulatorBody,
  questionsBody,
  simulatorAnswerSchema,
  simulatorChangeBody,
  simulatorCsvQuery,
  simulatorDetailSchema,
  simulatorListQuery,
  simulatorPage,
  simulatorParams,
} from '@/services/catalogue/simulators/simulators.schema'
import { importForm, importReportSchema } from '@/services/http/import.schema'
import { replaceQuestions } from '../questions/replace-questions'
import { activateSimulators } from './activate-simulators'
import { createSimulator, updateSimulator } from './create-or-update-simulator'
import { deleteSimulator } from './delete-simulator'
import { importSimulators } from './import-simulators'
import {
  exportSimulators,
  getManagedSimulator,
  listManagedSimulators,
  listSimulatorAnswers,
  listSimulatorDetails,
} from './list-simulators'

/** The simulators as the catalogue is kept. */
export const staffSimulatorRoutes = new Hono<ApiEnv>()
  .get(
    '/simulator-detail',
    allow('catalogue:manage'),
    answers(array(simulatorDetailSchema), { summary: 'Every simulator with its questions' }),
    async (c) => c.json(await listSimulatorDetails()),
  )
  .get(
    '/simulator-management',
    allow('catalogue:manage'),
    query(simulatorListQuery),
    answers(simulatorPage, { summary: 'The simulators, also those that are not offered' }),
    async (c) => c.json(await listManagedSimulators(c.req.valid('query'), c.req.url)),
  )
  .get(
    '/simulator-management-csv-extract',
    allow('catalogue:manage'),
    query(simulatorCsvQuery),
    answersCsv('The simulators as a CSV file: all that the filters find, without pages'),
    (c) => exportSimulators(c.req.valid('query')),
  )
  .put(
    '/simulator-management/activation',
    allow('catalogue:manage'),
    body(activationBody),
    answers(activationSchema, { summary: 'Offer many simulators, or no longer' }),
    async (c) => c.json(await activateSimulators(c.var.actor, c.req.valid('json'))),
  )
  .post(
    '/simulator-management/import',
    allow('catalogue:manage'),
    form(importForm, IMPORT_FILE),
    idempotent(),
    answers(importReportSchema, { summary: 'Import a CSV file of simulators: as a dry run first, then confirmed' }),
    async (c) => c.json(await importSimulators(c.var.actor, c.var.form)),
  )
  .post(
    '/simulator-management',
    allow('catalogue:manage'),
    body(newSimulatorBody),
    idempotent(),
    answers(managedSimulatorSchema, { status: 201, summary: 'Create a simulator, not offered yet' }),
    async (c) => c.json(await createSimulator(c.var.actor, c.req.valid('json')), 201),
  )
  .get(
    '/simulator-management/:id',
    allow('catalogue:manage'),
    params(simulatorParams),
    answers(managedSimulatorSchema, { summary: 'A simulator with its questions and what it lacks' }),
    async (c) => c.json(await getManagedSimulator(c.req.valid('param').id)),
  )
  .put(
    '/simulator-management/:id',
    allow('catalogue:manage'),
    params(simulatorParams),
    body(simulatorChangeBody),
    answers(managedSimulatorSchema, { summary: 'Change a simulator, move, activate or deactivate it' }),
    async (c) => c.json(await updateSimulator(c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
  .delete(
    '/simulator-management/:id',
    allow('catalogue:manage'),
    params(simulatorParams),
    answers(undefined, { status: 204, summary: 'Delete a simulator that nothing belongs to' }),
    async (c) => {
      await deleteSimulator(c.var.actor, c.req.valid('param').id)
      return c.body(null, 204)
    },
  )
  .put(
    '/simulator-management/:id/steps',
    allow('catalogue:manage'),
    params(simulatorParams),
    body(questionsBody),
    answers(managedSimulatorSchema, { summary: 'Replace the questions of a simulator' }),
    async (c) => c.json(await replaceQuestions(c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
  .get(
    '/simulator-management/:id/answers',
    allow('catalogue:manage'),
    params(simulatorParams),
    answers(array(simulatorAnswerSchema), { summary: 'What can be answered in a simulator, as it shows it' }),
    async (c) => c.json(await listSimulatorAnswers(c.req.valid('param').id)),
  )
