import { db } from '@/server/db/client'
import { csvFile } from '@/server/http/csv/csv-file'
import { pageWindow, withCursors } from '@/server/http/list-window'
import { limitOffset, toPage } from '@/server/http/page'
import { orNotFound } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { visibleCompanies } from '@/services/auth/visibility.rules'
import type { CsvColumn } from '@/services/format/csv.rules'
import type { Page } from '@/services/http/page.schema'
import type { ListedSigner } from '@/services/orders/documents/documents.schema'
import { CUSTOMER_ORDER_COLUMNS, STAFF_ORDER_COLUMNS } from '@/services/orders/list/order-csv.rules'
import type {
  ManagementCsvQuery,
  ManagementListQuery,
  ManagementPage,
  OrderCsvQuery,
  OrderListQuery,
  OrderSummary,
} from '@/services/orders/orders.schema'
import { toSigner } from '../documents/documents.mapper'
import { toSummary } from '../order.mapper'
import { isAwaitingCustomer } from '../signing/awaiting-signer'
import { countOrders } from './order-counts.repository'
import { countSigners, listOrders, listOrdersByDocumentType, listSigners, orderIds } from './order-lists.repository'
import { hasCursors } from './order-sorting.repository'
import { resolveFilters } from './resolve-filters'

const DAY_MS = 86_400_000

/** A page of the orders of the customer's company. */
export async function listVisibleOrders(actor: Actor, query: OrderListQuery, url: string): Promise<Page<OrderSummary>> {
  const { monthlyFee: _, ...page } = await findOrders(actor, query, url)
  return page
}

/** A page of the orders that a member of staff sees, with the monthly fees of all found orders, summed. */
export async function listManagedOrders(
  actor: Actor,
  query: ManagementListQuery,
  url: string,
): Promise<ManagementPage> {
  const { monthlyFee, ...page } = await findOrders(actor, query, url)
  return { ...page, monthly_fee: monthlyFee }
}

/** The customer's list as a file. */
export const exportVisibleOrders = (actor: Actor, query: OrderCsvQuery): Promise<Response> =>
  exportOrders(actor, query, { name: 'meus-pedidos', columns: CUSTOMER_ORDER_COLUMNS })

/** Staff's list as a file. */
export const exportManagedOrders = (actor: Actor, query: ManagementCsvQuery): Promise<Response> =>
  exportOrders(actor, query, { name: 'pedidos', columns: STAFF_ORDER_COLUMNS })

async function exportOrders(
  actor: Actor,
  query: ManagementCsvQuery,
  file: { name: string; columns: readonly CsvColumn<OrderSummary>[] },
): Promise<Response> {
  const filters = await resolveFilters(db(), actor, query)
  const read = async (ids: readonly number[]) => {
    const rows = await listOrders({ ...filters, ids }, query.ordering, { limit: ids.length, offset: 0 })
    return rows.map(({ order, company }) => toSummary(order, company))
  }
  return csvFile({ ...file, ids: await orderIds(db(), filters, query.ordering), read })
}

async function findOrders(actor: Actor, query: ManagementListQuery, url: string) {
  const filters = await resolveFilters(db(), actor, query)
  const { count, monthlyFee } = await countOrders(filters)
  const rows = await listOrders(filters, query.ordering, pageWindow(query, count))
  const everyRowWaits = Boolean(filters.turn ?? filters.waitingIn ?? filters.late)
  const page = toPage(
    url,
    query,
    count,
    rows.map(({ order, company }) => toSummary(order, company)),
  )
  const cursors = (hasCursors(query.ordering, everyRowWaits) ? rows : []).map(cursorOf)
  return { ...withCursors(page, query, { first: cursors[0], last: cursors.at(-1) }), monthlyFee }
}

const cursorOf = ({ order, cursor }: { order: { id: number }; cursor: string }) => ({ value: cursor, id: order.id })

/** The customer's orders that got a document of this type in the last `days` days. */
export async function listOrdersByDocument(actor: Actor, documentType: string, days: number): Promise<OrderSummary[]> {
  const since = new Date(Date.now() - days * DAY_MS)
  const rows = await listOrdersByDocumentType(db(), orNotFound(actor.companyId), documentType, since)
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
  const rows = await listSigners(db(), visible, limitOffset(query))
  return toPage(
    url,
    query,
    count,
    rows.map(({ signer, documentType, order, company }) => ({
      ...toSigner(signer, isAwaitingCustomer(order, documentType)),
      document_type: documentType,
      order_mask_id: order.maskId,
      company: { id: company.id, corporate_name: company.corporateName },
    })),
  )
}
