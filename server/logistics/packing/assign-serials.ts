import { type Change, changeOrder, rentalOwner } from '@/server/orders/workflow/change-order.service'
import { allocateOldest, allocateSerials } from '@/server/stock/allocation/allocation.service'
import type { Actor } from '@/services/auth/actor.rules'
import type { ShippingItems } from '@/services/logistics/packages/packages.schema'
import type { Order } from '@/services/orders/orders.schema'
import { getOrderOfPackage, packageIn } from '../packages/find-package'
import { listOpenRentals } from '../packages/packages.repository'

/**
 * Packs serials: the given ones or, with `automatic`, the oldest on the shelf for everything that is missing. All or
 * none: 409 `out_of_stock` lists what is missing, 409 `conflict` each serial that does not fit.
 */
export async function assignSerials(actor: Actor, items: ShippingItems): Promise<Order> {
  const { package_id: packageId, serials } = items
  return changeOrder(actor, await getOrderOfPackage(packageId), (placed) => ({
    // A separate package is packed while its order keeps its stage.
    action: isApart(placed, packageId) ? 'update_package' : 'assign_serials',
    historyAction: 'assign_serials',
    effect: async (change) => {
      const { tx, record } = change
      const wanted = missingIn(change, packageId)
      if (wanted.length === 0) throw change.preconditionFailed('Esse volume já tem todos os seriais.')
      if (serials) await refuseTaken(change, packageId, serials)
      const place = { ...rentalOwner(record), packageId }
      const units = serials
        ? await allocateSerials(tx, actor, place, { serials, wanted })
        : await allocateOldest(tx, actor, place, wanted)
      return { after: { package: packageId, serials: units.map(({ serial }) => serial) } }
    },
  }))
}

const isApart = ({ packages }: Change['record'], packageId: number): boolean =>
  packages.some(({ pkg }) => pkg.id === packageId && pkg.apart)

/** The units of each product that an outgoing package still lacks; none for a return. */
function missingIn(change: Change, packageId: number) {
  const { rentals, packageItems } = change.record
  const { packageType, deliveryStatus } = packageIn(change, packageId)
  if (packageType === 'return' || deliveryStatus === 'CANCELED') return []
  return packageItems
    .filter((item) => item.packageId === packageId)
    .map(({ productId, quantity }) => {
      const packed = rentals.filter((unit) => unit.packageId === packageId && unit.productId === productId).length
      return { productId, quantity: quantity - packed }
    })
    .filter(({ quantity }) => quantity > 0)
}

/** Refuses 409 `conflict` for serials that are already in a package, naming whose. */
export async function refuseTaken(
  { tx, preconditionFailed }: Change,
  packageId: number,
  serials: string[],
): Promise<void> {
  const taken = await listOpenRentals(tx, serials)
  if (taken.length === 0) return
  const sentences = taken.map(({ serial, packageId: where, maskId, company }) =>
    where === packageId
      ? `Serial ${serial}: não está disponível, já está neste volume.`
      : `Serial ${serial}: não está disponível, já está no pedido ${maskId} de ${company}.`,
  )
  throw preconditionFailed(sentences.join(' '))
}
