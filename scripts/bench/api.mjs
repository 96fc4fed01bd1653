// Measures the database time of the order lists, the searches and an order with 200,000 orders, next to the bare SQL
// and the whole call (docs/measurements.md), on a separate PostgreSQL in `.bench`, which is kept for the next run.
// use: npm run bench:api        ORDERS=1000000 for more orders, ROUNDS=100 for more rounds, ONLY=search for some calls
//      npm run bench:load       the lists under 50 connections, next to a bare Hono route that sends the same SQL
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { startPostgres } from '../postgres.mjs'

const dir = resolve(process.env.BENCH_DIR ?? '.bench', 'api')
mkdirSync(dir, { recursive: true })
// When run as root, the database's account must be able to enter the folder.
chmodSync(dir, 0o711)
const postgres = await startPostgres({ dir, log: (line) => console.info(line) })
try {
  const orders = process.env.ORDERS ?? '200000'
  const env = {
    ...process.env,
    ORDERS: orders,
    LOG_LEVEL: 'silent',
    DATABASE_URL: await postgres.database(`orders_${orders}`),
    SECRET_KEY: 'of-a-bench-that-serves-nobody-0123456',
  }
  const args = ['--import', 'tsx', `scripts/bench/api/${process.argv[2] ?? 'measure'}.ts`]
  const [code] = await once(spawn(process.execPath, args, { env, stdio: 'inherit' }), 'exit')
  process.exitCode = code
} finally {
  await postgres.stop()
}
