import { randomUUID } from 'node:crypto'
import type { Placeholder } from 'drizzle-orm'
import { clientOf, db, type Database, type Db, type Tx } from './client'

/** A value, or the place where one will stand in a statement that is prepared. */
export type Given<T> = T | Placeholder

type Values = Record<string, unknown>
type Prepared<T> = { execute: (values: Values) => Promise<T> }
type Query<T> = { prepare: (name: string) => Prepared<T> }

/** Each is kept by every connection as well. The first ones asked for are what is asked for most; others are built anew. */
const MOST_KEPT = 200

/** The bundler puts this file into what serves and into what works on jobs, which share connections: names must differ. */
const INSTANCE = randomUUID().slice(0, 8)

type Kept = { name: string; statement?: Prepared<unknown> }
const kept = new WeakMap<Database, Map<string, Kept>>()

/**
 * Runs a statement that was built here once and is parsed by PostgreSQL once a connection, and planned there as long as
 * plans for any values are as good as plans for these.
 * @param shape tells it from every other statement that is prepared, whatever its values
 * @param build the statement with `sql.placeholder(name)` for each of the values; whoever asks for a shape is its only builder
 */
export function prepared<T>(conn: Db, shape: string, build: () => Query<T>, values: Values): Promise<T> {
  const place = placeOf(shape)
  const statement = place ? (place.statement ??= build().prepare(place.name)) : build().prepare('')
  return (conn === db() ? statement : over(clientOf(conn as Tx), statement)).execute(values) as Promise<T>
}

/** The same statement, sent over the connection of a transaction: to build it anew takes longer than to run it. */
const over = <T>(client: object, statement: Prepared<T>): Prepared<T> =>
  Object.create(statement, { client: { value: client } }) as Prepared<T>

/** Undefined once there are enough of them. */
function placeOf(shape: string): Kept | undefined {
  const places = kept.get(db()) ?? new Map<string, Kept>()
  kept.set(db(), places)
  const known = places.get(shape)
  if (known || places.size >= MOST_KEPT) return known
  const place = { name: `arrenda_${INSTANCE}_${String(places.size)}` }
  places.set(shape, place)
  return place
}
