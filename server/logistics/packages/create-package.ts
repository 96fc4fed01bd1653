import { db } from '@/server/db/client'
import { orNotFound, refuseField } from '@/server/http/refusal'
import { type Change, changeOrder } from '@/server/orders/workflow/change-order.service'
import type { Actor } from '@/services/auth/actor.rules'
import { toDay } from '@/services/format/format.rules'
import type { NewPackage } from '@/services/logistics/packages/package-detail.schema'
import { type NewPackageStart, newPackageStart } from '@/services/logistics/packages/package-stages.rules'
import type { Order } from '@/services/orders/orders.schema'
import { countProducts, findOrderOfQuotation, isAddressOf } from './packages.repository'
import { createPackages } from './packages.service'

/**
 * Creates an extra package for an order: part of the order until it is packed, separate from it while the rental runs.
 * Refuses 404 for an unknown quotation, 400 for an address of another company or an unknown product, 409 `conflict`
 * while the order's own packages are on their way and after the rental.
 */
export async function createPackage(actor: Actor, pkg: NewPackage): Promise<Order> {
  const { package_type: packageType, address_id: addressId, quotation_id: quotationId, items = [], comment } = pkg
  return changeOrder(actor, orNotFound(await findOrderOfQuotation(db(), quotationId)), {
    action: 'update_package',
    historyAction: 'add_package',
    effect: async (change) => {
      const { tx, record, now } = change
      const begins = requireStart(change)
      if (!(await isAddressOf(tx, addressId, record.company.id)))
        throw refuseField('address_id', 'Escolha um endereço do cliente')
      const ids = [...new Set(items.map(({ product_id }) => product_id))]
      if (ids.length < items.length || (await countProducts(tx, ids)) < ids.length)
        throw refuseField('items', 'Escolha cada produto uma vez, entre os do catálogo')
      const [id] = await createPackages(tx, [
        {
          pkg: { orderId: record.order.id, packageType, addressId, requestDate: toDay(now), comment, ...begins },
          items: items.map(({ product_id, quantity }) => ({ productId: product_id, quantity })),
        },
      ])
      return { after: { package: id, package_type: packageType, address: addressId, items } }
    },
  })
}

function requireStart({ record, preconditionFailed }: Change): NewPackageStart {
  const begins = newPackageStart(record.order.stageName)
  if (!begins)
    throw preconditionFailed('Os volumes deste pedido já estão a caminho: crie o extra quando a locação começar.')
  return begins
}
