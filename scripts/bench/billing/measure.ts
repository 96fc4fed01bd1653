import { closeDatabase, pool } from '@/server/db/client'
import { must } from '@/services/invariant/must.rules'
import { measureCall, noReadings, openSession, printReadings } from '../harness'
import { fillOnce, watchStatements } from '../statements'
import { callsOf, type Person, type Round } from './calls'
import { measureDrafting } from './drafting'

const ROUNDS = Number(process.env.ROUNDS ?? 40)
const COMPANIES = Number(process.env.COMPANIES ?? 2_000)
const INVOICES = Number(process.env.INVOICES ?? 200_000)
const ONLY = process.env.ONLY ?? ''
const STAFF = 1_000_001

/** The first day of the last month that has ended: the one that is drafted. */
function lastMonth(): string {
  const now = new Date()
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1, 1)).toISOString().slice(0, 10)
}

async function roundOf(number: number, month: string): Promise<Round> {
  const company = 1 + ((number * 37) % COMPANIES)
  const { rows } = await pool().query<Round['invoice']>(
    "select id, number from invoices where company_id = $1 and status <> 'DRAFT' order by id desc limit 1",
    [company],
  )
  return { number, company, month, invoice: must(rows[0], `invoice of company ${String(company)}`) }
}

async function measureLists(month: string): Promise<void> {
  watchStatements()
  const readings = noReadings()
  // Two warm-up rounds for the JIT and the page cache.
  for (let number = -2; number < ROUNDS; number += 1) {
    const tokens = new Map<Person, string>()
    const round = await roundOf(number + 2, month)
    for (const call of callsOf(round).filter(({ name }) => name.includes(ONLY))) {
      const token = tokens.get(call.person) ?? (await openSession(call.person === 'staff' ? STAFF : round.company))
      tokens.set(call.person, token)
      await measureCall(call, token, number < 0 ? noReadings() : readings)
    }
  }
  printReadings(`${String(INVOICES)} invoices of ${String(COMPANIES)} companies, ${String(ROUNDS)} rounds`, readings)
}

async function measure(): Promise<void> {
  const month = lastMonth()
  const counts = { companies: COMPANIES, invoices: INVOICES }
  await fillOnce(process.env.DATABASE_URL ?? '', 'billing/fill.sql', { ...counts, month: `'${month}'` })
  await measureDrafting(month.slice(0, 7), STAFF)
  // As the autovacuum does within a minute: a month of drafts is not what the statistics of the fill say.
  await pool().query('analyze invoices, invoice_lines')
  await measureLists(month.slice(0, 7))
  await closeDatabase()
}

void measure()
