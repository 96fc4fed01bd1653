import { type InvoiceLineKind, MEASURED_LINE_KINDS, type TaxKind } from './invoice-states.rules'

/** A line's amount in integer cents, and where it counts. */
export type Counted = { kind: InvoiceLineKind; taxKind: TaxKind; amount: number }

/** In integer cents: measured lines of rental and of service with their coupon and readjustment, all other lines, and all. */
export type Totals = { rental: number; service: number; adjustments: number; total: number }

/** More does not fit the database, nor any invoice. */
export const GREATEST_TOTAL = 999_999_999_999

export const isMeasuredKind = (kind: InvoiceLineKind): boolean => MEASURED_LINE_KINDS.some((one) => one === kind)

/** What lines come to; their sum is the invoice's total to the cent. */
export function totalsOf(lines: readonly Counted[]): Totals {
  const sum = (counts: (line: Counted) => boolean): number =>
    lines.reduce((cents, line) => (counts(line) ? cents + line.amount : cents), 0)
  return {
    rental: sum(({ kind, taxKind }) => isMeasuredKind(kind) && taxKind === 'RENTAL'),
    service: sum(({ kind, taxKind }) => isMeasuredKind(kind) && taxKind === 'SERVICE'),
    adjustments: sum(({ kind }) => !isMeasuredKind(kind)),
    total: sum(() => true),
  }
}
