// The baseline of the load test: a Hono route that sends the prepared statements of a list and answers with their rows.
import { readFileSync } from 'node:fs'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import pg from 'pg'
import type { Statement } from '../statements'

const lists = JSON.parse(readFileSync(process.env.STATEMENTS ?? '', 'utf8')) as Statement[][]
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })

const app = new Hono().get('/api/:list', async (c) => {
  const list = Number(c.req.param('list'))
  const answers: unknown[] = []
  for (const [place, { text, values }] of (lists[list] ?? []).entries()) {
    const { rows } = await pool.query<object>({ name: `${String(list)} ${String(place)}`, text, values })
    answers.push(rows)
  }
  return c.json(answers)
})

serve({ fetch: app.fetch, port: 0 }, ({ port }) => {
  process.stdout.write(`API at http://localhost:${String(port)}/api\n`)
})
