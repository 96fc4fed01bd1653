import fc from 'fast-check'
import { addBusinessDays, isBusinessDay } from '@/services/orders/business-days.rules'
import {
  addBusinessMinutes,
  businessMinutesBetween,
  isOpen,
  nextOpening,
} from '@/services/tickets/business-minutes.rules'
import { SUPPORT_CALENDARS, type SupportCalendar } from '@/services/tickets/policy.rules'

/** A local time in São Paulo. */
const at = (local: string) => new Date(`${local}:00-03:00`)

const MINUTE_MS = 60_000

describe('the end of a target', () => {
  it.each<[string, string, number, SupportCalendar, string]>([
    ['S1', '2026-11-23T09:00', 240, 'business', '2026-11-23T13:00'],
    ['S2', '2026-11-23T16:30', 240, 'business', '2026-11-24T11:30'],
    ['S3', '2026-11-23T07:15', 240, 'business', '2026-11-23T13:00'],
    ['S4', '2026-11-23T18:00', 240, 'business', '2026-11-24T13:00'],
    ['S5', '2026-11-23T14:00', 240, 'business', '2026-11-23T18:00'],
    ['S6', '2026-11-19T17:00', 240, 'business', '2026-11-23T12:00'],
    ['S7', '2026-11-21T10:00', 240, 'business', '2026-11-23T13:00'],
    ['S8', '2026-12-24T15:00', 240, 'business', '2026-12-28T10:00'],
    ['S9', '2027-02-05T16:00', 1620, 'business', '2027-02-12T16:00'],
    ['S10', '2026-11-23T10:00', 1620, 'business', '2026-11-26T10:00'],
    ['S11', '2026-11-23T10:00', 540, 'business', '2026-11-24T10:00'],
    ['S12', '2026-11-21T20:30', 120, 'extended', '2026-11-22T09:30'],
    ['S13', '2026-12-25T08:00', 120, 'extended', '2026-12-25T11:00'],
    ['S14', '2026-11-23T17:59', 1, 'business', '2026-11-23T18:00'],
    ['S15', '2026-11-23T17:59', 2, 'business', '2026-11-24T09:01'],
    ['S16', '2026-12-31T17:30', 60, 'business', '2027-01-04T09:30'],
    ['on the closing minute of the longer day', '2026-11-23T21:00', 60, 'extended', '2026-11-23T22:00'],
    ['past the closing of the longer day', '2026-11-23T21:00', 61, 'extended', '2026-11-24T09:01'],
    ['with nothing left', '2026-11-21T10:00', 0, 'business', '2026-11-21T10:00'],
    ['backwards within a day', '2026-11-23T13:00', -60, 'business', '2026-11-23T12:00'],
    ['backwards over a holiday and a weekend', '2026-11-23T10:00', -120, 'business', '2026-11-19T17:00'],
    ['backwards to an opening, which is the closing before', '2026-11-23T10:00', -60, 'business', '2026-11-19T18:00'],
    ['before the first year of the count', '2019-12-31T17:00', 120, 'business', '2020-01-02T10:00'],
  ])('%s: %s + %i min %s = %s', (_, from, minutes, calendar, due) => {
    expect(addBusinessMinutes(at(from), minutes, calendar)).toEqual(at(due))
  })

  it('is a business day later for each day of it, also a century away', () => {
    const day = addBusinessDays('2026-11-23', 25_000)

    expect(addBusinessMinutes(at('2026-11-23T10:00'), 25_000 * 540, 'business')).toEqual(at(`${day}T10:00`))
  })

  it('leaves seconds out', () => {
    expect(addBusinessMinutes(new Date('2026-11-23T10:00:59.999-03:00'), 240, 'business')).toEqual(
      at('2026-11-23T14:00'),
    )
  })
})

describe('the minutes between two instants', () => {
  it.each<[string, string, SupportCalendar, number]>([
    ['2026-11-19T17:00', '2026-11-23T10:00', 'business', 120],
    ['2026-11-20T09:00', '2026-11-20T18:00', 'business', 0],
    ['2026-11-23T08:00', '2026-11-23T19:00', 'business', 540],
    ['2026-12-24T12:00', '2026-12-28T12:00', 'business', 540],
    ['2026-11-20T09:00', '2026-11-20T22:00', 'extended', 780],
    ['2026-11-20T08:59', '2026-11-21T23:00', 'extended', 1560],
    ['2026-11-23T10:00', '2026-11-23T09:30', 'business', -30],
  ])('from %s to %s in %s are %i', (from, to, calendar, minutes) => {
    expect(businessMinutesBetween(at(from), at(to), calendar)).toBe(minutes)
  })
})

describe('the opening', () => {
  it.each<[string, SupportCalendar, string]>([
    ['2026-11-23T08:59', 'business', '2026-11-23T09:00'],
    ['2026-11-23T09:00', 'business', '2026-11-23T09:00'],
    ['2026-11-23T17:59', 'business', '2026-11-23T17:59'],
    ['2026-11-23T18:00', 'business', '2026-11-24T09:00'],
    ['2026-11-19T18:00', 'business', '2026-11-23T09:00'],
    ['2026-11-20T12:00', 'extended', '2026-11-20T12:00'],
    ['2026-11-21T21:59', 'extended', '2026-11-21T21:59'],
    ['2026-11-21T22:00', 'extended', '2026-11-22T09:00'],
  ])('from %s on in %s is %s', (from, calendar, opening) => {
    expect(nextOpening(at(from), calendar)).toEqual(at(opening))
    expect(isOpen(at(from), calendar)).toBe(from === opening)
  })

  it('takes an open minute with its seconds', () => {
    const now = new Date('2026-11-23T17:59:30-03:00')

    expect(nextOpening(now, 'business')).toEqual(now)
    expect(isOpen(now, 'business')).toBe(true)
  })
})

describe('support time', () => {
  const starts = fc
    .date({ min: at('2024-01-01T00:00'), max: at('2031-01-01T00:00'), noInvalidDate: true })
    .map((date) => new Date(Math.floor(date.getTime() / MINUTE_MS) * MINUTE_MS))
  const minutes = fc.integer({ min: 1, max: 20_000 })
  const calendars = fc.constantFrom(...SUPPORT_CALENDARS)

  it('has the target between start and end, and ends as early as it can', () => {
    fc.assert(
      fc.property(starts, minutes, calendars, (from, target, calendar) => {
        const due = addBusinessMinutes(from, target, calendar)
        expect(businessMinutesBetween(from, due, calendar)).toBe(target)
        expect(businessMinutesBetween(from, new Date(due.getTime() - MINUTE_MS), calendar)).toBe(target - 1)
      }),
      { numRuns: 2_000 },
    )
  })

  it('is the same whether it is walked in one stretch or in two, there and back', () => {
    fc.assert(
      fc.property(starts, minutes, minutes, calendars, (from, first, second, calendar) => {
        const middle = addBusinessMinutes(from, first, calendar)
        const end = addBusinessMinutes(middle, second, calendar)
        expect(addBusinessMinutes(from, first + second, calendar)).toEqual(end)
        expect(addBusinessMinutes(end, -second, calendar)).toEqual(middle)
      }),
    )
  })

  it('never ends earlier for who started later', () => {
    fc.assert(
      fc.property(starts, starts, minutes, calendars, (one, other, target, calendar) => {
        const [first, last] = one <= other ? [one, other] : [other, one]
        expect(addBusinessMinutes(first, target, calendar) <= addBusinessMinutes(last, target, calendar)).toBe(true)
        expect(businessMinutesBetween(first, last, calendar)).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('counts, of any minute, exactly those of its calendar', () => {
    fc.assert(
      fc.property(starts, (from) => {
        const local = new Date(from.getTime() - 3 * 3_600_000)
        const [day = '', time = ''] = local.toISOString().split('T')
        const business = isBusinessDay(day) && time >= '09:00' && time < '18:00'
        const extended = time >= '09:00' && time < '22:00'
        const next = new Date(from.getTime() + MINUTE_MS)
        expect(isOpen(from, 'business')).toBe(business)
        expect(isOpen(from, 'extended')).toBe(extended)
        expect(businessMinutesBetween(from, next, 'business')).toBe(business ? 1 : 0)
        expect(businessMinutesBetween(from, next, 'extended')).toBe(extended ? 1 : 0)
      }),
      { numRuns: 1_000 },
    )
  })
})
