import { setTimeout as pause } from 'node:timers/promises'
import { createDrafts } from '@/server/billing/invoices/create-drafts'
import { pool } from '@/server/db/client'
import { clock, get, openSession, percentiles, printTable } from '../harness'

const MEGABYTE = 1_048_576

/**
 * Drafts a month for all companies at once, while a list of invoices, a list of orders and the health check are read ten
 * times a second; prints how long it took, how long they took meanwhile, and how far memory rose.
 * @param month `2026-10`
 */
export async function measureDrafting(month: string, staffId: number): Promise<void> {
  const token = await openSession(staffId)
  const times = { list: [] as number[], health: [] as number[] }
  const memory: number[] = []
  const state = { drafting: true }
  const reader = (async () => {
    while (state.drafting) {
      times.list.push(await clock(() => get('/invoices?ordering=-due_on', token)))
      times.health.push(await clock(() => get('/health', token)))
      memory.push(process.memoryUsage().rss / MEGABYTE)
      await pause(100)
    }
  })()
  const took = await clock(() => createDrafts(null, { period: month }))
  state.drafting = false
  await reader
  const { rows } = await pool().query<{ drafts: string; units: string; total: string }>(
    `select count(*) as drafts, coalesce(sum(units_count), 0) as units, coalesce(sum(total), 0) as total from invoices where status = 'DRAFT'`,
  )
  const [{ drafts, units, total } = { drafts: '0', units: '0', total: '0' }] = rows
  printTable(
    [
      'drafted',
      'units',
      'sum',
      'seconds',
      'a list meanwhile (p50, p95)',
      'health (p50, p95)',
      'memory, first and most',
    ],
    [
      [
        drafts,
        units,
        total,
        (took / 1000).toFixed(1),
        percentiles(times.list),
        percentiles(times.health),
        `${(memory[0] ?? 0).toFixed(0)}, ${Math.max(...memory).toFixed(0)} MB`,
      ],
    ],
  )
}
