import dayjs from 'dayjs'
import { addBusinessDays, addDays, addMonths, isBusinessDay } from '@/services/orders/business-days.rules'

// When an invoice falls due, until when it is paid without charges, and what late payment costs: a fine of 2 % once and
// interest of 1 % a month (a thirtieth of it a day), by the contract's clause on late payment. Money is integer cents.

const FEWEST_BUSINESS_DAYS = 3
const DAYS_OF_A_LATE_ISSUE = 5

type DueInput = {
  /** The month that was measured: `2026-11` or any day of it. */
  period: string
  /** `companies.invoice_due_day`, 1 to 28. */
  dueDay: number
  /** `YYYY-MM-DD` */
  issuedOn: string
}

/**
 * The due day of a month's invoice: the company's day in the month after the period, as printed even on a weekend. An
 * invoice that is issued with fewer than three business days left is due five days after its issue, or on the next
 * business day.
 */
export function dueDayOf({ period, dueDay, issuedOn }: DueInput): string {
  const month = addMonths(`${period.slice(0, 7)}-01`, 1).slice(0, 7)
  const agreed = `${month}-${String(dueDay).padStart(2, '0')}`
  const isSoon = businessDaysUntil(agreed, issuedOn) < FEWEST_BUSINESS_DAYS
  return isSoon ? addBusinessDays(addDays(issuedOn, DAYS_OF_A_LATE_ISSUE), 0) : agreed
}

/** Business days after `from` up to and with `day`, counted no further than they matter. */
function businessDaysUntil(day: string, from: string): number {
  let count = 0
  for (let one = addDays(from, 1); one <= day && count < FEWEST_BUSINESS_DAYS; one = addDays(one, 1)) {
    if (isBusinessDay(one)) count += 1
  }
  return count
}

/** The last day on which an invoice is paid without charges: its due day, or the next business day. */
export const payableDay = (dueOn: string): string => addBusinessDays(dueOn, 0)

const LATEST_MONTHS = 12

/** The latest day that an invoice may be made due on, or put off to. @param today `YYYY-MM-DD` */
export const latestDueDay = (today: string): string => addMonths(today, LATEST_MONTHS)

export type PaidPart = { paidOn: string; cents: number }

type BalanceInput = {
  /** The invoice's total in cents. */
  total: number
  /** The printed due day, or the one it was extended to. */
  dueOn: string
  /** Payments that stand, in any order; those after `day` do not count. */
  payments: readonly PaidPart[]
  /** As of which day, `YYYY-MM-DD`. */
  day: string
  /** Since when it is contested: charges do not grow from that day on. */
  contestedOn?: string
  /** What of its charges another issued invoice bills: that is paid there, and not here once more. */
  billedCharges?: number
}

export type Balance = {
  /** What is left of the invoice itself. */
  open: number
  /** Days of delay, from the printed due day; they stop when nothing is left. */
  days: number
  fine: number
  interest: number
  /** Fine and interest that no payment has covered, and no other invoice bills. */
  chargesOpen: number
  /** `open` and `chargesOpen`. */
  toPay: number
  /** What was paid beyond the invoice and its charges: the company's credit. */
  overpaid: number
}

/**
 * Where an invoice stands on a day. Payments cover the invoice first, then its charges. The fine is 2 % of what was left
 * after the payable day; interest is `part × days ÷ 3000` for each part by the day on which it was paid, rounded half up
 * once.
 */
export function computeBalance(input: BalanceInput): Balance {
  const { total, dueOn, payments, day, contestedOn = day, billedCharges = 0 } = input
  const counted = payments
    .filter(({ paidOn }) => paidOn <= day)
    .sort((one, other) => one.paidOn.localeCompare(other.paidOn))
  const lastFreeDay = payableDay(dueOn)
  let [open, surplus, late, partDays, days] = [total, 0, 0, 0, 0]

  const charge = (cents: number, paidOn: string): void => {
    const on = paidOn < contestedOn ? paidOn : contestedOn
    if (cents === 0 || on <= lastFreeDay) return
    late += cents
    days = dayjs(on).diff(dueOn, 'day')
    partDays += cents * days
  }

  for (const { paidOn, cents } of counted) {
    const part = Math.min(cents, open)
    charge(part, paidOn)
    open -= part
    surplus += cents - part
  }
  charge(open, day)

  const fine = Math.floor((late * 2 + 50) / 100)
  const interest = Math.floor((partDays + 1500) / 3000)
  const charges = Math.max(fine + interest - billedCharges, 0)
  const chargesOpen = Math.max(charges - surplus, 0)
  const overpaid = Math.max(surplus - charges, 0)
  return { open, days, fine, interest, chargesOpen, toPay: open + chargesOpen, overpaid }
}
