import { startTestPostgres } from './test-postgres.mjs'

export default async function start() {
  const postgres = await startTestPostgres()
  globalThis.testPostgres = postgres
  // The workers are started after this and inherit it.
  process.env.TEST_POSTGRES_URL = postgres.url
}
