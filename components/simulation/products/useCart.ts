import { useState } from 'react'
import { useChooseProducts } from '@/hooks/simulation/quotation.mutations'
import { toCartLine } from '@/services/simulation/cart.rules'
import type { Product, Quotation, QuotationProduct } from '@/services/simulation/simulation.schema'

/** The cart of a quotation: what is in it, and changing it. Taking something out is asked about first. */
export function useCart({ id, products: saved }: Quotation) {
  const { save, optimisticValue } = useChooseProducts(id)
  const products = optimisticValue ?? saved
  const [leaving, setLeaving] = useState<QuotationProduct | null>(null)
  return {
    lines: products,
    /** The line that somebody is about to take out. */
    leaving,
    quantityOf: (productId: number): number => products.find((line) => line.product_id === productId)?.quantity ?? 0,
    add: (product: Product, quantity: number): void => save([...products, toCartLine(product, quantity)]),
    setQuantity: (productId: number, quantity: number): void => {
      const line = products.find(({ product_id }) => product_id === productId)
      if (!line || line.quantity === quantity) return
      if (quantity === 0) setLeaving(line)
      else save(products.map((one) => (one === line ? { ...line, quantity } : one)))
    },
    keep: (): void => setLeaving(null),
    remove: (): void => {
      if (leaving) save(products.filter(({ product_id }) => product_id !== leaving.product_id))
      setLeaving(null)
    },
  }
}

export type Cart = ReturnType<typeof useCart>
