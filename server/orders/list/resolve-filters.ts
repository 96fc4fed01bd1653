import type { Db } from '@/server/db/client'
import { searchedOrders } from '@/server/db/order-search'
import type { Actor } from '@/services/auth/actor.rules'
import { visibleCompanies } from '@/services/auth/visibility.rules'
import { toDay } from '@/services/format/format.rules'
import { addDays } from '@/services/orders/business-days.rules'
import { readChosen } from '@/services/orders/list/order-list.rules'
import type { ManagementCsvQuery } from '@/services/orders/orders.schema'
import { STAGE_GROUPS } from '@/services/orders/workflow/stage-groups.rules'
import { stagesOwnedBy } from '@/services/orders/workflow/turn.rules'
import type { CompanyFilter, OrderFilters } from './order-filters.repository'
import { listOrdersToSign } from './order-lists.repository'

type OrderListFilters = Partial<Omit<ManagementCsvQuery, 'ordering'>>

/** The filters of a list query, with the companies the actor may see and those the typed text matches. */
export async function resolveFilters(conn: Db, actor: Actor, asked: OrderListFilters): Promise<OrderFilters> {
  const { stage_name, stage_group, turn, late, cancel_requested, ends_within, mine, company_id, search, chosen } = asked
  const within = intersect(visibleCompanies(actor), company_id === undefined ? undefined : [company_id])
  const waitingIn = mine ? stagesOwnedBy(actor.groups) : undefined
  const toSign = waitingIn && (await listOrdersToSign(conn, actor.email, waitingIn))
  const filters: OrderFilters = {
    stage_name,
    inStages: stage_group && STAGE_GROUPS[stage_group].stages,
    turn,
    late,
    cancel_requested,
    endsBy: ends_within === undefined ? undefined : addDays(toDay(new Date()), ends_within),
    companies: companyFilter(within),
    waitingIn,
    responsible: asked.responsible_id,
    orToSign: toSign && toSign.length > 0 ? toSign.map(({ id }) => id) : undefined,
    named: chosen === undefined ? undefined : readChosen(chosen),
  }
  if (!search) return filters
  const { companies, number } = await searchedOrders(conn, search)
  return {
    ...filters,
    companies: companyFilter(intersect(companies, within)),
    orNumber: number ? { number, within } : undefined,
  }
}

type Ids = readonly number[] | undefined

/** These and no others; undefined are all of them. */
export const companyFilter = (ids: Ids): CompanyFilter | undefined => ids && { ids, count: ids.length }

/** The companies of both; undefined are all of them. */
function intersect(some: Ids, others: Ids): Ids {
  if (!some || !others) return some ?? others
  const kept = new Set(others)
  return some.filter((id) => kept.has(id))
}
