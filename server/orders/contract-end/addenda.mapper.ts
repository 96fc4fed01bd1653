import type { Addendum } from '@/services/orders/contract-end/contract-end.schema'
import { readjustmentText } from '@/services/orders/contract-end/readjustment.rules'
import { toCents, toDecimal } from '@/services/simulation/money.rules'
import type { Line } from '@/services/simulation/money.schema'
import type { OrderRecord } from '../order-record.repository'

type Row = OrderRecord['addenda'][number]

export const toAddendum = (row: Row): Addendum => ({
  id: row.id,
  number: row.number,
  status: row.status,
  duration_months: row.durationMonths,
  begins_on: row.beginsOn,
  ends_on: row.endsOn,
  monthly_fee_before: row.monthlyFeeBefore,
  monthly_fee: row.monthlyFee,
  readjustment: toReadjustment(row),
  message: row.message,
  created_at: row.createdAt.toISOString(),
  decided_at: row.decidedAt?.toISOString() ?? null,
})

/** What a renewal that has begun added to the fee: none where it kept it. */
export function toReadjustmentLine(row: Row): Line[] {
  const readjustment = toReadjustment(row)
  if (!readjustment || row.begunAt === null) return []
  const amount = toDecimal(toCents(row.monthlyFee) - toCents(row.monthlyFeeBefore))
  return [
    { kind: 'readjustment', label: `Reajuste, ${readjustmentText(readjustment)} (aditivo ${row.number})`, amount },
  ]
}

const toReadjustment = ({ index, indexMonth, indexRate }: Row): Addendum['readjustment'] =>
  index && indexMonth && indexRate ? { index, month: indexMonth, rate: indexRate } : null
