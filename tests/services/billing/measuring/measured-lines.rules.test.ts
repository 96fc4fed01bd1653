import { measureAdjustments } from '@/services/billing/measuring/adjustments.rules'
import { measuredLines } from '@/services/billing/measuring/measured-lines.rules'
import { measurePositions } from '@/services/billing/measuring/measurement.rules'
import { monthPeriod } from '@/services/billing/measuring/periods.rules'
import { type OrderFacts, positionsOf } from '@/services/billing/measuring/positions.rules'
import { aRental, anItem, someFacts, total } from '@/tests/factories/billing/measured-orders'

function linesOf(facts: OrderFacts, coupon?: number) {
  const order = positionsOf(facts)
  const period = monthPeriod('2026-11')
  const values = [{ from: null, value: coupon ?? 0, label: 'Cupom DEZ' }]
  return measuredLines(
    measurePositions(order.positions, period),
    measureAdjustments(order, [{ kind: 'COUPON', values }], period),
    'Pacote Essencial',
  )
}

const shown = (lines: ReturnType<typeof linesOf>) =>
  lines.map(({ label, detail, quantity, unitAmount, amount }) => [label, detail, quantity, unitAmount, amount])

describe('the lines of an order', () => {
  const facts = someFacts({
    rentals: [
      aRental({ id: 1 }),
      aRental({ id: 2 }),
      aRental({ id: 3, collectedOn: '2026-11-11' }),
      aRental({ id: 4 }),
      aRental({ id: 5, packageType: 'extra', deliveredOn: '2026-11-18' }),
      aRental({ id: 6, packageType: 'extra' }),
    ],
    replacements: [{ rentalId: 4, byRentalId: 5, difference: 0 }],
    items: [anItem({ quantity: 4, unitPrice: 15_700, serviceFee: 1_200 })],
  })

  it('take together what costs the same, rental before service before adjustments', () => {
    expect(shown(linesOf(facts, -10_000))).toEqual([
      ['Vertex 14', 'mês inteiro', 2, 15_700, 31_400],
      ['Vertex 14', '10 de 30 dias', 1, 5_233, 5_233],
      ['Vertex 14', 'com troca em 18/11', 1, 15_700, 15_700],
      ['Vertex 14', 'sem preço, mês inteiro', 1, 0, 0],
      ['Pacote Essencial', 'mês inteiro', 3, 1_200, 3_600],
      ['Pacote Essencial', '10 de 30 dias', 1, 400, 400],
      ['Cupom DEZ', null, 1, -8_333, -8_333],
    ])
  })

  it('say of what tax they are, and which units explain them', () => {
    expect(linesOf(facts).map(({ taxKind, rows }) => [taxKind, rows.map(({ serial }) => serial)])).toEqual([
      ['RENTAL', ['SN-1', 'SN-2']],
      ['RENTAL', ['SN-3']],
      ['RENTAL', ['SN-4', 'SN-5']],
      ['RENTAL', ['SN-6']],
      ['SERVICE', ['SN-1', 'SN-2', 'SN-4', 'SN-5']],
      ['SERVICE', ['SN-3']],
    ])
  })

  it('multiply the rounded amount of one, never round the product', () => {
    const three = someFacts({
      rentals: [1, 2, 3].map((id) => aRental({ id, deliveredOn: '2026-11-21' })),
      items: [anItem({ quantity: 3, unitPrice: 13_333 })],
    })
    expect(shown(linesOf(three))).toEqual([['Vertex 14', '10 de 30 dias', 3, 4_444, 13_332]])
  })

  it('name both products of an upgrade', () => {
    const upgraded = someFacts({
      rentals: [
        aRental({ deliveredOn: '2026-11-06' }),
        aRental({ id: 2, packageType: 'extra', deliveredOn: '2026-11-11', productId: 2, product: 'Vertex 16' }),
      ],
      replacements: [{ rentalId: 1, byRentalId: 2, difference: 3_000 }],
    })
    expect(shown(linesOf(upgraded))).toEqual([
      ['Vertex 14', 'trocado por Vertex 16 em 11/11, 25 de 30 dias', 1, 77_000, 77_000],
    ])
  })

  it('divide a coupon that the rental does not cover', () => {
    expect(linesOf(facts, -66_000).filter(({ kind }) => kind === 'COUPON')).toMatchObject([
      { taxKind: 'RENTAL', label: 'Cupom DEZ', amount: -52_333 },
      { taxKind: 'SERVICE', label: 'Cupom DEZ', amount: -2_667 },
    ])
  })

  it('add up to the rows', () => {
    const { positions } = positionsOf(facts)
    expect(total(linesOf(facts))).toBe(total(measurePositions(positions, monthPeriod('2026-11'))))
  })
})
