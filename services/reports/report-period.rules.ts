import { currentDay, formatMonth } from '@/services/format/format.rules'
import { isMonth, monthOf, shiftMonth } from '@/services/stock/holds/hold-month.rules'

/** The longest period, in months, and the one of a report that names none. */
export const MOST_MONTHS = 24
const USUAL_MONTHS = 12

/** Nothing is older. */
const FIRST_MONTH = '2000-01'

/** Whole months, both included: `2026-11`. */
export type ReportPeriod = { from: string; to: string }

type Asked = { from?: string | null; to?: string | null }

/** The period that is asked for: by default until the current month, and twelve months of it. */
export function toPeriod({ from, to }: Asked, current = monthOf(currentDay())): ReportPeriod {
  const last = to ?? current
  return { from: from ?? shiftMonth(last, 1 - USUAL_MONTHS), to: last }
}

/** Why a period is refused, by its field; empty for one that is fine. */
export function periodObjections(asked: Asked, current = monthOf(currentDay())): { from?: string; to?: string } {
  const [from, to] = [monthObjection(asked.from, current), monthObjection(asked.to, current)]
  if (from ?? to) return { ...(from && { from }), ...(to && { to }) }
  const period = toPeriod(asked, current)
  if (period.from > period.to) return { from: 'O primeiro mês não pode vir depois do último' }
  return period.from < shiftMonth(period.to, 1 - MOST_MONTHS) ? { from: `Escolha no máximo ${MOST_MONTHS} meses` } : {}
}

function monthObjection(month: string | null | undefined, current: string): string | undefined {
  if (month === null || month === undefined) return undefined
  if (!isMonth(month) || month < FIRST_MONTH) return 'Use um mês como 2026-11'
  return month > current ? `Escolha um mês até ${formatMonth(`${current}-01`)}` : undefined
}

/** All months of a period, the newest first. */
export function monthsOf({ from, to }: ReportPeriod): string[] {
  const months: string[] = []
  for (let month = to; month >= from; month = shiftMonth(month, -1)) months.push(month)
  return months
}

/** The period until another month: its first month stays where that is possible, else its length does. */
export function periodUntil({ from, to }: ReportPeriod, last: string): ReportPeriod {
  const earliest = shiftMonth(last, 1 - MOST_MONTHS)
  if (last >= from) return { from: from < earliest ? earliest : from, to: last }
  return { from: shiftMonth(last, 1 - monthsOf({ from, to }).length), to: last }
}
