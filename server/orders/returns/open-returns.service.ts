import { createReturns } from '@/server/logistics/packages/packages.service'
import { requestUnitReturns } from '@/server/stock/events/rented-units.service'
import { toDay } from '@/services/format/format.rules'
import { must } from '@/services/invariant/must.rules'
import type { OrderRecord } from '../order-record.repository'
import type { CommandResult } from '../workflow/apply-transition'
import { type Change, rentalOwner } from '../workflow/change-order.service'
import type { RentedUnit } from './rented-units.service'

/**
 * Opens one return package an address for these units and asks them back, in the change's transaction.
 * @param apart the rest of the order stays rented
 * @returns what history says of it: the packages with where they are fetched and what is in each
 */
export async function openReturns(
  { tx, record, actor, now }: Change,
  units: readonly RentedUnit[],
  { apart }: { apart: boolean },
): Promise<CommandResult & { packageIds: number[] }> {
  const returns = byAddress(record, units)
  const packageIds = await createReturns(tx, { orderId: record.order.id, requestDate: toDay(now), returns, apart })
  for (const [index, { units: same }] of returns.entries()) {
    const about = { ...rentalOwner(record), packageId: must(packageIds[index], 'return package') }
    const ids = same.map(({ unitId }) => unitId)
    await requestUnitReturns(tx, actor, about, ids)
  }
  const told = returns.map(({ addressId, units: same }, index) => ({
    package: packageIds[index],
    address: addressId,
    units: same.length,
  }))
  return { after: { returns: told }, packageIds }
}

/** A unit is collected where it is now, which may differ from where it was delivered. */
function byAddress({ packages }: OrderRecord, units: readonly RentedUnit[]) {
  const deliveredTo = new Map(packages.map(({ pkg }) => [pkg.id, pkg.addressId]))
  const at = ({ addressId, packageId }: RentedUnit): number =>
    addressId ?? must(deliveredTo.get(packageId), `address of package ${String(packageId)}`)
  return [...Map.groupBy(units, at)]
    .sort(([one], [other]) => one - other)
    .map(([addressId, same]) => ({ addressId, units: same }))
}
