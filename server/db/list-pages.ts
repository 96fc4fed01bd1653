import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type Db, db } from './client'
import { prepared } from './prepared'

/** A search is counted up to here: who gets more looks for something else. */
export const MOST_FOUND = 1_000

/** What tells one prepared statement from another, the filters with places, and the values for them. */
export type Shape<Filters> = { key: string; filters: Filters; values: Record<string, unknown> }

/** The filters that have a value. */
export const namedFilters = (filters: object): [string, unknown][] =>
  Object.entries(filters).filter(([, value]) => value !== undefined && value !== '')

/**
 * Separates filters from their values.
 * @param single those that have a place in the statement
 * @param fixed those that are written into it, so that each value has statements of its own
 */
export function shapeWith<Fixed extends object>(single: object, fixed: Fixed): Shape<Fixed> {
  const values = Object.fromEntries(namedFilters(single))
  const names = Object.keys(values).toSorted()
  const places = Object.fromEntries(names.map((name) => [name, sql.placeholder(name)]))
  return { key: JSON.stringify([names, fixed]), filters: { ...places, ...fixed }, values }
}

/**
 * The rows that fit, `from` and `where`. With `areFew` behind a fence (`offset 0`): a planner that takes few for many would
 * walk the whole list in its order to find them.
 */
export function fittingRows(table: PgTable, where: SQL | undefined, areFew = false): SQL {
  const fitting = sql`from ${table} where ${where ?? true}`
  return areFew ? sql`from (select * ${fitting} offset 0) ${table}` : fitting
}

/** How many rows a search finds, up to `MOST_FOUND`, and whether that is all. */
export async function countUpTo(
  conn: Db,
  table: PgTable,
  where: SQL | undefined,
): Promise<{ count: number; areFew: boolean }> {
  const found = sql`select 1 ${fittingRows(table, where)} limit ${sql.raw(String(MOST_FOUND))}`
  const { rows } = await conn.execute<{ count: number }>(sql`select count(*)::int as count from (${found}) found`)
  const count = rows[0]?.count ?? 0
  return { count, areFew: count < MOST_FOUND }
}

/**
 * The ids of the first rows that a search finds, as a statement. Few are read and sorted, many are met soon on the way along
 * the list.
 */
export async function selectFound(
  conn: Db,
  id: PgColumn,
  where: SQL | undefined,
  { orderBy, limit }: { orderBy: readonly SQL[]; limit: number },
): Promise<SQL> {
  const { areFew } = await countUpTo(conn, id.table, where)
  const order = sql.join([...orderBy], sql`, `)
  return sql`select ${id} ${fittingRows(id.table, where, areFew)} order by ${order} limit ${sql.raw(String(limit))}`
}

export type PageWindow = {
  limit: number
  offset: number
  /** A search found few: they are read and sorted. */
  areFew?: boolean
}

type List<Filters, Ordering extends string> = {
  /** Tells its statements from those of other lists. */
  name: string
  id: PgColumn
  orderBy: Record<Ordering, SQL[]>
  where: (filters: Filters) => SQL | undefined
  /** Undefined for what is asked too differently each time. */
  shapeOf: (filters: Filters) => Shape<Filters> | undefined
}

const PREPARED_PAGES = 3

/**
 * Whether a page is asked for often enough to be a prepared statement, each page one of its own: to plan it takes three times as
 * long as to read it.
 */
export const isPreparedPage = ({ limit, offset }: Pick<PageWindow, 'limit' | 'offset'>): boolean =>
  offset < PREPARED_PAGES * limit

/** The ids of a page, by an index alone; the first pages by prepared statements, if their filters have a shape. */
export async function pageIds<Filters, Ordering extends string>(
  conn: Db,
  { name, id, orderBy, where, shapeOf }: List<Filters, Ordering>,
  { filters: asked, ordering }: { filters: Filters; ordering: Ordering },
  { limit, offset, areFew }: PageWindow,
): Promise<number[]> {
  const page = (filters: Filters) => {
    const order = sql.join(orderBy[ordering], sql`, `)
    // Inlined: a bound LIMIT makes the planner assume many rows.
    const rows = sql.raw(`limit ${String(limit)} offset ${String(offset)}`)
    return sql`select ${id} ${fittingRows(id.table, where(filters), areFew)} order by ${order} ${rows}`
  }
  const select = (from: Db, filters: Filters) =>
    from.select({ id: sql<number>`found.id` }).from(sql`(${page(filters)}) found`)
  const shape = isPreparedPage({ limit, offset }) ? shapeOf(asked) : undefined
  const found = await (shape
    ? prepared(
        conn,
        JSON.stringify([name, shape.key, ordering, limit, offset]),
        () => select(db(), shape.filters),
        shape.values,
      )
    : select(conn, asked))
  return found.map((row) => row.id)
}

/** Rows in the order of their ids. */
export function inOrderOf<Row>(ids: readonly number[], rows: readonly Row[], idOf: (row: Row) => number): Row[] {
  const places = new Map(ids.map((id, place) => [id, place]))
  return rows.toSorted((one, other) => Number(places.get(idOf(one))) - Number(places.get(idOf(other))))
}
