import fc from 'fast-check'
import {
  addBusinessDays,
  addDays,
  addMonths,
  businessDaysBefore,
  isBusinessDay,
} from '@/services/orders/business-days.rules'

describe('a business day', () => {
  it.each([
    ['2026-11-19', 'a Thursday'],
    ['2026-12-24', 'the day before Christmas'],
    ['2026-02-18', 'Ash Wednesday'],
  ])('is %s, %s', (day) => {
    expect(isBusinessDay(day)).toBe(true)
  })

  it.each([
    ['2026-11-21', 'a Saturday'],
    ['2026-11-22', 'a Sunday'],
    ['2026-01-01', 'Confraternização Universal'],
    ['2026-04-21', 'Tiradentes'],
    ['2026-05-01', 'Dia do Trabalho'],
    ['2026-09-07', 'Independência'],
    ['2026-10-12', 'Nossa Senhora Aparecida'],
    ['2026-11-02', 'Finados'],
    ['2027-11-15', 'Proclamação da República'],
    ['2026-11-20', 'Consciência Negra'],
    ['2026-12-25', 'Natal'],
    ['2026-02-16', 'Carnival Monday'],
    ['2026-02-17', 'Carnival Tuesday'],
    ['2026-04-03', 'Good Friday'],
    ['2026-06-04', 'Corpus Christi'],
    ['2027-03-26', 'Good Friday of another year'],
    ['2024-02-13', 'Carnival Tuesday of a leap year'],
    ['2038-06-24', 'Corpus Christi at its latest (Easter on April 25th)'],
  ])('is not %s, %s', (day) => {
    expect(isBusinessDay(day)).toBe(false)
  })
})

describe('counting business days', () => {
  it.each([
    ['2026-11-16', 1, '2026-11-17'],
    ['2026-11-19', 1, '2026-11-23'], // across the holiday on Friday and the weekend
    ['2026-11-19', 2, '2026-11-24'],
    ['2026-12-31', 1, '2027-01-04'],
    ['2026-11-21', 0, '2026-11-23'],
    ['2026-11-18', 0, '2026-11-18'],
  ])('%s plus %i is %s', (day, count, expected) => {
    expect(addBusinessDays(day, count)).toBe(expected)
  })

  it.each([
    ['2026-11-17', 1, '2026-11-16'],
    ['2026-11-23', 1, '2026-11-19'],
    ['2026-11-22', 1, '2026-11-19'],
    ['2026-12-05', 3, '2026-12-02'],
    ['2026-11-21', 0, '2026-11-21'],
  ])('%s minus %i is %s', (day, count, expected) => {
    expect(businessDaysBefore(day, count)).toBe(expected)
  })

  const aDay = fc.integer({ min: 0, max: 20_000 }).map((days) => addDays('2020-01-01', days))

  it('always ends on a business day, after that many of them', () => {
    fc.assert(
      fc.property(aDay, fc.integer({ min: 1, max: 30 }), (day, count) => {
        const end = addBusinessDays(day, count)
        let passed = 0
        for (let one = addDays(day, 1); one <= end; one = addDays(one, 1)) if (isBusinessDay(one)) passed += 1
        expect(isBusinessDay(end)).toBe(true)
        expect(passed).toBe(count)
      }),
      { numRuns: 300 },
    )
  })
})

describe('counting months', () => {
  it.each([
    ['2026-11-24', 24, '2028-11-24'],
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2026-12-15', 12, '2027-12-15'],
    ['2026-10-31', 36, '2029-10-31'],
  ])('%s plus %i is %s', (day, months, expected) => {
    expect(addMonths(day, months)).toBe(expected)
  })
})
