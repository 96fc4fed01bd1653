import { dueNoticeOn } from '@/services/orders/workflow/due-notices.rules'

const due = (day: string): Date => new Date(`${day}T18:00:00-03:00`)

describe('what is said of a deadline in the morning', () => {
  it.each([
    // 2026-11-20 is a holiday, a Friday.
    ['2026-11-18', '2026-11-19', 'before'],
    ['2026-11-19', '2026-11-19', 'today'],
    ['2026-11-19', '2026-11-23', 'before'],
    ['2026-11-20', '2026-11-23', undefined],
    ['2026-11-21', '2026-11-19', undefined],
    ['2026-11-23', '2026-11-19', 'late'],
    ['2026-11-24', '2026-11-19', undefined],
    ['2026-11-23', '2026-11-25', undefined],
    ['2026-11-24', '2026-11-23', 'late'],
  ] as const)('on %s of %s: %s', (today, day, notice) => {
    expect(dueNoticeOn(today, due(day))).toBe(notice)
  })
})
