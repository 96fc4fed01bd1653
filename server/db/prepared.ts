import { randomUUID } from 'node:crypto'
import type { Placeholder } from 'drizzle-orm'
import { clientOf, type Database, type Db, db, type Tx } from './client'

/** A value, or the place where one will stand in a statement that is prepared. */
export type ValueOrPlaceholder<T> = T | Placeholder

type Values = Record<string, unknown>
type Prepared<T> = { execute: (values: Values) => Promise<T> }
type Query<T> = { prepare: (name: string) => Prepared<T> }

/** Each is kept by every connection as well. The first ones asked for are what is asked for most; others are built anew. */
const MAX_CACHED = 200

/** The bundler puts this file into what serves and into what works on jobs, which share connections: names must differ. */
const INSTANCE = randomUUID().slice(0, 8)

type Slot = { name: string; statement?: Prepared<unknown> }
const slotsByDatabase = new WeakMap<Database, Map<string, Slot>>()

/**
 * Runs a statement that was built here once and is parsed by PostgreSQL once a connection, and planned there as long as
 * plans for any values are as good as plans for these.
 * @param shape tells it from every other statement that is prepared, whatever its values
 * @param build the statement with `sql.placeholder(name)` for each of the values; whoever asks for a shape is its only builder
 */
export function prepared<T>(conn: Db, shape: string, build: () => Query<T>, values: Values): Promise<T> {
  const place = slotOf(shape)
  const statement = place ? (place.statement ??= build().prepare(place.name)) : build().prepare('')
  return (conn === db() ? statement : onClient(clientOf(conn as Tx), statement)).execute(values) as Promise<T>
}

/** The same statement, sent over the connection of a transaction: to build it anew takes longer than to run it. */
const onClient = <T>(client: object, statement: Prepared<T>): Prepared<T> =>
  Object.create(statement, { client: { value: client } }) as Prepared<T>

/** Undefined once there are enough of them. */
function slotOf(shape: string): Slot | undefined {
  const places = slotsByDatabase.get(db()) ?? new Map<string, Slot>()
  slotsByDatabase.set(db(), places)
  const known = places.get(shape)
  if (known || places.size >= MAX_CACHED) return known
  const place = { name: `arrenda_${INSTANCE}_${String(places.size)}` }
  places.set(shape, place)
  return place
}
