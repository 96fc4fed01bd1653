import { type SQL, sql } from 'drizzle-orm'
import type { ValueOrPlaceholder } from '@/server/db/prepared'
import { orders } from '@/server/db/schema/index'
import { sortingBy } from '@/server/db/sorting'
import type { ListCursor } from '@/services/http/list-cursor.rules'
import type { ManagementListQuery } from '@/services/orders/orders.schema'

type Ordering = ManagementListQuery['ordering']
export type CursorOrPlaceholder = { [Part in keyof ListCursor]: ValueOrPlaceholder<ListCursor[Part]> }

const microseconds = (column: SQL): SQL<string> => sql<string>`(extract(epoch from ${column}) * 1000000)::bigint::text`
const instant = (value: ValueOrPlaceholder<string>): SQL =>
  sql`(timestamptz 'epoch' + ${value}::numeric * interval '1 microsecond')`

/** What a list may be sorted by, and how a cursor writes it. `isAlways` there: no row comes last for want of it. */
const SORTS = {
  created_at: { column: sql`${orders.createdAt}`, write: microseconds, read: instant, isAlways: true },
  updated_at: { column: sql`${orders.updatedAt}`, write: microseconds, read: instant, isAlways: true },
  due_at: { column: sql`${orders.dueAt}`, write: microseconds, read: instant, isAlways: false },
  ends_on: {
    column: sql`${orders.endsOn}`,
    write: (column: SQL): SQL<string> => sql<string>`${column}::text`,
    read: (value: ValueOrPlaceholder<string>): SQL => sql`${value}::date`,
    isAlways: false,
  },
  monthly_fee: {
    column: sql`${orders.monthlyFee}`,
    write: (column: SQL): SQL<string> => sql<string>`${column}::text`,
    read: (value: ValueOrPlaceholder<string>): SQL => sql`${value}::numeric`,
    isAlways: true,
  },
}

/** The order of a list or its reverse; nulls come last, and the id breaks ties. */
export function sortingOf(ordering: Ordering, isReversed = false) {
  const { column: sort, descends: isDescending } = sortingBy(SORTS, ordering)
  const descends = isDescending !== isReversed
  const direction = descends ? sql`desc` : sql`asc`
  const nulls = sort.isAlways ? sql`` : isReversed ? sql` nulls first` : sql` nulls last`
  const by = (value: SQL, id: SQL): SQL[] => [sql`${value} ${direction}${nulls}`, sql`${id} ${direction}`]
  return {
    column: sort.column,
    /** What a cursor remembers of a row. */
    written: sort.write(sort.column),
    by,
    orderBy: by(sort.column, sql`${orders.id}`),
    /** That a row comes after the cursor's. */
    after: ({ value, id }: CursorOrPlaceholder): SQL =>
      sql`(${sort.column}, ${orders.id}) ${descends ? sql`<` : sql`>`} (${sort.read(value)}, ${id}::int)`,
  }
}

/** Whether cursors work for this order: rows with a null sort value cannot be compared. */
export const hasCursors = (ordering: Ordering, everyRowWaits: boolean): boolean =>
  sortingBy(SORTS, ordering).column.isAlways || everyRowWaits
