import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import { answersCsv } from '@/server/http/csv/csv-file'
import { IMPORT_FILE } from '@/server/http/csv/import-csv'
import type { ApiEnv } from '@/server/http/env'
import { idempotent } from '@/server/http/idempotency'
import { answers } from '@/server/http/openapi/answers'
import { form } from '@/server/http/request/form'
import { body, params, query } from '@/server/http/validate'
import {
  ownEquipmentBody,
  ownEquipmentCsvQuery,
  ownEquipmentHistoryPage,
  ownEquipmentHistoryQuery,
  ownEquipmentList,
  ownEquipmentListQuery,
  ownEquipmentPage,
  ownEquipmentParams,
  ownEquipmentSchema,
  ownEquipmentUpdateBody,
} from '@/services/equipment/own/own-equipment.schema'
import { importForm, importReportSchema } from '@/services/http/import.schema'
import { importOwnEquipment } from './import-own-equipment'
import { exportOwnEquipment, getOwnUnit, listOwnEquipment } from './list-own-equipment'
import { listOwnHistory } from './own-equipment-history'
import { registerOwnEquipment } from './register-own-equipment'
import { updateOwnEquipment } from './update-own-equipment'

/** The equipment that customers own themselves. */
export const ownEquipmentRoutes = new Hono<ApiEnv>()
  .get(
    '/own-equipment',
    allow('equipment:read'),
    query(ownEquipmentListQuery),
    answers(ownEquipmentPage, { summary: 'The equipment that the active company owns itself' }),
    async (c) => c.json(await listOwnEquipment(c.var.actor, c.req.valid('query'), c.req.url)),
  )
  .get(
    '/own-equipment-csv-extract',
    allow('equipment:read'),
    query(ownEquipmentCsvQuery),
    answersCsv('The company’s own equipment as a CSV file: all that the filters find, without pages'),
    (c) => exportOwnEquipment(c.var.actor, c.req.valid('query')),
  )
  .post(
    '/own-equipment',
    allow('equipment:own'),
    body(ownEquipmentBody),
    idempotent(),
    answers(ownEquipmentList, { status: 201, summary: 'Register serials of one model that the company owns' }),
    async (c) => c.json(await registerOwnEquipment(c.var.actor, c.req.valid('json')), 201),
  )
  .post(
    '/own-equipment/import',
    allow('equipment:own'),
    form(importForm, IMPORT_FILE),
    idempotent(),
    answers(importReportSchema, { summary: 'Import own equipment from a CSV file: a dry run first, then confirmed' }),
    async (c) => c.json(await importOwnEquipment(c.var.actor, c.var.form)),
  )
  .get(
    '/own-equipment/:id',
    allow('equipment:read'),
    params(ownEquipmentParams),
    answers(ownEquipmentSchema, { summary: 'A device that the active company owns itself' }),
    async (c) => c.json(await getOwnUnit(c.var.actor, c.req.valid('param').id)),
  )
  .get(
    '/own-equipment/:id/history',
    allow('equipment:read'),
    params(ownEquipmentParams),
    query(ownEquipmentHistoryQuery),
    answers(ownEquipmentHistoryPage, { summary: 'What changed on a device, newest first' }),
    async (c) => c.json(await listOwnHistory(c.var.actor, c.req.valid('param').id, c.req.valid('query'), c.req.url)),
  )
  .put(
    '/own-equipment/:id',
    allow('equipment:own'),
    params(ownEquipmentParams),
    body(ownEquipmentUpdateBody),
    answers(ownEquipmentSchema, { summary: 'Update a device, or write it off' }),
    async (c) => c.json(await updateOwnEquipment(c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
