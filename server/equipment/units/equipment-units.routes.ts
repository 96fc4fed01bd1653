import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import { answersCsv } from '@/server/http/csv/csv-file'
import type { ApiEnv } from '@/server/http/env'
import { answers } from '@/server/http/openapi/answers'
import { body, params, query } from '@/server/http/validate'
import { movementPage, unitHistoryParams, unitHistoryQuery } from '@/services/equipment/movements/movements.schema'
import {
  equipmentAddressList,
  equipmentCsvQuery,
  equipmentLabelBody,
  equipmentList,
  equipmentListQuery,
  equipmentPage,
  equipmentParams,
  equipmentSchema,
  equipmentSummarySchema,
  equipmentUserBody,
  equipmentUsersBody,
  peopleList,
  peopleQuery,
} from '@/services/equipment/units/equipment.schema'
import { getUnitHistory } from '../movements/list-movements'
import { assignUser, assignUsers } from './assign-user'
import { confirmReceipt } from './confirm-receipt'
import { listColleagues, listDestinationAddresses } from './list-destinations'
import { exportEquipment, getEquipment, getEquipmentSummary, listEquipment } from './list-equipment'
import { updateLabel } from './update-label'

export const equipmentUnitRoutes = new Hono<ApiEnv>()
  .get(
    '/equipment',
    allow('equipment:read'),
    query(equipmentListQuery),
    answers(equipmentPage, { summary: 'The units in the hands of the active company' }),
    async (c) => c.json(await listEquipment(c.var.actor, c.req.valid('query'), c.req.url)),
  )
  .get(
    '/equipment-csv-extract',
    allow('equipment:read'),
    query(equipmentCsvQuery),
    answersCsv('The units in the hands of the active company as a CSV file: all that the filters find, without pages'),
    (c) => exportEquipment(c.var.actor, c.req.valid('query')),
  )
  .get(
    '/equipment-summary',
    allow('equipment:read'),
    answers(equipmentSummarySchema, { summary: 'How many units there are, by status, product, address and person' }),
    async (c) => c.json(await getEquipmentSummary(c.var.actor)),
  )
  .get(
    '/equipment-places',
    allow('equipment:read'),
    answers(equipmentAddressList, { summary: 'The addresses of the active company that units may go to' }),
    async (c) => c.json(await listDestinationAddresses(c.var.actor)),
  )
  .get(
    '/equipment-people',
    allow('equipment:read'),
    query(peopleQuery),
    answers(peopleList, { summary: 'The people of the active company who may use units' }),
    async (c) => c.json(await listColleagues(c.var.actor, c.req.valid('query'))),
  )
  .put(
    '/equipment-users',
    allow('equipment:assign'),
    body(equipmentUsersBody),
    answers(equipmentList, { summary: 'Say who uses these units, all of them or none' }),
    async (c) => c.json(await assignUsers(c.var.actor, c.req.valid('json'))),
  )
  .get(
    '/equipment/:id',
    allow('equipment:read'),
    params(equipmentParams),
    answers(equipmentSchema, { summary: 'A unit in the hands of the active company' }),
    async (c) => c.json(await getEquipment(c.var.actor, c.req.valid('param').id)),
  )
  .get(
    '/equipment/:serial/history',
    allow('equipment:read'),
    params(unitHistoryParams),
    query(unitHistoryQuery),
    answers(movementPage, { summary: 'What happened to a unit while it was the active company’s, newest first' }),
    async (c) =>
      c.json(await getUnitHistory(c.var.actor, c.req.valid('param').serial, c.req.valid('query'), c.req.url)),
  )
  .put(
    '/equipment/:id/user',
    allow('equipment:assign'),
    params(equipmentParams),
    body(equipmentUserBody),
    answers(equipmentSchema, { summary: 'Say who uses a unit' }),
    async (c) => c.json(await assignUser(c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
  .put(
    '/equipment/:id/label',
    allow('equipment:label'),
    params(equipmentParams),
    body(equipmentLabelBody),
    answers(equipmentSchema, { summary: 'Say what the company calls a unit' }),
    async (c) => c.json(await updateLabel(c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
  .post(
    '/equipment/:id/receipt',
    allow('equipment:read'),
    params(equipmentParams),
    answers(equipmentSchema, { summary: 'Say that a unit has reached you' }),
    async (c) => c.json(await confirmReceipt(c.var.actor, c.req.valid('param').id)),
  )
