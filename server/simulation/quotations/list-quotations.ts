import { listPlansOfAll } from '@/server/catalogue/catalogue.service'
import { db } from '@/server/db/client'
import { limitOffset, toPage } from '@/server/http/page'
import type { Actor } from '@/services/auth/actor.rules'
import type { Page } from '@/services/http/page.schema'
import type { SavedQuotation, SavedQuotationsQuery } from '@/services/simulation/saved-quotations.schema'
import { listUpgradeItems } from '../products/upgrade-items.repository'
import { listCarts } from '../quotations.repository'
import { requireCompanyId } from './create-quotation'
import { toSavedQuotation } from './saved-quotation.mapper'
import { countSavedQuotations, listSavedQuotations } from './saved-quotations.repository'

/**
 * 'Minhas cotações': what the active company has kept, the open ones first, each with what it costs now. Discarded ones are
 * not among them. A constant number of queries.
 */
export async function listQuotations(
  actor: Actor,
  query: SavedQuotationsQuery,
  url: string,
): Promise<Page<SavedQuotation>> {
  const companyId = requireCompanyId(actor)
  const count = await countSavedQuotations(db(), companyId, query)
  const rows = await listSavedQuotations(db(), companyId, query, query.ordering, limitOffset(query))
  const ids = rows.map(({ quotation }) => quotation.id)
  const simulators = [...new Set(rows.map(({ simulator }) => simulator.id))]
  const plans = Map.groupBy(await listPlansOfAll(db(), simulators), ({ simulatorId }) => simulatorId)
  const carts = Map.groupBy(await listCarts(db(), ids), ({ quotationId }) => quotationId)
  const upgrades = Map.groupBy(await listUpgradeItems(db(), ids), ({ quotationId }) => quotationId)
  const results = rows.map((row) =>
    toSavedQuotation({
      ...row,
      plans: plans.get(row.simulator.id) ?? [],
      cart: carts.get(row.quotation.id) ?? [],
      upgrades: upgrades.get(row.quotation.id) ?? [],
    }),
  )
  return toPage(url, query, count, results)
}
