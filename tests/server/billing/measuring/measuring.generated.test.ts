import fc from 'fast-check'
import { monthsFrom } from '@/services/billing/measuring/periods.rules'
import { toDay } from '@/services/format/format.rules'
import { addDays, addMonths } from '@/services/orders/business-days.rules'
import { toCents } from '@/services/simulation/money.rules'
import {
  adjustmentsByDay,
  type PositionScript,
  rowsByDay,
  type ValueScript,
} from '@/tests/factories/billing/day-by-day'
import { total } from '@/tests/factories/billing/measured-orders'
import {
  aRentalDelivered,
  askBack,
  beginRentalOn,
  collectOn,
  exchangeOn,
  lastDayOf,
  loseUnit,
  measuringOf,
} from '@/tests/factories/billing/running-orders'
import { owedBy } from '@/tests/factories/billing/stored-invoices'
import { aProduct } from '@/tests/factories/catalogue/catalogue.factory'
import { someUnits } from '@/tests/factories/catalogue/units.factory'
import { answer, anOffer, enterIndex } from '@/tests/factories/orders/ending-rental'
import { receiveAll, type RentedUnit, rentedBy } from '@/tests/factories/orders/exchanges'
import type { Team } from '@/tests/factories/orders/order-road'
import { rowsOf } from '@/tests/factories/rows'
import { the } from '@/tests/factories/the'

/** More of them when asked for: `MEASURING_SEQUENCES=1000 npx jest tests/server/billing/measuring/measuring.generated`. */
const SEQUENCES = Number(process.env.MEASURING_SEQUENCES ?? 60)

const today = toDay(new Date())
/** Eleven months before this one, and this one. */
const MONTHS = monthsFrom(addMonths(`${today.slice(0, 7)}-01`, -11).slice(0, 7), today.slice(0, 7))
const FIRST = the(MONTHS).from
const YEAR = { start_date: FIRST, end_date: lastDayOf(today.slice(0, 7)), page_size: 100 }

const STEPS = ['exchange', 'upgrade', 'collect', 'receive', 'lose'] as const

const aSequence = fc.record({
  quantity: fc.integer({ min: 1, max: 3 }),
  deliveredAfter: fc.nat(120),
  upgrades: fc.nat(2),
  coupon: fc.option(fc.integer({ min: 1, max: 20_000 })),
  renewed: fc.boolean(),
  steps: fc.array(fc.record({ what: fc.constantFrom(...STEPS), after: fc.nat(70), who: fc.nat(9) }), { maxLength: 4 }),
})

type Sequence = typeof aSequence extends fc.Arbitrary<infer T> ? T : never
type Step = Sequence['steps'][number]

const SERVICE = 1_200
const [PRICE, UPGRADE, BETTER] = [28_900, 1_550, 33_900]

/** An order and, beside it, what the model knows of its positions. */
type Rented = {
  team: Team
  scripts: PositionScript[]
  inUse: { unit: RentedUnit; script: PositionScript }[]
  better: number
}

async function begin({ quantity, upgrades, coupon }: Sequence, on: string): Promise<Rented> {
  const team = await aRentalDelivered(on, { quantity })
  await beginRentalOn(team, on)
  const { id: productId, productTypeId } = the(team.products)
  await someUnits(productId, 4)
  const { id: better } = await aProduct({ productTypeId, price: '339.00', units: 4 })
  if (upgrades > 0) await addUpgrades(team, productId, upgrades)
  if (coupon !== null) await addCoupon(team, coupon)
  const rented = await rentedBy(team)
  const scripts = rented.map(({ serial }, index): PositionScript => ({
    ...{ rental: PRICE + (index < upgrades ? UPGRADE : 0), service: SERVICE, priced: true },
    happenings: [{ on, what: 'delivered', unit: serial }],
  }))
  const inUse = rented.map((unit, index) => ({ unit, script: the(scripts.slice(index, index + 1)) }))
  return { team, scripts, inUse, better }
}

/** Sits on the first units of the product. */
const addUpgrades = ({ orderId }: Team, productId: number, quantity: number) =>
  rowsOf(
    `with upgrade as (insert into upgrades (name, monthly_fee) values ('Memória ' || $1, 15.50) returning id)
    insert into order_upgrades (order_id, product_id, upgrade_id, quantity, monthly_fee)
      select $1::int, $2, id, $3, 15.50 from upgrade`,
    [orderId, productId, quantity],
  )

const addCoupon = ({ orderId }: Team, cents: number) =>
  rowsOf(
    `update order_proposals set lines = lines || jsonb_build_array(jsonb_build_object(
      'kind', 'coupon', 'label', 'Cupom', 'amount', $2::text)) where order_id = $1`,
    [orderId, (-cents / 100).toFixed(2)],
  )

/** Something that happens to one of the units in use, by the real commands. */
async function take({ team, inUse, better }: Rented, { what, who }: Step, on: string): Promise<void> {
  const chosen = inUse[who % Math.max(inUse.length, 1)]
  if (!chosen) return
  const { unit, script } = chosen
  if (what === 'exchange' || what === 'upgrade') {
    // A unit that is as good already cannot be upgraded.
    const isBetter = script.happenings.some((one) => one.what === 'exchanged' && one.difference > 0)
    const upgrade = what === 'upgrade' && !isBetter
    if (isBetter && what === 'upgrade') return
    const known = new Set((await rentedBy(team)).map(({ id }) => id))
    await exchangeOn(team, unit.id, on, upgrade ? better : undefined)
    chosen.unit = the((await rentedBy(team)).filter(({ id }) => !known.has(id)))
    script.happenings.push({
      on,
      what: 'exchanged',
      unit: chosen.unit.serial,
      difference: upgrade ? BETTER - PRICE : 0,
    })
    return
  }
  inUse.splice(inUse.indexOf(chosen), 1)
  script.happenings.push({ on, what: 'gone', unit: unit.serial })
  if (what === 'collect') await collectOn(team, [unit.id], on)
  if (what === 'lose') await loseUnit(team, unit)
  if (what === 'receive') await receiveAll(team, await askBack(team, [unit.id]))
  const noon = `${on}T12:00:00-03:00`
  const column = { receive: 'received_at', lose: 'appraised_at', collect: null }[what]
  if (column) await rowsOf(`update return_items set ${column} = $2 where unit_id = $1`, [unit.id, noon])
}

/** The contract ends today, and is renewed with a readjusted fee. @returns what that adds */
async function renew(team: Team): Promise<ValueScript> {
  await enterIndex(team.admin.token)
  await rowsOf('update orders set starts_on = $2, ends_on = $3 where id = $1', [
    team.orderId,
    addMonths(today, -24),
    today,
  ])
  const offer = await anOffer(team)
  expect((await answer(team, offer)).status).toBe(200)
  return { from: today, value: toCents(offer.monthly_fee) - toCents(offer.monthly_fee_before), kind: 'READJUSTMENT' }
}

/** Rows of a month as the model has them, in the order of the serials. */
const bySerial = <Row extends { unit: string }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => one.unit.localeCompare(other.unit))

async function expectAsDayByDay({ team, scripts }: Rented, values: readonly ValueScript[]): Promise<void> {
  const { results, totals, count } = await measuringOf(team, YEAR)
  expect(count).toBe(results.length)
  const expected = MONTHS.map(({ month }) => [month, bySerial(rowsByDay(scripts, month))])
  const measured = MONTHS.map(({ month }) => [
    month,
    bySerial(
      results
        .filter(({ period }) => period === month)
        .map(({ unit, days, started_on: startedOn, rental_amount, service_amount }) => ({
          ...{ unit: unit.serial, days, startedOn },
          ...{ rental: toCents(rental_amount), service: toCents(service_amount) },
        })),
    ),
  ])
  expect(measured).toEqual(expected)
  const adjustments = MONTHS.map(({ month }) => adjustmentsByDay(scripts, values, month))
  expect(toCents(totals.adjustments)).toBe(adjustments.flat().reduce((sum, one) => sum + one, 0))
  for (const [index, { month }] of MONTHS.entries()) {
    const rows = rowsByDay(scripts, month).reduce((sum, { rental, service }) => sum + rental + service, 0)
    const adjusted = (adjustments[index] ?? []).reduce((sum, one) => sum + one, 0)
    expect([month, total((await owedBy(team, month)).lines)]).toEqual([month, rows + adjusted])
  }
}

describe('a year of an order by the real commands', () => {
  it('is measured and billed as day by day', async () => {
    await fc.assert(
      fc.asyncProperty(aSequence, async (sequence) => {
        let on = addDays(FIRST, sequence.deliveredAfter)
        const rented = await begin(sequence, on)
        for (const step of sequence.steps) {
          on = addDays(on, step.after)
          await take(rented, step, on > today ? today : on)
        }
        const coupon = sequence.coupon ?? 0
        const values: ValueScript[] = coupon > 0 ? [{ from: '', value: 0 - coupon, kind: 'COUPON' }] : []
        if (sequence.renewed) values.push(await renew(rented.team))
        await expectAsDayByDay(rented, values)
      }),
      { numRuns: SEQUENCES, endOnFailure: true },
    )
  }, 7_200_000)
})
