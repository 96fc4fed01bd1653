import { isCompany } from '@/server/companies/companies.service'
import { db } from '@/server/db/client'
import { csvResponse } from '@/server/http/csv/csv-file'
import { type ReadNextRows, streamRows } from '@/server/http/csv/stream-rows'
import { type ListWindow, pageWindow, withCursors } from '@/server/http/list-window'
import { toPage } from '@/server/http/page'
import { orNotFound, Refusal } from '@/server/http/refusal'
import type { Actor } from '@/services/auth/actor.rules'
import { maySeeCompany } from '@/services/auth/visibility.rules'
import { MOVEMENT_COLUMNS } from '@/services/equipment/equipment-csv.rules'
import type {
  Movement,
  MovementCsvQuery,
  MovementListQuery,
  UnitHistoryQuery,
} from '@/services/equipment/movements/movements.schema'
import type { ListCursor } from '@/services/http/list-cursor.rules'
import type { Page } from '@/services/http/page.schema'
import { seesOnlyOwn } from '../units/visible-units'
import { countMovements, type MovementCount } from './movement-counts.repository'
import type { MovementFilters } from './movement-filters.repository'
import { wholeMonthsOf } from './movement-months.repository'
import { findUnitId, listMovements, type MovementRow, type MovementWindow } from './movements.repository'

/** Rows in memory at a time while the log is streamed. */
const CHUNK_ROWS = 500

/** A page of a company's log of movements, newest first. Refuses 404 for a company that the actor does not see. */
export async function listCompanyMovements(
  actor: Actor,
  companyId: number,
  query: MovementListQuery,
  url: string,
): Promise<Page<Movement>> {
  return pageOf(await filtersOf(actor, companyId, query), query, url)
}

/** The whole log as a JSON array, streamed. */
export async function streamCompanyMovements(
  actor: Actor,
  companyId: number,
  query: MovementCsvQuery,
): Promise<Response> {
  const next = chunksOf(await filtersOf(actor, companyId, query))
  const body = await streamRows(next, {
    before: '[',
    rows: (rows, isFirst) => (isFirst ? '' : ',') + rows.map((row) => JSON.stringify(row)).join(','),
    after: ']',
  })
  return new Response(body, { headers: { 'Content-Type': 'application/json', 'Cache-Control': 'private, no-store' } })
}

/** The same as a CSV file. */
export async function exportCompanyMovements(
  actor: Actor,
  companyId: number,
  query: MovementCsvQuery,
): Promise<Response> {
  const next = chunksOf(await filtersOf(actor, companyId, query))
  return csvResponse({ name: 'movimentacoes', columns: MOVEMENT_COLUMNS, next })
}

/**
 * Events of a unit while the active company held it, newest first; for a COLABORADOR, while they used it.
 * Refuses 404 for a unit that the company never held, or that the COLABORADOR does not use now.
 */
export async function getUnitHistory(
  actor: Actor,
  serial: string,
  query: UnitHistoryQuery,
  url: string,
): Promise<Page<Movement>> {
  const companyId = orNotFound(actor.companyId)
  const unit = orNotFound(await findUnitId(db(), serial))
  const isTheirs = unit.holds === companyId
  if (seesOnlyOwn(actor)) {
    if (!isTheirs || unit.userId !== actor.id) throw new Refusal('not_found')
    return pageOf({ companyId, unitId: unit.id, userId: actor.id }, query, url)
  }
  const history = await pageOf({ companyId, unitId: unit.id }, query, url)
  if (!isTheirs && history.count === 0) throw new Refusal('not_found')
  return history
}

async function pageOf(filters: MovementFilters, query: UnitHistoryQuery, url: string): Promise<Page<Movement>> {
  const counted = await countMovements(db(), filters)
  const { count } = counted
  const rows =
    count === 0 ? [] : await listMovements(db(), filters, withMonthJump(pageWindow(query, count), filters, counted))
  const [first, last] = [rows[0], rows.at(-1)].map((row) => row && cursorOf(row))
  return withCursors(toPage(url, query, count, rows.map(toMovement)), query, { first, last })
}

/** From this offset on, looking up the month in the counters is cheaper than skipping rows. */
const MONTH_JUMP_OFFSET = 2_000

/** Uses the counters of months for a page that is far from both ends of the log. */
function withMonthJump(window: ListWindow, filters: MovementFilters, { count, after }: MovementCount): MovementWindow {
  const { limit, offset, from, isReversed } = window
  if (from || offset < MONTH_JUMP_OFFSET || !wholeMonthsOf(filters)) return window
  return { limit, offset: isReversed ? count - offset - limit : offset, far: { after } }
}

const cursorOf = ({ event, cursor }: MovementRow): ListCursor => ({ value: cursor, id: event.id })

/** Reads the log in chunks, each continuing where the last one ended. */
function chunksOf(filters: MovementFilters): ReadNextRows<Movement> {
  let window: ListWindow | undefined = { limit: CHUNK_ROWS, offset: 0 }
  return async () => {
    if (!window) return []
    const rows: MovementRow[] = await listMovements(db(), filters, window)
    const last = rows.at(-1)
    window = last && rows.length === CHUNK_ROWS ? { limit: CHUNK_ROWS, offset: 0, from: cursorOf(last) } : undefined
    return rows.map(toMovement)
  }
}

async function filtersOf(actor: Actor, companyId: number, query: MovementCsvQuery): Promise<MovementFilters> {
  if (!maySeeCompany(actor, companyId) || !(await isCompany(db(), companyId))) throw new Refusal('not_found')
  return {
    companyId,
    startDay: query.start_date,
    endDay: query.end_date,
    eventTypes: parseList(query.event_type),
    relocationTypes: parseList(query.relocation_type),
    relocationStatuses: parseList(query.relocation_status),
    unitStatuses: parseList(query.ri_status),
  }
}

/** Splits "A,B"; undefined if it names nothing. */
function parseList(text: string | undefined): string[] | undefined {
  const values = (text ?? '').split(',').filter(Boolean)
  return values.length > 0 ? values : undefined
}

export const toMovement = ({ event, unit, product, address, user, orderMaskId }: MovementRow): Movement => ({
  id: event.id,
  created_at: event.createdAt.toISOString(),
  event_type: event.eventType,
  relocation_type: event.relocationType,
  relocation_status: event.relocationStatus,
  ri_status: event.unitStatus,
  unit: { ...unit, product, label: event.label },
  address,
  user: user && { id: user.id, first_name: user.firstName },
  order_mask_id: orderMaskId,
  actor_name: event.actorName,
  message: event.message,
})
