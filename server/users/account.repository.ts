import { eq } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { users } from '@/server/db/schema'

/** A user's row, also of disabled and deleted users. */
export async function findPerson(conn: Db, id: number) {
  const rows = await conn.select().from(users).where(eq(users.id, id))
  return rows[0]
}

/** The same, locked. */
export async function lockPerson(tx: Tx, id: number) {
  const rows = await tx.select().from(users).where(eq(users.id, id)).for('update')
  return rows[0]
}
