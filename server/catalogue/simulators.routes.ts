import { Hono } from 'hono'
import { array } from 'yup'
import { allow } from '@/server/http/allow'
import { answers } from '@/server/http/answers'
import type { ApiEnv } from '@/server/http/env'
import { simulatorDetailSchema } from '@/services/catalogue/simulators.schema'
import { listSimulatorDetails } from './list-simulators'

/** The simulators as the catalogue is kept. */
export const simulatorRoutes = new Hono<ApiEnv>().get(
  '/simulator-detail',
  allow('catalogue:manage'),
  answers(array(simulatorDetailSchema), { summary: 'Every simulator with its questions' }),
  async (c) => c.json(await listSimulatorDetails()),
)
