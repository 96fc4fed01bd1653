import { findProducts } from '@/server/catalogue/catalogue.service'
import { type Refusal, refuseField } from '@/server/http/refusal'
import type { QuotationOwner } from '@/services/auth/actor.rules'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { changeQuotation } from '../change-quotation'
import { replaceCart } from '../quotation-changes.repository'

type CartItemRequest = { product_id: number; quantity: number }

/** Replaces the cart at today's prices. Refuses 400 for a product that is not offered or named twice. */
export function chooseProducts(who: QuotationOwner, id: number, wanted: CartItemRequest[]): Promise<Quotation> {
  return changeQuotation(who, id, async (tx) => {
    const ids = wanted.map(({ product_id }) => product_id)
    if (new Set(ids).size < ids.length) throw refuse('O mesmo produto aparece duas vezes no carrinho.')
    const offered = (await findProducts(tx, ids)).filter(({ product }) => product.active)
    const priceOf = new Map(offered.map(({ product }) => [product.id, product.price]))
    const items = wanted.map(({ product_id, quantity }) => {
      const price = priceOf.get(product_id)
      if (!price) throw refuse('Um dos produtos não é mais oferecido. Escolha outro.')
      return { productId: product_id, quantity, price }
    })
    await replaceCart(tx, id, items)
  })
}

const refuse = (sentence: string): Refusal => refuseField('products', sentence)
