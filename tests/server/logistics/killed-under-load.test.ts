import { runChecks } from '@/server/doctor/doctor.service'
import type { Order } from '@/services/orders/orders.schema'
import { anApiProcess, type ApiProcess } from '@/tests/factories/http/api-process'
import { LOGISTICS_COMMANDS, type LogisticsCommand } from '@/tests/factories/logistics/commands'
import type { Said } from '@/tests/factories/logistics/send'
import { aWorld, type World } from '@/tests/factories/logistics/world'
import { rowsOf } from '@/tests/factories/rows'

/** Set KILLS for more: `KILLS=100 npx jest killed-under-load`. */
const KILLS = Number(process.env.KILLS ?? 3)
const WRITERS = 6
/** Maximum number of commands that start between two kills. */
const COMMANDS_BETWEEN = 40

const KILLS_A_WORLD = 5

const NAMES = Object.keys(LOGISTICS_COMMANDS) as LogisticsCommand[]

/** Seeded pseudo-random numbers, the same in every run. */
function numbers(seed: number): () => number {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647)
}

/** One API process at a time; callers wait while it restarts. */
class Service {
  process: ApiProcess | undefined
  private back = Promise.withResolvers<undefined>()

  async start(): Promise<void> {
    this.process = await anApiProcess()
    this.back.resolve(undefined)
  }

  async address(): Promise<string> {
    await this.back.promise
    return this.process?.api ?? ''
  }

  async killAndRestart(): Promise<void> {
    const { process } = this
    this.back = Promise.withResolvers()
    await process?.kill()
    await this.start()
  }
}

/** The writes that the API has acknowledged. */
type Told = { orders: { company: number; mask: string; version: number }[]; units: { id: number; status: string }[] }

function remember(told: Told, { status, body }: Said): void {
  if (status >= 300) return
  for (const one of [body].flat() as Partial<Order & Told['units'][number] & { serial: string }>[]) {
    const { order_mask_id: mask, company, version, id, serial, status: unitStatus } = one
    if (mask && company && version) told.orders.push({ company: company.id, mask, version })
    else if (serial && id && unitStatus) told.units.push({ id, status: unitStatus })
  }
}

/** Sends commands back to back until the run is over. An aborted call may or may not have been applied. */
async function write(service: Service, { next, world, told, began, isOver }: Load): Promise<void> {
  while (!isOver()) {
    const command = NAMES[next() % NAMES.length] ?? 'pack'
    const rolls = [next(), next(), next(), next()]
    const api = await service.address()
    began()
    const said = await LOGISTICS_COMMANDS[command]({ api, world: world(), rolls }).catch(() => undefined)
    if (said) remember(told, said)
  }
}

type Load = { next: () => number; world: () => World; told: Told; began: () => void; isOver: () => boolean }

describe('a process that is killed under load, again and again', () => {
  it(`keeps every invariant and every acknowledged write (${String(KILLS)} times)`, async () => {
    let world = await aWorld()
    const service = new Service()
    await service.start()
    const told: Told = { orders: [], units: [] }
    const random = numbers(20_261_122)
    let [begun, killAt, over] = [0, Infinity, false]
    let due = Promise.withResolvers<undefined>()
    const began = (): void => {
      begun += 1
      if (begun >= killAt) due.resolve(undefined)
    }
    const load = (seed: number): Load => ({ next: numbers(seed), world: () => world, told, began, isOver: () => over })
    const writers = Array.from({ length: WRITERS }, (_, at) => write(service, load(at + 1)))

    for (let kills = 0; kills < KILLS; kills += 1) {
      // A new world, because the orders of the old one are finished or cancelled by then.
      if (kills % KILLS_A_WORLD === KILLS_A_WORLD - 1) world = await aWorld()
      due = Promise.withResolvers()
      killAt = begun + 1 + (random() % COMMANDS_BETWEEN)
      await due.promise
      await service.killAndRestart()
      expect(await runChecks()).toEqual([])
    }
    over = true
    await Promise.all(writers)
    await service.process?.kill()

    expect(await runChecks()).toEqual([])
    expect(await lostOf(told)).toEqual([])
    console.info(`${String(told.orders.length + told.units.length)} acknowledged writes, ${String(KILLS)} kills`)
    expect(told.orders.length).toBeGreaterThan(KILLS)
  }, 3_600_000)
})

/** The acknowledged writes that the database does not have. */
async function lostOf({ orders, units }: Told): Promise<unknown[]> {
  const lostOrders = await rowsOf(
    `select told.* from jsonb_to_recordset($1::jsonb) told(company int, mask text, version int)
     where not exists (select 1 from orders o join event_logs e on e.model_name = 'order' and e.object_id = o.id
       where o.company_id = told.company and o.order_mask_id = told.mask and e.version = told.version)`,
    [JSON.stringify(orders)],
  )
  const lostUnits = await rowsOf(
    `select told.* from jsonb_to_recordset($1::jsonb) told(id int, status text)
     where not exists (select 1 from unit_events e where e.unit_id = told.id and e.unit_status = told.status)`,
    [JSON.stringify(units)],
  )
  return [...lostOrders, ...lostUnits]
}
