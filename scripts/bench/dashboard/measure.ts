import { updateFigures } from '@/server/dashboard/figures/update-figures'
import { closeDatabase, pool } from '@/server/db/client'
import { toDay } from '@/services/format/format.rules'
import { REPORTS } from '@/services/reports/reports.rules'
import { shiftMonth } from '@/services/stock/holds/hold-month.rules'
import { fillOrders, userIdOf } from '../api/fill'
import {
  type BenchCall,
  clock,
  measureCall,
  noReadings,
  openSession,
  printReadings,
  printTable,
  type Readings,
} from '../harness'
import { quantile, readScript, runScript, watchStatements } from '../statements'

const ROUNDS = Number(process.env.ROUNDS ?? 40)
const ORDERS = Number(process.env.ORDERS ?? 200_000)
const ONLY = process.env.ONLY ?? ''

/** What a whole call of the dashboard may take at p95, in milliseconds, and its statements; of the home, database time. */
const [DASHBOARD, MOST_QUERIES, HOME] = [50, 12, 5]

const THIS_MONTH = toDay(new Date()).slice(0, 7)

type Call = BenchCall & { customer?: boolean; round: number }

/** The calls of a round: another company, seller and span each time. */
function callsOf(round: number): Call[] {
  const seller = 1_000_011 + (round % 8)
  const long = `from=${shiftMonth(THIS_MONTH, -23)}&to=${THIS_MONTH}`
  const past = `to=${shiftMonth(THIS_MONTH, -1 - (round % 11))}`
  const dashboards = [
    ['12 months', ''],
    ['24 months', long],
    ['a month that is over', past],
    ['a seller', `seller_id=${String(seller)}`],
  ] as const
  const reports = REPORTS.filter(({ ofActiveCompany }) => !ofActiveCompany).flatMap(({ key, groups, hasPeriod }) =>
    groups.map((group) => ({
      name: `report: ${key} by ${group.key}`,
      path: `/reports/${key}?group=${group.key}${hasPeriod ? `&${long}` : ''}`,
      round,
    })),
  )
  return [
    ...dashboards.map(([name, query]) => ({ name: `dashboard: ${name}`, path: `/dashboard?${query}`, round })),
    { name: 'dashboard: CSV of a section', path: '/dashboard-csv-extract?section=movement', round },
    { name: 'customer: home indicators', path: '/home-indicators', bar: HOME, customer: true, round },
    { name: 'customer: costs by month', path: `/costs?${long}`, customer: true, round },
    // Slow ones, of which a few readings say enough.
    ...(round < 5 ? reports : []),
  ]
}

async function fill(): Promise<void> {
  const url = process.env.DATABASE_URL ?? ''
  await fillOrders(url, ORDERS)
  const seconds = (ms: number): string => (ms / 1000).toFixed(1)
  const counts = { invoices: Math.ceil(ORDERS / 2), tickets: Math.ceil(ORDERS / 10) }
  const script = readScript('dashboard/fill.sql', counts)
  const filled = await clock(() => runScript(url, script))
  console.info(`dashboard/fill.sql run in ${seconds(filled)} s`)
  const closed = await clock(() => updateFigures())
  const running = await clock(() => updateFigures())
  const { rows } = await pool().query<{ months: number; rows: number }>(
    'select count(distinct month)::int as months, count(*)::int as rows from monthly_figures',
  )
  const { months = 0, rows: figures = 0 } = rows[0] ?? {}
  console.info(
    `${String(months)} months closed in ${seconds(closed)} s (${String(figures)} figures), the running one anew in ${seconds(running)} s`,
  )
  await pool().query('vacuum analyze monthly_figures')
}

/** Which bars of whole calls and of their statements do not hold. */
function brokenBars({ calls }: Readings): string[] {
  return [...calls].flatMap(([name, { counts, database, whole, bar }]) => [
    ...(bar !== undefined && quantile(database, 0.95) > bar
      ? [`${name}: above ${String(bar)} ms of database time`]
      : []),
    ...(name.startsWith('dashboard: ') && quantile(whole, 0.95) > DASHBOARD
      ? [`${name}: above ${String(DASHBOARD)} ms`]
      : []),
    ...(name.startsWith('dashboard: ') && Math.max(...counts) > MOST_QUERIES
      ? [`${name}: more than ${String(MOST_QUERIES)} queries`]
      : []),
  ])
}

async function measure(): Promise<void> {
  await fill()
  watchStatements()
  const readings = noReadings()
  const companies = Math.max(20, Math.floor(ORDERS / 500))
  // Two warm-up rounds for the JIT and the page cache.
  for (let number = -2; number < ROUNDS; number += 1) {
    const round = number + 2
    const admin = await openSession(userIdOf('ADMINISTRADOR', 0))
    // Small numbers are the largest companies.
    const customer = await openSession(userIdOf('customer', 1 + ((round * 7) % Math.min(40, companies))))
    for (const call of callsOf(round).filter(({ name }) => name.includes(ONLY)))
      await measureCall(call, call.customer ? customer : admin, number < 0 ? noReadings() : readings)
  }
  printReadings(`${String(ORDERS)} orders, ${String(ROUNDS)} rounds`, readings)
  const broken = brokenBars(readings)
  printTable(['bar', ''], [['dashboards ≤ 50 ms at p95 and ≤ 12 queries, home ≤ 5 ms', broken.join('; ') || 'holds']])
  if (broken.length > 0) process.exitCode = 1
  await closeDatabase()
}

void measure()
