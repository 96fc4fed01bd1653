import {
  LINE_LABEL_LENGTH,
  type MEASURED_LINE_KINDS,
  type TaxKind,
} from '@/services/billing/invoices/invoice-states.rules'
import { formatList } from '@/services/format/format.rules'
import { must } from '@/services/invariant/must.rules'
import type { AdjustmentLine } from './adjustments.rules'
import type { Measurement } from './measurement.rules'

/** A line of an invoice that measuring has made of equal rows: quantity × amount. Amounts in integer cents. */
export type MeasuredLine = {
  kind: (typeof MEASURED_LINE_KINDS)[number]
  taxKind: TaxKind
  /** `YYYY-MM`: the month that was measured. */
  period: string
  label: string
  /** "mês inteiro", "15 de 30 dias", "com troca em 18/11"; null for an adjustment. */
  detail: string | null
  quantity: number
  unitAmount: number
  amount: number
  /** What it sums up; none for an adjustment, which is the whole order's. */
  rows: Measurement[]
}

/**
 * Rows of one order and period as lines of an invoice: positions that cost the same for the same reason together, rental
 * before service, then the adjustments. What costs nothing has no line, except units without a price, whose line waits for
 * one.
 */
export function measuredLines(
  rows: readonly Measurement[],
  adjustments: readonly AdjustmentLine[],
  serviceName: string,
): MeasuredLine[] {
  const ofKind = (taxKind: TaxKind) => rows.filter((row) => row.taxKind === taxKind)
  return [
    ...linesOf(ofKind('RENTAL'), (same) => ({ label: first(same).product, detail: rentalDetail(same) })),
    ...linesOf(ofKind('SERVICE'), (same) => ({ label: serviceName, detail: extent(same) })),
    ...adjustments.flatMap(adjustmentLines),
  ]
}

type Said = { label: string; detail: string }

function linesOf(rows: readonly Measurement[], say: (ofPosition: readonly Measurement[]) => Said): MeasuredLine[] {
  const positions = [...Map.groupBy(rows, ({ positionId }) => positionId).values()].map((ofPosition) => ({
    ...say(ofPosition),
    ofPosition,
    unitAmount: ofPosition.reduce((sum, { amount }) => sum + amount, 0),
  }))
  const kind = ({ label, detail, unitAmount }: (typeof positions)[number]) =>
    `${label}\n${detail}\n${String(unitAmount)}`
  return [...Map.groupBy(positions, kind).values()].flatMap((same): MeasuredLine[] => {
    const { label, detail, unitAmount, ofPosition } = must(same[0], 'position of a line')
    const { taxKind, period, notes } = first(ofPosition)
    if (unitAmount === 0 && !notes.includes('unpriced')) return []
    const quantity = same.length
    return [
      {
        ...{
          kind: 'MEASURED',
          taxKind,
          period,
          label: label.slice(0, LINE_LABEL_LENGTH),
          detail,
          quantity,
          unitAmount,
        },
        amount: quantity * unitAmount,
        rows: same.flatMap((position) => position.ofPosition),
      },
    ]
  })
}

function adjustmentLines({ kind, label, period, rental, service }: AdjustmentLine): MeasuredLine[] {
  const line = (taxKind: TaxKind, amount: number): MeasuredLine[] =>
    amount === 0
      ? []
      : [
          {
            ...{ kind, taxKind, period, label: label.slice(0, LINE_LABEL_LENGTH), detail: null, quantity: 1 },
            ...{ unitAmount: amount, amount, rows: [] },
          },
        ]
  return [...line('RENTAL', rental), ...line('SERVICE', service)]
}

const first = (rows: readonly Measurement[]): Measurement => must(rows[0], 'row of a position')

/** `mês inteiro`, `com troca em 18/11`, `trocado por Vertex 16 em 11/11, 25 de 30 dias`, `sem preço, mês inteiro`. */
function rentalDetail(rows: readonly Measurement[]): string {
  const { product, notes } = first(rows)
  const changes = rows.slice(1)
  const last = changes.at(-1)
  const days = formatList(changes.map(({ startedOn }) => `${startedOn.slice(8)}/${startedOn.slice(5, 7)}`))
  const change = last && `${last.product === product ? 'com troca' : `trocado por ${last.product}`} em ${days}`
  return [
    ...(notes.includes('unpriced') ? ['sem preço'] : []),
    ...(change ? [change] : []),
    ...(change && isWhole(rows) ? [] : [extent(rows)]),
  ].join(', ')
}

const daysOf = (rows: readonly Measurement[]): number => rows.reduce((sum, { days }) => sum + days, 0)

const isWhole = (rows: readonly Measurement[]): boolean => daysOf(rows) === first(rows).daysInMonth

const extent = (rows: readonly Measurement[]): string =>
  isWhole(rows) ? 'mês inteiro' : `${String(daysOf(rows))} de ${String(first(rows).daysInMonth)} dias`
