import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { packageInvoices, users } from '@/server/db/schema/index'

const isCurrent = (packageId: number) =>
  and(eq(packageInvoices.packageId, packageId), isNull(packageInvoices.withdrawnAt))

export async function findInvoice(conn: Db, packageId: number) {
  const rows = await conn
    .select({ invoice: packageInvoices, uploadedBy: users.firstName })
    .from(packageInvoices)
    .innerJoin(users, eq(users.id, packageInvoices.uploadedBy))
    .where(isCurrent(packageId))
  return rows[0]
}

export async function insertInvoice(tx: Tx, values: typeof packageInvoices.$inferInsert): Promise<void> {
  await tx.insert(packageInvoices).values(values)
}

/** Withdraws the current invoice; its row and file stay for the history. @returns its name */
export async function withdrawInvoice(tx: Tx, packageId: number, withdrawnAt: Date): Promise<string | undefined> {
  const rows = await tx
    .update(packageInvoices)
    .set({ withdrawnAt })
    .where(isCurrent(packageId))
    .returning({ name: packageInvoices.name })
  return rows[0]?.name
}

/** The storage keys among these that an invoice refers to, withdrawn ones included. */
export async function listInvoiceKeys(conn: Db, keys: string[]): Promise<string[]> {
  const rows = await conn
    .select({ storageKey: packageInvoices.storageKey })
    .from(packageInvoices)
    .where(inArray(packageInvoices.storageKey, keys))
  return rows.map(({ storageKey }) => storageKey)
}
