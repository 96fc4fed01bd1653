import { type ListCursor, readCursor, writeCursor } from '@/services/http/list-cursor.rules'
import type { Page } from '@/services/http/page.schema'
import { limitOffset } from './page'

/** Up to this page an offset is cheaper than a cursor in the address. */
const MAX_OFFSET_PAGES = 50

type Query = { page: number; page_size: number; after?: string; before?: string }

/** The rows to read: from an offset or a cursor; reversed means counted from the end of the list. */
export type ListWindow = { limit: number; offset: number; from?: ListCursor; isReversed?: boolean }

/** The start of a page: its cursor, else an offset from the nearer end of the list. */
export function pageWindow(query: Query, count: number): ListWindow {
  const { limit, offset } = limitOffset(query)
  const [after, before] = [readCursor(query.after), readCursor(query.before)]
  if (after) return { limit, offset, from: after }
  if (before) return { limit, offset, from: before, isReversed: true }
  const rows = Math.min(limit, Math.max(0, count - offset))
  return offset > count / 2
    ? { limit: rows, offset: Math.max(0, count - offset - rows), isReversed: true }
    : { limit, offset }
}

/**
 * Adds cursors to the addresses of the neighbouring pages beyond `MAX_OFFSET_PAGES`.
 * @param cursors of the page's first and last row; undefined for a list without cursors
 */
export function withCursors<T>(
  page: Page<T>,
  query: Query,
  cursors: { first?: ListCursor; last?: ListCursor },
): Page<T> {
  const { page: number } = query
  return {
    ...page,
    next:
      number >= MAX_OFFSET_PAGES
        ? withCursor(page.next, 'after', cursors.last)
        : withCursor(page.next, 'after', undefined),
    previous:
      number > MAX_OFFSET_PAGES + 1
        ? withCursor(page.previous, 'before', cursors.first)
        : withCursor(page.previous, 'before', undefined),
  }
}

/** The address with this cursor in place of any other. */
function withCursor(address: string | null, name: 'after' | 'before', cursor: ListCursor | undefined): string | null {
  if (address === null) return null
  const [path = '', search] = address.split('?')
  const parameters = new URLSearchParams(search)
  parameters.delete('after')
  parameters.delete('before')
  if (cursor) parameters.set(name, writeCursor(cursor))
  return `${path}?${parameters.toString()}`
}
