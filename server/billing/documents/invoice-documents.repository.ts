import { and, asc, countDistinct, eq, inArray, isNotNull, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import {
  equipmentUnits,
  invoiceDocuments,
  invoiceLines,
  invoiceMeasurements,
  invoices,
  products,
} from '@/server/db/schema'

export type DocumentRow = typeof invoiceDocuments.$inferSelect
type NewDocument = typeof invoiceDocuments.$inferInsert

/** The documents of an invoice, the first asked for first. */
export const listDocuments = (conn: Db, invoiceId: number): Promise<DocumentRow[]> =>
  conn
    .select()
    .from(invoiceDocuments)
    .where(eq(invoiceDocuments.invoiceId, invoiceId))
    .orderBy(asc(invoiceDocuments.id))

export async function findDocument(conn: Db, id: number, invoiceId?: number): Promise<DocumentRow | undefined> {
  const rows = await conn
    .select()
    .from(invoiceDocuments)
    .where(
      and(eq(invoiceDocuments.id, id), invoiceId === undefined ? undefined : eq(invoiceDocuments.invoiceId, invoiceId)),
    )
  return rows[0]
}

/** The document, locked until the end of the transaction. */
export async function lockDocument(tx: Tx, id: number): Promise<DocumentRow | undefined> {
  const rows = await tx.select().from(invoiceDocuments).where(eq(invoiceDocuments.id, id)).for('update')
  return rows[0]
}

/** Inserts a document; undefined if the invoice has one of its kind that counts. */
export async function insertDocument(tx: Tx, row: NewDocument): Promise<DocumentRow | undefined> {
  const rows = await tx
    .insert(invoiceDocuments)
    .values(row)
    .onConflictDoNothing({
      target: [invoiceDocuments.invoiceId, invoiceDocuments.kind],
      where: sql`status in ('PENDING', 'AUTHORIZED')`,
    })
    .returning()
  return rows[0]
}

export async function updateDocument(tx: Tx, id: number, set: Partial<NewDocument>): Promise<void> {
  await tx.update(invoiceDocuments).set(set).where(eq(invoiceDocuments.id, id))
}

/** What an invoice bills, by line. */
export const listBilled = (conn: Db, invoiceId: number) =>
  conn
    .select({ taxKind: invoiceLines.taxKind, amount: invoiceLines.amount })
    .from(invoiceLines)
    .where(eq(invoiceLines.invoiceId, invoiceId))

/** What an invoice rents out: each product with its NCM and how many units of it. */
export const listGoods = (conn: Db, invoiceId: number) =>
  conn
    .select({
      description: products.name,
      ncm: products.ncm,
      quantity: countDistinct(invoiceMeasurements.unitId),
    })
    .from(invoiceMeasurements)
    .innerJoin(equipmentUnits, eq(equipmentUnits.id, invoiceMeasurements.unitId))
    .innerJoin(products, eq(products.id, equipmentUnits.productId))
    .where(and(eq(invoiceMeasurements.invoiceId, invoiceId), eq(invoiceMeasurements.taxKind, 'RENTAL')))
    .groupBy(products.id)
    .orderBy(asc(products.name), asc(products.id))

/** Documents at an issuer that were asked for before this moment and have had no answer. */
export const listUnanswered = (conn: Db, before: Date, limit: number) =>
  conn
    .select({ id: invoiceDocuments.id, externalId: invoiceDocuments.externalId })
    .from(invoiceDocuments)
    .where(
      and(
        eq(invoiceDocuments.status, 'PENDING'),
        ne(invoiceDocuments.issuer, 'manual'),
        lt(invoiceDocuments.requestedAt, before),
      ),
    )
    .orderBy(asc(invoiceDocuments.requestedAt))
    .limit(limit)

type KeptPdf = { pdfKey: string; pdfSha256: string; pdfSize: number }

/** @returns whether it is the first PDF of the invoice, which stays */
export async function setInvoicePdf(tx: Tx, id: number, pdf: KeptPdf): Promise<boolean> {
  const rows = await tx
    .update(invoices)
    .set(pdf)
    .where(and(eq(invoices.id, id), isNull(invoices.pdfKey)))
    .returning({ id: invoices.id })
  return rows.length > 0
}

/** Of these keys those that an invoice or a document of one refers to. */
export async function listKeptKeys(conn: Db, keys: string[]): Promise<string[]> {
  const found = await Promise.all([
    conn.select({ key: invoices.pdfKey }).from(invoices).where(inArray(invoices.pdfKey, keys)),
    conn.select({ key: invoiceDocuments.pdfKey }).from(invoiceDocuments).where(inArray(invoiceDocuments.pdfKey, keys)),
    conn
      .select({ key: invoiceDocuments.xmlKey })
      .from(invoiceDocuments)
      .where(and(isNotNull(invoiceDocuments.xmlKey), inArray(invoiceDocuments.xmlKey, keys))),
  ])
  return found.flat().flatMap(({ key }) => (key === null ? [] : [key]))
}
