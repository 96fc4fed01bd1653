import { listPlansOfAll } from '@/server/catalogue/catalogue.service'
import { db } from '@/server/db/client'
import { limitOffset, toPage } from '@/server/http/page'
import type { Actor } from '@/services/auth/actor.rules'
import type { Page } from '@/services/http/page.schema'
import { summarizeItems } from '@/services/simulation/delivery/distribution.rules'
import { toDecimal } from '@/services/simulation/money.rules'
import { currentStatus } from '@/services/simulation/quotations/quotation-state.rules'
import { resumePageOf } from '@/services/simulation/quotations/resume.rules'
import type { SavedQuotation, SavedQuotationsQuery } from '@/services/simulation/quotations/saved-quotations.schema'
import { type PricedState, priceQuotation } from '../price-quotation'
import { listUpgradeItems } from '../products/upgrade-items.repository'
import { listCarts } from '../quotations.repository'
import { requireCompanyId } from './create-quotation'
import { countSavedQuotations, listSavedQuotations, type SavedQuotationRow } from './saved-quotations.repository'

/** The active company's quotations with their current fees, open ones first, in a constant number of queries. */
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

/** A row of the list; a quotation that became an order has the order's fee. */
function toSavedQuotation(state: SavedQuotationRow & PricedState): SavedQuotation {
  const { quotation, questionReached: step, simulator, plan, cart, begunBy, order, placed } = state
  const units = cart.reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    id: quotation.id,
    name: quotation.name,
    status: currentStatus(quotation.status, quotation.expiresAt, new Date()),
    simulator: { id: simulator.id, name: simulator.name },
    image: cart[0]?.product.images[0] ?? simulator.image,
    items_summary: summarizeItems(cart),
    duration_months: plan?.durationMonths ?? null,
    monthly_fee: order?.monthlyFee ?? toDecimal(priceQuotation(state).monthlyFeeCents),
    final: plan !== null,
    step,
    resume_at: resumePageOf({ step, units, placed, hasPlan: plan !== null }),
    begun_by: begunBy && { id: begunBy.id, first_name: begunBy.firstName },
    updated_at: quotation.updatedAt.toISOString(),
    expires_at: quotation.expiresAt.toISOString(),
    order_mask_id: order?.maskId ?? null,
  }
}
