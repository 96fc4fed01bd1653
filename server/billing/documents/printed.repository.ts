import { asc, eq } from 'drizzle-orm'
import type { Db } from '@/server/db/client'
import { companies, invoiceLines, invoiceMeasurements, invoices, orders } from '@/server/db/schema'
import type { InvoiceCustomer } from '@/services/billing/invoices/invoice-states.rules'
import type { PrintedLine } from './printed-invoice'

/** An invoice with its company as it is now, and the number of the invoice that it corrects. */
export async function findInvoiceToPrint(conn: Db, id: number) {
  const rows = await conn
    .select({ invoice: invoices, company: companies })
    .from(invoices)
    .innerJoin(companies, eq(companies.id, invoices.companyId))
    .where(eq(invoices.id, id))
  const [row] = rows
  if (!row) return undefined
  const { invoice, company } = row
  const corrected = invoice.refersToId === null ? undefined : await findNumber(conn, invoice.refersToId)
  return { invoice, corrected: corrected ?? null, customer: invoice.customer ?? toCustomer(company) }
}

const toCustomer = ({ corporateName, tradeName, cnpj, uf }: typeof companies.$inferSelect): InvoiceCustomer => ({
  corporate_name: corporateName,
  trade_name: tradeName,
  cnpj,
  uf,
})

async function findNumber(conn: Db, id: number): Promise<number | null | undefined> {
  const rows = await conn.select({ number: invoices.number }).from(invoices).where(eq(invoices.id, id))
  return rows[0]?.number
}

export const listPrintedLines = (conn: Db, invoiceId: number): Promise<PrintedLine[]> =>
  conn
    .select({
      id: invoiceLines.id,
      orderMaskId: orders.orderMaskId,
      taxKind: invoiceLines.taxKind,
      kind: invoiceLines.kind,
      label: invoiceLines.label,
      detail: invoiceLines.detail,
      quantity: invoiceLines.quantity,
      unitAmount: invoiceLines.unitAmount,
      amount: invoiceLines.amount,
    })
    .from(invoiceLines)
    .leftJoin(orders, eq(orders.id, invoiceLines.orderId))
    .where(eq(invoiceLines.invoiceId, invoiceId))
    .orderBy(asc(invoiceLines.position))

/** What was measured, in an order that never changes: by order and product, serial and days. */
export const listPrintedMeasurements = (conn: Db, invoiceId: number) =>
  conn
    .select({ measurement: invoiceMeasurements, orderMaskId: orders.orderMaskId })
    .from(invoiceMeasurements)
    .innerJoin(orders, eq(orders.id, invoiceMeasurements.orderId))
    .where(eq(invoiceMeasurements.invoiceId, invoiceId))
    .orderBy(
      asc(invoiceMeasurements.orderId),
      asc(invoiceMeasurements.productName),
      asc(invoiceMeasurements.serial),
      asc(invoiceMeasurements.period),
      asc(invoiceMeasurements.startedOn),
      asc(invoiceMeasurements.id),
    )

export type MeasurementRow = Awaited<ReturnType<typeof listPrintedMeasurements>>[number]
