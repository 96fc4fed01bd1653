import { window } from '@/server/http/page'
import type { Page } from '@/services/http/page.schema'
import { readCursor, writeCursor } from '@/services/orders/list-cursor.rules'
import type { ManagementListQuery, OrderSummary } from '@/services/orders/orders.schema'
import type { OrderWindow } from './order-lists.repository'

/** As far as this, skipping rows costs less than a long address. */
const SHALLOW = 50

type Query = Pick<ManagementListQuery, 'page' | 'page_size' | 'after' | 'before'>

/** Where a page begins: at a known row, else counted from whichever end of the list is nearer. */
export function windowOf(query: Query, count: number): OrderWindow {
  const { limit, offset } = window(query)
  const [after, before] = [readCursor(query.after), readCursor(query.before)]
  if (after) return { limit, offset, from: after }
  if (before) return { limit, offset, from: before, isReversed: true }
  const rows = Math.min(limit, Math.max(0, count - offset))
  return offset > count / 2
    ? { limit: rows, offset: Math.max(0, count - offset - rows), isReversed: true }
    : { limit, offset }
}

type Row = { order: { id: number }; cursor: string }

/** Deep inside, the neighbour pages begin where this one ends and begins. @param rows the page's, none without cursors */
export function withCursors(
  page: Page<OrderSummary>,
  { page: number }: Query,
  rows: readonly Row[],
): Page<OrderSummary> {
  const [first, last] = [rows[0], rows.at(-1)]
  return {
    ...page,
    next: number >= SHALLOW ? along(page.next, 'after', last) : along(page.next, 'after', undefined),
    previous: number > SHALLOW + 1 ? along(page.previous, 'before', first) : along(page.previous, 'before', undefined),
  }
}

/** The address with the cursor, and without the one that led to this page. */
function along(address: string | null, name: 'after' | 'before', row: Row | undefined): string | null {
  if (address === null) return null
  const [path = '', search] = address.split('?')
  const parameters = new URLSearchParams(search)
  parameters.delete('after')
  parameters.delete('before')
  if (row) parameters.set(name, writeCursor({ value: row.cursor, id: row.order.id }))
  return `${path}?${parameters.toString()}`
}
