import { closeDatabase, pool } from '@/server/db/client'
import { get, measureCall, noReadings, openSession, printReadings } from '../harness'
import { watchStatements } from '../statements'
import { callsOf, type Round } from './calls'
import { fillOrders, type Person, userIdOf } from './fill'

const ROUNDS = Number(process.env.ROUNDS ?? 40)
const ORDERS = Number(process.env.ORDERS ?? 200_000)
const ONLY = process.env.ONLY ?? ''

/** A company of varying size with one of its orders, and the `next` link of a page far down the list. */
async function roundOf(number: number, token: string): Promise<Round> {
  const company = 1 + ((number * 37) % Math.max(20, Math.floor(ORDERS / 500)))
  const { rows } = await pool().query<{ mask: string }>(
    'select order_mask_id as mask from orders where company_id = $1 order by id desc offset 2 limit 1',
    [company],
  )
  const page = Math.floor(ORDERS / 27) + number * 3
  const deep = await get(`/checkout-management?page=${String(page)}&ordering=-updated_at`, token)
  const { next } = (await deep.json()) as { next: string }
  return {
    number,
    company,
    order: { company, mask: rows[0]?.mask ?? '000001' },
    orders: ORDERS,
    deepNext: next.replace('/api', ''),
  }
}

async function measure(): Promise<void> {
  await fillOrders(process.env.DATABASE_URL ?? '', ORDERS)
  watchStatements()
  const readings = noReadings()
  // Two warm-up rounds for the JIT and the page cache.
  for (let number = -2; number < ROUNDS; number += 1) {
    const tokens = new Map<Person, string>()
    const round = await roundOf(number + 2, await openSession(userIdOf('ADMINISTRADOR', 0)))
    for (const call of callsOf(round).filter(({ name }) => name.includes(ONLY))) {
      const person = call.person ?? 'ADMINISTRADOR'
      const token = tokens.get(person) ?? (await openSession(userIdOf(person, round.company)))
      tokens.set(person, token)
      await measureCall(call, token, number < 0 ? noReadings() : readings)
    }
  }
  printReadings(`${String(ORDERS)} orders, ${String(ROUNDS)} rounds`, readings)
  await closeDatabase()
}

void measure()
