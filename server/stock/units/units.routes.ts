import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import { answersCsv } from '@/server/http/csv/csv-file'
import { IMPORT_FILE } from '@/server/http/csv/import-csv'
import type { ApiEnv } from '@/server/http/env'
import { idempotent } from '@/server/http/idempotency'
import { answers } from '@/server/http/openapi/answers'
import { form } from '@/server/http/request/form'
import { body, params, query } from '@/server/http/validate'
import { importForm, importReportSchema } from '@/services/http/import.schema'
import { registrationBody, registrationSchema } from '@/services/stock/units/registration.schema'
import { stockSummaryPage, stockSummaryQuery, unitCountsSchema } from '@/services/stock/units/stock-summary.schema'
import { unitDetailSchema, unitEventPage, unitEventQuery } from '@/services/stock/units/unit-detail.schema'
import {
  newUnitBody,
  unitAddressQuery,
  unitAddressSchema,
  unitCsvQuery,
  unitLabelsQuery,
  unitListQuery,
  unitPage,
  unitParams,
  unitsChangedSchema,
  unitsStatusBody,
  unitStatusBody,
  unitUpdateBody,
} from '@/services/stock/units/units.schema'
import { findUnitByLabel } from '../labels/find-by-label'
import { printLabels } from '../labels/print-labels'
import { createUnit } from './create-unit'
import { getUnit, listUnitHistory } from './get-unit'
import { importUnits } from './import-units'
import { countStockUnits, exportUnits, listStockSummary, listUnitsPage } from './list-units'
import { registerSerials } from './register-serials'
import { updateUnit } from './update-unit'
import { updateUnitStatus, updateUnitStatuses } from './update-unit-status'

const LIST = '/equipment-management'

export const unitRoutes = new Hono<ApiEnv>()
  .get(
    LIST,
    allow('stock:read'),
    query(unitListQuery),
    answers(unitPage, { summary: 'All units by serial number: in the house, with customers, and gone' }),
    async (c) => c.json(await listUnitsPage(c.req.valid('query'), c.req.url)),
  )
  .get(
    `${LIST}-csv-extract`,
    allow('stock:read'),
    query(unitCsvQuery),
    answersCsv('The units as a CSV file: all that the filters find, without pages'),
    (c) => exportUnits(c.req.valid('query')),
  )
  .get(
    `${LIST}/counts`,
    allow('stock:read'),
    answers(unitCountsSchema, { summary: 'How many units there are in each status' }),
    async (c) => c.json(await countStockUnits()),
  )
  .get(
    `${LIST}/summary`,
    allow('stock:read'),
    query(stockSummaryQuery),
    answers(stockSummaryPage, { summary: 'Per product: available, promised, rented, in maintenance and the rest' }),
    async (c) => c.json(await listStockSummary(c.req.valid('query'), c.req.url)),
  )
  .get(
    `${LIST}/labels`,
    allow('stock:read'),
    query(unitLabelsQuery),
    answers(undefined, { contentType: 'application/pdf', summary: 'Labels of units with QR codes, as a PDF' }),
    (c) => printLabels(c.req.valid('query')),
  )
  .get(
    '/unit-address',
    allow('account:use'),
    query(unitAddressQuery),
    answers(unitAddressSchema, { summary: 'Which unit it is whose label was scanned, for those who see it' }),
    async (c) => c.json(await findUnitByLabel(c.var.actor, c.req.valid('query').serial)),
  )
  .post(
    LIST,
    allow('stock:write'),
    body(newUnitBody),
    idempotent(),
    answers(unitDetailSchema, { status: 201, summary: 'Register a unit' }),
    async (c) => c.json(await createUnit(c.var.actor, c.req.valid('json')), 201),
  )
  .post(
    `${LIST}/serials`,
    allow('stock:write'),
    body(registrationBody),
    idempotent(),
    answers(registrationSchema, {
      summary: 'Register scanned serials of a product: as a dry run first, then confirmed',
    }),
    async (c) => c.json(await registerSerials(c.var.actor, c.req.valid('json'))),
  )
  .post(
    `${LIST}/import`,
    allow('stock:write'),
    form(importForm, IMPORT_FILE),
    idempotent(),
    answers(importReportSchema, { summary: 'Import a CSV file of units: as a dry run first, then confirmed' }),
    async (c) => c.json(await importUnits(c.var.actor, c.var.form)),
  )
  .put(
    `${LIST}/status`,
    allow('stock:write'),
    body(unitsStatusBody),
    answers(unitsChangedSchema, { summary: 'Give many units another status by hand, all or none' }),
    async (c) => c.json({ changed: await updateUnitStatuses(c.var.actor, c.req.valid('json')) }),
  )
  .get(
    `${LIST}/:id`,
    allow('stock:read'),
    params(unitParams),
    answers(unitDetailSchema, { summary: 'A unit with its place, its order and how it was found last' }),
    async (c) => c.json(await getUnit(c.req.valid('param').id)),
  )
  .get(
    `${LIST}/:id/events`,
    allow('stock:read'),
    params(unitParams),
    query(unitEventQuery),
    answers(unitEventPage, { summary: 'The whole life of a unit, the newest first' }),
    async (c) => c.json(await listUnitHistory(c.req.valid('param').id, c.req.valid('query'), c.req.url)),
  )
  .put(
    `${LIST}/:id`,
    allow('stock:write'),
    params(unitParams),
    body(unitUpdateBody),
    answers(unitDetailSchema, { summary: 'Change group, place, label or an awaited serial of a unit' }),
    async (c) => c.json(await updateUnit(c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
  .put(
    `${LIST}/:id/status`,
    allow('stock:write'),
    params(unitParams),
    body(unitStatusBody),
    answers(unitDetailSchema, { summary: 'Give a unit another status by hand' }),
    async (c) => c.json(await updateUnitStatus(c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
