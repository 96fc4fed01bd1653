import { TAX_KINDS, type TaxKind } from '@/services/billing/invoices/invoice-states.rules'
import { formatLongMonth } from '@/services/format/format.rules'
import type { AdjustmentLine } from './adjustments.rules'
import { type MeasuredLine, measuredLines } from './measured-lines.rules'
import type { Measurement } from './measurement.rules'

/** What corrects an earlier month: no rows stand behind it, they stand in the invoices that it corrects. */
export type SettlementLine = Omit<MeasuredLine, 'kind'> & { kind: 'SETTLEMENT' }

/** What an order's month is measured as now. */
export type MeasuredMonth = {
  period: string
  rows: readonly Measurement[]
  adjustments: readonly AdjustmentLine[]
  serviceName: string
}

/** What other invoices say of the month already, in integer cents. */
export type BilledMonth = {
  /** Of each position, by its id and kind of tax. */
  positions: readonly { positionId: number; taxKind: TaxKind; amount: number }[]
  /** Coupons, readjustments, earlier settlements and credit notes, summed up. */
  others: Readonly<Record<TaxKind, number>>
}

/** Of measured amounts only one kind of tax. */
export const sumOf = (rows: readonly { taxKind: TaxKind; amount: number }[], taxKind: TaxKind): number =>
  rows.reduce((sum, row) => (row.taxKind === taxKind ? sum + row.amount : sum), 0)

/**
 * The lines that a month still needs. Positions that no invoice has yet are measured lines; what has changed of the others
 * since, and the adjustments with it, is a settlement a kind of tax. A month whose units cost what its invoices say needs
 * nothing, whatever people made of its other lines.
 */
export function settlementLines(now: MeasuredMonth, billed: BilledMonth): (MeasuredLine | SettlementLine)[] {
  const known = new Set(billed.positions.map(({ positionId }) => positionId))
  const added = now.rows.filter(({ positionId }) => !known.has(positionId))
  const kept = now.rows.filter(({ positionId }) => known.has(positionId))
  const isUnchanged = TAX_KINDS.every((taxKind) => sumOf(kept, taxKind) === sumOf(billed.positions, taxKind))
  if (isUnchanged && added.length === 0) return []
  const adjusted = { RENTAL: 0, SERVICE: 0 }
  for (const { rental, service } of now.adjustments) {
    adjusted.RENTAL += rental
    adjusted.SERVICE += service
  }
  const settlements = TAX_KINDS.flatMap((taxKind): SettlementLine[] => {
    const before = sumOf(billed.positions, taxKind) + billed.others[taxKind]
    const amount = sumOf(kept, taxKind) + adjusted[taxKind] - before
    const label = `Acerto de ${formatLongMonth(now.period)}`
    const line = { kind: 'SETTLEMENT' as const, taxKind, period: now.period, label, detail: null, quantity: 1 }
    return amount === 0 ? [] : [{ ...line, unitAmount: amount, amount, rows: [] }]
  })
  return [...measuredLines(added, [], now.serviceName), ...settlements]
}
