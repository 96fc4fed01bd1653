import fc from 'fast-check'
import { type Adjustment, measureAdjustments } from '@/services/billing/measuring/adjustments.rules'
import { measuredLines } from '@/services/billing/measuring/measured-lines.rules'
import { type Measurement, measurePositions } from '@/services/billing/measuring/measurement.rules'
import { monthsFrom, type Period } from '@/services/billing/measuring/periods.rules'
import {
  type OrderFacts,
  type OrderPositions,
  positionsOf,
  type RentalFacts,
} from '@/services/billing/measuring/positions.rules'
import {
  adjustmentsByDay,
  type Happening,
  type PositionScript,
  rowsByDay,
  type ValueScript,
} from '@/tests/factories/billing/day-by-day'
import { aRental, total } from '@/tests/factories/billing/measured-orders'

const dayOf = (number: number): string => new Date(Date.UTC(2026, 0, 1 + number)).toISOString().slice(0, 10)
const aDay = fc.nat(364)

const ENDS = ['collectedOn', 'receivedOn', 'lostOn', 'missingOn'] as const

/** A unit that comes in the place of another, some days later, for a difference or none; what ends its use, if something does. */
const aLife = fc.record({
  after: fc.integer({ min: 0, max: 120 }),
  difference: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 20_000 })),
  ends: fc.uniqueArray(fc.record({ how: fc.constantFrom(...ENDS), after: fc.nat(200) }), {
    maxLength: 2,
    selector: ({ how }) => how,
  }),
})

const aPosition = fc.record({
  product: fc.constantFrom(1, 2),
  isExtra: fc.boolean(),
  deliveredOn: fc.option(aDay, { freq: 8 }),
  lives: fc.array(aLife, { minLength: 1, maxLength: 4 }),
})

const aYear = fc.record({
  positions: fc.array(aPosition, { minLength: 1, maxLength: 6 }),
  prices: fc.array(fc.record({ unitPrice: fc.nat(50_000), serviceFee: fc.constantFrom(0, 1_200, 1_499) }), {
    minLength: 2,
    maxLength: 2,
  }),
  unsent: fc.nat(2),
  upgrades: fc.array(fc.record({ productId: fc.constantFrom(1, 2), quantity: fc.nat(3), fee: fc.nat(9_999) }), {
    maxLength: 3,
  }),
  coupon: fc.option(fc.integer({ min: 1, max: 30_000 })),
  readjustments: fc.uniqueArray(fc.record({ on: aDay, value: fc.integer({ min: -9_000, max: 9_000 }) }), {
    maxLength: 2,
    selector: ({ on }) => on,
  }),
})

type Year = typeof aYear extends fc.Arbitrary<infer T> ? T : never

/** One drawn position as rentals with their facts, and as the script of the model. */
function lifeOf({ isExtra, deliveredOn, lives, product }: Year['positions'][number], firstId: number) {
  const rentals: RentalFacts[] = []
  const happenings: Happening[] = []
  let day = deliveredOn
  for (const [index, { after, difference, ends }] of lives.entries()) {
    if (index > 0 && day !== null) day += after
    const id = firstId + index
    const facts = aRental({
      id,
      productId: product,
      packageType: index > 0 || isExtra ? 'extra' : 'regular',
      deliveredOn: day === null ? null : dayOf(day),
    })
    rentals.push(facts)
    if (day === null) break
    const [on, unit] = [dayOf(day), facts.serial]
    happenings.push(index === 0 ? { on, what: 'delivered', unit } : { on, what: 'exchanged', unit, difference })
    for (const end of ends) {
      facts[end.how] = dayOf(day + end.after)
      happenings.push({ on: dayOf(day + end.after), what: 'gone', unit })
    }
  }
  // What happens on one day happens in the order of the units.
  return { rentals, happenings: happenings.toSorted((one, other) => one.on.localeCompare(other.on)) }
}

function ordersOf({ positions, prices, unsent, upgrades, coupon, readjustments }: Year) {
  const facts: OrderFacts & { rentals: RentalFacts[]; replacements: OrderFacts['replacements'][number][] } = {
    rentals: [],
    replacements: [],
    items: prices.map((price, index) => ({
      productId: index + 1,
      quantity: positions.filter(({ product, isExtra }) => !isExtra && product === index + 1).length + unsent,
      ...price,
    })),
    upgrades,
  }
  const counted = new Map<number, number>()
  const feesOf = (product: number): Pick<PositionScript, 'rental' | 'service'> => {
    const place = counted.get(product) ?? 0
    counted.set(product, place + 1)
    const { unitPrice = 0, serviceFee: service = 0 } = prices[product - 1] ?? {}
    const added = upgrades.filter(({ productId, quantity }) => productId === product && place < quantity)
    return { rental: added.reduce((sum, { fee }) => sum + fee, unitPrice), service }
  }
  const scripts = positions.map((position, index): PositionScript => {
    const { rentals, happenings } = lifeOf(position, 10 * (index + 1))
    facts.rentals.push(...rentals)
    for (const [at, { id }] of rentals.slice(1).entries())
      facts.replacements.push({ rentalId: id - 1, byRentalId: id, difference: position.lives[at + 1]?.difference ?? 0 })
    const fees = position.isExtra ? { rental: 0, service: 0 } : feesOf(position.product)
    return { ...fees, priced: !position.isExtra, happenings }
  })
  const waiting = [1, 2].flatMap((product) =>
    Array.from({ length: unsent }, () => ({ ...feesOf(product), priced: true, happenings: [] })),
  )
  const values: ValueScript[] = [
    ...(coupon === null ? [] : [{ from: '', value: 0 - coupon, kind: 'COUPON' as const }]),
    ...readjustments
      .map(({ on, value }): ValueScript => ({ from: dayOf(on), value, kind: 'READJUSTMENT' }))
      .toSorted((one, other) => one.from.localeCompare(other.from)),
  ]
  return { facts, scripts: [...scripts, ...waiting], values }
}

const toAdjustments = (values: readonly ValueScript[]): Adjustment[] =>
  (['COUPON', 'READJUSTMENT'] as const).map((kind) => ({
    kind,
    values: values
      .filter((one) => one.kind === kind)
      .map(({ from, value }) => ({ from: from === '' ? null : from, value, label: kind })),
  }))

/** Rental and service of a unit beside each other, as the model has them. */
const toModelRows = (rows: readonly Measurement[]) =>
  rows
    .filter(({ taxKind }) => taxKind === 'RENTAL')
    .map(({ serial, days, startedOn, amount, positionId }) => {
      const service = rows.find(
        (row) => row.taxKind === 'SERVICE' && row.positionId === positionId && row.serial === serial,
      )
      return { unit: serial, days, startedOn, rental: amount, service: service?.amount ?? 0 }
    })

const YEAR = monthsFrom('2026-01', '2027-03')

/** Any order of a year, with what it is measured as in each month of it. */
const everyMonth = (
  check: (month: { order: OrderPositions; period: Period; drawn: ReturnType<typeof ordersOf> }) => void,
) =>
  fc.assert(
    fc.property(aYear, (year) => {
      const drawn = ordersOf(year)
      const order = positionsOf(drawn.facts)
      for (const period of YEAR) check({ order, period, drawn })
    }),
    { numRuns: 1_000 },
  )

describe('a year of deliveries, exchanges, upgrades, returns and readjustments', () => {
  it('is measured as day by day', () => {
    everyMonth(({ order, period, drawn: { scripts } }) => {
      expect(toModelRows(measurePositions(order.positions, period))).toEqual(rowsByDay(scripts, period.month))
    })
  })

  it('has the adjustments of its days', () => {
    everyMonth(({ order, period, drawn: { scripts, values } }) => {
      const lines = measureAdjustments(order, toAdjustments(values), period)
      expect(lines.map(({ rental, service }) => rental + service)).toEqual(
        adjustmentsByDay(scripts, values, period.month),
      )
    })
  })

  it('has lines that add up to its rows and adjustments', () => {
    everyMonth(({ order, period, drawn: { values } }) => {
      const rows = measurePositions(order.positions, period)
      const adjustments = measureAdjustments(order, toAdjustments(values), period)
      const lines = measuredLines(rows, adjustments, 'Pacote Essencial')
      expect(total(lines)).toBe(
        total(rows) + total(adjustments.map(({ rental, service }) => ({ amount: rental + service }))),
      )
      expect(lines.filter(({ quantity, unitAmount, amount }) => quantity * unitAmount !== amount)).toEqual([])
    })
  })

  it('costs no position more than its dearest fee, and none that has no fee anything', () => {
    everyMonth(({ order, period }) => {
      const rows = measurePositions(order.positions, period)
      for (const same of Map.groupBy(rows, ({ positionId, taxKind }) => `${taxKind} ${String(positionId)}`).values()) {
        expect(total(same)).toBeLessThanOrEqual(Math.max(...same.map(({ fee }) => fee)))
        expect(same.every(({ amount }) => amount >= 0)).toBe(true)
      }
    })
  })
})
