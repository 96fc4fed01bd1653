import type { Author } from '@/server/audit/audit.service'
import type { Db, Tx } from '@/server/db/client'
import type { DraftLine, CompanyMeasurement } from '@/server/billing/measuring/measure-companies.service'
import { isWritten } from '@/services/billing/invoices/draft-lines.rules'
import { totalsOf } from '@/services/billing/invoices/invoice-totals.rules'
import { dueDayOf, payableDay } from '@/services/billing/payments/late-charges.rules'
import { currentDay } from '@/services/format/format.rules'
import { toCents, toDecimal } from '@/services/simulation/money.rules'
import { changeInvoice, recordInvoice } from '../change-invoice'
import { type BilledCompany, insertInvoice, type InvoiceChange, updateInvoice } from '../invoices.repository'
import type { InvoiceRow } from '../visible-invoices.repository'
import {
  countContents,
  deleteLines,
  insertLines,
  type LineRow,
  listLines,
  listMeasurementRows,
  type NewLine,
} from './draft-lines.repository'
import { creditLine, type Offers } from './offers'

/** What a month's draft says when nobody edits it: measured lines, then charges of late payment, then the credit. */
export function draftLines(measured: CompanyMeasurement | undefined, offers: Offers, month: string): NewLine[] {
  const lines = [...(measured?.lines ?? []).map(toNewLine), ...offers.charges]
  return [...lines, ...creditLine(offers.credit, totalsOf(lines).total, month)]
}

const toNewLine = (line: DraftLine): NewLine => ({ ...line })

/** The totals of lines as columns. */
export function totalColumns(lines: Parameters<typeof totalsOf>[0]): InvoiceChange {
  const { rental, service, adjustments, total } = totalsOf(lines)
  return {
    rentalTotal: toDecimal(rental),
    serviceTotal: toDecimal(service),
    adjustmentsTotal: toDecimal(adjustments),
    total: toDecimal(total),
  }
}

/** When a month's draft is due if it is issued today; the day that staff chose stays. */
export function dueColumns(
  { period, dueChosen, dueOn }: Pick<InvoiceRow, 'period' | 'dueChosen' | 'dueOn'>,
  { invoiceDueDay }: Pick<BilledCompany, 'invoiceDueDay'>,
): { dueOn: string; payableOn: string } {
  const day = dueChosen ? dueOn : dueDayOf({ period, dueDay: invoiceDueDay, issuedOn: currentDay() })
  return { dueOn: day, payableOn: payableDay(day) }
}

/** How much stands in a draft, as columns. */
export async function contentColumns(tx: Tx, id: number): Promise<InvoiceChange> {
  const { orders, units, unpriced } = await countContents(tx, id)
  return { ordersCount: orders, unitsCount: units, unpricedUnits: unpriced }
}

/** A new draft of a month. The caller holds the company's lock. @param month `2026-11` */
export async function insertDraft(
  tx: Tx,
  author: Author,
  { company, month, lines }: { company: BilledCompany; month: string; lines: readonly NewLine[] },
): Promise<InvoiceRow> {
  const period = `${month}-01`
  const draft = await insertInvoice(tx, {
    companyId: company.id,
    kind: 'MONTHLY',
    period,
    ...dueColumns({ period, dueChosen: false, dueOn: period }, company),
    createdBy: author.id,
    measuredAt: new Date(),
  })
  await insertLines(tx, draft.id, lines, 1)
  const written = await updateInvoice(tx, draft.id, { ...totalColumns(lines), ...(await contentColumns(tx, draft.id)) })
  await recordInvoice(tx, author, written, { action: 'drafted', after: { total: written.total, period: month } })
  return written
}

/** Lines and rows of a draft that stands, for comparing them with what it would say now. */
export type DraftContents = { lines: LineRow[]; rows: Awaited<ReturnType<typeof listMeasurementRows>> }

export const readDraft = async (conn: Db, id: number): Promise<DraftContents> => ({
  lines: await listLines(conn, id),
  rows: await listMeasurementRows(conn, id),
})

/** Whether a draft says already what is measured now; what staff wrote is not compared. */
export function isAsWritten({ lines, rows }: DraftContents, fresh: readonly NewLine[]): boolean {
  const behind = Map.groupBy(rows, ({ lineId }) => lineId)
  const made = lines.filter(({ kind }) => !isWritten(kind))
  const standing = made.map((line) => [
    ...[line.orderId, line.kind, line.taxKind, line.period.slice(0, 7), line.label, line.detail, line.quantity],
    ...[line.unitAmount, line.amount],
    (behind.get(line.id) ?? []).map((row) => [
      ...[row.positionId, row.unitId, row.serial, row.period.slice(0, 7), row.startedOn, row.endedOn],
      ...[row.days, row.divisor, row.fee, row.amount, row.taxKind, row.notes],
    ]),
  ])
  const now = fresh.map((line) => [
    ...[line.orderId, line.kind, line.taxKind, line.period, line.label, line.detail, line.quantity],
    ...[toDecimal(line.unitAmount), toDecimal(line.amount)],
    line.rows.map((row) => [
      ...[row.positionId, row.unitId, row.serial, row.period, row.startedOn, row.endedOn],
      ...[row.days, row.divisor, toDecimal(row.fee), toDecimal(row.amount), row.taxKind, row.notes],
    ]),
  ])
  return JSON.stringify(standing) === JSON.stringify(now)
}

/**
 * Lets a draft say what is measured now, behind which what staff wrote stays. The caller holds the invoice's lock.
 * @param before the lines that it has
 * @param fresh the lines of the measuring and the offers
 */
export async function rewriteDraft(
  tx: Tx,
  author: Author,
  {
    draft,
    before,
    company,
    fresh,
  }: { draft: InvoiceRow; before: readonly LineRow[]; company: BilledCompany; fresh: readonly NewLine[] },
): Promise<InvoiceRow> {
  const written = before.filter(({ kind }) => isWritten(kind))
  await deleteLines(
    tx,
    before.map(({ id }) => id),
  )
  const lines = [...fresh, ...written.map(toWritten)]
  await insertLines(tx, draft.id, lines, 1)
  const counts = await contentColumns(tx, draft.id)
  return changeInvoice(tx, author, draft, {
    action: 'recalculated',
    before: { total: draft.total },
    after: { total: totalColumns(lines).total },
    set: {
      ...totalColumns(lines),
      ...dueColumns(draft, company),
      ...counts,
      ...{ measuredAt: new Date(), frozenAt: null },
    },
  })
}

const toWritten = (line: LineRow): NewLine => ({
  ...line,
  period: line.period.slice(0, 7),
  unitAmount: toCents(line.unitAmount),
  amount: toCents(line.amount),
  rows: [],
})
