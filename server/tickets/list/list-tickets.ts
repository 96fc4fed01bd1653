import { db } from '@/server/db/client'
import { MOST_FOUND } from '@/server/db/list-pages'
import { csvFile } from '@/server/http/csv/csv-file'
import { limitOffset, toPage } from '@/server/http/page'
import { Refusal } from '@/server/http/refusal'
import { type Actor, isCustomer, isStaff } from '@/services/auth/actor.rules'
import type { CsvColumn } from '@/services/format/csv.rules'
import type { TicketFilters, TicketListQuery } from '@/services/tickets/ticket-commands.schema'
import { CUSTOMER_TICKET_COLUMNS, STAFF_TICKET_COLUMNS } from '@/services/tickets/ticket-csv.rules'
import type { TicketCounts, TicketPage, TicketSummary } from '@/services/tickets/tickets.schema'
import { ticketScope } from '../visible-tickets.repository'
import { countOpenTickets, countTickets } from './ticket-counts.repository'
import type { Filters } from './ticket-filters.repository'
import { listTicketIds, listTickets, listTicketsById } from './ticket-lists.repository'
import { toTicketSummary } from './ticket-summary.mapper'

/** A page of the tickets that the actor may see. Refuses 403 for filters of staff from a customer. */
export async function listVisibleTickets(actor: Actor, query: TicketListQuery, url: string): Promise<TicketPage> {
  const filters = filtersOf(actor, query)
  const count = await countTickets(db(), filters)
  const areFew = query.search !== undefined && count < MOST_FOUND
  const window = { ...limitOffset(query), areFew, reader: readerOf(actor) }
  const rows = await listTickets(db(), filters, query.ordering, window)
  return toPage(
    url,
    query,
    count,
    rows.map((row) => toTicketSummary(actor, row)),
  )
}

/** The same rows as a file. */
export async function exportTickets(actor: Actor, query: TicketFilters): Promise<Response> {
  const columns: readonly CsvColumn<TicketSummary>[] = isCustomer(actor)
    ? CUSTOMER_TICKET_COLUMNS
    : STAFF_TICKET_COLUMNS
  const read = async (ids: readonly number[]) =>
    (await listTicketsById(db(), ids, readerOf(actor))).map((row) => toTicketSummary(actor, row))
  const ids = await listTicketIds(db(), filtersOf(actor, query), query.ordering)
  return csvFile({ name: 'chamados', columns, ids, read })
}

/** How many there are for each tab and view. */
export async function countVisibleTickets(actor: Actor): Promise<TicketCounts> {
  const scope = scopeOf(actor)
  const open = await countOpenTickets(db(), scope, readerOf(actor))
  return {
    pending: open?.pending ?? 0,
    in_progress: open?.inProgress ?? 0,
    waiting_staff: open?.waitingStaff ?? 0,
    waiting_customer: open?.waitingCustomer ?? 0,
    closed: await countTickets(db(), { ...scope, status: 'CLOSED' }),
    late: open?.late ?? 0,
    mine: open?.mine ?? 0,
    unread: open?.unread ?? 0,
  }
}

const readerOf = (actor: Actor) => ({ userId: actor.id, isStaff: isStaff(actor) })

function filtersOf(actor: Actor, query: TicketFilters): Filters {
  const { assignee_id, company_id, late } = query
  if (isCustomer(actor) && (assignee_id !== undefined || company_id !== undefined || late !== undefined))
    throw new Refusal('forbidden')
  const { status, open, waiting_for, category, unit_id, order_mask_id, opened_by, search } = query
  return {
    ...{ status, open, waiting_for, category, unit_id, order_mask_id, opened_by, search },
    ...{ assignee_id, company_id, late },
    ...scopeOf(actor),
  }
}

/** Whose tickets the actor sees, as filters; of one company, which an index has sorted, or of several. */
function scopeOf(actor: Actor): Filters {
  const { companies, openedBy: own } = ticketScope(actor)
  const [first, ...more] = companies ?? []
  return first !== undefined && more.length === 0 ? { of: first, own } : { companies, own }
}
