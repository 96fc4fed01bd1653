import { and, asc, eq, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type Db, db } from '@/server/db/client'
import { prepared } from '@/server/db/prepared'
import {
  companies,
  invoiceLines,
  invoiceMeasurements,
  invoices,
  invoiceSeries,
  orders,
  payments,
  users,
} from '@/server/db/schema'
import type { InvoiceRow } from '../visible-invoices.repository'

/** The company of an invoice, and who edited it. */
export async function findInvoiceRefs(conn: Db, id: number) {
  const rows = await prepared(conn, 'invoice refs', selectRefs, { id })
  return rows[0]
}

const selectRefs = () =>
  db()
    .select({ company: companies, editedBy: users.firstName })
    .from(invoices)
    .innerJoin(companies, eq(companies.id, invoices.companyId))
    .leftJoin(users, eq(users.id, invoices.editedBy))
    .where(eq(invoices.id, sql.placeholder('id')))

export type InvoiceRefs = NonNullable<Awaited<ReturnType<typeof findInvoiceRefs>>>

/** The lines of an invoice with their orders, and how many rows stand behind each. */
export const listDetailedLines = (conn: Db, id: number) => prepared(conn, 'invoice lines', selectLines, { id })

const selectLines = () =>
  db()
    .select({
      line: invoiceLines,
      order: { maskId: orders.orderMaskId, companyId: orders.companyId },
      measurements: sql<number>`(select count(*)::int from ${invoiceMeasurements}
        where ${invoiceMeasurements.lineId} = ${invoiceLines.id})`,
    })
    .from(invoiceLines)
    .leftJoin(orders, eq(orders.id, invoiceLines.orderId))
    .where(eq(invoiceLines.invoiceId, sql.placeholder('id')))
    .orderBy(asc(invoiceLines.position))

export type DetailedLine = Awaited<ReturnType<typeof listDetailedLines>>[number]

const recorder = alias(users, 'recorder')

/** What came in for an invoice, reversed ones too. */
export const listInvoicePayments = (conn: Db, id: number) => prepared(conn, 'invoice payments', selectPayments, { id })

const selectPayments = () =>
  db()
    .select({ payment: payments, recordedBy: recorder.firstName })
    .from(payments)
    .leftJoin(recorder, eq(recorder.id, payments.recordedBy))
    .where(eq(payments.invoiceId, sql.placeholder('id')))
    .orderBy(asc(payments.id))

/** The credit notes of an invoice, and the invoice that a credit note corrects. */
export const listRelated = (conn: Db, { id, refersToId }: InvoiceRow) =>
  conn
    .select({ id: invoices.id, kind: invoices.kind, number: invoices.number, total: invoices.total })
    .from(invoices)
    .where(or(eq(invoices.refersToId, id), refersToId === null ? undefined : eq(invoices.id, refersToId)))
    .orderBy(asc(invoices.id))

/** The last number that was given in a series. */
export async function lastNumberOf(conn: Db, series: string): Promise<number> {
  const rows = await conn.select().from(invoiceSeries).where(eq(invoiceSeries.series, series))
  return rows[0]?.lastNumber ?? 0
}

type Window = { lineId: number; invoiceId: number; limit: number; offset: number }

const ofLine = ({ lineId, invoiceId }: Pick<Window, 'lineId' | 'invoiceId'>) =>
  and(eq(invoiceMeasurements.lineId, lineId), eq(invoiceMeasurements.invoiceId, invoiceId))

/** A page of the rows behind a line. */
export const listLineMeasurements = (conn: Db, { limit, offset, ...line }: Window) =>
  conn
    .select()
    .from(invoiceMeasurements)
    .where(ofLine(line))
    .orderBy(asc(invoiceMeasurements.id))
    .limit(limit)
    .offset(offset)

/** Whether an invoice has such a line, and how many rows stand behind it. */
export async function countLineMeasurements(
  conn: Db,
  line: Pick<Window, 'lineId' | 'invoiceId'>,
): Promise<number | undefined> {
  const rows = await conn
    .select({
      count: sql<number>`(select count(*)::int from ${invoiceMeasurements} where ${ofLine(line)})`,
    })
    .from(invoiceLines)
    .where(and(eq(invoiceLines.id, line.lineId), eq(invoiceLines.invoiceId, line.invoiceId)))
  return rows[0]?.count
}
