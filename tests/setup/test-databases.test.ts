import { Client } from 'pg'
import { cloneDatabase } from './test-databases.mjs'

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client(url)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

const server = process.env.TEST_POSTGRES_URL ?? ''
const own = process.env.DATABASE_URL ?? ''

describe('the database of a test file', () => {
  it('is a separate copy, migrated and empty', async () => {
    expect(await ask(own, 'select current_database() as name')).toEqual([{ name: expect.stringMatching(/^test_/) }])
    expect(await ask(own, 'select count(*)::int as users from users')).toEqual([{ users: 0 }])
  })

  it('does not see the data of another copy', async () => {
    const other = await cloneDatabase(server, 'migrated')
    await ask(other.url, 'create table only_there (id int)')
    expect(await ask(own, `select to_regclass('only_there') as found`)).toEqual([{ found: null }])
    await other.drop()
  })

  it('is gone once dropped, even with a connection open', async () => {
    const other = await cloneDatabase(server, 'migrated')
    const lingering = new Client(other.url)
    lingering.on('error', () => undefined)
    await lingering.connect()
    await other.drop()
    const name = new URL(other.url).pathname.slice(1)
    expect(await ask(server, `select 1 from pg_database where datname = '${name}'`)).toEqual([])
  })
})
