import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { packageInvoices, users } from '@/server/db/schema/index'

const isCurrent = (packageId: number) =>
  and(eq(packageInvoices.packageId, packageId), isNull(packageInvoices.withdrawnAt))

/** The invoice that counts, and who put it up. */
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

/** Takes the invoice back that counts; its row and its bytes stay for the history. @returns its name */
export async function withdrawInvoice(tx: Tx, packageId: number, withdrawnAt: Date): Promise<string | undefined> {
  const rows = await tx
    .update(packageInvoices)
    .set({ withdrawnAt })
    .where(isCurrent(packageId))
    .returning({ name: packageInvoices.name })
  return rows[0]?.name
}

/** Of these keys the ones that an invoice has, withdrawn ones too. */
export async function listInvoiceKeys(conn: Db, keys: string[]): Promise<string[]> {
  const rows = await conn
    .select({ storageKey: packageInvoices.storageKey })
    .from(packageInvoices)
    .where(inArray(packageInvoices.storageKey, keys))
  return rows.map(({ storageKey }) => storageKey)
}
