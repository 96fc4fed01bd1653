import { must } from '@/services/invariant/must.rules'

/** A unit that an order was sent: the facts of its own that say from when until when it was in use. Days, `YYYY-MM-DD`. */
export type RentalFacts = {
  /** Of the rental: the place of the unit in its package. */
  id: number
  unitId: number
  serial: string
  productId: number
  product: string
  /** Of the package that brought it. */
  packageType: 'regular' | 'extra'
  deliveredOn: string | null
  /** The day on which the carrier fetched it. */
  collectedOn: string | null
  /** The day on which it came in. */
  receivedOn: string | null
  /** The day on which the insurance was told of its loss. */
  lostOn: string | null
  /** The day of the appraisal that found it missing. */
  missingOn: string | null
}

/** An exchange whose replacement has arrived: which rental took the place of which, and what it adds to the monthly fee. */
export type ReplacementFacts = { rentalId: number; byRentalId: number; difference: number }

/** What an order agreed for a product; amounts in integer cents a unit and month. */
export type ItemFacts = { productId: number; quantity: number; unitPrice: number; serviceFee: number }

export type UpgradeFacts = { productId: number; quantity: number; fee: number }

/** What the positions of an order follow from, in the order of the rentals' ids. */
export type OrderFacts = {
  rentals: readonly RentalFacts[]
  replacements: readonly ReplacementFacts[]
  items: readonly ItemFacts[]
  upgrades: readonly UpgradeFacts[]
}

/** Monthly fees of a unit, in integer cents. */
export type Fees = { rental: number; service: number }

/** Why a unit was no longer in use. */
export type Ending = 'collected' | 'received' | 'replaced' | 'lost' | 'missing'

/** A unit in its position, from the day of its delivery until before the day of its end. */
export type Stretch = {
  unitId: number
  serial: string
  productId: number
  product: string
  fees: Fees
  startedOn: string
  /** Null while it is in use. */
  endedOn: string | null
  endedBy: Ending | null
  /** How it came in the place of another; null for the unit that began the position. */
  arrivedBy: 'exchange' | 'upgrade' | null
}

/** One place in an order: a rented unit and those that took its place. */
export type Position = {
  /** The rental that began it. */
  id: number
  /** False for units of an extra package that replace nothing: no fee was agreed for them. */
  priced: boolean
  /** What was agreed, before any replacement. */
  fees: Fees
  /** In the order of their days; none before the first delivery. */
  stretches: Stretch[]
}

/** The positions that units were sent for, and the fees of those that none was sent for yet. */
export type OrderPositions = { positions: Position[]; unsent: Fees[] }

const NO_FEES: Fees = { rental: 0, service: 0 }

/**
 * The positions of an order, from its units' own facts and never from counters. Upgrades are part of the fee of the first
 * positions of their product, by rental id. A replacement costs what the unit before it cost and the agreed difference,
 * and ends the use of the other on the day of its delivery (ADR 520).
 */
export function positionsOf(order: OrderFacts): OrderPositions {
  const unsent = new Map(order.items.map((item) => [item.productId, agreedFees(item, order.upgrades)]))
  const replacements = replacementsOf(order)
  const arrivedInPlace = new Set(order.replacements.map(({ byRentalId }) => byRentalId))
  const positions = order.rentals
    .filter(({ id }) => !arrivedInPlace.has(id))
    .map((first): Position => {
      const agreed = first.packageType === 'regular' ? unsent.get(first.productId)?.shift() : undefined
      const fees = agreed ?? NO_FEES
      return { id: first.id, priced: agreed !== undefined, fees, stretches: stretchesOf(first, fees, replacements) }
    })
  return { positions, unsent: [...unsent.values()].flat() }
}

/** Of each position of a product; each upgrade is on the first as many of them as were agreed. */
function agreedFees(
  { productId, quantity, unitPrice, serviceFee }: ItemFacts,
  upgrades: readonly UpgradeFacts[],
): Fees[] {
  const added = upgrades.filter((upgrade) => upgrade.productId === productId)
  return Array.from({ length: quantity }, (_, index) => ({
    rental: added.reduce((sum, upgrade) => (index < upgrade.quantity ? sum + upgrade.fee : sum), unitPrice),
    service: serviceFee,
  }))
}

type Replacement = { by: RentalFacts; difference: number }

/** What took the place of a rental, by the rental's id. */
function replacementsOf({ rentals, replacements }: OrderFacts): Map<number, Replacement> {
  const byId = new Map(rentals.map((rental) => [rental.id, rental]))
  return new Map(
    replacements.map(({ rentalId, byRentalId, difference }) => [
      rentalId,
      { by: must(byId.get(byRentalId), 'the rental of a replacement'), difference },
    ]),
  )
}

/** The unit that began a position and those that took its place one after another, as far as they were delivered. */
function stretchesOf(first: RentalFacts, agreed: Fees, replacements: ReadonlyMap<number, Replacement>): Stretch[] {
  const stretches: Stretch[] = []
  let rental = first
  let fees = agreed
  let arrivedBy: Stretch['arrivedBy'] = null
  for (;;) {
    const next = replacements.get(rental.id)
    if (rental.deliveredOn !== null) {
      const { unitId, serial, productId, product, deliveredOn: startedOn } = rental
      const end = endOf(rental, startedOn, next?.by.deliveredOn ?? null)
      stretches.push({ unitId, serial, productId, product, fees, startedOn, ...end, arrivedBy })
    }
    if (!next) break
    fees = { ...fees, rental: fees.rental + next.difference }
    arrivedBy = next.difference > 0 ? 'upgrade' : 'exchange'
    rental = next.by
  }
  return stretches
}

/** The earliest of what may end the use of a unit, never before its delivery; of several on one day, the first in this order. */
function endOf(
  { collectedOn, receivedOn, lostOn, missingOn }: RentalFacts,
  startedOn: string,
  replacedOn: string | null,
): Pick<Stretch, 'endedOn' | 'endedBy'> {
  const ends: [Ending, string | null][] = [
    ['replaced', replacedOn],
    ['collected', collectedOn],
    ['received', receivedOn],
    ['lost', lostOn],
    ['missing', missingOn],
  ]
  let first: Pick<Stretch, 'endedOn' | 'endedBy'> = { endedOn: null, endedBy: null }
  for (const [endedBy, day] of ends) {
    if (day === null || (first.endedOn !== null && first.endedOn <= day)) continue
    first = { endedOn: day, endedBy }
  }
  return first.endedOn !== null && first.endedOn < startedOn ? { ...first, endedOn: startedOn } : first
}
