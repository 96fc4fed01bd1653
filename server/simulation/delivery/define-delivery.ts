import { addressesOf, addressOwner } from '@/server/companies/companies.service'
import { type Refusal, refuseField } from '@/server/http/refusal'
import type { QuotationOwner } from '@/services/auth/actor.rules'
import type { Deliveries, Quotation } from '@/services/simulation/simulation.schema'
import { changeQuotation } from '../change-quotation'
import { replaceDeliveries } from '../quotation-changes.repository'
import { listCart } from '../quotations.repository'

/**
 * Replaces the deliveries, which may be partial: only finishing requires the exact sum.
 * Refuses 400 for an address that is not the company's or comes twice, and for a product that is not in the cart.
 */
export function defineDelivery(who: QuotationOwner, id: number, deliveries: Deliveries): Promise<Quotation> {
  return changeQuotation(who, id, async (tx) => {
    const addresses = new Set((await addressesOf(tx, addressOwner(who))).map((address) => address.id))
    const inCart = new Set((await listCart(tx, id)).map(({ product }) => product.id))
    refuseImpossible(deliveries, addresses, inCart)
    await replaceDeliveries(tx, id, deliveries.map(withoutZeros))
  })
}

const withoutZeros = ({ address_id, insurance, items }: Deliveries[number]) => ({
  addressId: address_id,
  insurance,
  items: items
    .filter(({ quantity }) => quantity > 0)
    .map(({ product_id, quantity }) => ({ productId: product_id, quantity })),
})

function refuseImpossible(deliveries: Deliveries, addresses: ReadonlySet<number>, inCart: ReadonlySet<number>): void {
  const named = deliveries.map(({ address_id }) => address_id)
  if (named.some((address) => !addresses.has(address))) throw refuse('Escolha um dos endereços da empresa.')
  if (new Set(named).size < named.length) throw refuse('O mesmo endereço aparece duas vezes.')
  for (const { items } of deliveries) {
    const products = items.map(({ product_id }) => product_id)
    if (products.some((product) => !inCart.has(product))) throw refuse('Um dos produtos não está no carrinho.')
    if (new Set(products).size < products.length) throw refuse('O mesmo produto aparece duas vezes em um endereço.')
  }
}

const refuse = (sentence: string): Refusal => refuseField('deliveries', sentence)
