import { db } from '@/server/db/client'
import { csvFile } from '@/server/http/csv/csv-file'
import { limitOffset, toPage } from '@/server/http/page'
import { orNotFound } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { visibleCompanies } from '@/services/auth/visibility.rules'
import type { Page } from '@/services/http/page.schema'
import type { Hold, HoldChoices, HoldCsvQuery, HoldListQuery } from '@/services/stock/holds/holds.schema'
import { HOLD_COLUMNS } from '@/services/stock/stock-csv.rules'
import {
  type ListedHold,
  listHeldProducts,
  listHoldIds,
  listHoldingCompanies,
  listHolds,
  sumHolds,
} from './hold-lists.repository'

/** A page of the live reservations; a salesperson sees those of their permitted companies. */
export async function listVisibleHolds(actor: Actor, query: HoldListQuery, url: string): Promise<Page<Hold>> {
  const visible = visibleCompanies(actor)
  const { count } = await sumHolds(db(), visible, query)
  return toPage(url, query, count, (await listHolds(db(), visible, query, limitOffset(query))).map(toHold))
}

/** Filter options beyond the page that is shown. */
export async function listHoldChoices(actor: Actor): Promise<HoldChoices> {
  const visible = visibleCompanies(actor)
  const [products, companies] = [await listHeldProducts(db(), visible), await listHoldingCompanies(db(), visible)]
  return {
    products: products.map(({ id, name }) => ({ id, name })),
    companies: companies.map(({ id, corporateName }) => ({ id, corporate_name: corporateName })),
  }
}

/** The same list as a CSV file. */
export async function exportVisibleHolds(actor: Actor, query: HoldCsvQuery): Promise<Response> {
  const visible = visibleCompanies(actor)
  const read = async (ids: readonly number[]) =>
    (await listHolds(db(), visible, { ...query, ids }, { limit: ids.length, offset: 0 })).map(toHold)
  return csvFile({ name: 'reservas', columns: HOLD_COLUMNS, ids: await listHoldIds(db(), visible, query), read })
}

/** One live reservation. Refuses 404 for one that has ended or that the actor does not see. */
export async function getHold(actor: Actor, id: number): Promise<Hold> {
  const filters = { ids: [id], ordering: 'expires_at' } as const
  const [row] = await listHolds(db(), visibleCompanies(actor), filters, { limit: 1, offset: 0 })
  return toHold(orNotFound(row))
}

const toHold = ({ hold, product, order, company }: ListedHold): Hold => ({
  id: hold.id,
  product,
  quantity: hold.quantity,
  order: {
    order_mask_id: order.maskId,
    stage_name: order.stageName,
    company: { id: company.id, corporate_name: company.corporateName },
  },
  created_at: hold.createdAt.toISOString(),
  expires_at: hold.expiresAt.toISOString(),
})
