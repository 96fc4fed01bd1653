import { toProductTypeName } from '../products/cart.rules'
import type { Deliveries, Quotation } from '../simulation.schema'
import { distributionGaps, type Gap } from './distribution.rules'

type Cart = Pick<Quotation, 'products'>

/** How many addresses are shown before one is chosen. */
const FIRST_ADDRESSES = 3

/** The chosen deliveries, else the company's first addresses; a single address gets the whole cart. */
export function shownDeliveries(quotation: Quotation, addressIds: readonly number[]): Deliveries {
  const chosen = quotation.deliveries.filter(({ address_id }) => addressIds.includes(address_id))
  if (chosen.length > 0) return addressIds.flatMap((id) => chosen.filter(({ address_id }) => address_id === id))
  const empty = addressIds.slice(0, FIRST_ADDRESSES).map((address_id) => ({ address_id, insurance: true, items: [] }))
  const [only] = empty
  return only && addressIds.length === 1 ? sendAllTo(quotation, empty, only.address_id) : empty
}

type ItemAddress = { addressId: number; productId: number }

export const quantityAt = (deliveries: Deliveries, { addressId, productId }: ItemAddress): number =>
  deliveries
    .find(({ address_id }) => address_id === addressId)
    ?.items.find(({ product_id }) => product_id === productId)?.quantity ?? 0

/** The deliveries with this quantity of a product at an address. */
export function setQuantityAt(
  deliveries: Deliveries,
  { addressId, productId }: ItemAddress,
  quantity: number,
): Deliveries {
  return deliveries.map((delivery) => {
    if (delivery.address_id !== addressId) return delivery
    const others = delivery.items.filter(({ product_id }) => product_id !== productId)
    return { ...delivery, items: quantity > 0 ? [...others, { product_id: productId, quantity }] : others }
  })
}

/** Splits every product evenly; the remainder goes to the first addresses. */
export function distributeEvenly({ products }: Cart, deliveries: Deliveries): Deliveries {
  return deliveries.map((delivery, place) => ({
    ...delivery,
    items: products
      .map(({ product_id, quantity }) => ({ product_id, quantity: shareOf(quantity, deliveries.length, place) }))
      .filter(({ quantity }) => quantity > 0),
  }))
}

const shareOf = (quantity: number, places: number, place: number): number =>
  Math.floor(quantity / places) + (place < quantity % places ? 1 : 0)

export const sendAllTo = ({ products }: Cart, deliveries: Deliveries, addressId: number): Deliveries =>
  deliveries.map((delivery) => ({
    ...delivery,
    items:
      delivery.address_id === addressId ? products.map(({ product_id, quantity }) => ({ product_id, quantity })) : [],
  }))

export const unitsAt = (deliveries: Deliveries, addressId: number): number =>
  deliveries
    .filter(({ address_id }) => address_id === addressId)
    .flatMap(({ items }) => items)
    .reduce((sum, { quantity }) => sum + quantity, 0)

/** The differences between the cart and the units assigned to addresses. */
export const deliveryGaps = ({ products }: Cart, deliveries: Deliveries): Gap[] =>
  distributionGaps(
    products.map(({ product_id, name, quantity, product_type }) => ({
      productId: product_id,
      name,
      quantity,
      productType: toProductTypeName(product_type),
    })),
    deliveries.map(({ items }) => ({
      items: items.map(({ product_id, quantity }) => ({ productId: product_id, quantity })),
    })),
  )

export type Fix = ItemAddress & {
  /** Units to add there, or to remove when negative. */
  change: number
}

/**
 * The fix that a notice offers: missing units go to the first address without the product, or else to the last; excess
 * units are taken from the address with the most of it.
 */
export function fixFor({ productId, missing }: Gap, deliveries: Deliveries): Fix | null {
  const places = deliveries.map(({ address_id: addressId }) => {
    const place = { addressId, productId }
    return { ...place, quantity: quantityAt(deliveries, place) }
  })
  const place =
    missing > 0
      ? (places.find(({ quantity }) => quantity === 0) ?? places.at(-1))
      : [...places].sort((a, b) => b.quantity - a.quantity)[0]
  return place ? { addressId: place.addressId, productId, change: Math.max(missing, -place.quantity) } : null
}

export const applyFix = (deliveries: Deliveries, { change, ...place }: Fix): Deliveries =>
  setQuantityAt(deliveries, place, quantityAt(deliveries, place) + change)
