import { transaction, type Tx } from '@/server/db/client'
import { defineSchedule } from '@/server/jobs/queue'
import { monthPeriod } from '@/services/billing/measuring/periods.rules'
import { toDay } from '@/services/format/format.rules'
import { addDays, addMonths } from '@/services/orders/business-days.rules'
import { computeMonth } from './compute-month'
import { findIncomplete, findMonths, insertFigures, lockFigures, replaceFigures } from './figures.repository'
import { listStays } from './order-figures.repository'
import { stayFigures } from './stay-figures'

/**
 * Closes every month that is over and has not been closed, from the first of which something is known, and writes the figures of
 * the running one anew. One transaction a month: what was closed stays closed when the process ends in between.
 */
export async function updateFigures(now = new Date()): Promise<void> {
  const running = toDay(now).slice(0, 7)
  for (;;) {
    const month = await transaction((tx) => updateNext(tx, running, now))
    if (month >= running) break
  }
  await transaction((tx) => completeMonth(tx, now))
}

/** A month that was closed before deadlines and the spread of stays were kept gets them: one a run, the newest first. */
async function completeMonth(tx: Tx, now: Date): Promise<void> {
  await lockFigures(tx)
  const month = await findIncomplete(tx)
  if (month === null) return
  const { from, until } = monthPeriod(month)
  const figures = stayFigures(await listStays(tx, { from, until }), true)
  await insertFigures(
    tx,
    from,
    figures.filter(({ key }) => key === 'stage_due' || key === 'stage_spread'),
    now,
  )
}

/** The month that comes next, closed when it is over. @returns it, `YYYY-MM` */
async function updateNext(tx: Tx, running: string, now: Date): Promise<string> {
  await lockFigures(tx)
  const { first, closed } = await findMonths(tx)
  const next = closed === null ? (first ?? running) : addMonths(`${closed}-01`, 1).slice(0, 7)
  // Closed by another process meanwhile, or the clock went back: nothing to do.
  if (next > running) return running
  const { from, until } = monthPeriod(next)
  const isOver = next < running
  const days = { from, until: isOver ? until : addDays(toDay(now), 1) }
  await replaceFigures(tx, from, await computeMonth(tx, days, isOver), now)
  return next
}

defineSchedule('dashboard.close-month', '0 1 1 * *', () => updateFigures())
defineSchedule('dashboard.update-figures', '*/10 * * * *', () => updateFigures())
