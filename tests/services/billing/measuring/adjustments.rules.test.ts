import { type Adjustment, measureAdjustments, readjustmentDays } from '@/services/billing/measuring/adjustments.rules'
import { measurePositions } from '@/services/billing/measuring/measurement.rules'
import { monthPeriod, periodsBetween } from '@/services/billing/measuring/periods.rules'
import { type OrderFacts, positionsOf, type RentalFacts } from '@/services/billing/measuring/positions.rules'
import { aRental, anItem, someFacts, total } from '@/tests/factories/billing/measured-orders'
import { the } from '@/tests/factories/the'

const COUPON: Adjustment = { kind: 'COUPON', values: [{ from: null, value: -12_000, label: 'Cupom DEZ' }] }

const readjustedBy = (value: number, from = '2026-01-01'): Adjustment => ({
  kind: 'READJUSTMENT',
  values: [{ from, value, label: 'Reajuste' }],
})

/** The order of the billing paper, 2.3: ten units of 150.00 and 12.00 for the service package. */
const tenUnits = (facts: (id: number) => Partial<RentalFacts> = () => ({})): OrderFacts =>
  someFacts({
    rentals: Array.from({ length: 10 }, (_, index) => aRental({ id: index + 1, ...facts(index + 1) })),
    items: [anItem({ quantity: 10, unitPrice: 15_000, serviceFee: 1_200 })],
  })

function november(facts: OrderFacts, ...adjustments: Adjustment[]) {
  const order = positionsOf(facts)
  const rows = measurePositions(order.positions, monthPeriod('2026-11'))
  const lines = measureAdjustments(order, adjustments, monthPeriod('2026-11'))
  return {
    rental: total(rows.filter(({ taxKind }) => taxKind === 'RENTAL')),
    service: total(rows.filter(({ taxKind }) => taxKind === 'SERVICE')),
    lines: lines.map(({ rental, service }) => rental + service),
  }
}

describe('an order of ten units with a coupon of 120.00, readjusted by 70.20', () => {
  const cases: [string, OrderFacts, number, number, number, number][] = [
    ['all in use', tenUnits(), 150_000, 12_000, -12_000, 7_020],
    ['delivered on 16/11', tenUnits(() => ({ deliveredOn: '2026-11-16' })), 75_000, 6_000, -6_000, 3_510],
    [
      'three collected on 11/11',
      tenUnits((id) => (id <= 3 ? { collectedOn: '2026-11-11' } : {})),
      120_000,
      9_600,
      -9_600,
      5_616,
    ],
    [
      'one unit for seven days',
      tenUnits((id) => (id === 1 ? { deliveredOn: '2026-11-24' } : { deliveredOn: null })),
      3_500,
      280,
      -280,
      164,
    ],
  ]

  it.each(cases)('%s', (_, facts, rental, service, coupon, readjustment) => {
    expect(november(facts, COUPON, readjustedBy(7_020))).toEqual({ rental, service, lines: [coupon, readjustment] })
  })
})

const linesOf = (facts: OrderFacts, adjustment: Adjustment, month = '2026-11') =>
  measureAdjustments(positionsOf(facts), [adjustment], monthPeriod(month))

describe('how an adjustment divides', () => {
  it('a coupon lessens the rental first', () => {
    expect(linesOf(tenUnits(), COUPON)).toMatchObject([{ rental: -12_000, service: 0 }])
  })

  it('what the rental does not cover, it lessens of the service', () => {
    const large: Adjustment = { kind: 'COUPON', values: [{ from: null, value: -155_000, label: 'Cupom' }] }
    expect(linesOf(tenUnits(), large)).toMatchObject([{ rental: -150_000, service: -5_000 }])
  })

  it('a readjustment goes by what was measured of each', () => {
    expect(linesOf(tenUnits(), readjustedBy(7_020))).toMatchObject([{ rental: 6_500, service: 520 }])
    expect(linesOf(tenUnits(), readjustedBy(-7_020))).toMatchObject([{ rental: -6_500, service: -520 }])
  })
})

describe('an adjustment whose value changes', () => {
  const facts = someFacts()

  it('in the month counts from its day on, to the cent of X9', () => {
    const lines = linesOf(facts, readjustedBy(3_600, '2026-12-15'), '2026-12')
    expect(lines).toEqual([{ kind: 'READJUSTMENT', label: 'Reajuste', period: '2026-12', rental: 1_974, service: 0 }])
    expect(90_000 + the(lines).rental).toBe(91_974)
  })

  it('makes a line for each value', () => {
    const twice: Adjustment = {
      kind: 'READJUSTMENT',
      values: [
        { from: '2025-12-15', value: 3_000, label: 'Reajuste AD-1' },
        { from: '2026-12-16', value: 6_100, label: 'Reajuste AD-2' },
      ],
    }
    expect(linesOf(facts, twice, '2026-12').map(({ label, rental }) => [label, rental])).toEqual([
      ['Reajuste AD-1', 1_452],
      ['Reajuste AD-2', 3_148],
    ])
    expect(linesOf(facts, twice, '2027-01').map(({ label, rental }) => [label, rental])).toEqual([
      ['Reajuste AD-2', 6_100],
    ])
  })

  it('before its first day has no line', () => {
    expect(linesOf(facts, readjustedBy(3_600, '2027-01-01'), '2026-12')).toEqual([])
  })
})

describe('the rows of a month in which a readjustment begins', () => {
  it('say so, where its first day is one of theirs', () => {
    const facts = tenUnits((id) => (id <= 9 ? { collectedOn: '2026-11-15' } : {}))
    const notes = (on: string) =>
      measurePositions(
        positionsOf(facts).positions,
        monthPeriod('2026-11'),
        readjustmentDays([COUPON, readjustedBy(1, on)]),
      )
        .filter(({ taxKind }) => taxKind === 'RENTAL')
        .map((row) => row.notes.includes('readjusted'))
    expect(notes('2026-11-15').filter(Boolean)).toHaveLength(1)
    expect(notes('2026-11-14').filter(Boolean)).toHaveLength(10)
    expect(notes('2026-12-01').filter(Boolean)).toHaveLength(0)
  })
})

describe('the whole that an adjustment is in proportion to', () => {
  it('counts what an upgrade adds from its delivery on', () => {
    const upgraded = someFacts({
      rentals: [aRental(), aRental({ id: 2, packageType: 'extra', deliveredOn: '2026-11-11', productId: 2 })],
      replacements: [{ rentalId: 1, byRentalId: 2, difference: 3_750 }],
    })
    expect(linesOf(upgraded, COUPON)).toMatchObject([{ rental: -12_000 }])
  })

  it('counts agreed units that were not sent, and none that no fee was agreed for', () => {
    const half = someFacts({ items: [anItem({ quantity: 2 })] })
    expect(linesOf(half, COUPON)).toMatchObject([{ rental: -6_000 }])
    const extra = someFacts({ rentals: [aRental(), aRental({ id: 2, packageType: 'extra' })] })
    expect(linesOf(extra, COUPON)).toMatchObject([{ rental: -12_000 }])
  })

  it('is the whole month also for a range that cuts it', () => {
    const lines = periodsBetween('2026-11-01', '2026-11-10').map((period) =>
      measureAdjustments(positionsOf(someFacts()), [COUPON], period),
    )
    expect(lines).toMatchObject([[{ rental: -4_000 }]])
  })

  it('without any fee makes no line', () => {
    expect(linesOf(someFacts({ items: [] }), COUPON)).toEqual([])
  })
})
