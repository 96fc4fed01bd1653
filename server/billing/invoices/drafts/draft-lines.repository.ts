import { asc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '@/server/db/client'
import { inIds } from '@/server/db/ids'
import { insertMany } from '@/server/db/many-rows'
import { invoiceLines, invoiceMeasurements, orders } from '@/server/db/schema'
import type { MeasuredLine } from '@/services/billing/measuring/measured-lines.rules'
import type { InvoiceLineKind, TaxKind } from '@/services/billing/invoices/invoice-states.rules'
import { toDecimal } from '@/services/simulation/money.rules'

export type LineRow = typeof invoiceLines.$inferSelect

/** A line that is about to be written; amounts in integer cents, `period` as `2026-11`. */
export type NewLine = {
  orderId: number | null
  kind: InvoiceLineKind
  taxKind: TaxKind
  period: string
  label: string
  detail: string | null
  quantity: number
  unitAmount: number
  amount: number
  reason?: string | null
  editedBy?: number | null
  rows: MeasuredLine['rows']
}

export const listLines = (conn: Db, invoiceId: number): Promise<LineRow[]> =>
  conn.select().from(invoiceLines).where(eq(invoiceLines.invoiceId, invoiceId)).orderBy(asc(invoiceLines.position))

/** The rows behind the lines of an invoice, by line and id. */
export const listMeasurementRows = (conn: Db, invoiceId: number) =>
  conn
    .select()
    .from(invoiceMeasurements)
    .where(eq(invoiceMeasurements.invoiceId, invoiceId))
    .orderBy(asc(invoiceMeasurements.lineId), asc(invoiceMeasurements.id))

export type MeasurementRow = typeof invoiceMeasurements.$inferSelect

/** Writes lines from a position on, with the rows behind them. @returns their ids, in order */
export async function insertLines(
  tx: Tx,
  invoiceId: number,
  lines: readonly NewLine[],
  firstPosition: number,
): Promise<number[]> {
  if (lines.length === 0) return []
  const inserted = await tx
    .insert(invoiceLines)
    .values(
      lines.map(({ orderId, kind, taxKind, period, label, detail, quantity, unitAmount, amount, ...edit }, index) => ({
        ...{ invoiceId, position: firstPosition + index, orderId, kind, taxKind, label, detail, quantity },
        period: `${period}-01`,
        unitAmount: toDecimal(unitAmount),
        amount: toDecimal(amount),
        editedBy: edit.editedBy ?? null,
        reason: edit.reason ?? null,
      })),
    )
    .returning({ id: invoiceLines.id, position: invoiceLines.position })
  const ids = inserted.toSorted((one, other) => one.position - other.position).map(({ id }) => id)
  const rows = lines.flatMap((line, index) =>
    line.rows.map((row) => ({
      invoiceId,
      lineId: ids[index] ?? 0,
      orderId: line.orderId ?? 0,
      positionId: row.positionId,
      unitId: row.unitId,
      serial: row.serial,
      productName: row.product,
      period: `${row.period}-01`,
      startedOn: row.startedOn,
      endedOn: row.endedOn,
      days: row.days,
      divisor: row.divisor,
      fee: toDecimal(row.fee),
      amount: toDecimal(row.amount),
      taxKind: row.taxKind,
      notes: row.notes,
      // Explicit: rows come from JSON, where a missing one is null.
      live: true,
    })),
  )
  if (rows.length > 0) await insertMany(tx, invoiceMeasurements, { rows })
  return ids
}

/** Deletes lines of a draft, with the rows behind them. */
export async function deleteLines(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await tx.delete(invoiceLines).where(inIds(invoiceLines.id, ids))
}

type Placed = Pick<NewLine, 'taxKind' | 'label' | 'quantity' | 'unitAmount' | 'amount' | 'reason' | 'editedBy'> &
  Pick<LineRow, 'id' | 'position' | 'computedAmount'>

/** Changes lines of a draft and puts them in their places, however many in three statements. */
export async function placeLines(tx: Tx, invoiceId: number, lines: readonly Placed[]): Promise<void> {
  const values = lines.map(({ taxKind, unitAmount, amount, computedAmount, editedBy, reason, ...line }) => ({
    ...{ id: line.id, position: line.position, label: line.label, quantity: line.quantity },
    tax_kind: taxKind,
    unit_amount: toDecimal(unitAmount),
    amount: toDecimal(amount),
    computed_amount: computedAmount,
    edited_by: editedBy ?? null,
    reason: reason ?? null,
  }))
  // Out of each other's way first: a place is one line's at every moment.
  await tx
    .update(invoiceLines)
    .set({ position: sql`0 - ${invoiceLines.position}` })
    .where(eq(invoiceLines.invoiceId, invoiceId))
  await tx.execute(sql`update ${invoiceLines} l set position = v.position, tax_kind = v.tax_kind, label = v.label,
      quantity = v.quantity, unit_amount = v.unit_amount, amount = v.amount, computed_amount = v.computed_amount,
      edited_by = v.edited_by, reason = v.reason
    from jsonb_populate_recordset(null::${invoiceLines}, ${JSON.stringify(values)}::jsonb) v where l.id = v.id`)
}

/** The ids of a company's orders by their numbers. */
export async function findOrderIds(
  conn: Db,
  companyId: number,
  maskIds: readonly string[],
): Promise<Map<string, number>> {
  if (maskIds.length === 0) return new Map()
  const rows = await conn
    .select({ id: orders.id, maskId: orders.orderMaskId })
    .from(orders)
    .where(sql`${orders.companyId} = ${companyId} and ${orders.orderMaskId} = any(${sql.param(maskIds)})`)
  return new Map(rows.map(({ id, maskId }) => [maskId, id]))
}

/** How many orders and units stand in an invoice, and how many units wait for a price. */
export async function countContents(conn: Db, invoiceId: number) {
  const { rows } = await conn.execute<{ orders: number; units: number; unpriced: number }>(sql`
    select (select count(distinct order_id)::int from ${invoiceLines} where invoice_id = ${invoiceId}) as orders,
      count(distinct m.unit_id)::int as units,
      (count(distinct m.unit_id) filter (where m.notes ? 'unpriced' and l.amount = 0 and l.reason is null))::int as unpriced
    from ${invoiceMeasurements} m join ${invoiceLines} l on l.id = m.line_id where m.invoice_id = ${invoiceId}`)
  return rows[0] ?? { orders: 0, units: 0, unpriced: 0 }
}
