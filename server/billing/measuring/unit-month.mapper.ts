import type { Measurement, Measuring } from '@/services/billing/measuring/measuring.schema'
import { toDecimal } from '@/services/simulation/money.rules'
import type { FoundUnitMonths, UnitMonth } from './find-unit-months'

/** A row of the wire. @param invoiceId the invoice in which it stands */
export function toMeasurement({ order, rental, service }: UnitMonth, invoiceId: number | null): Measurement {
  const isPriced = !rental.notes.includes('unpriced')
  return {
    company: { id: order.company.id, corporate_name: order.company.corporateName },
    order_mask_id: order.maskId,
    unit: { id: rental.unitId, serial: rental.serial, product: rental.product },
    period: rental.period,
    started_on: rental.startedOn,
    ended_on: rental.endedOn,
    days: rental.days,
    days_in_month: rental.daysInMonth,
    monthly_rental: isPriced ? toDecimal(rental.fee) : null,
    monthly_service: isPriced ? toDecimal(service?.fee ?? 0) : null,
    rental_amount: toDecimal(rental.amount),
    service_amount: toDecimal(service?.amount ?? 0),
    amount: toDecimal(rental.amount + (service?.amount ?? 0)),
    provisional: order.provisional,
    invoice_id: invoiceId,
    notes: rental.notes,
  }
}

/** Sums in integer cents, and the units that they are of. */
type Sums = { units: Set<number>; days: number; rental: number; service: number }

/** The sums of all rows, of the provisional ones and of those without a price. */
export type RunningTotals = { count: number; adjustments: number; all: Sums; provisional: Sums; unpriced: Sums }

export const emptyTotals = (): RunningTotals => ({
  ...{ count: 0, adjustments: 0 },
  ...{ all: emptySums(), provisional: emptySums(), unpriced: emptySums() },
})

const emptySums = (): Sums => ({ units: new Set(), days: 0, rental: 0, service: 0 })

/** Adds found rows. */
export function addTo(totals: RunningTotals, { unitMonths, adjustments }: FoundUnitMonths): void {
  totals.count += unitMonths.length
  totals.adjustments += adjustments
  for (const one of unitMonths) {
    addRow(totals.all, one)
    if (one.order.provisional) addRow(totals.provisional, one)
    if (one.rental.notes.includes('unpriced')) addRow(totals.unpriced, one)
  }
}

function addRow(sums: Sums, { rental, service }: UnitMonth): void {
  sums.units.add(rental.unitId)
  sums.days += rental.days
  sums.rental += rental.amount
  sums.service += service?.amount ?? 0
}

/** On the wire; `amount` is what all comes to with the adjustments. */
export const toTotals = ({ all, provisional, unpriced, adjustments }: RunningTotals): Measuring['totals'] => ({
  units: all.units.size,
  days: all.days,
  rental_amount: toDecimal(all.rental),
  service_amount: toDecimal(all.service),
  adjustments: toDecimal(adjustments),
  amount: toDecimal(all.rental + all.service + adjustments),
  provisional_units: provisional.units.size,
  provisional_amount: toDecimal(provisional.rental + provisional.service),
  unpriced_units: unpriced.units.size,
})
