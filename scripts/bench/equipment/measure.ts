import { performance } from 'node:perf_hooks'
import { closeDatabase } from '@/server/db/client'
import { app, type BenchCall, measureCall, noReadings, openSession, printReadings } from '../harness'
import { watchStatements } from '../statements'
import { fillEquipment, LARGE } from './fill'

const ROUNDS = Number(process.env.ROUNDS ?? 200)
const UNITS = Number(process.env.UNITS ?? 100_000)

/** Requests of a company's manager; limits in milliseconds of database time. */
const callsOf = (company: number): BenchCall[] => {
  const log = `/relocation-event-logs/${String(company)}`
  const size = company === LARGE ? 'large' : 'some'
  const pages = company === LARGE ? 3700 : 80
  const calls: BenchCall[] = [
    { name: 'log', path: log, bar: 1 },
    { name: 'log, deep page', path: `${log}?page=${String(pages)}`, bar: 1 },
    { name: 'log, page in the middle', path: `${log}?page=${String(Math.round(pages * 0.7))}`, bar: 1 },
    {
      name: 'log, deep page of one event type',
      path: `${log}?event_type=DELIVERED&page=${String(pages / 10)}`,
      bar: 1,
    },
    { name: 'log, one event type', path: `${log}?event_type=DELIVERED`, bar: 1 },
    { name: 'log, event type that few have', path: `${log}?event_type=USER_CHANGED`, bar: 1 },
    { name: 'log, event type that none has', path: `${log}?event_type=RELOCATION_REFUSED`, bar: 1 },
    {
      name: 'log, two types and a status',
      path: `${log}?relocation_type=DELIVERY,RETURN&relocation_status=COMPLETED`,
      bar: 1,
    },
    { name: 'log, ri_status', path: `${log}?ri_status=IN_USE`, bar: 1 },
    { name: 'log, a month', path: `${log}?start_date=2025-03-01&end_date=2025-03-31`, bar: 1 },
    { name: 'log, since a day', path: `${log}?start_date=2024-01-01`, bar: 1 },
    { name: 'log, more than two years', path: `${log}?start_date=2024-01-05&end_date=2026-06-10`, bar: 1 },
    {
      name: 'log, years that begin and end inside a month, deep page',
      path: `${log}?start_date=2024-01-05&end_date=2026-06-10&page=${String(Math.round(pages / 2))}`,
      bar: 1,
    },
    { name: 'units', path: '/equipment', bar: 1 },
    { name: 'units, page in the middle', path: `/equipment?page=${company === LARGE ? '60' : '2'}`, bar: 1 },
    { name: 'units by serial', path: '/equipment?ordering=serial', bar: 1 },
    { name: 'units of a status', path: '/equipment?status=IN_RELOCATION', bar: 1 },
    { name: 'units of a product', path: '/equipment?product=9', bar: 1 },
    { name: 'units of nobody', path: '/equipment?nobody=true', bar: 1 },
    {
      name: 'units of nobody, page in the middle',
      path: `/equipment?nobody=true&page=${company === LARGE ? '20' : '2'}`,
      bar: 1,
    },
    { name: 'units, search by serial', path: '/equipment?search=-0012', bar: 10 },
    { name: 'units, search by product', path: '/equipment?search=notebook 1', bar: 10 },
    { name: 'units, search that none has', path: '/equipment?search=vertex', bar: 10 },
    { name: 'counts', path: '/equipment-summary', bar: 1 },
    { name: 'moves', path: '/relocations', bar: 1 },
  ]
  return calls.map((call) => ({ ...call, name: `${call.name} (${size})` }))
}

const megabytes = (): number => process.memoryUsage.rss() / 1e6

/** Reads the event log as a file: rows, bytes, time and peak resident memory. */
async function file(query: string, token: string): Promise<void> {
  const [before, began] = [megabytes(), performance.now()]
  const answer = await app.request(`/api/relocation-csv-extract/${String(LARGE)}${query}`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  let [rows, bytes, peak] = [-1, 0, before]
  for await (const part of answer.body as unknown as AsyncIterable<Uint8Array>) {
    bytes += part.length
    for (const byte of part) if (byte === 10) rows += 1
    peak = Math.max(peak, megabytes())
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.info(
    `CSV${query}: ${String(rows)} rows, ${(bytes / 1e6).toFixed(1)} MB, ${seconds} s, memory ${before.toFixed(0)} MB → at most ${peak.toFixed(0)} MB`,
  )
}

async function measure(): Promise<void> {
  await fillEquipment(process.env.DATABASE_URL ?? '', UNITS)
  watchStatements()
  const readings = noReadings()
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const company of [LARGE, 20 + ((round * 37) % 380)]) {
      const token = await openSession(company)
      for (const call of callsOf(company)) await measureCall(call, token, readings)
    }
  }
  printReadings(`${String(UNITS)} units, ${String(ROUNDS)} rounds`, readings)
  const token = await openSession(LARGE)
  for (const query of ['?event_type=DELIVERED', '?event_type=DELIVERED', '']) await file(query, token)
  await closeDatabase()
}

void measure()
