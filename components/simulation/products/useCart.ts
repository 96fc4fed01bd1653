import { useEffect, useRef, useState } from 'react'
import { useChooseProducts } from '@/hooks/simulation/quotation.mutations'
import { toCartLine } from '@/services/simulation/products/cart.rules'
import type { Product, Quotation, QuotationProduct } from '@/services/simulation/simulation.schema'

/** The cart's element, to which 'Ver a conta' scrolls. */
export const CART_ID = 'carrinho'

/** The cart of a quotation and its changes; removing a product asks for confirmation. */
export function useCart({ id, products: saved }: Quotation) {
  const { save, optimisticValue } = useChooseProducts(id)
  const products = optimisticValue ?? saved
  const [leaving, setLeaving] = useState<QuotationProduct | null>(null)
  return {
    lines: products,
    /** The line that waits for the confirmation. */
    leaving,
    quantityOf: (productId: number): number => products.find((line) => line.product_id === productId)?.quantity ?? 0,
    add: (product: Product, quantity: number): void => save([...products, toCartLine(product, quantity)]),
    setQuantity: (productId: number, quantity: number): void => {
      const line = products.find(({ product_id }) => product_id === productId)
      if (!line || line.quantity === quantity) return
      if (quantity === 0) setLeaving(line)
      else save(products.map((one) => (one === line ? { ...line, quantity } : one)))
    },
    /** Keeps of a product what is available; removes it when that is nothing. */
    limit: (productId: number): void =>
      save(
        products.flatMap((line) => {
          if (line.product_id !== productId) return [line]
          return line.available > 0 ? [{ ...line, quantity: line.available }] : []
        }),
      ),
    keep: (): void => setLeaving(null),
    remove: (): void => {
      if (leaving) save(products.filter(({ product_id }) => product_id !== leaving.product_id))
      setLeaving(null)
    },
  }
}

export type Cart = ReturnType<typeof useCart>

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body

/**
 * Adding or removing a product unmounts the pressed button, and the focus is lost. Moves it to the same product, or into the
 * cart when the focus was there before; a focus elsewhere is left alone.
 */
export function useCartFocus(lines: readonly { product_id: number }[]): void {
  const ids = lines.map(({ product_id }) => product_id).join(' ')
  const known = useRef(ids)
  const wasInCart = useRef(false)
  useEffect(() => {
    const noteFocus = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element) || target.closest('[role="dialog"]')) return
      wasInCart.current = target.closest(`#${CART_ID}`) !== null
    }
    document.addEventListener('focusin', noteFocus)
    return () => document.removeEventListener('focusin', noteFocus)
  }, [])
  useEffect(() => {
    const before = known.current.split(' ')
    const now = ids.split(' ')
    known.current = ids
    const isMissingIn = (others: readonly string[]) => (id: string) => id !== '' && !others.includes(id)
    const changed = now.find(isMissingIn(before)) ?? before.find(isMissingIn(now))
    if (changed === undefined) return
    // The confirmation holds the focus until it has closed.
    let frame = requestAnimationFrame(function restore() {
      if (document.activeElement?.closest('[role="dialog"]')) frame = requestAnimationFrame(restore)
      else if (isLost()) nextFocusTarget(changed, wasInCart.current)?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [ids])
}

function nextFocusTarget(product: string, isInCart: boolean): HTMLElement | undefined {
  const buttons = (selector: string): HTMLElement[] => [
    ...document.querySelectorAll<HTMLElement>(`${selector} button:enabled`),
  ]
  // Its last button: 'Adicionar', or the one that takes one more.
  const ofProduct = buttons(`[data-product="${product}"]`).at(-1) ?? buttons('main [data-product]').at(-1)
  return (isInCart ? buttons(`#${CART_ID} li`)[0] : undefined) ?? ofProduct
}
