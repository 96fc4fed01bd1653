import type { OrderRecord } from '../order-record.repository'

/** A unit of an order whose rental has not ended. */
export type RentedUnit = OrderRecord['rentals'][number]

/** The units of an order whose rental has not ended. */
export const openRentals = ({ rentals }: Pick<OrderRecord, 'rentals'>): RentedUnit[] =>
  rentals.filter(({ closedAt }) => closedAt === null)

/** Rented units no return has been requested for. */
export function unitsNotAskedBack(record: Pick<OrderRecord, 'rentals' | 'returnItems'>): RentedUnit[] {
  const asked = new Set(record.returnItems.filter(({ closedAt }) => closedAt === null).map(({ unitId }) => unitId))
  return openRentals(record).filter(({ unitId }) => !asked.has(unitId))
}
