import { db } from '@/server/db/client'
import { orNotFound } from '@/server/http/refusal'
import { quotationOfOrder } from '@/server/simulation/simulation.service'
import type { Actor } from '@/services/auth/actor.rules'
import type { Signer } from '@/services/orders/documents/documents.schema'
import type { OrderKey } from '@/services/orders/order-address.rules'
import type { ProductDetails } from '@/services/orders/products-details.schema'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { toSigners } from '../documents/documents.mapper'
import type { OrderRecord } from '../order-record.repository'
import { loadVisibleOrder } from '../visibility'

/** The signers of one document. Refuses 404. */
export async function getSigners(actor: Actor, ref: OrderKey, documentId: number): Promise<Signer[]> {
  const record = await loadVisibleOrder(actor, ref)
  orNotFound(record.documents.find(({ id }) => id === documentId))
  return toSigners(record).filter(({ document_id }) => document_id === documentId)
}

/** The order's items as they are rented: specifications, serials, addresses. Refuses 404. */
export async function getProductsDetails(actor: Actor, ref: OrderKey): Promise<ProductDetails[]> {
  const record = await loadVisibleOrder(actor, ref)
  return record.items.map(({ item, product }) => ({
    product_id: item.productId,
    name: product.name,
    model: product.model,
    image: product.images[0] ?? null,
    quantity: item.quantity,
    upgrades: record.upgrades
      .filter((row) => row.item.productId === item.productId)
      .map((row) => ({ name: row.upgrade.name, quantity: row.item.quantity })),
    technical_specifications: product.technicalSpecifications,
    units: record.rentals
      .filter(({ productId }) => productId === item.productId)
      .map(({ serial, packageId }) => ({ serial, address: addressLabel(record, packageId) })),
  }))
}

/** The quotation that the order was made from, for staff. Refuses 404. */
export async function getOrderQuotation(actor: Actor, ref: OrderKey): Promise<Quotation> {
  const { order } = await loadVisibleOrder(actor, ref)
  return quotationOfOrder(db(), order.quotationId)
}

const addressLabel = ({ packages }: OrderRecord, packageId: number): string | null =>
  packages.find(({ pkg }) => pkg.id === packageId)?.address.label ?? null
