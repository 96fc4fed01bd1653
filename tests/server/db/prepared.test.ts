import { sql } from 'drizzle-orm'
import { db, pool, transaction, type Db } from '@/server/db/client'
import { prepared } from '@/server/db/prepared'

const placed = sql.placeholder('value')

/** Twice the value, and a setting of its transaction. */
const doubled = (value: number, shape = 'doubled', conn: Db = db()) =>
  prepared(
    conn,
    shape,
    () =>
      db()
        .select({ twice: sql<number>`${placed}::int * 2`, told: sql<string>`current_setting('arrenda.told', true)` })
        .from(sql`(select 1) one`),
    { value },
  )

const twice = async (value: number, shape?: string) => (await doubled(value, shape)).map((row) => row.twice)

/** How many prepared statements each connection holds; all connections must be idle. */
async function keptStatements(): Promise<number[]> {
  const clients = await Promise.all(Array.from({ length: pool().totalCount }, () => pool().connect()))
  try {
    const answers = await Promise.all(
      clients.map((client) => client.query<{ count: number }>('select count(*)::int from pg_prepared_statements')),
    )
    return answers.map(({ rows }) => Number(rows[0]?.count))
  } finally {
    for (const client of clients) client.release()
  }
}

it('a prepared statement uses the values of each call, and is parsed once per connection', async () => {
  expect(await twice(2)).toEqual([4])
  expect(await twice(21)).toEqual([42])

  expect(await keptStatements()).toEqual([1])
})

it('a prepared statement is reused within a transaction, and sees its settings', async () => {
  const seen = await transaction(async (tx) => {
    await tx.execute(sql`set local arrenda.told = 'a secret'`)
    return doubled(3, 'doubled', tx)
  })

  expect(seen).toEqual([{ twice: 6, told: 'a secret' }])
  expect(await keptStatements()).toEqual([1])
})

it('a connection holds at most 200 prepared statements, and further ones still answer', async () => {
  for (let number = 0; number < 250; number += 1) {
    expect(await twice(number, `doubled ${String(number)}`)).toEqual([number * 2])
  }

  expect(await keptStatements()).toEqual([200])
})
