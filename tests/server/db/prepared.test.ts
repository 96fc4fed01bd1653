import { sql } from 'drizzle-orm'
import { db, pool, transaction, type Db } from '@/server/db/client'
import { prepared } from '@/server/db/prepared'

const doubled = (value: number, shape = 'doubled', asker: Db = db()) =>
  prepared(
    asker,
    shape,
    (conn) => conn.select({ twice: sql<number>`${sql.placeholder('value')}::int * 2` }).from(sql`(select 1) one`),
    { value },
  )

/** Asked of one connection after another, all of which are free. */
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
  expect(await doubled(2)).toEqual([{ twice: 4 }])
  expect(await doubled(21)).toEqual([{ twice: 42 }])

  expect(await keptStatements()).toEqual([1])
})

it('is the same statement within a transaction', async () => {
  await transaction(async (tx) => {
    expect(await doubled(3, 'doubled', tx)).toEqual([{ twice: 6 }])
    expect(await doubled(4, 'doubled', tx)).toEqual([{ twice: 8 }])
  })

  expect(await keptStatements()).toEqual([1])
})

it('keeps no more statements than a connection should hold, and answers all the same', async () => {
  for (let number = 0; number < 250; number += 1) {
    expect(await doubled(number, `doubled ${String(number)}`)).toEqual([{ twice: number * 2 }])
  }

  expect(await keptStatements()).toEqual([200])
})
