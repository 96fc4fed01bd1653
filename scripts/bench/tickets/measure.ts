import { closeDatabase, pool } from '@/server/db/client'
import { must } from '@/services/invariant/must.rules'
import { measureCall, noReadings, openSession, printReadings } from '../harness'
import { watchStatements } from '../statements'
import { callsOf, type Round } from './calls'
import { fillTickets, type Person, userIdOf } from './fill'

const ROUNDS = Number(process.env.ROUNDS ?? 40)
const TICKETS = Number(process.env.TICKETS ?? 100_000)
const ONLY = process.env.ONLY ?? ''

/** A company of varying size with one of its tickets about a unit. */
async function roundOf(number: number): Promise<Round> {
  const company = 1 + ((number * 37) % 400)
  const { rows } = await pool().query<Round['ticket']>(
    'select id, unit_serial as serial from tickets where company_id = $1 and unit_id is not null order by id desc limit 1',
    [company],
  )
  return { number, company, ticket: must(rows[0], `ticket of company ${String(company)}`), tickets: TICKETS }
}

async function measure(): Promise<void> {
  await fillTickets(process.env.DATABASE_URL ?? '', TICKETS)
  watchStatements()
  const readings = noReadings()
  // Two warm-up rounds for the JIT and the page cache.
  for (let number = -2; number < ROUNDS; number += 1) {
    const tokens = new Map<Person, string>()
    const round = await roundOf(number + 2)
    for (const call of callsOf(round).filter(({ name }) => name.includes(ONLY))) {
      const token = tokens.get(call.person) ?? (await openSession(userIdOf(call.person, round.company)))
      tokens.set(call.person, token)
      await measureCall(call, token, number < 0 ? noReadings() : readings)
    }
  }
  printReadings(`${String(TICKETS)} tickets, ${String(TICKETS * 10)} messages, ${String(ROUNDS)} rounds`, readings)
  await closeDatabase()
}

void measure()
