import { groupByDay, momentOf } from '@/services/notifications/notification-days.rules'
import { wireNotification } from '@/tests/factories/wire/notifications.wire'

const NOW = new Date('2026-11-23T15:00:00-03:00')
const on = (created_at: string) => wireNotification({ created_at })

describe('notifications by day', () => {
  it('are those of today, of yesterday and before, in their order', () => {
    const times = [
      '2026-11-23T10:28:00-03:00',
      '2026-11-23T00:00:00-03:00',
      '2026-11-22T23:59:00-03:00',
      '2026-11-19T15:10:00-03:00',
    ]
    expect(groupByDay(times.map(on), NOW).map(({ label, notifications }) => [label, notifications.length])).toEqual([
      ['Hoje', 2],
      ['Ontem', 1],
      ['Antes', 1],
    ])
  })

  it('leave out days without any', () => {
    expect(groupByDay([on('2026-11-19T15:10:00-03:00')], NOW).map(({ label }) => label)).toEqual(['Antes'])
    expect(groupByDay([], NOW)).toEqual([])
  })

  it.each([
    ['2026-11-23T10:28:00-03:00', '10:28'],
    ['2026-11-22T08:05:00-03:00', '08:05'],
    ['2026-11-19T15:10:00-03:00', '19/11'],
    ['2025-12-31T15:10:00-03:00', '31/12/2025'],
  ])('show %s as %s', (created_at, text) => {
    expect(momentOf(on(created_at), NOW)).toBe(text)
  })
})
