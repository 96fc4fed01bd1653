import { measuredLines } from '@/services/billing/measuring/measured-lines.rules'
import { measurePositions } from '@/services/billing/measuring/measurement.rules'
import { monthPeriod } from '@/services/billing/measuring/periods.rules'
import { type OrderFacts, positionsOf } from '@/services/billing/measuring/positions.rules'
import { type BilledMonth, settlementLines } from '@/services/billing/measuring/settlement.rules'
import { aRental, anItem, someFacts, total } from '@/tests/factories/billing/measured-orders'

const NO_OTHERS = { RENTAL: 0, SERVICE: 0 }

const november = (facts: OrderFacts, coupon = 0) => ({
  period: '2026-11',
  rows: measurePositions(positionsOf(facts).positions, monthPeriod('2026-11')),
  adjustments:
    coupon === 0 ? [] : [{ kind: 'COUPON' as const, label: 'Cupom', period: '2026-11', rental: coupon, service: 0 }],
  serviceName: 'Pacote Essencial',
})

/** What an invoice says that was made of these facts. */
const billed = (facts: OrderFacts, others: BilledMonth['others'] = NO_OTHERS): BilledMonth => ({
  positions: november(facts).rows.map(({ positionId, taxKind, amount }) => ({ positionId, taxKind, amount })),
  others,
})

const delivered = (deliveredOn: string, serviceFee = 0) =>
  someFacts({ rentals: [aRental({ deliveredOn })], items: [anItem({ serviceFee })] })

const shown = (lines: ReturnType<typeof settlementLines>) =>
  lines.map(({ kind, taxKind, label, amount }) => [kind, taxKind, label, amount])

describe('a month that an invoice has already', () => {
  it('needs nothing when it is measured as it was', () => {
    expect(settlementLines(november(delivered('2026-11-16')), billed(delivered('2026-11-16')))).toEqual([])
  })

  it('needs nothing either when people changed the line of its coupon', () => {
    const now = november(delivered('2026-11-16'), -6_000)
    expect(settlementLines(now, billed(delivered('2026-11-16')))).toEqual([])
  })

  it('owes more when the delivery was earlier than it said, and gets back when it was later', () => {
    expect(shown(settlementLines(november(delivered('2026-11-16')), billed(delivered('2026-11-18'))))).toEqual([
      ['SETTLEMENT', 'RENTAL', 'Acerto de novembro de 2026', 6_000],
    ])
    expect(shown(settlementLines(november(delivered('2026-11-18')), billed(delivered('2026-11-16'))))).toEqual([
      ['SETTLEMENT', 'RENTAL', 'Acerto de novembro de 2026', -6_000],
    ])
  })

  it('gets everything back when nothing was in use after all', () => {
    expect(shown(settlementLines(november(delivered('2026-12-02')), billed(delivered('2026-11-16'))))).toEqual([
      ['SETTLEMENT', 'RENTAL', 'Acerto de novembro de 2026', -45_000],
    ])
  })

  it('settles service apart, and the share of the coupon with the rental', () => {
    const now = november(delivered('2026-11-16', 1_200), -6_000)
    const before = billed(delivered('2026-11-21', 1_200), { RENTAL: -4_000, SERVICE: 0 })
    expect(shown(settlementLines(now, before))).toEqual([
      ['SETTLEMENT', 'RENTAL', 'Acerto de novembro de 2026', 13_000],
      ['SETTLEMENT', 'SERVICE', 'Acerto de novembro de 2026', 200],
    ])
  })

  it('needs nothing more once a settlement or a credit note has settled it', () => {
    const before = billed(delivered('2026-11-16'), { RENTAL: -6_000, SERVICE: 0 })
    expect(settlementLines(november(delivered('2026-11-18')), before)).toEqual([])
  })

  it('takes positions that no invoice has as measured lines', () => {
    const now = november(
      someFacts({
        rentals: [aRental(), aRental({ id: 2, deliveredOn: '2026-11-16' })],
        items: [anItem({ quantity: 2 })],
      }),
    )
    expect(shown(settlementLines(now, billed(someFacts())))).toEqual([['MEASURED', 'RENTAL', 'Vertex 14', 45_000]])
  })

  it('ends up with what it is measured as', () => {
    const facts = someFacts({
      rentals: [aRental({ collectedOn: '2026-11-11' }), aRental({ id: 2, deliveredOn: '2026-11-16' })],
      items: [anItem({ quantity: 2, serviceFee: 1_200 })],
    })
    const now = november(facts, -5_000)
    const before = billed(delivered('2026-11-21', 1_200), { RENTAL: -4_000, SERVICE: 0 })
    const lines = settlementLines(now, before)
    const whole = total(measuredLines(now.rows, now.adjustments, now.serviceName))
    expect(total(lines)).toBe(whole - total(before.positions) + 4_000)
  })
})
