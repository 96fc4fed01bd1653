import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { clearCutShort, isEmpty } from '@/scripts/demo/whole'
import { pool } from '@/server/db/client'

const ask = async <T>(sql: string): Promise<T[]> => (await pool().query<T & object>(sql)).rows

const DEFAULTS = `select table_name, column_name, column_default from information_schema.columns
  where table_schema = 'public' and column_default is not null order by 1, 2`

async function orders(): Promise<number> {
  const [row] = await ask<{ count: number }>('select count(*)::int as count from orders')
  return row?.count ?? 0
}

/** Runs a fill and kills it as soon as the first orders exist. */
async function killedFilling(): Promise<void> {
  const { NODE_OPTIONS: _, ...env } = process.env
  const filling = spawn(process.execPath, ['--import', 'tsx', 'scripts/prepare.ts'], {
    env: { ...env, DEMO_DATA: 'on' },
    stdio: 'ignore',
  })
  const ended = once(filling, 'exit')
  while ((await orders()) < 3) await wait(50)
  filling.kill('SIGKILL')
  await ended
}

describe('a demo fill that is killed half way', () => {
  it('leaves nothing behind after the cleanup of the next start', async () => {
    const [defaults, tables] = [await ask(DEFAULTS), await ask<{ name: string }>(TABLES)]
    await killedFilling()
    expect(await isEmpty()).toBe(false)

    await clearCutShort()

    expect(await isEmpty()).toBe(true)
    for (const { name } of tables) expect([name, await ask(`select 1 from ${name} limit 1`)]).toEqual([name, []])
    expect(await ask(DEFAULTS)).toEqual(defaults)
    expect(await ask(`select 1 from pg_namespace where nspname like 'demo%'`)).toEqual([])
    expect(await ask('select 1 from pgboss.job')).toEqual([])
  }, 120_000)

  it.each(['event_logs', 'signing_evidence'])('leaves %s append-only', async (table) => {
    await expect(pool().query(`truncate ${table} cascade`)).rejects.toThrow('append-only')
  })
})

const TABLES = `select tablename as name from pg_tables where schemaname = 'public' order by 1`
