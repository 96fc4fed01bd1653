import { currentDay, formatDay } from '@/services/format/format.rules'
import type { InvoiceSummary } from './invoices.schema'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The due day that counts now: the later one that staff granted, else the printed one. */
export const currentDueDay = ({ due_on, extended_to }: Pick<InvoiceSummary, 'due_on' | 'extended_to'>): string =>
  extended_to ?? due_on

/** Why a due day is refused; undefined for one that can be chosen. @param first the earliest day, today by default */
export function dueDayProblem(day: string, first: string = currentDay()): string | undefined {
  if (!DAY.test(day)) return 'Escolha o vencimento'
  if (day >= first) return undefined
  return first === currentDay()
    ? 'Escolha um vencimento a partir de hoje'
    : `Escolha um dia a partir de ${formatDay(first)}`
}
