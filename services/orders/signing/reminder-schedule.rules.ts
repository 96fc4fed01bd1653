import { toDay } from '@/services/format/format.rules'
import { addBusinessDays, businessDaysBefore, isBusinessDay } from '@/services/orders/business-days.rules'

/** When signers who have not signed are reminded (ADR 0504). */
export const REMINDERS = {
  /** Business days after the last link was sent, by whomever. */
  afterBusinessDays: 2,
  /** Reminders at most, each with a new link; the last call comes on top of them. */
  atMost: 3,
} as const

/** A pending signature: when the last link was sent, when it expires, how many reminders were sent. */
export type ReminderFacts = { askedAt: Date | string; expiresAt: Date | string; reminders: number }

/** An automatic reminder. The last call warns that the link is about to expire, and does not extend it. */
export type Reminder = { on: string; isLastCall: boolean }

/**
 * The next reminder of a signer who has not signed: two business days after the previous link, up to three times, and a
 * last call on the last business day before the link expires. Never two on one day. Undefined when none is due.
 */
export function nextReminder({ askedAt, expiresAt, reminders }: ReminderFacts): Reminder | undefined {
  const asked = toDay(askedAt)
  const lastCall = businessDaysBefore(toDay(expiresAt), 1)
  const next = addBusinessDays(asked, REMINDERS.afterBusinessDays)
  if (reminders < REMINDERS.atMost && next <= lastCall) return { on: next, isLastCall: false }
  return lastCall > asked ? { on: lastCall, isLastCall: true } : undefined
}

/** The reminder that is due now: on a business day, late rather than never, while the link is still valid. */
export function reminderDue(asked: ReminderFacts, now: Date): Reminder | undefined {
  const next = nextReminder(asked)
  const today = toDay(now)
  const isDue = next && next.on <= today && isBusinessDay(today) && new Date(asked.expiresAt) > now
  return isDue ? next : undefined
}

/** The day of the next reminder; an overdue one goes out on the next business day. */
export function nextReminderOn(asked: ReminderFacts, now: Date): string | null {
  const next = nextReminder(asked)
  const today = toDay(now)
  if (!next || new Date(asked.expiresAt) <= now) return null
  const on = next.on > today ? next.on : addBusinessDays(today, 0)
  return on <= toDay(asked.expiresAt) ? on : null
}
