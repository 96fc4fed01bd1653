import { transaction, type Tx } from '@/server/db/client'
import { defineSchedule } from '@/server/jobs/queue'
import { monthPeriod } from '@/services/billing/measuring/periods.rules'
import { toDay } from '@/services/format/format.rules'
import { addDays, addMonths } from '@/services/orders/business-days.rules'
import { computeMonth } from './compute-month'
import { findMonths, lockFigures, replaceFigures } from './figures.repository'

/**
 * Closes every month that is over and has not been closed, from the first of which something is known, and writes the figures of
 * the running one anew. One transaction a month: what was closed stays closed when the process ends in between.
 */
export async function updateFigures(now = new Date()): Promise<void> {
  const running = toDay(now).slice(0, 7)
  for (;;) {
    const month = await transaction((tx) => updateNext(tx, running, now))
    if (month >= running) return
  }
}

/** The month that comes next, closed when it is over. @returns it, `YYYY-MM` */
async function updateNext(tx: Tx, running: string, now: Date): Promise<string> {
  await lockFigures(tx)
  const { first, closed } = await findMonths(tx)
  const next = closed === null ? (first ?? running) : addMonths(`${closed}-01`, 1).slice(0, 7)
  // Closed by another process meanwhile, or the clock went back: nothing to do.
  if (next > running) return running
  const { from, until } = monthPeriod(next)
  const days = { from, until: next === running ? addDays(toDay(now), 1) : until }
  await replaceFigures(tx, from, await computeMonth(tx, days), now)
  return next
}

defineSchedule('dashboard.close-month', '0 1 1 * *', () => updateFigures())
defineSchedule('dashboard.update-figures', '*/10 * * * *', () => updateFigures())
