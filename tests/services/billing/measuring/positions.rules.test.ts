import { type OrderFacts, positionsOf, type RentalFacts } from '@/services/billing/measuring/positions.rules'
import { aRental, anItem, measure, someFacts } from '@/tests/factories/billing/measured-orders'
import { the } from '@/tests/factories/the'

const november = (facts: OrderFacts) => measure(facts, '2026-11-01', '2026-11-30')

const endOf = (facts: Partial<RentalFacts>, replacedOn?: string) => {
  const replacement = replacedOn ? [aRental({ id: 2, packageType: 'extra', deliveredOn: replacedOn })] : []
  const { positions } = positionsOf(
    someFacts({
      rentals: [aRental(facts), ...replacement],
      replacements: replacement.map(({ id }) => ({ rentalId: 1, byRentalId: id, difference: 0 })),
    }),
  )
  const { endedOn, endedBy } = the(the(positions).stretches.slice(0, 1))
  return [endedOn, endedBy]
}

describe('the end of the use of a unit', () => {
  it.each<[string, Partial<RentalFacts>, string, string]>([
    ['collection', { collectedOn: '2026-11-11' }, '2026-11-11', 'collected'],
    ['receipt, when nobody noted the collection', { receivedOn: '2026-11-12' }, '2026-11-12', 'received'],
    ['loss', { lostOn: '2026-11-14' }, '2026-11-14', 'lost'],
    ['appraisal that does not find it', { missingOn: '2026-11-20' }, '2026-11-20', 'missing'],
  ])('is the day of its %s', (_, facts, day, by) => {
    expect(endOf(facts)).toEqual([day, by])
  })

  it('is the delivery of what replaces it', () => {
    expect(endOf({ collectedOn: '2026-11-25' }, '2026-11-18')).toEqual(['2026-11-18', 'replaced'])
  })

  it('is the earliest of these', () => {
    const all = { collectedOn: '2026-11-13', receivedOn: '2026-11-16', lostOn: '2026-11-12', missingOn: '2026-11-20' }
    expect(endOf(all, '2026-11-18')).toEqual(['2026-11-12', 'lost'])
  })

  it('is never before its delivery', () => {
    expect(endOf({ deliveredOn: '2026-11-20', receivedOn: '2026-11-12' })).toEqual(['2026-11-20', 'received'])
  })

  it('has not come while it is in use', () => {
    expect(endOf({})).toEqual([null, null])
  })
})

describe('a position', () => {
  const chain = someFacts({
    rentals: [
      aRental({ id: 1, deliveredOn: '2026-10-05' }),
      aRental({ id: 5, packageType: 'extra', deliveredOn: '2026-11-11', productId: 2, product: 'Vertex 16' }),
      aRental({ id: 9, packageType: 'extra', deliveredOn: '2026-11-21', productId: 2, product: 'Vertex 16' }),
    ],
    replacements: [
      { rentalId: 1, byRentalId: 5, difference: 3_750 },
      { rentalId: 5, byRentalId: 9, difference: 0 },
    ],
    items: [anItem({ unitPrice: 15_000, serviceFee: 1_200 })],
  })

  it('keeps its id through one replacement after another, each at its own fee', () => {
    const rows = november(chain).filter(({ taxKind }) => taxKind === 'RENTAL')
    expect(rows.map(({ positionId, serial, days, fee, amount }) => [positionId, serial, days, fee, amount])).toEqual([
      [1, 'SN-1', 10, 15_000, 5_000],
      [1, 'SN-5', 10, 18_750, 6_250],
      [1, 'SN-9', 10, 18_750, 6_250],
    ])
  })

  it('pays the service package apart, by the same rule', () => {
    const rows = november(chain).filter(({ taxKind }) => taxKind === 'SERVICE')
    expect(rows.map(({ fee, amount }) => [fee, amount])).toEqual([
      [1_200, 400],
      [1_200, 400],
      [1_200, 400],
    ])
  })

  it('says who came and who left', () => {
    const rows = november(chain).filter(({ taxKind }) => taxKind === 'RENTAL')
    expect(rows.map(({ startedOn, endedOn, notes }) => [startedOn, endedOn, notes])).toEqual([
      ['2026-11-01', '2026-11-11', ['exchanged_out']],
      ['2026-11-11', '2026-11-21', ['upgraded', 'exchanged_out']],
      ['2026-11-21', null, ['exchanged_in']],
    ])
  })

  it('owes nothing between a unit that was handed in and its replacement', () => {
    const facts = someFacts({
      rentals: [
        aRental({ id: 1, receivedOn: '2026-11-10' }),
        aRental({ id: 2, packageType: 'extra', deliveredOn: '2026-11-13' }),
      ],
      replacements: [{ rentalId: 1, byRentalId: 2, difference: 0 }],
      items: [anItem({ unitPrice: 15_000 })],
    })
    expect(november(facts).map(({ days, amount }) => [days, amount])).toEqual([
      [9, 4_500],
      [18, 9_000],
    ])
  })
})

describe('the fee of a position', () => {
  const rentals = [3, 1, 2].toSorted((a, b) => a - b).map((id) => aRental({ id }))

  it('has the upgrades of the order on the first positions of their product', () => {
    const facts = someFacts({
      rentals,
      items: [anItem({ quantity: 3, unitPrice: 15_000 })],
      upgrades: [
        { productId: 1, quantity: 2, fee: 3_750 },
        { productId: 1, quantity: 1, fee: 1_000 },
        { productId: 2, quantity: 1, fee: 9_999 },
      ],
    })
    expect(november(facts).map(({ fee }) => fee)).toEqual([19_750, 18_750, 15_000])
  })

  it('is nothing for a unit of an extra package that replaces nothing, and the row says so', () => {
    const facts = someFacts({ rentals: [aRental(), aRental({ id: 2, packageType: 'extra' })], items: [anItem()] })
    expect(november(facts).map(({ fee, amount, days, notes }) => ({ fee, amount, days, notes }))).toEqual([
      { fee: 90_000, amount: 90_000, days: 30, notes: [] },
      { fee: 0, amount: 0, days: 30, notes: ['unpriced'] },
    ])
  })

  it('is known for agreed units that were not sent yet', () => {
    const facts = someFacts({
      items: [anItem({ quantity: 3, unitPrice: 15_000, serviceFee: 1_200 })],
      upgrades: [{ productId: 1, quantity: 2, fee: 500 }],
    })
    expect(positionsOf(facts).unsent).toEqual([
      { rental: 15_500, service: 1_200 },
      { rental: 15_000, service: 1_200 },
    ])
  })

  it('is owed by nobody before the delivery', () => {
    const { positions } = positionsOf(someFacts({ rentals: [aRental({ deliveredOn: null })] }))
    expect(positions).toEqual([{ id: 1, priced: true, fees: { rental: 90_000, service: 0 }, stretches: [] }])
  })
})
