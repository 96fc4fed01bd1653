import { readFileSync } from 'node:fs'
import { pool } from '@/server/db/client'
import { migrate } from '@/server/db/migrate'
import { runScript } from '../statements'

/** Fills a database once with this many units and ten times as many events. */
export async function fillStock(databaseUrl: string, units: number): Promise<void> {
  await migrate(databaseUrl)
  const { rowCount } = await pool().query("select 1 from pg_tables where tablename = 'bench_fill'")
  if (rowCount) return
  const began = Date.now()
  await runScript(databaseUrl, readFileSync('scripts/bench/stock/fill.sql', 'utf8').replaceAll(':units', String(units)))
  console.info(`${String(units)} units written in ${String(Math.round((Date.now() - began) / 1000))} s`)
}
