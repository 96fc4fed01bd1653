import { saveIndex } from '@/server/orders/contract-end/readjustment-indexes'
import type { Actor } from '@/services/auth/actor.rules'
import { toDay } from '@/services/format/format.rules'
import { addMonths } from '@/services/orders/business-days.rules'
import { READJUSTMENT_INDEXES } from '@/services/orders/contract-end/readjustment.rules'
import { of } from '../named'
import { at } from '../time/calendar'
import { atSimulatedTime } from '../time/simulated-time'

/** The twelve-month variations in percent that finance has entered, newest first. */
const RATES = {
  IPCA: ['4.68', '5.17', '5.13', '5.23', '5.35', '5.32'],
  IGPM: ['0.92', '2.82', '3.03', '2.96', '4.39', '7.02'],
} as const

/** The day of the month after which both indexes of the previous month are published. */
const DAY_KNOWN = '12'

/** Enters the indexes for readjustments, each at its publication. */
export async function enterIndexes(people: ReadonlyMap<string, Actor>, now: Date): Promise<void> {
  const finance = of(people, 'financeiro@arrenda.example')
  for (const index of READJUSTMENT_INDEXES)
    for (const [back, rate] of RATES[index].entries()) {
      const month = addMonths(newestKnown(now), -back)
      const known = at(`${addMonths(month, 1).slice(0, 8)}${DAY_KNOWN}`, '10:20')
      await atSimulatedTime(known, () => saveIndex(finance, { index, month: month.slice(0, 7), rate }))
    }
}

/** The first day of the newest month with published indexes. */
function newestKnown(now: Date): string {
  const today = toDay(now)
  return addMonths(`${today.slice(0, 8)}01`, today.slice(8) > DAY_KNOWN ? -1 : -2)
}
