import { toDay } from '@/services/format/format.rules'
import { addBusinessDays, addDays, isBusinessDay } from '../business-days.rules'

/** One business day before a deadline, on its day, and once it has passed. */
export type DueNotice = 'before' | 'today' | 'late'

/** For how many days after a deadline somebody is still told that it has passed. */
const LATE_DAYS = 4

/** Nobody is reminded of a deadline that is further away; days, and instants at their ends. */
export const dueWindow = (today: string): { from: string; until: string } => ({
  from: addDays(today, -LATE_DAYS),
  until: addBusinessDays(today, 1),
})

/**
 * What to say of a deadline on the morning of a day: nothing on days off, and nothing of a deadline that is further away.
 * @param today `YYYY-MM-DD`
 */
export function dueNoticeOn(today: string, dueAt: Date): DueNotice | undefined {
  if (!isBusinessDay(today)) return undefined
  const day = toDay(dueAt)
  if (day === today) return 'today'
  const { from, until } = dueWindow(today)
  if (day < today) return day >= from ? 'late' : undefined
  return day === until ? 'before' : undefined
}
