import { daysBetween } from '@/services/format/format.rules'
import { must } from '@/services/invariant/must.rules'
import type { TaxKind } from '@/services/billing/invoices/invoice-states.rules'
import { divisorOf, segmentAmounts } from './amount.rules'
import type { MeasurementNote } from './measuring.schema'
import { earlier, later, type Period } from './periods.rules'
import type { Ending, Fees, Position, Stretch } from './positions.rules'

/** The use of one unit of a position in a month, and what it costs as one kind of tax; amounts in integer cents. */
export type Measurement = {
  positionId: number
  unitId: number
  serial: string
  productId: number
  product: string
  /** `YYYY-MM`. */
  period: string
  /** Its first day of use in the period. */
  startedOn: string
  /** The day from which it was no longer in use; null if that is not in the period. */
  endedOn: string | null
  days: number
  daysInMonth: number
  divisor: number
  /** A whole month. */
  fee: number
  amount: number
  taxKind: TaxKind
  notes: MeasurementNote[]
}

const NOTE_OF_ENDING: Readonly<Record<Ending, MeasurementNote>> = {
  collected: 'collected',
  received: 'collected',
  replaced: 'exchanged_out',
  lost: 'lost',
  missing: 'lost',
}

const NOTE_OF_ARRIVAL = { exchange: 'exchanged_in', upgrade: 'upgraded' } as const

/** The days of a stretch that lie in a period: from a day on, until before another. */
export type Use = { stretch: Stretch; from: string; until: string; days: number }

/** The stretches of a position that have days in a period, in the order of the days. */
export const usesIn = ({ stretches }: Position, period: Period): Use[] =>
  stretches.flatMap((stretch) => {
    const from = later(stretch.startedOn, period.from)
    const until = earlier(stretch.endedOn ?? period.until, period.until)
    const days = daysBetween(from, until)
    return days > 0 ? [{ stretch, from, until, days }] : []
  })

/**
 * The rows of positions in a month or a part of it: one for each unit and kind of tax that has a fee. The days of a part are
 * thirtieths of the fee (billing paper, 2.2 and 2.9).
 * @param readjustedOn days on which the order's fee was readjusted: rows with such a day say so
 */
export const measurePositions = (
  positions: readonly Position[],
  period: Period,
  readjustedOn: readonly string[] = [],
): Measurement[] => positions.flatMap((position) => measurePosition(position, period, readjustedOn))

function measurePosition(position: Position, period: Period, readjustedOn: readonly string[]): Measurement[] {
  const uses = usesIn(position, period)
  const rows = (taxKind: TaxKind, fee: (fees: Fees) => number) =>
    rowsOf(position, period, { uses, taxKind, fee, readjustedOn })
  const rental = rows('RENTAL', (fees) => fees.rental)
  return position.fees.service === 0 ? rental : [...rental, ...rows('SERVICE', (fees) => fees.service)]
}

type Counted = {
  uses: readonly Use[]
  taxKind: TaxKind
  fee: (fees: Fees) => number
  readjustedOn: readonly string[]
}

function rowsOf(
  { id, priced }: Position,
  period: Period,
  { uses, taxKind, fee, readjustedOn }: Counted,
): Measurement[] {
  const { month, daysInMonth } = period
  const amounts = segmentAmounts(
    uses.map(({ stretch, days }) => ({ fee: fee(stretch.fees), days })),
    daysInMonth,
  )
  const divisor = divisorOf(
    uses.reduce((sum, { days }) => sum + days, 0),
    daysInMonth,
  )
  return uses.map(({ stretch, from, until, days }, index) => ({
    positionId: id,
    unitId: stretch.unitId,
    serial: stretch.serial,
    productId: stretch.productId,
    product: stretch.product,
    period: month,
    startedOn: from,
    endedOn: until < period.until ? until : null,
    days,
    daysInMonth,
    divisor,
    fee: fee(stretch.fees),
    amount: must(amounts[index], 'amount of a segment'),
    taxKind,
    notes: notesOf({
      ...{ priced, stretch, begins: from === stretch.startedOn, ends: until < period.until },
      readjusted: readjustedOn.some((day) => day >= from && day < until),
    }),
  }))
}

type NoteFacts = { priced: boolean; stretch: Stretch; begins: boolean; ends: boolean; readjusted: boolean }

function notesOf({ priced, stretch, begins, ends, readjusted }: NoteFacts): MeasurementNote[] {
  return [
    ...(priced ? [] : (['unpriced'] as const)),
    ...(stretch.arrivedBy && begins ? [NOTE_OF_ARRIVAL[stretch.arrivedBy]] : []),
    ...(priced && readjusted ? (['readjusted'] as const) : []),
    ...(stretch.endedBy && ends ? [NOTE_OF_ENDING[stretch.endedBy]] : []),
  ]
}
