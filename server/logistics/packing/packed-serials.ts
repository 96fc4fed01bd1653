import { type Change, changeOrder, rentalOwner } from '@/server/orders/workflow/change-order.service'
import { allocateSerials, unpackUnit } from '@/server/stock/allocation/allocation.service'
import type { Actor } from '@/services/auth/actor.rules'
import { isBeingPacked, mayReplaceSerials, type PackageFacts } from '@/services/logistics/packages/package-moves.rules'
import type { Order } from '@/services/orders/orders.schema'
import type { StageName } from '@/services/orders/workflow/stages.rules'
import { getOrderOfPackage, packageIn, toPackageFacts } from '../packages/find-package'
import { refuseTaken } from './assign-serials'

type PackedSerial = { packageId: number; serial: string }

/**
 * Takes a serial out of a package: its unit goes back to the shelf and is held for the order.
 * Refuses 404 for an unknown package, 409 `conflict` when the package is ready or gone, or does not contain the serial.
 */
export async function unpackSerial(actor: Actor, { packageId, serial }: PackedSerial): Promise<Order> {
  return changeOrder(actor, await getOrderOfPackage(packageId), {
    action: 'update_package',
    historyAction: 'remove_serial',
    effect: async (change) => {
      if (!isBeingPacked(...stageAndFacts(change, packageId)))
        throw change.preconditionFailed(
          'Este volume já não está em separação: volte a etapa dele antes de tirar um serial.',
        )
      await unpackIn(change, { packageId, serial })
      return { before: { package: packageId, serials: [serial] } }
    },
  })
}

/**
 * Replaces a packed unit by another one of the same product, in one transaction.
 * Refuses as `unpackSerial` and packing do, and 409 `conflict` for a unit of another product.
 */
export async function replaceSerial(actor: Actor, { packageId, serial }: PackedSerial, next: string): Promise<Order> {
  return changeOrder(actor, await getOrderOfPackage(packageId), {
    action: 'update_package',
    historyAction: 'exchange_serial',
    effect: async (change) => {
      const { tx, record } = change
      if (!mayReplaceSerials(...stageAndFacts(change, packageId)))
        throw change.preconditionFailed('Este volume já saiu: a troca é pedida pelo cliente, na página do equipamento.')
      const { productId } = await unpackIn(change, { packageId, serial })
      await refuseTaken(change, packageId, [next])
      const place = { ...rentalOwner(record), packageId }
      await allocateSerials(tx, actor, place, { serials: [next], wanted: [{ productId, quantity: 1 }] })
      return { before: { package: packageId, serials: [serial] }, after: { package: packageId, serials: [next] } }
    },
  })
}

function stageAndFacts(change: Change, packageId: number): [StageName, PackageFacts] {
  return [change.record.order.stageName, toPackageFacts(packageIn(change, packageId))]
}

async function unpackIn({ tx, record, actor, preconditionFailed }: Change, { packageId, serial }: PackedSerial) {
  const place = { ...rentalOwner(record), packageId }
  const productIds = [...new Set(record.packageItems.map(({ productId }) => productId))]
  const unit = await unpackUnit(tx, actor, place, { serial, productIds })
  if (!unit) throw preconditionFailed(`Serial ${serial}: não está neste volume.`)
  return unit
}
