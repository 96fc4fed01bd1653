import { exchangeDueAt } from '@/services/orders/office-hours.rules'
import { closesAt, mayActAt, remindAt, silenceStep } from '@/services/tickets/silence.rules'

/** A local time in São Paulo. */
const at = (local: string) => new Date(`${local}:00-03:00`)

describe('the promise of an exchange', () => {
  it.each([
    ['2026-11-23T10:00', 3, '2026-11-26T18:00'],
    ['2026-11-19T17:00', 1, '2026-11-23T18:00'],
    ['2026-11-19T18:00', 1, '2026-11-24T18:00'],
    ['2026-11-21T12:00', 3, '2026-11-26T18:00'],
    ['2026-12-23T11:00', 3, '2026-12-29T18:00'],
  ])('asked for at %s and promised in %i business days ends %s', (asked, days, due) => {
    expect(exchangeDueAt(at(asked), days)).toEqual(at(due))
  })
})

describe('a silent customer', () => {
  it.each([
    ['2026-11-16T10:00', '2026-11-19T18:00', '2026-11-24T18:00'],
    ['2026-11-16T17:59', '2026-11-19T18:00', '2026-11-24T18:00'],
    ['2026-11-16T18:00', '2026-11-23T18:00', '2026-11-25T18:00'],
    ['2026-11-21T12:00', '2026-11-26T18:00', '2026-11-30T18:00'],
  ])('since %s is reminded after %s, and the ticket closes after %s', (since, reminded, closed) => {
    expect(remindAt(at(since))).toEqual(at(reminded))
    expect(closesAt(at(since))).toEqual(at(closed))
  })

  it.each([
    ['2026-11-19T17:59', false, null],
    ['2026-11-19T18:00', false, 'remind'],
    ['2026-11-19T18:00', true, null],
    ['2026-11-19T18:01', false, null],
    ['2026-11-20T10:00', false, null],
    ['2026-11-21T10:00', false, null],
    ['2026-11-23T08:59', false, null],
    ['2026-11-23T09:00', false, 'remind'],
    ['2026-11-24T17:59', true, null],
    ['2026-11-24T18:00', true, 'close'],
    ['2026-11-24T18:01', true, null],
    ['2026-11-25T09:00', false, 'close'],
  ])('since Monday 16/11, at %s (reminded: %s): %s', (now, reminded, step) => {
    const waitingSince = at('2026-11-16T10:00')
    const remindedAt = reminded ? at('2026-11-19T18:00') : null

    expect(silenceStep({ waitingSince, remindedAt }, at(now))).toBe(step)
  })

  it.each([
    ['2026-11-23T08:59', false],
    ['2026-11-23T09:00', true],
    ['2026-11-23T18:00', true],
    ['2026-11-23T18:01', false],
    ['2026-11-20T12:00', false],
    ['2026-11-22T12:00', false],
  ])('is left alone outside the hours of the office: %s %s', (now, acts) => {
    expect(mayActAt(at(now))).toBe(acts)
  })
})
