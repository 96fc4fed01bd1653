import pg from 'pg'

/** Runs `work`. @returns how many statements it sent to the database */
export async function countQueries(work: () => Promise<unknown>): Promise<number> {
  const query = jest.spyOn(pg.Client.prototype, 'query')
  try {
    await work()
    return query.mock.calls.length
  } finally {
    query.mockRestore()
  }
}
