import type { Placeholder } from 'drizzle-orm'
import { db, type Database, type Db } from './client'

/** A value, or the place where one will stand in a statement that is prepared. */
export type Given<T> = T | Placeholder

type Values = Record<string, unknown>
type Prepared<T> = { execute: (values: Values) => Promise<T> }
type Query<T> = { prepare: (name: string) => Prepared<T> }

/** Each is kept by every connection as well. The first ones asked for are what is asked for most; others are built anew. */
const MOST_KEPT = 200

type Kept = { name: string; statement?: Prepared<unknown> }
const kept = new WeakMap<Database, Map<string, Kept>>()

/**
 * Runs a statement that is parsed by PostgreSQL once a connection, and planned there as long as plans for any values are as
 * good as plans for these. Outside of transactions it is built once as well.
 * @param shape tells it from every other statement that is prepared, whatever its values
 * @param build the statement with `sql.placeholder(name)` for each of the values
 */
export function prepared<T>(conn: Db, shape: string, build: (conn: Db) => Query<T>, values: Values): Promise<T> {
  const place = placeOf(shape)
  if (!place || conn !== db())
    return build(conn)
      .prepare(place?.name ?? '')
      .execute(values)
  // Whoever asks for a shape is its only builder: the answer is what that one promises.
  const statement = (place.statement ??= build(conn).prepare(place.name)) as Prepared<T>
  return statement.execute(values)
}

/** Undefined once there are enough of them. */
function placeOf(shape: string): Kept | undefined {
  const places = kept.get(db()) ?? new Map<string, Kept>()
  kept.set(db(), places)
  const known = places.get(shape)
  if (known || places.size >= MOST_KEPT) return known
  const place = { name: `arrenda_${String(places.size)}` }
  places.set(shape, place)
  return place
}
