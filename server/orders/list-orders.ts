import { db } from '@/server/db/client'
import { toPage, window } from '@/server/http/page'
import { found } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { visibleCompanies } from '@/services/auth/visibility.rules'
import type { Page } from '@/services/http/page.schema'
import type { ListedSigner } from '@/services/orders/documents.schema'
import type { ManagementListQuery, ManagementPage, OrderListQuery, OrderSummary } from '@/services/orders/orders.schema'
import type { StageName } from '@/services/orders/stages.rules'
import { stagesOwnedBy } from '@/services/orders/turn.rules'
import { toSigner } from './documents.mapper'
import { countOrders, countSigners, listByDocument, listOrders, listSigners } from './order-lists.repository'
import { toSummary } from './order.mapper'

const DAY_MS = 86_400_000

/** A page of the orders of the customer's company. */
export async function listVisibleOrders(actor: Actor, query: OrderListQuery, url: string): Promise<Page<OrderSummary>> {
  const { count, rows } = await findOrders(actor, query)
  return toPage(url, query, count, rows)
}

/** A page of the orders that a member of staff sees, with what all that it found comes to a month. */
export async function listManagedOrders(
  actor: Actor,
  { mine, ...query }: ManagementListQuery,
  url: string,
): Promise<ManagementPage> {
  const waitingIn = mine ? stagesOwnedBy(actor.groups) : undefined
  const { count, monthlyFee, rows } = await findOrders(actor, { ...query, waitingIn })
  return { ...toPage(url, query, count, rows), monthly_fee: monthlyFee }
}

async function findOrders(actor: Actor, query: Omit<ManagementListQuery, 'mine'> & { waitingIn?: StageName[] }) {
  const visible = visibleCompanies(actor)
  const found = await countOrders(db(), visible, query)
  const rows = await listOrders(db(), visible, query, query.ordering, window(query))
  return { ...found, rows: rows.map(({ order, company }) => toSummary(order, company)) }
}

/** The customer's orders that got a document of this type in the last `days` days. */
export async function listOrdersByDocument(actor: Actor, documentType: string, days: number): Promise<OrderSummary[]> {
  const since = new Date(Date.now() - days * DAY_MS)
  const rows = await listByDocument(db(), found(actor.companyId), documentType, since)
  return rows.map(({ order, company }) => toSummary(order, company))
}

/** Every signer of the orders that this member of staff sees, with what waits for their signature. */
export async function listVisibleSigners(
  actor: Actor,
  query: { page: number; page_size: number },
  url: string,
): Promise<Page<ListedSigner>> {
  const visible = visibleCompanies(actor)
  const count = await countSigners(db(), visible)
  const rows = await listSigners(db(), visible, window(query))
  return toPage(
    url,
    query,
    count,
    rows.map(({ signer, documentType, order, company }) => ({
      ...toSigner(signer),
      document_type: documentType,
      order_mask_id: order.maskId,
      company: { id: company.id, corporate_name: company.corporateName },
    })),
  )
}
