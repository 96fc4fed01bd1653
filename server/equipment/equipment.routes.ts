import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import { answers } from '@/server/http/answers'
import type { ApiEnv } from '@/server/http/env'
import { body, params, query } from '@/server/http/validate'
import {
  equipmentListQuery,
  equipmentPage,
  equipmentParams,
  equipmentSchema,
  equipmentUserBody,
} from '@/services/equipment/equipment.schema'
import { associateUser } from './associate-user'
import { listEquipment } from './list-equipment'

/** What a company rents, as its people see it. */
export const equipmentRoutes = new Hono<ApiEnv>()
  .get(
    '/equipment',
    allow('equipment:read'),
    query(equipmentListQuery),
    answers(equipmentPage, { summary: 'The units in the hands of the active company' }),
    async (c) => c.json(await listEquipment(c.var.actor, c.req.valid('query'), c.req.url)),
  )
  .put(
    '/equipment/:id/user',
    allow('equipment:assign'),
    params(equipmentParams),
    body(equipmentUserBody),
    answers(equipmentSchema, { summary: 'Say who uses a unit' }),
    async (c) => c.json(await associateUser(c.var.actor, c.req.valid('param').id, c.req.valid('json'))),
  )
