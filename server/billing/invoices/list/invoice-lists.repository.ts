import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { type Db, db } from '@/server/db/client'
import { inIdsPlaceholder, selectIds } from '@/server/db/ids'
import { inOrderOf, pageIds, type PageWindow, selectFound } from '@/server/db/list-pages'
import { prepared } from '@/server/db/prepared'
import { companies, invoiceLines, invoices } from '@/server/db/schema'
import type { Actor } from '@/services/auth/actor.rules'
import type { InvoiceFilters } from '@/services/billing/invoices/invoice-commands.schema'
import { type InvoiceLineKind, MEASURED_LINE_KINDS } from '@/services/billing/invoices/invoice-states.rules'
import { visibleInvoices } from '../visible-invoices.repository'
import { type Filters, type Found, invoiceWhere, isFound, shapeOf } from './invoice-filters.repository'

type Ordering = InvoiceFilters['ordering']

/** Each has an index, alone and of a status; the id breaks ties. */
const ORDER_BY: Record<Ordering, SQL[]> = {
  due_on: [asc(invoices.currentDueOn), asc(invoices.id)],
  '-due_on': [desc(invoices.currentDueOn), desc(invoices.id)],
  number: [asc(invoices.number), asc(invoices.id)],
  '-number': [desc(invoices.number), desc(invoices.id)],
  total: [asc(invoices.total), asc(invoices.id)],
  '-total': [desc(invoices.total), desc(invoices.id)],
  created_at: [asc(invoices.createdAt), asc(invoices.id)],
  '-created_at': [desc(invoices.createdAt), desc(invoices.id)],
}

/** What is in an invoice besides the measuring. */
const otherKinds = sql<InvoiceLineKind[]>`array(select distinct ${invoiceLines.kind} from ${invoiceLines}
  where ${invoiceLines.invoiceId} = ${invoices.id} and ${invoiceLines.kind} not in (${sql.raw(
    MEASURED_LINE_KINDS.map((kind) => `'${kind}'`).join(', '),
  )}) order by 1)`

const selectRows = () =>
  db()
    .select({
      invoice: invoices,
      company: { id: companies.id, corporateName: companies.corporateName, cnpj: companies.cnpj },
      otherKinds,
    })
    .from(invoices)
    .innerJoin(companies, eq(companies.id, invoices.companyId))
    .where(inIdsPlaceholder(invoices.id, sql.placeholder('ids')))

export type ListedInvoice = Awaited<ReturnType<typeof listInvoicesById>>[number]

/** These invoices, in this order. */
export async function listInvoicesById(conn: Db, ids: readonly number[]) {
  const rows = await prepared(conn, 'invoices', selectRows, { ids })
  return inOrderOf(ids, rows, ({ invoice }) => invoice.id)
}

/** A page of the invoices: their ids by an index alone, and what is shown of each. */
export const listInvoices = async (conn: Db, filters: Filters, ordering: Ordering, window: PageWindow) =>
  listInvoicesById(conn, await pageIds(conn, LIST, { filters, ordering }, window))

const LIST = { name: 'invoice page', id: invoices.id, orderBy: ORDER_BY, where: invoiceWhere, shapeOf }

/** The ids of all of them, in the list's order. */
export const listInvoiceIds = (conn: Db, filters: Filters, ordering: Ordering): Promise<number[]> =>
  selectIds(conn, invoices.id, invoiceWhere(filters), ORDER_BY[ordering])

/** What a search found of the invoices that the actor may see: the number itself first, then the latest due days. */
export async function findInvoiceIds(conn: Db, actor: Actor, found: Found, limit: number): Promise<number[]> {
  const where = and(visibleInvoices(actor), isFound(found))
  const orderBy = [
    ...(found.number === undefined ? [] : [sql`${invoices.number} is not distinct from ${found.number} desc`]),
    ...ORDER_BY['-due_on'],
  ]
  const { rows } = await conn.execute<{ id: number }>(await selectFound(conn, invoices.id, where, { orderBy, limit }))
  return rows.map(({ id }) => id)
}
