import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import { answersCsv } from '@/server/http/csv/csv-file'
import { IMPORT_FILE } from '@/server/http/csv/import-csv'
import type { ApiEnv } from '@/server/http/env'
import { idempotent } from '@/server/http/idempotency'
import { answers } from '@/server/http/openapi/answers'
import { form } from '@/server/http/request/form'
import { importForm, importReportSchema } from '@/services/http/import.schema'
import { exportQuestions } from './export-questions'
import { importQuestions } from './import-questions'

/** The questions of all simulators as a file. */
export const staffQuestionRoutes = new Hono<ApiEnv>()
  .get(
    '/question-management-csv-extract',
    allow('catalogue:manage'),
    answersCsv('The questions of all simulators as a CSV file, one a line'),
    () => exportQuestions(),
  )
  .post(
    '/question-management/import',
    allow('catalogue:manage'),
    form(importForm, IMPORT_FILE),
    idempotent(),
    answers(importReportSchema, { summary: 'Import a CSV file of questions: as a dry run first, then confirmed' }),
    async (c) => c.json(await importQuestions(c.var.actor, c.var.form)),
  )
