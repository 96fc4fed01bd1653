import {
  firstNoticeFor,
  isTextNeeded,
  privacyDueOn,
  privacyNoticeOn,
  protocolOf,
} from '@/services/users/privacy-requests.rules'

describe('a request about personal data', () => {
  it('has its id and the year of São Paulo in its protocol', () => {
    expect(protocolOf(123, new Date('2026-11-24T12:00:00Z'))).toBe('LGPD-2026-000123')
    expect(protocolOf(1_234_567, new Date('2027-01-01T02:59:00Z'))).toBe('LGPD-2026-1234567')
  })

  it('is due 15 calendar days later, whatever is a holiday', () => {
    expect(privacyDueOn(new Date('2026-11-24T12:00:00Z'))).toBe('2026-12-09')
    expect(privacyDueOn(new Date('2026-12-20T12:00:00Z'))).toBe('2027-01-04')
    expect(privacyDueOn(new Date('2026-11-25T02:00:00Z'))).toBe('2026-12-09')
  })

  it.each([
    ['2026-12-05', undefined],
    ['2026-12-06', 'soon'],
    ['2026-12-08', 'soon'],
    ['2026-12-09', 'today'],
    ['2026-12-10', 'late'],
    ['2027-02-01', 'late'],
  ])('due on 2026-12-09 reminds on %s: %s', (today, notice) => {
    expect(privacyNoticeOn(today, '2026-12-09')).toBe(notice)
  })

  it('is looked at for reminders from the day on which the first one is due', () => {
    const asked = firstNoticeFor('2026-12-06')
    expect(asked).toBe('2026-11-24')
    expect(privacyNoticeOn('2026-12-06', privacyDueOn(new Date(`${asked}T12:00:00Z`)))).toBe('soon')
  })

  it.each([
    ['access', false],
    ['correction', true],
    ['objection', true],
    ['erasure', false],
  ])('of kind %s needs words: %s', (kind, needs) => {
    expect(isTextNeeded(kind)).toBe(needs)
  })
})
