import type { NotificationKind } from '@/services/notifications/kinds.rules'
import { mailTime } from '@/services/notifications/mail-time.rules'

const at = (text: string): Date => new Date(`${text}:00-03:00`)
const MINUTES = 60_000

describe('when a mail about an event goes out', () => {
  it.each<[string, NotificationKind, string, boolean, string]>([
    ['after the delay, under the bell too', 'order_turn', '2026-11-23T10:00', true, '2026-11-23T10:05'],
    ['at once, without a bell', 'order_turn', '2026-11-23T10:00', false, '2026-11-23T10:00'],
    ['at once, when it is always sent', 'account', '2026-11-23T03:00', true, '2026-11-23T03:00'],
    ['at night too, when it is no reminder', 'order_turn', '2026-11-23T23:00', true, '2026-11-23T23:05'],
    ['a reminder from eight on', 'order_late', '2026-11-23T03:00', true, '2026-11-23T08:00'],
    ['a reminder at eight', 'order_late', '2026-11-23T07:55', true, '2026-11-23T08:00'],
    ['a reminder during the day', 'order_late', '2026-11-23T10:00', true, '2026-11-23T10:05'],
    ['the last reminder before twenty', 'order_late', '2026-11-23T19:54', true, '2026-11-23T19:59'],
    ['a reminder of the evening on the next day', 'order_late', '2026-11-23T19:55', true, '2026-11-24T08:00'],
    ['a reminder on the last day of a month', 'order_late', '2026-11-30T21:00', false, '2026-12-01T08:00'],
  ])('%s', (_, kind, now, hasBell, expected) => {
    expect(mailTime(kind, { now: at(now), hasBell, delayMs: 5 * MINUTES })).toEqual(at(expected))
  })
})
