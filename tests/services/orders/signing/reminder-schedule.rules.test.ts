import { nextReminder, nextReminderOn, reminderDue } from '@/services/orders/signing/reminder-schedule.rules'

/** Sent at 10h in São Paulo; the link lives for seven days. */
const sentOn = (day: string, reminders = 0, expires?: string) => ({
  askedAt: new Date(`${day}T13:00:00Z`),
  expiresAt: new Date(expires ?? new Date(`${day}T13:00:00Z`).getTime() + 7 * 86_400_000),
  reminders,
})

const at = (day: string, time = '12:00:00Z') => new Date(`${day}T${time}`)

describe('the reminders of who does not sign', () => {
  it.each([
    ['two business days after they were asked', '2026-11-23', 0, '2026-11-25', false],
    ['over a weekend', '2026-11-27', 0, '2026-12-01', false],
    ['asked on a Sunday, as of Monday', '2026-11-29', 0, '2026-12-01', false],
    ['over Consciência Negra', '2026-11-19', 0, '2026-11-24', false],
    ['over Carnival', '2027-02-05', 0, '2027-02-11', false],
    ['every two business days after the one before', '2026-11-25', 1, '2026-11-27', false],
    ['a third time', '2026-11-27', 2, '2026-12-01', false],
    ['and once more on the last business day before the link runs out', '2026-12-01', 3, '2026-12-07', true],
    ['which is the Friday before a Saturday', '2026-12-05', 3, '2026-12-11', true],
    ['or the day before a holiday', '2026-12-18', 3, '2026-12-24', true],
    ['however often staff have reminded them', '2026-12-01', 7, '2026-12-07', true],
  ])('come %s (asked on %s, reminded %d times): %s', (_, asked, reminders, on, isLastCall) => {
    expect(nextReminder(sentOn(asked, reminders))).toEqual({ on, isLastCall })
  })

  it('are a last call at once where the link runs out before the next one would come', () => {
    expect(nextReminder(sentOn('2026-11-23', 0, '2026-11-25T13:00:00Z'))).toEqual({
      on: '2026-11-24',
      isLastCall: true,
    })
  })

  it.each([
    ['after the last call', sentOn('2026-12-07', 3, '2026-12-08T13:00:00Z')],
    ['for a link that runs out on the day on which it was sent', sentOn('2026-12-07', 0, '2026-12-07T20:00:00Z')],
  ])('come no more %s', (_, asked) => {
    expect(nextReminder(asked)).toBeUndefined()
    expect(nextReminderOn(asked, at('2026-12-07'))).toBeNull()
  })

  it('are four in two weeks when nobody else reminds', () => {
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
    ['late in the evening of the day before, though in Greenwich it has begun', at('2026-11-30', '02:00:00Z'), false],
    ['the day after it was missed', at('2026-12-01'), true],
    ['on the last day, while the link lives', at('2026-12-03', '12:59:59Z'), true],
    ['once the link has run out', at('2026-12-03', '13:00:00Z'), false],
  ])('%s (%s) goes out: %s', (_, now, isDue) => {
    expect(reminderDue(asked, now) !== undefined).toBe(isDue)
  })

  it('is told for its day, and for the next business day once that has passed', () => {
    expect(nextReminderOn(asked, at('2026-11-27'))).toBe('2026-11-30')
    expect(nextReminderOn(sentOn('2026-11-25'), at('2026-11-28'))).toBe('2026-11-30')
    expect(nextReminderOn(asked, at('2026-12-04'))).toBeNull()
    expect(nextReminderOn(sentOn('2026-11-21', 0, '2026-11-28T20:00:00Z'), at('2026-11-28'))).toBeNull()
  })

  it('never goes out on the day on which staff reminded by hand', () => {
    expect(reminderDue(sentOn('2026-11-30', 1), at('2026-11-30', '20:00:00Z'))).toBeUndefined()
  })
})
