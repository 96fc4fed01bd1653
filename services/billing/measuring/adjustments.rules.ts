import { must } from '@/services/invariant/must.rules'
import { shareHalfUp } from './amount.rules'
import { fullGross, grossOfParts, type Part, partsOf } from './gross.rules'
import type { Period } from './periods.rules'
import type { Fees, OrderPositions, Position } from './positions.rules'

export const ADJUSTMENT_KINDS = ['COUPON', 'READJUSTMENT'] as const

export type AdjustmentKind = (typeof ADJUSTMENT_KINDS)[number]

/** What an order's monthly fee has beside its units, in integer cents: from a day on, null from its beginning, until the next one's. */
export type AdjustmentValue = { from: string | null; value: number; label: string }

export type Adjustment = { kind: AdjustmentKind; values: readonly AdjustmentValue[] }

/** The days on which readjustments begin. */
export const readjustmentDays = (adjustments: readonly Adjustment[]): string[] =>
  adjustments.flatMap(({ kind, values }) => (kind === 'READJUSTMENT' ? values.flatMap(({ from }) => from ?? []) : []))

/** An adjustment's share in a period, in integer cents, and how it divides into what is taxed as rental and as service. */
export type AdjustmentLine = { kind: AdjustmentKind; label: string; period: string } & Fees

/**
 * The adjustments of an order in a month or a part of it, or the share of some of its positions in them: each value in the proportion of what was measured to what the whole
 * order costs in the month, half up. With everything in use it is the value itself. A value that changes makes two lines.
 */
export function measureAdjustments(
  order: OrderPositions,
  adjustments: readonly Adjustment[],
  period: Period,
  measured: readonly Position[] = order.positions,
): AdjustmentLine[] {
  if (adjustments.length === 0) return []
  const full = fullGross(order, period.month)
  return adjustments.flatMap(({ kind, values }) => {
    const parts = partsOf(
      period,
      values.flatMap(({ from }) => from ?? []),
    )
    const gross = grossOfParts(measured, period, parts)
    return parts.flatMap((part, index): AdjustmentLine[] => {
      const current = valueIn(values, part)
      const { rental, service } = must(gross[index], 'gross of a part')
      const amount = shareHalfUp(current?.value ?? 0, rental + service, full)
      if (!current || amount === 0) return []
      return [{ kind, label: current.label, period: period.month, ...SPLIT[kind](amount, { rental, service }) }]
    })
  })
}

const valueIn = (values: readonly AdjustmentValue[], { from }: Part): AdjustmentValue | undefined =>
  values.findLast((one) => one.from === null || one.from <= from)

/** How an amount divides into rental and service, by what was measured of each. */
const SPLIT: Readonly<Record<AdjustmentKind, (amount: number, measured: Fees) => Fees>> = {
  // A coupon lessens the rental first.
  COUPON: (amount, measured) => {
    const rental = Math.max(amount, 0 - measured.rental)
    return { rental, service: amount - rental }
  },
  READJUSTMENT: (amount, measured) => {
    const service = shareHalfUp(amount, measured.service, measured.rental + measured.service)
    return { rental: amount - service, service }
  },
}
