import { db } from '@/server/db/client'
import type { Actor } from '@/services/auth/actor.rules'
import { visibleCompanies } from '@/services/auth/visibility.rules'
import { toDay } from '@/services/format/format.rules'
import { addDays } from '@/services/orders/business-days.rules'
import type { EndingSummary } from '@/services/orders/contract-end/contract-end.schema'
import type { OrdersSummary } from '@/services/orders/list/orders-summary.schema'
import { STAGES } from '@/services/orders/workflow/stages.rules'
import { stagesOwnedBy } from '@/services/orders/workflow/turn.rules'
import { countByStage, countEnding } from './order-counts.repository'
import { listOrdersToSign } from './order-lists.repository'
import { companyFilter } from './resolve-filters'

/** Counts of the orders the actor may see, a row for every stage, empty ones included. */
export async function getOrdersSummary(actor: Actor): Promise<OrdersSummary> {
  const visible = visibleCompanies(actor)
  const rows = new Map((await countByStage(db(), companyFilter(visible))).map((row) => [row.stageName, row]))
  const toSign = await listOrdersToSign(db(), actor.email, stagesOwnedBy(actor.groups))
  const stages = STAGES.map((stage_name) => {
    const { total = 0, customerTurn = 0, staffTurn = 0, late = 0, cancelRequests = 0 } = rows.get(stage_name) ?? {}
    return {
      stage_name,
      total,
      customer_turn: customerTurn,
      staff_turn: staffTurn,
      late,
      cancel_requests: cancelRequests,
    }
  })
  return {
    total: stages.reduce((sum, { total }) => sum + total, 0),
    to_sign: toSign.filter(({ companyId }) => !visible || visible.includes(companyId)).length,
    stages,
  }
}

/** How many of the rentals that the actor sees have ended or end within 30, 60 and 90 days. */
export function getEndingSummary(actor: Actor): Promise<EndingSummary> {
  const today = toDay(new Date())
  const by = (days: number) => addDays(today, days)
  return countEnding(db(), companyFilter(visibleCompanies(actor)), [addDays(today, -1), by(30), by(60), by(90)])
}
