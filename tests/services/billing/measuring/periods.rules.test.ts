import fc from 'fast-check'
import { monthPeriod, monthsFrom, periodsBetween } from '@/services/billing/measuring/periods.rules'
import { daysBetween } from '@/services/format/format.rules'
import { addDays } from '@/services/orders/business-days.rules'
import { aRental, measure, someFacts, total } from '@/tests/factories/billing/measured-orders'

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0)

describe('a period', () => {
  it.each([
    ['2026-11', '2026-12-01', 30],
    ['2026-12', '2027-01-01', 31],
    ['2027-02', '2027-03-01', 28],
    ['2028-02', '2028-03-01', 29],
  ])('of %s goes until before %s, %i days', (month, until, daysInMonth) => {
    expect(monthPeriod(month)).toEqual({ month, from: `${month}-01`, until, daysInMonth })
  })

  it('between two days has both of them', () => {
    expect(periodsBetween('2026-11-20', '2026-12-05').map(({ from, until }) => [from, until])).toEqual([
      ['2026-11-20', '2026-12-01'],
      ['2026-12-01', '2026-12-06'],
    ])
  })

  it('of months over the turn of the year has each once', () => {
    expect(monthsFrom('2026-11', '2027-01').map(({ month }) => month)).toEqual(['2026-11', '2026-12', '2027-01'])
    expect(monthsFrom('2027-01', '2026-11')).toEqual([])
  })

  it('counts days over the change of the clocks', () => {
    expect(daysBetween('2018-11-03', '2018-11-05')).toBe(2)
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  })
})

describe('the days of a range', () => {
  const aDay = fc
    .integer({ min: 0, max: 700 })
    .map((days) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10))
  const dayBefore = (day: string) => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
  const daysIn = (rows: readonly { days: number }[]) => sum(rows.map(({ days }) => days))

  it('are those of its two parts', () => {
    fc.assert(
      fc.property(fc.uniqueArray(aDay, { minLength: 3, maxLength: 3 }), aDay, fc.option(aDay), (days, start, end) => {
        const [a = '', b = '', c = ''] = days.toSorted()
        const facts = someFacts({ rentals: [aRental({ deliveredOn: start, collectedOn: end })] })
        const [whole, one, other] = [
          measure(facts, a, dayBefore(c)),
          measure(facts, a, dayBefore(b)),
          measure(facts, b, dayBefore(c)),
        ]
        expect(daysIn(whole)).toBe(daysIn(one) + daysIn(other))
      }),
      { numRuns: 500 },
    )
  })
})

describe('a range that cuts a month', () => {
  it('counts its days as thirtieths', () => {
    expect(total(measure(someFacts(), '2026-12-01', '2026-12-15'))).toBe(45_000)
    expect(total(measure(someFacts(), '2026-12-31', '2026-12-31'))).toBe(3_000)
  })

  it('of several months has a row a month', () => {
    const rows = measure(someFacts(), '2026-10-20', '2026-12-10')
    expect(rows.map(({ period, days, amount }) => [period, days, amount])).toEqual([
      ['2026-10', 12, 36_000],
      ['2026-11', 30, 90_000],
      ['2026-12', 10, 30_000],
    ])
  })
})
