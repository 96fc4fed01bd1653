import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import { answersCsv } from '@/server/http/csv/csv-file'
import type { ApiEnv } from '@/server/http/env'
import { answers } from '@/server/http/openapi/answers'
import { params, query } from '@/server/http/validate'
import {
  movementCsvQuery,
  movementFileParams,
  movementList,
  movementListQuery,
  movementPage,
  movementParams,
} from '@/services/equipment/movements/movements.schema'
import { exportCompanyMovements, listCompanyMovements, streamCompanyMovements } from './list-movements'

export const movementRoutes = new Hono<ApiEnv>()
  .get(
    '/relocation-event-logs/:companyId',
    allow('movements:read'),
    params(movementParams),
    query(movementListQuery),
    answers(movementPage, {
      summary: 'The log of movements of a company’s units, newest first',
      unpaged: movementList,
    }),
    async (c) => {
      const { companyId } = c.req.valid('param')
      const asked = c.req.valid('query')
      if (asked.not_paginated) return streamCompanyMovements(c.var.actor, companyId, asked)
      return c.json(await listCompanyMovements(c.var.actor, companyId, asked, c.req.url))
    },
  )
  .get(
    '/relocation-csv-extract/:id',
    allow('movements:read'),
    params(movementFileParams),
    query(movementCsvQuery),
    answersCsv('The log of movements of a company’s units as a CSV file: all that the filters find, without pages'),
    (c) => exportCompanyMovements(c.var.actor, c.req.valid('param').id, c.req.valid('query')),
  )
