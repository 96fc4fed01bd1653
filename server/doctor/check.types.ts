import type { SQL } from 'drizzle-orm'

/** An invariant that holds in every database at all times. */
export type Check = {
  name: string
  /** The invariant as a sentence. */
  holds: string
  /** A select of one column `what`: each row names a violation and describes it. */
  violations: SQL
}
