import { db } from '@/server/db/client'
import type { Actor } from '@/services/auth/actor.rules'
import { visibleCompanies } from '@/services/auth/visibility.rules'
import { toDay } from '@/services/format/format.rules'
import { addDays } from '@/services/orders/business-days.rules'
import type { EndingSummary } from '@/services/orders/contract-end/contract-end.schema'
import { countEnding } from '../list/order-counts.repository'
import { companyFilter } from '../list/resolve-filters'

/** How many of the rentals that the actor sees have ended or end within 30, 60 and 90 days. */
export function getEndingSummary(actor: Actor): Promise<EndingSummary> {
  const today = toDay(new Date())
  const by = (days: number) => addDays(today, days)
  return countEnding(db(), companyFilter(visibleCompanies(actor)), [addDays(today, -1), by(30), by(60), by(90)])
}
