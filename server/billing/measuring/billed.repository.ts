import { and, eq, gte, inArray, lte, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { inIds } from '@/server/db/ids'
import { invoiceLines, invoiceMeasurements, invoices } from '@/server/db/schema/index'
import { MEASURED_LINE_KINDS } from '@/services/billing/invoices/invoice-states.rules'

/** Months of orders, `YYYY-MM-DD` of their first days, as other invoices have them than those of the measured month. */
export type BilledScope = { orderIds: readonly number[]; from: string; month: string }

const sum = (column: unknown): SQL<string> => sql<string>`sum(${column})::numeric(14, 2)::text`

/** Invoices that count; those of the month itself are being made. */
const isAnother = (month: string): SQL | undefined =>
  and(ne(invoices.status, 'CANCELED'), or(ne(invoices.kind, 'MONTHLY'), ne(invoices.period, month)))

const isBilledElsewhere = ({ orderIds, from, month }: BilledScope): SQL | undefined =>
  and(
    inIds(invoiceMeasurements.orderId, orderIds),
    gte(invoiceMeasurements.period, from),
    lte(invoiceMeasurements.period, month),
    eq(invoiceMeasurements.live, true),
    isAnother(month),
  )

/** What each month's rows come to, and of how many positions they are. */
export const listBilledRows = (conn: Db, scope: BilledScope) =>
  conn
    .select({
      orderId: invoiceMeasurements.orderId,
      period: invoiceMeasurements.period,
      taxKind: invoiceMeasurements.taxKind,
      amount: sum(invoiceMeasurements.amount),
      positions: sql<number>`count(distinct ${invoiceMeasurements.positionId})::int`,
    })
    .from(invoiceMeasurements)
    .innerJoin(invoices, eq(invoices.id, invoiceMeasurements.invoiceId))
    .where(isBilledElsewhere(scope))
    .groupBy(invoiceMeasurements.orderId, invoiceMeasurements.period, invoiceMeasurements.taxKind)

/** The same, position by position. */
export const listBilledPositions = (conn: Db, scope: BilledScope) =>
  conn
    .select({
      orderId: invoiceMeasurements.orderId,
      period: invoiceMeasurements.period,
      positionId: invoiceMeasurements.positionId,
      taxKind: invoiceMeasurements.taxKind,
      amount: sum(invoiceMeasurements.amount),
    })
    .from(invoiceMeasurements)
    .innerJoin(invoices, eq(invoices.id, invoiceMeasurements.invoiceId))
    .where(isBilledElsewhere(scope))
    .groupBy(
      invoiceMeasurements.orderId,
      invoiceMeasurements.period,
      invoiceMeasurements.positionId,
      invoiceMeasurements.taxKind,
    )

/**
 * The lines about each month that have no rows: adjustments, settlements, and what credit notes gave back. What staff billed
 * at another amount counts as it was computed: they have decided about it.
 */
export const listBilledOthers = (conn: Db, { orderIds, from, month }: BilledScope) =>
  conn
    .select({
      orderId: sql<number>`${invoiceLines.orderId}`,
      period: invoiceLines.period,
      taxKind: invoiceLines.taxKind,
      amount: sql<string>`coalesce(sum(coalesce(${invoiceLines.computedAmount}, ${invoiceLines.amount})) filter (
        where ${invoiceLines.kind} in ('COUPON', 'READJUSTMENT', 'SETTLEMENT') or ${invoices.kind} = 'CREDIT'), 0)::numeric(14, 2)::text`,
    })
    .from(invoiceLines)
    .innerJoin(invoices, eq(invoices.id, invoiceLines.invoiceId))
    .where(
      and(
        inIds(invoiceLines.orderId, orderIds),
        gte(invoiceLines.period, from),
        lte(invoiceLines.period, month),
        sql`(${inArray(invoiceLines.kind, [...MEASURED_LINE_KINDS, 'SETTLEMENT'])} or ${invoices.kind} = 'CREDIT')`,
        isAnother(month),
      ),
    )
    .groupBy(invoiceLines.orderId, invoiceLines.period, invoiceLines.taxKind)

/** The invoices, drafts too, in which months of these units stand. */
export const listInvoicesOfUnits = (conn: Db, unitIds: readonly number[], periods: readonly string[]) =>
  conn
    .selectDistinct({
      invoiceId: invoiceMeasurements.invoiceId,
      positionId: invoiceMeasurements.positionId,
      unitId: invoiceMeasurements.unitId,
      period: invoiceMeasurements.period,
    })
    .from(invoiceMeasurements)
    .where(
      and(
        inIds(invoiceMeasurements.unitId, unitIds),
        sql`${invoiceMeasurements.period} = any(${sql.param([...new Set(periods)])}::date[])`,
        eq(invoiceMeasurements.live, true),
      ),
    )

/** The first measurement of these units in an issued invoice, for the month of a day or a later one. */
export async function findBilledMeasurement(tx: Tx, orderId: number, unitIds: readonly number[], from: string) {
  const rows = await tx
    .select({ id: invoiceMeasurements.id })
    .from(invoiceMeasurements)
    .innerJoin(invoices, eq(invoices.id, invoiceMeasurements.invoiceId))
    .where(
      and(
        eq(invoiceMeasurements.orderId, orderId),
        inIds(invoiceMeasurements.unitId, unitIds),
        gte(invoiceMeasurements.period, sql`date_trunc('month', ${from}::date)::date`),
        eq(invoiceMeasurements.live, true),
        notInArray(invoices.status, ['DRAFT', 'CANCELED']),
      ),
    )
    .limit(1)
  return rows[0]
}
