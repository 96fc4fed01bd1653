import { toDay } from '@/services/format/format.rules'
import { addBusinessDays, addDays, isBusinessDay } from '@/services/orders/business-days.rules'

/** The numbers by which whoever has not signed is reminded (ADR 0504). */
export const REMINDERS = {
  /** Business days after they were asked, or reminded by whomever. */
  afterBusinessDays: 2,
  /** How many times at most, each with a link that lives anew; the last call comes on top of them. */
  atMost: 3,
} as const

/** How far the asking of somebody is: when they were last sent a link, until when it lives, how often it was a reminder. */
export type ReminderFacts = { askedAt: Date | string; expiresAt: Date | string; reminders: number }

/** A reminder of its own accord. The last call says that the link runs out, and does not make it live longer. */
export type Reminder = { on: string; isLastCall: boolean }

/**
 * The next reminder of somebody who does not sign: two business days after the link before it, three times, and once more
 * on the last business day before the link runs out. Never on the day of another one. Undefined when none comes.
 */
export function nextReminder({ askedAt, expiresAt, reminders }: ReminderFacts): Reminder | undefined {
  const asked = toDay(askedAt)
  const lastCall = businessDayBefore(toDay(expiresAt))
  const next = addBusinessDays(asked, REMINDERS.afterBusinessDays)
  if (reminders < REMINDERS.atMost && next <= lastCall) return { on: next, isLastCall: false }
  return lastCall > asked ? { on: lastCall, isLastCall: true } : undefined
}

/** The reminder that is to go out now: on a business day, late rather than never, while the link still lives. */
export function reminderDue(asked: ReminderFacts, now: Date): Reminder | undefined {
  const next = nextReminder(asked)
  const today = toDay(now)
  const isDue = next && next.on <= today && isBusinessDay(today) && new Date(asked.expiresAt) > now
  return isDue ? next : undefined
}

/** On which day they are reminded next; one that should have gone out already goes on the next business day. */
export function nextReminderOn(asked: ReminderFacts, now: Date): string | null {
  const next = nextReminder(asked)
  const today = toDay(now)
  if (!next || new Date(asked.expiresAt) <= now) return null
  const on = next.on > today ? next.on : addBusinessDays(today, 0)
  return on <= toDay(asked.expiresAt) ? on : null
}

/** The last business day before a day. */
function businessDayBefore(day: string): string {
  const before = addDays(day, -1)
  return isBusinessDay(before) ? before : businessDayBefore(before)
}
