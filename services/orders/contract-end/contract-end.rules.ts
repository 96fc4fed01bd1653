import dayjs from 'dayjs'
import { toCents, toDecimal } from '@/services/simulation/money.rules'
import { addDays, addMonths } from '../business-days.rules'
import { type IndexEntry, mayReadjust, newestEntry, readjust, type ReadjustmentIndex } from './readjustment.rules'

/** What a customer may want when a contract ends. */
export const END_CHOICES = ['renew', 'return', 'upgrade'] as const

export type EndChoice = (typeof END_CHOICES)[number]

export const END_CHOICE_LABEL: Readonly<Record<EndChoice, string>> = {
  renew: 'Renovar',
  return: 'Devolver',
  upgrade: 'Trocar por outros',
}

/** The labels of the buttons: `Devolver no fim`, since the rental goes on until then. */
export const END_CHOICE_COMMAND: Readonly<Record<EndChoice, string>> = {
  ...END_CHOICE_LABEL,
  return: 'Devolver no fim',
}

/** Days before a contract's end at which the customer is notified and lists show it. */
export const END_WINDOWS = [30, 60, 90] as const

export type EndWindow = (typeof END_WINDOWS)[number]

/** The months by which a contract may be renewed: the durations of plans. */
export const RENEWAL_MONTHS = [12, 24, 36] as const

/** In the last 90 days of a contract, the order is about its end. */
const NEAR_DAYS = 90

export const isEndNear = (endsOn: string, today: string): boolean => daysUntil(endsOn, today) <= NEAR_DAYS

/** Days to accept an addendum when the contract has already ended. */
const DAYS_TO_ACCEPT = 15

/** Days until a contract ends, negative once it has. Takes days, `YYYY-MM-DD`. */
export const daysUntil = (endsOn: string, today: string): number => dayjs(endsOn).diff(today, 'day')

/**
 * The notice that is due, by days left: a missed notice is dropped once the next one is due. Undefined before the first
 * and after the end.
 */
export function noticeDue(daysLeft: number): EndWindow | undefined {
  return daysLeft < 0 ? undefined : END_WINDOWS.find((days) => daysLeft <= days)
}

export type RunningContract = {
  startsOn: string
  endsOn: string
  monthlyFee: string
  /** In the order in which they were issued. */
  addenda: readonly {
    status: string
    beginsOn: string
    /** When its fee became due. */
    begunAt: Date | null
    monthlyFeeBefore: string
    monthlyFee: string
    indexRate: string | null
  }[]
}

/**
 * Why a fee stays as it is: staff chose to keep it, the index is not entered yet, or the price is less than 12 months
 * old.
 */
export type FeeKeptReason = 'chosen' | 'no_index' | 'too_early'

export type RenewalTerms = {
  beginsOn: string
  endsOn: string
  monthlyFeeBefore: string
  monthlyFee: string
  readjustment: IndexEntry | null
  keptBecause: FeeKeptReason | null
}

/**
 * The terms of a renewal as of today: it follows the contract without a gap, for the requested months, at the fee that
 * is due by then, readjusted by the newest month of the index (ADR 509).
 * @param index null to keep the fee
 */
export function renewalTerms(
  contract: RunningContract,
  request: { durationMonths: number; index: ReadjustmentIndex | null },
  entries: readonly IndexEntry[],
  today: string,
): RenewalTerms {
  const beginsOn = contract.endsOn >= today ? contract.endsOn : addDays(today, DAYS_TO_ACCEPT)
  const accepted = contract.addenda.filter(({ status }) => status === 'accepted')
  const last = accepted.at(-1)
  const monthlyFeeBefore = last?.begunAt === null ? feeFromAddendum(last, contract.monthlyFee) : contract.monthlyFee
  const pricedOn = accepted.findLast(({ indexRate }) => indexRate !== null)?.beginsOn ?? contract.startsOn
  const entry = request.index ? newestEntry(entries, request.index, today) : undefined
  const keptBecause = !request.index
    ? 'chosen'
    : !mayReadjust(pricedOn, beginsOn)
      ? 'too_early'
      : entry
        ? null
        : 'no_index'
  const readjustment = keptBecause === null && entry ? entry : null
  return {
    beginsOn,
    endsOn: addMonths(beginsOn, request.durationMonths),
    monthlyFeeBefore,
    monthlyFee: readjustment ? toDecimal(readjust(toCents(monthlyFeeBefore), readjustment.rate)) : monthlyFeeBefore,
    readjustment: readjustment && { index: readjustment.index, month: readjustment.month, rate: readjustment.rate },
    keptBecause,
  }
}

/**
 * The fee from an addendum's first day on: its own fee, plus what upgrades have added to the order's fee since it was
 * issued (ADR 520).
 * @param now the order's fee until then
 */
export const feeFromAddendum = (
  { monthlyFeeBefore, monthlyFee }: { monthlyFeeBefore: string; monthlyFee: string },
  now: string,
): string => toDecimal(toCents(monthlyFee) + toCents(now) - toCents(monthlyFeeBefore))

/** The fine for leaving early, in percent of the remaining fees (contract-template.rules, docs/adr/0512). */
export const EARLY_RETURN_PERCENT = 30

export type EarlyReturn = { months: number; days: number; fine: string }

/**
 * The cost of a return requested today, before the contract ends: the remaining whole months and days (a day is 1/30 of
 * the fee, as in the contract) and the fine on them. Takes days, `YYYY-MM-DD`; undefined once the contract has ended.
 */
export function earlyReturn(monthlyFee: string, endsOn: string, today: string): EarlyReturn | undefined {
  if (daysUntil(endsOn, today) <= 0) return undefined
  const months = dayjs(endsOn).diff(today, 'month')
  const days = Math.min(30, daysUntil(endsOn, addMonths(today, months)))
  const fine = Math.round((toCents(monthlyFee) * (months * 30 + days) * EARLY_RETURN_PERCENT) / (30 * 100))
  return { months, days, fine: toDecimal(fine) }
}
