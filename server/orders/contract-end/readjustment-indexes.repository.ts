import { desc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { readjustmentIndexes, users } from '@/server/db/schema/index'
import type { IndexEntry, ReadjustmentIndex } from '@/services/orders/contract-end/readjustment.rules'

type Row = Omit<IndexEntry, 'index'> & { index: string; enteredBy: string; enteredAt: Date }

/** Ten years of two indexes. */
const MOST = 240

/** What is known, the newest month first. */
export function listIndexes(conn: Db): Promise<Row[]> {
  const { index, month, rate, enteredAt } = readjustmentIndexes
  return conn
    .select({ index, month, rate, enteredAt, enteredBy: users.firstName })
    .from(readjustmentIndexes)
    .innerJoin(users, eq(users.id, readjustmentIndexes.enteredBy))
    .orderBy(desc(month), index)
    .limit(MOST)
}

export const toEntry = ({ index, month, rate }: Pick<Row, 'index' | 'month' | 'rate'>): IndexEntry => ({
  index: index as ReadjustmentIndex,
  month,
  rate,
})

/** Enters a month, or corrects it. Gives what it said before. */
export async function upsertIndex(tx: Tx, entry: IndexEntry & { enteredBy: number }): Promise<string | null> {
  const before = await tx
    .select({ rate: readjustmentIndexes.rate })
    .from(readjustmentIndexes)
    .where(sql`${readjustmentIndexes.index} = ${entry.index} and ${readjustmentIndexes.month} = ${entry.month}`)
    .for('update')
  await tx
    .insert(readjustmentIndexes)
    .values(entry)
    .onConflictDoUpdate({
      target: [readjustmentIndexes.index, readjustmentIndexes.month],
      set: { rate: entry.rate, enteredBy: entry.enteredBy, enteredAt: sql`now()` },
    })
  return before[0]?.rate ?? null
}
