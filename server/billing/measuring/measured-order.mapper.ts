import type { Adjustment } from '@/services/billing/measuring/adjustments.rules'
import {
  type OrderFacts,
  type OrderPositions,
  positionsOf,
  type RentalFacts,
} from '@/services/billing/measuring/positions.rules'
import { toDay } from '@/services/format/format.rules'
import { readjustmentText } from '@/services/orders/contract-end/readjustment.rules'
import type { StageName } from '@/services/orders/workflow/stages.rules'
import { toCents } from '@/services/simulation/money.rules'
import { type Agreement, type LossRow, RENTAL_STAGES, type RentalRow, type ReturnRow } from './order-facts.repository'

/** An order with everything that it is measured by; amounts in integer cents. */
export type MeasuredOrder = {
  id: number
  maskId: string
  company: { id: number; corporateName: string }
  /** The order's rental has not begun: days may still change, and nothing is billed. */
  provisional: boolean
  /** The day on which its rental was begun by the delivery term, `YYYY-MM-DD`; null before it. */
  runningSince: string | null
  /** What lines of the service package are called. */
  serviceName: string
  order: OrderPositions
  adjustments: Adjustment[]
}

type OrderRows = { rentals: readonly RentalRow[]; returns: readonly ReturnRow[]; losses: readonly LossRow[] }

/** @param now when it is measured: a renewal that is still to begin counts from its first day */
export function toMeasuredOrder(agreement: Agreement, rows: OrderRows, now: Date): MeasuredOrder {
  const { id, maskId, company, stageName, servicePackage, runningSince } = agreement
  const isRunning = isRentalStage(stageName)
  return {
    id,
    maskId,
    company,
    provisional: !isRunning,
    runningSince: isRunning ? runningSince : null,
    serviceName: servicePackage === null ? 'Pacote de serviços' : `Pacote ${servicePackage}`,
    order: positionsOf(toFacts(agreement, rows)),
    adjustments: toAdjustments(agreement, toDay(now)),
  }
}

const isRentalStage = (stage: StageName): boolean => RENTAL_STAGES.some((one) => one === stage)

/** Something that happened to a unit; a unit may be rented by one order several times. */
type Dated = { unitId: number; at: Date }

function toFacts({ items, upgrades, exchanges }: Agreement, { rentals, returns, losses }: OrderRows): OrderFacts {
  const ofUnit = Map.groupBy(rentals, ({ unitId }) => unitId)
  /** The rental of the unit that was the last one then. */
  const rentalAt = ({ unitId, at }: Dated): RentalRow | undefined =>
    ofUnit.get(unitId)?.findLast(({ createdAt }) => createdAt <= at)
  const rentalOf = (dated: Dated): RentalRow | undefined => rentalAt(dated) ?? ofUnit.get(dated.unitId)?.[0]
  const returned = Map.groupBy(returns, (one) => rentalOf(one)?.id)
  // The first word of a loss counts; one from before the rental is about another.
  const lost = new Map(losses.map((one) => [rentalAt(one)?.id, one.lostOn] as const).reverse())
  return {
    rentals: rentals.map((rental) => toRentalFacts(rental, returned.get(rental.id) ?? [], lost.get(rental.id) ?? null)),
    replacements: exchanges.flatMap(({ unitId, replacementId, packageId, difference, createdAt: at }) => {
      const old = rentalOf({ unitId, at })
      const by = rentals.find((one) => one.unitId === replacementId && one.packageId === packageId)
      return old && by ? [{ rentalId: old.id, byRentalId: by.id, difference: toCents(difference) }] : []
    }),
    items: items.map(({ productId, quantity, unitPrice, serviceFee }) => ({
      ...{ productId, quantity, unitPrice: toCents(unitPrice), serviceFee: toCents(serviceFee) },
    })),
    upgrades: upgrades.map(({ productId, quantity, monthlyFee }) => ({
      productId,
      quantity,
      fee: toCents(monthlyFee),
    })),
  }
}

function toRentalFacts(rental: RentalRow, returns: readonly ReturnRow[], lostOn: string | null): RentalFacts {
  const { id, unitId, serial, productId, product, packageType, deliveredOn } = rental
  const firstOf = (days: readonly (string | null)[]): string | null =>
    days.flatMap((day) => day ?? []).toSorted()[0] ?? null
  return {
    ...{ id, unitId, serial, productId, product, deliveredOn, lostOn },
    packageType: packageType === 'regular' ? 'regular' : 'extra',
    collectedOn: firstOf(returns.map((one) => one.collectedOn)),
    receivedOn: firstOf(returns.map((one) => one.receivedOn)),
    missingOn: firstOf(returns.map((one) => one.missingOn)),
  }
}

/** The coupon of the proposal, and what renewals have added to the fee from their first day on. */
function toAdjustments({ lines, addenda }: Agreement, today: string): Adjustment[] {
  const coupons = lines.filter(({ kind }) => kind === 'coupon')
  let value = 0
  const readjustments = addenda
    .filter(({ begunAt, beginsOn }) => begunAt !== null || beginsOn >= today)
    .flatMap((addendum) => {
      const added = toCents(addendum.after) - toCents(addendum.before)
      if (added === 0) return []
      value += added
      return [{ from: addendum.beginsOn, value, label: readjustmentLabel(addendum) }]
    })
  return [
    ...coupons.map(({ label, amount }): Adjustment => ({
      kind: 'COUPON',
      values: [{ from: null, value: toCents(amount), label }],
    })),
    ...(readjustments.length > 0 ? [{ kind: 'READJUSTMENT' as const, values: readjustments }] : []),
  ]
}

function readjustmentLabel({ number, index, indexMonth, indexRate }: Agreement['addenda'][number]): string {
  const by = index && indexMonth && indexRate ? readjustmentText({ index, month: indexMonth, rate: indexRate }) : null
  return `Reajuste${by ? `, ${by}` : ''} (aditivo ${number})`
}
