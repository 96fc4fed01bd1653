import type { SQL } from 'drizzle-orm'

/** Something that holds of every database at every moment. */
export type Check = {
  name: string
  /** What holds, as a sentence. */
  holds: string
  /** A select of one column `what`: each row names a thing of which it does not hold, and how it is. */
  violations: SQL
}
