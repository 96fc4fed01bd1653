/** @database none */
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { migrate } from '@/server/db/migrate'
import { cloneDatabase } from '@/tests/setup/test-databases.mjs'

const server = process.env.TEST_POSTGRES_URL ?? ''

/** When the 42 migrations before the baseline were written, as Drizzle stores it (`created_at`). */
const OLD_MIGRATIONS = [
  1795229156266, 1795229156926, 1795253576186, 1795254332110, 1795255013148, 1795256316303, 1795258088928,
  1795266341257, 1795267447253, 1795267763974, 1795268561422, 1795269142864, 1795269778391, 1795270768279,
  1795270996054, 1795271314311, 1795272154702, 1795276217341, 1795277743933, 1795278246539, 1795278661638,
  1795279992265, 1795287926640, 1795288576032, 1795290394032, 1795291853701, 1795293666768, 1795301517912,
  1795303915188, 1795304745418, 1795306451265, 1795306584221, 1795313440120, 1795314439122, 1795315238108,
  1795320716941, 1795324714239, 1795325908728, 1795326786199, 1795331034120, 1795337242319, 1795340054623,
]

/** The time of the migration before the one that made views of several lists out of those of the order list. */
const BEFORE_SAVED_VIEWS = 1795655149642

/** How many migrations came after the baseline. */
const LATER = readMigrationFiles({ migrationsFolder: 'server/db/migrations' }).length - 1

async function ask(url: string, sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new Client(url)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql, values)).rows
  } finally {
    await client.end()
  }
}

/** The schema of a database: its columns, indexes and functions, and the migrations that it has had. */
async function stateOf(url: string) {
  const [hasMigrations] = await ask(url, `select to_regclass('drizzle.__drizzle_migrations') is not null as yes`)
  return {
    columns: await ask(
      url,
      `select table_schema, table_name, column_name, data_type, is_nullable, column_default from information_schema.columns
       where table_schema in ('public', 'pgboss', 'drizzle') order by 1, 2, ordinal_position`,
    ),
    indexes: await ask(url, `select schemaname, indexdef from pg_indexes where schemaname = 'public' order by 2`),
    functions: await ask(
      url,
      `select proname, prosrc from pg_proc where pronamespace = 'public'::regnamespace order by 1, 2`,
    ),
    migrations: hasMigrations?.yes ? await ask(url, 'select * from drizzle.__drizzle_migrations order by id') : [],
  }
}

const dropped: (() => Promise<unknown>)[] = []

async function anEmptyDatabase(): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await ask(server, `create database ${name}`)
  dropped.push(() => ask(server, `drop database ${name} with (force)`))
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** A migrated database that had this many old migrations instead of the baseline; the later ones only after all 42. */
async function anOldDatabase(count = OLD_MIGRATIONS.length): Promise<string> {
  const { url, drop } = await cloneDatabase(server, 'migrated')
  dropped.push(drop)
  await ask(
    url,
    `delete from drizzle.__drizzle_migrations
     where $1 or created_at = (select min(created_at) from drizzle.__drizzle_migrations)`,
    [count < OLD_MIGRATIONS.length],
  )
  await ask(
    url,
    `insert into drizzle.__drizzle_migrations (hash, created_at)
     select 'old ' || written, written from unnest($1::bigint[]) written`,
    [OLD_MIGRATIONS.slice(0, count)],
  )
  return url
}

afterAll(async () => {
  for (const drop of dropped) await drop()
})

describe('migrating a database', () => {
  it('fills an empty one, and changes nothing when it runs again', async () => {
    const url = await anEmptyDatabase()
    await migrate(url)
    const first = await stateOf(url)
    expect(first.columns.length).toBeGreaterThan(600)
    expect(first.migrations).toHaveLength(1 + LATER)
    await migrate(url)
    expect(await stateOf(url)).toEqual(first)
  })

  it('recognises one that had all the migrations before the baseline, and runs nothing', async () => {
    const url = await anOldDatabase()
    const before = await stateOf(url)
    expect(before.migrations).toHaveLength(42 + LATER)
    await migrate(url)
    expect(await stateOf(url)).toEqual(before)
  })

  it.each([1, 41])('refuses one that had only %s of them, and leaves it unchanged', async (count) => {
    const url = await anOldDatabase(count)
    const before = await stateOf(url)
    await expect(migrate(url)).rejects.toThrow('older than the oldest migration of this version (docs/adr/0522)')
    expect(await stateOf(url)).toEqual(before)
  })

  it('takes over the views that were saved of the order list', async () => {
    const url = await anEmptyDatabase()
    await migrate(url, BEFORE_SAVED_VIEWS)
    const [user] = await ask(
      url,
      `insert into users (first_name, username, email, password_hash, permissions_groups)
       values ('Ana', 'Ana', 'ana@arrenda.example', '', '{}') returning id`,
    )
    await ask(url, `insert into order_views (user_id, name, query) values ($1, 'Urgentes', '{"late": true}')`, [
      user?.id,
    ])
    await ask(url, `insert into order_view_settings values ($1, 'todos', '["order", "turn"]')`, [user?.id])

    await migrate(url)
    expect(await ask(url, 'select user_id, list, name, query, columns from saved_views')).toEqual([
      { user_id: user?.id, list: 'orders', name: 'Urgentes', query: { late: true }, columns: null },
    ])
    expect(await ask(url, 'select * from saved_view_settings')).toEqual([
      { user_id: user?.id, list: 'orders', first: 'todos', columns: ['order', 'turn'] },
    ])
  })

  it('is rolled back as a whole when it fails', async () => {
    const url = await anEmptyDatabase()
    await ask(url, 'create table holder_tallies (only_this integer)')
    await expect(migrate(url)).rejects.toThrow()
    const tables = await ask(url, `select tablename from pg_tables where schemaname = 'public'`)
    expect(tables).toEqual([{ tablename: 'holder_tallies' }])
    expect((await stateOf(url)).migrations).toEqual([])
  })
})
