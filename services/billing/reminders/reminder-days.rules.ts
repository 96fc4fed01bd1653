import { addBusinessDays, addDays, businessDaysBefore } from '@/services/orders/business-days.rules'

/** How many business days before the due day an invoice is called to mind. */
export const BUSINESS_DAYS_BEFORE = 3

/** How many calendar days after the last one without charges a late invoice is. */
const DAYS_AFTER = [1, 5, 15, 30] as const

export type ReminderStep = 'due_soon' | 'due_today' | `late_${(typeof DAYS_AFTER)[number]}`

export type Reminder = {
  step: ReminderStep
  /** When it is sent, `YYYY-MM-DD` in São Paulo. */
  day: string
}

/** The days of an invoice that its reminders follow from, each `YYYY-MM-DD`. */
export type RemindedInvoice = {
  issuedOn: string
  /** As printed, or as it was extended. */
  dueOn: string
  /** The last day without charges. */
  payableOn: string
}

/**
 * The reminders of an invoice: three business days before its due day, on the last day without charges, and 1, 5, 15
 * and 30 calendar days after that, each moved to the next business day. Those that fall on the day of its issue or
 * earlier are none: the notice of the issue says the same.
 */
export function remindersOf({ issuedOn, dueOn, payableOn }: RemindedInvoice): Reminder[] {
  const reminders: Reminder[] = [
    { step: 'due_soon', day: businessDaysBefore(dueOn, BUSINESS_DAYS_BEFORE) },
    { step: 'due_today', day: payableOn },
    ...DAYS_AFTER.map((days) => ({ step: `late_${days}` as const, day: addBusinessDays(addDays(payableOn, days), 0) })),
  ]
  return reminders.filter(({ day }) => day > issuedOn)
}

/**
 * The reminder that is to be sent on a day, if it was not sent yet: the newest whose day has come. Who starts after a
 * break sends that one only, and none that is older than `STALE_DAYS`.
 */
export function reminderDue(invoice: RemindedInvoice, today: string): Reminder | undefined {
  const newest = remindersOf(invoice).findLast(({ day }) => day <= today)
  return newest && newest.day >= addDays(today, -STALE_DAYS) ? newest : undefined
}

/** After so many days a reminder that was missed stays unsent. */
const STALE_DAYS = 30

/** Longer than the longest stretch of weekend and holidays around three business days. */
const MARGIN = 15

/** The last days without charges of invoices that may have a reminder on a day. */
export const reminderWindow = (today: string): { from: string; until: string } => ({
  from: addDays(today, -(Math.max(...DAYS_AFTER) + STALE_DAYS + MARGIN)),
  until: addDays(today, MARGIN),
})
