import { sql } from 'drizzle-orm'
import { db, pool, transaction, type Db } from '@/server/db/client'
import { prepared } from '@/server/db/prepared'

const placed = sql.placeholder('value')

/** Twice the value, and what its transaction has been told. */
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

/** How many statements each connection keeps; all of them are free. */
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

it('answers for the values of each call, and is parsed once a connection', async () => {
  expect(await twice(2)).toEqual([4])
  expect(await twice(21)).toEqual([42])

  expect(await keptStatements()).toEqual([1])
})

it('is the same statement within a transaction, and sees what that one sees', async () => {
  const seen = await transaction(async (tx) => {
    await tx.execute(sql`set local arrenda.told = 'a secret'`)
    return doubled(3, 'doubled', tx)
  })

  expect(seen).toEqual([{ twice: 6, told: 'a secret' }])
  expect(await keptStatements()).toEqual([1])
})

it('keeps no more statements than a connection should hold, and answers all the same', async () => {
  for (let number = 0; number < 250; number += 1) {
    expect(await twice(number, `doubled ${String(number)}`)).toEqual([number * 2])
  }

  expect(await keptStatements()).toEqual([200])
})
