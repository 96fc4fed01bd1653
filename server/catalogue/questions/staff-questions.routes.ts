import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import { answers } from '@/server/http/answers'
import { answersCsv } from '@/server/http/csv'
import type { ApiEnv } from '@/server/http/env'
import { form } from '@/server/http/form'
import { idempotent } from '@/server/http/idempotency'
import { IMPORT_FILE } from '@/server/http/import-csv'
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
