import { closeDatabase, pool, transaction, type Tx } from '@/server/db/client'
import { changeUnits } from '@/server/stock/events/unit-events.service'
import type { Registration } from '@/services/stock/units/registration.schema'
import { app, clock, openSession, percentiles, printTable } from '../harness'
import { fillOnce, printReferenceStatement, timeOfReference } from '../statements'

const ROUNDS = Number(process.env.ROUNDS ?? 40)
const OPERATOR = 1_000_001
const PACKAGE = 12
const SERIALS = 500
const times = new Map<string, number[]>()

async function timed(name: string, work: () => Promise<unknown>): Promise<void> {
  times.set(name, [...(times.get(name) ?? []), await clock(work)])
}

/** Registers scanned serials: dry run, then confirmation. */
async function register(token: string, round: number): Promise<void> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
  const serials = Array.from({ length: SERIALS }, (_, at) => `BENCH-${String(round)}-${String(at)}`)
  const body = { product_id: 1 + (round % 60), product_group: 'new', status: 'UP_FOR_RENTAL', location: null, serials }
  const send = async (more: object): Promise<Registration> => {
    const request = { method: 'POST', headers, body: JSON.stringify({ ...body, ...more }) }
    const answer = await app.request('/api/equipment-management/serials', request)
    if (!answer.ok) throw new Error(await answer.text())
    return (await answer.json()) as Registration
  }
  const { checked } = await send({ dry_run: true })
  await timed(`${String(SERIALS)} serials registered`, () => send({ dry_run: false, checked }))
}

/** Packs, ships, delivers and assigns units of a product. */
async function ship(round: number): Promise<void> {
  const { rows } = await pool().query<{ id: number }>(
    "select id from equipment_units where status = 'UP_FOR_RENTAL' and product_id = $1 order by id limit $2",
    [1 + (round % 60), PACKAGE],
  )
  const ids = rows.map(({ id }) => id)
  const company = 1 + ((round * 37) % 400)
  const author = { id: OPERATOR, name: 'OPERAÇÃO', requestId: 'bench' }
  const place = { companyId: company, addressId: company }
  const pkg = await pool().query<{ id: number }>(
    `insert into packages (order_id, package_type, address_id, delivery_status, request_date)
     values ($1, 'regular', $1, 'SEPARATION', current_date) returning id`,
    [company],
  )
  const about = { companyId: company, orderId: company, packageId: pkg.rows[0]?.id }
  const step = (name: string, work: (tx: Tx) => Promise<void>) =>
    timed(`${String(PACKAGE)} units ${name}`, () => transaction(work))
  const rented = `insert into rentals (package_id, order_id, unit_id) select ${String(about.packageId)}, ${String(company)}, id from unnest(array[${ids.join()}]) id`
  await step('separated', async (tx) => {
    await tx.execute(rented)
    await changeUnits(tx, author, { ids, type: 'ALLOCATED', values: { status: 'OK' }, about })
  })
  await step('shipped', (tx) => changeUnits(tx, author, { ids, type: 'SHIPPED', about }))
  await step('delivered', (tx) =>
    changeUnits(tx, author, { ids, type: 'DELIVERED', values: { status: 'IN_USE', location: null, ...place }, about }),
  )
  await step('given to a person', (tx) =>
    changeUnits(tx, author, { ids, type: 'USER_CHANGED', values: { userId: company }, about }),
  )
}

async function measure(): Promise<void> {
  await fillOnce(process.env.DATABASE_URL ?? '', 'stock/fill.sql', { units: Number(process.env.UNITS ?? 100_000) })
  // The fill script wrote explicit ids.
  await pool().query("select setval(pg_get_serial_sequence('equipment_units', 'id'), max(id)) from equipment_units")
  const token = await openSession(OPERATOR)
  const reference: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await register(token, round)
    await ship(round)
    reference.push(await timeOfReference())
  }
  printReferenceStatement(reference)
  const rows = [...times].map(([name, all]) => [name, percentiles(all)])
  printTable(['write', 'p50, p95 in ms'], rows)
  await closeDatabase()
}

void measure()
