import { Hono } from 'hono'
import { allow } from '@/server/http/allow'
import type { ApiEnv } from '@/server/http/env'
import { answers } from '@/server/http/openapi/answers'
import { query } from '@/server/http/validate'
import { searchAnswer, searchQuery } from '@/services/search/search.schema'
import { searchEverywhere } from './search-everywhere'

export const searchRoutes = new Hono<ApiEnv>().get(
  '/search',
  allow('account:use'),
  query(searchQuery),
  answers(searchAnswer, { summary: 'Orders, companies, units and tickets by what was typed' }),
  async (c) => c.json(await searchEverywhere(c.var.actor, c.req.valid('query').q)),
)
