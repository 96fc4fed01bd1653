import type { Placeholder } from 'drizzle-orm'
import { db, type Database } from './client'

/** A value, or the place where one will stand in a statement that is prepared. */
export type Given<T> = T | Placeholder

type Values = Record<string, unknown>
type Prepared<T> = { execute: (values: Values) => Promise<T> }
type Query<T> = { prepare: (name: string) => Prepared<T> }

/** Each is kept by every connection as well. The first ones asked for are what is asked for most; others are built anew. */
const MOST_KEPT = 200

const kept = new WeakMap<Database, Map<string, Prepared<unknown>>>()

/**
 * Runs a statement that was built here once and is parsed by PostgreSQL once a connection, and planned there as long as
 * plans for any values are as good as plans for these. Outside of transactions alone.
 * @param shape tells it from every other statement that is prepared, whatever its values
 * @param build the statement with `sql.placeholder(name)` for each of the values
 */
export function prepared<T>(shape: string, build: () => Query<T>, values: Values): Promise<T> {
  const statements = statementsOf(db())
  // Whoever asks for a shape is its only builder: the answer is what that one promises.
  const known = statements.get(shape) as Prepared<T> | undefined
  if (known) return known.execute(values)
  if (statements.size >= MOST_KEPT) return build().prepare('').execute(values)
  const statement = build().prepare(`arrenda_${String(statements.size)}`)
  statements.set(shape, statement)
  return statement.execute(values)
}

function statementsOf(database: Database): Map<string, Prepared<unknown>> {
  const known = kept.get(database) ?? new Map<string, Prepared<unknown>>()
  kept.set(database, known)
  return known
}
