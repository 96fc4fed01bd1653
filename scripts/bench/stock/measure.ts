import { closeDatabase } from '@/server/db/client'
import { type BenchCall, measureCall, noReadings, openSession, printReadings } from '../harness'
import { fillOnce, watchStatements } from '../statements'

const ROUNDS = Number(process.env.ROUNDS ?? 200)
const UNITS = Number(process.env.UNITS ?? 100_000)
const OPERATOR = 1_000_001

const LIST = '/equipment-management'
const OUT = 'IN_USE,IN_RELOCATION,PENDING_EXCHANGE,EXCHANGED'

/** Requests of staff, with other products, companies and units in each round; limits in milliseconds of database time. */
const callsOf = (round: number): BenchCall[] => {
  const unit = 1 + ((round * 7919) % UNITS)
  const product = 1 + (round % 60)
  return [
    { name: 'all units, changed last', path: LIST, bar: 1 },
    { name: 'all units, by serial', path: `${LIST}?ordering=serial`, bar: 1 },
    { name: 'all units, by product', path: `${LIST}?ordering=product`, bar: 1 },
    { name: 'rented (four statuses)', path: `${LIST}?status=${OUT}`, bar: 1 },
    { name: 'in maintenance, by serial', path: `${LIST}?status=IN_MAINTENANCE&ordering=serial`, bar: 1 },
    { name: 'back and not appraised (few)', path: `${LIST}?status=RETURNED`, bar: 1 },
    { name: 'of a product', path: `${LIST}?product=${String(product)}`, bar: 1 },
    { name: 'of a product, on the shelf', path: `${LIST}?product=${String(product)}&status=UP_FOR_RENTAL`, bar: 1 },
    { name: 'of a company', path: `${LIST}?company=${String(1 + ((round * 37) % 400))}`, bar: 1 },
    { name: 'page 50', path: `${LIST}?page=50`, bar: 1 },
    { name: 'a serial, whole', path: `${LIST}?search=${String(2_000_000 + unit).slice(1)}`, bar: 10 },
    {
      name: 'inside of serials, some hundreds',
      path: `${LIST}?search=${String(10_000 + (unit % 999)).slice(1)}`,
      bar: 10,
    },
    { name: 'what a third of the stock has', path: `${LIST}?search=nb1`, bar: 10 },
    { name: 'what all have', path: `${LIST}?search=nb`, bar: 10 },
    { name: 'what none has', path: `${LIST}?search=vertex`, bar: 10 },
    { name: 'counts by status', path: `${LIST}/counts`, bar: 1 },
    { name: 'sums by product', path: `${LIST}/summary`, bar: 1 },
    { name: 'a unit', path: `${LIST}/${String(unit)}`, bar: 1 },
    { name: 'the life of a unit', path: `${LIST}/${String(unit)}/events`, bar: 1 },
  ]
}

async function measure(): Promise<void> {
  await fillOnce(process.env.DATABASE_URL ?? '', 'stock/fill.sql', { units: UNITS })
  watchStatements()
  const token = await openSession(OPERATOR)
  const readings = noReadings()
  // Two warm-up rounds for the JIT and the page cache.
  for (let round = -2; round < ROUNDS; round += 1) {
    for (const call of callsOf(round + 2)) await measureCall(call, token, round < 0 ? noReadings() : readings)
  }
  printReadings(`${String(UNITS)} units, ${String(ROUNDS)} rounds`, readings)
  await closeDatabase()
}

void measure()
