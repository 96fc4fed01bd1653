import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import { answersCsv } from '@/server/http/csv/csv-file'
import type { ApiEnv } from '@/server/http/env'
import { answers } from '@/server/http/openapi/answers'
import { params, query } from '@/server/http/validate'
import { packageDetailSchema } from '@/services/logistics/packages/package-detail.schema'
import {
  packageBoardQuery,
  packageBoardSchema,
  packageCsvQuery,
  packageListQuery,
  packagePage,
} from '@/services/logistics/packages/package-lists.schema'
import { packageParams } from '@/services/logistics/packages/packages.schema'
import { getPackageDetail } from '../packages/package-detail'
import { getBoard } from './get-board'
import { exportPackages, listAllPackages } from './list-packages'

export const packageListRoutes = new Hono<ApiEnv>()
  .get(
    '/package-management',
    allow('packages:read'),
    query(packageListQuery),
    answers(packagePage, { summary: 'Packages that go out and come back' }),
    async (c) => c.json(await listAllPackages(c.req.valid('query'), c.req.url)),
  )
  .get(
    '/package-management-csv-extract',
    allow('packages:read'),
    query(packageCsvQuery),
    answersCsv('Packages as a CSV file: all that the filters find, without pages'),
    (c) => exportPackages(c.req.valid('query')),
  )
  .get(
    '/package-management/board',
    allow('packages:read'),
    query(packageBoardQuery),
    answers(packageBoardSchema, {
      summary: 'Packages by internal stage: how many stand in each, and the first of them',
    }),
    async (c) => c.json(await getBoard(c.req.valid('query'))),
  )
  .get(
    '/package-management/:packageId',
    allow('packages:read'),
    params(packageParams),
    answers(packageDetailSchema, { summary: 'A package with its photographs' }),
    async (c) => c.json(await getPackageDetail(c.req.valid('param').packageId)),
  )
