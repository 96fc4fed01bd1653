import { nextReminder, nextReminderOn, reminderDue } from '@/services/orders/signing/reminder-schedule.rules'

/** Sent at 10h in São Paulo; the link is valid for seven days. */
const sentOn = (day: string, reminders = 0, expires?: string) => ({
  askedAt: new Date(`${day}T13:00:00Z`),
  expiresAt: new Date(expires ?? new Date(`${day}T13:00:00Z`).getTime() + 7 * 86_400_000),
  reminders,
})

const at = (day: string, time = '12:00:00Z') => new Date(`${day}T${time}`)

describe('the reminders of a signer who has not signed', () => {
  it.each([
    ['two business days after the request', '2026-11-23', 0, '2026-11-25', false],
    ['across a weekend', '2026-11-27', 0, '2026-12-01', false],
    ['counted from Monday after a request on Sunday', '2026-11-29', 0, '2026-12-01', false],
    ['across Consciência Negra', '2026-11-19', 0, '2026-11-24', false],
    ['across Carnival', '2027-02-05', 0, '2027-02-11', false],
    ['two business days after the previous one', '2026-11-25', 1, '2026-11-27', false],
    ['a third time', '2026-11-27', 2, '2026-12-01', false],
    ['once more on the last business day before the link expires', '2026-12-01', 3, '2026-12-07', true],
    ['for the last time on the Friday before a Saturday', '2026-12-05', 3, '2026-12-11', true],
    ['for the last time on the day before a holiday', '2026-12-18', 3, '2026-12-24', true],
    ['for the last time however often staff have reminded', '2026-12-01', 7, '2026-12-07', true],
  ])('come %s (asked on %s, reminded %d times): %s', (_, asked, reminders, on, isLastCall) => {
    expect(nextReminder(sentOn(asked, reminders))).toEqual({ on, isLastCall })
  })

  it('are a last call at once if the link expires before the next one', () => {
    expect(nextReminder(sentOn('2026-11-23', 0, '2026-11-25T13:00:00Z'))).toEqual({
      on: '2026-11-24',
      isLastCall: true,
    })
  })

  it.each([
    ['after the last call', sentOn('2026-12-07', 3, '2026-12-08T13:00:00Z')],
    ['for a link that expires on the day it was sent', sentOn('2026-12-07', 0, '2026-12-07T20:00:00Z')],
  ])('do not come %s', (_, asked) => {
    expect(nextReminder(asked)).toBeUndefined()
    expect(nextReminderOn(asked, at('2026-12-07'))).toBeNull()
  })

  it('are four in two weeks without manual ones', () => {
    const days: string[] = []
    let asked = sentOn('2026-11-23')
    for (let next = nextReminder(asked); next && days.length < 20; next = nextReminder(asked)) {
      days.push(next.on)
      const kept = next.isLastCall ? asked.expiresAt.toISOString() : undefined
      asked = sentOn(next.on, asked.reminders + 1, kept)
    }
    expect(days).toEqual(['2026-11-25', '2026-11-27', '2026-12-01', '2026-12-07'])
  })
})

describe('a reminder', () => {
  const asked = sentOn('2026-11-26')

  it.each([
    ['before its day', at('2026-11-27'), false],
    ['on a Saturday', at('2026-11-28'), false],
    ['on its day', at('2026-11-30'), true],
    ['late in the evening before, when its day has started in UTC', at('2026-11-30', '02:00:00Z'), false],
    ['on the day after a missed one', at('2026-12-01'), true],
    ['on the last day, while the link is valid', at('2026-12-03', '12:59:59Z'), true],
    ['once the link has expired', at('2026-12-03', '13:00:00Z'), false],
  ])('%s (%s) goes out: %s', (_, now, isDue) => {
    expect(reminderDue(asked, now) !== undefined).toBe(isDue)
  })

  it('is announced for its day, and for the next business day once that has passed', () => {
    expect(nextReminderOn(asked, at('2026-11-27'))).toBe('2026-11-30')
    expect(nextReminderOn(sentOn('2026-11-25'), at('2026-11-28'))).toBe('2026-11-30')
    expect(nextReminderOn(asked, at('2026-12-04'))).toBeNull()
    expect(nextReminderOn(sentOn('2026-11-21', 0, '2026-11-28T20:00:00Z'), at('2026-11-28'))).toBeNull()
  })

  it('never goes out on a day on which staff sent one manually', () => {
    expect(reminderDue(sentOn('2026-11-30', 1), at('2026-11-30', '20:00:00Z'))).toBeUndefined()
  })
})
