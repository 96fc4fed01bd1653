/** @database none */
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { anEmptyDatabase } from '@/tests/factories/http/backup-commands'

const server = process.env.TEST_POSTGRES_URL ?? ''

/** Runs a measurement on an empty database. A bar that does not hold is no fault here: the machine is busy. */
async function run(script: string, env: Record<string, string>): Promise<{ printed: string; failed: string }> {
  const { url, drop } = await anEmptyDatabase(server, `bench_${randomUUID().replaceAll('-', '')}`)
  try {
    const bench = spawn(process.execPath, ['--import', 'tsx', `scripts/bench/${script}.ts`], {
      env: {
        ...process.env,
        NODE_ENV: 'development',
        LOG_LEVEL: 'silent',
        SECRET_KEY: 'of-a-bench-that-is-tested-012345678',
        DATABASE_URL: url,
        ...env,
      },
    })
    const [printed, failed] = await Promise.all([text(bench.stdout), text(bench.stderr), once(bench, 'exit')])
    return { printed, failed }
  } finally {
    await drop()
  }
}

describe('each bench still runs, with little data', () => {
  it.each<[string, Record<string, string>]>([
    ['api/measure', { ORDERS: '600', ROUNDS: '1' }],
    ['api/load', { ORDERS: '600', ROUNDS: '1', SECONDS: '0.2', CONNECTIONS: '2' }],
    ['billing/measure', { COMPANIES: '20', INVOICES: '200', ROUNDS: '1' }],
    ['dashboard/measure', { ORDERS: '600', ROUNDS: '1' }],
    ['equipment/measure', { UNITS: '2000', ROUNDS: '1' }],
    ['simulator/measure', { ROUNDS: '1' }],
    ['stock/measure', { UNITS: '2000', ROUNDS: '1' }],
    ['stock/writes', { UNITS: '2000', ROUNDS: '1' }],
    ['tickets/measure', { TICKETS: '400', UNITS: '2000', ROUNDS: '1' }],
    ['pdf/measure', { UNITS: '20', DOCUMENTS: '4' }],
    ['live/measure', { STREAMS: '10', ROUNDS: '2', COMMITS: '20', SECONDS: '0.2' }],
  ])('%s', async (script, env) => {
    const { printed, failed } = await run(script, env)
    expect(failed).toBe('')
    expect(printed).toMatch(/\d (ms|MB|s)\b|\d \|/)
    // What the machine itself does in the same run: a constant statement, a bare route, or nothing beside.
    expect(printed).toMatch(/^Reference statement.*: \d|bare, API|reference: nothing drawn/m)
  })
})
