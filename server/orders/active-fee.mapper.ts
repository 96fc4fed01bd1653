import { isArrivedExchange } from '@/services/equipment/exchanges/exchange-transitions.rules'
import { shareOfFee } from '@/services/logistics/returns/returns.rules'
import { toCents, toDecimal } from '@/services/simulation/money.rules'
import type { OrderRecord } from './order-record.repository'

type Facts = Pick<OrderRecord, 'order' | 'items' | 'exchanges' | 'packages' | 'rentals' | 'returnItems'>

/**
 * What of an order's monthly fee belongs to units that have not come back apart: the fee itself until a part came back, then
 * without the share that the customer was told (`shareOfFee`, docs/adr/0518). Units that were exchanged are no part.
 */
export function activeFeeOf(record: Facts): string {
  const { monthlyFee } = record.order
  const units = cameBackApart(record)
  if (units.length === 0) return monthlyFee
  const items = record.items.map(({ item }) => ({
    quantity: item.quantity,
    unit_price: item.unitPrice,
    unit_service_fee: item.unitServiceFee,
  }))
  const upgrades = record.exchanges.filter(({ exchange }) => isArrivedExchange(exchange.status))
  const added = upgrades.reduce((sum, { exchange }) => sum + toCents(exchange.monthlyDifference), 0)
  const prices = units.map((unitId) => priceOf(record, unitId))
  const gone = shareOfFee({ monthly_fee: monthlyFee, items, added: toDecimal(added) }, prices)
  return toDecimal(toCents(monthlyFee) - toCents(gone))
}

/** Units that were received, or found missing, in a return of a part; not those that were replaced. */
function cameBackApart({ packages, exchanges, returnItems }: Facts): number[] {
  const ofExchanges = new Set(exchanges.map(({ exchange }) => exchange.returnPackageId))
  const apart = new Set(
    packages.flatMap(({ pkg }) =>
      pkg.packageType === 'return' && pkg.apart && pkg.deliveryStatus !== 'CANCELED' && !ofExchanges.has(pkg.id)
        ? [pkg.id]
        : [],
    ),
  )
  return returnItems.flatMap(({ packageId, unitId, receivedAt, condition }) =>
    apart.has(packageId) && (receivedAt !== null || condition === 'missing') ? [unitId] : [],
  )
}

/** The monthly price of a unit with its service package; that of the unit that it replaced, and the difference. Null for an extra one. */
function priceOf(record: Facts, unitId: number): string | null {
  const by = record.exchanges.find(
    ({ exchange }) => exchange.replacementId === unitId && isArrivedExchange(exchange.status),
  )
  if (by) {
    const before = priceOf(record, by.exchange.unitId)
    return before === null ? null : toDecimal(toCents(before) + toCents(by.exchange.monthlyDifference))
  }
  const rental = record.rentals.find((one) => one.unitId === unitId)
  const found = record.items.find(({ item }) => item.productId === rental?.productId)
  return found ? toDecimal(toCents(found.item.unitPrice) + toCents(found.item.unitServiceFee)) : null
}
