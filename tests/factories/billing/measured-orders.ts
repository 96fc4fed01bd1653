import { measurePositions, type Measurement } from '@/services/billing/measuring/measurement.rules'
import { periodsBetween } from '@/services/billing/measuring/periods.rules'
import {
  type ItemFacts,
  type OrderFacts,
  positionsOf,
  type RentalFacts,
} from '@/services/billing/measuring/positions.rules'

const NOTEBOOK = 1

/** A notebook that an order was sent on 5 October 2026 and still has. */
export const aRental = (overrides: Partial<RentalFacts> = {}): RentalFacts => {
  const { id = 1 } = overrides
  return {
    id,
    unitId: 100 + id,
    serial: `SN-${String(id)}`,
    productId: NOTEBOOK,
    product: 'Vertex 14',
    packageType: 'regular',
    deliveredOn: '2026-10-05',
    collectedOn: null,
    receivedOn: null,
    lostOn: null,
    missingOn: null,
    ...overrides,
  }
}

/** Notebooks at a monthly price, in cents. */
export const anItem = (overrides: Partial<ItemFacts> = {}): ItemFacts => ({
  productId: NOTEBOOK,
  quantity: 1,
  unitPrice: 90_000,
  serviceFee: 0,
  ...overrides,
})

/** An order with one notebook of 900.00 a month, without a service package. */
export const someFacts = (overrides: Partial<OrderFacts> = {}): OrderFacts => ({
  rentals: [aRental()],
  replacements: [],
  items: [anItem()],
  upgrades: [],
  ...overrides,
})

/** The rows of an order between two days, both included. */
export const measure = (facts: OrderFacts, from: string, to: string): Measurement[] => {
  const { positions } = positionsOf(facts)
  return periodsBetween(from, to).flatMap((period) => measurePositions(positions, period))
}

export const total = (rows: readonly { amount: number }[]): number => rows.reduce((sum, { amount }) => sum + amount, 0)
