import { useEffect, useRef } from 'react'
import { CART_ID } from './CartCard'

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body

/**
 * Putting something into the cart and taking it out takes away what was pressed, and the focus with it. It goes on at the
 * same product, or in the cart when that was where somebody worked; whoever is elsewhere on the page is left alone.
 */
export function useCartFocus(lines: readonly { product_id: number }[]): void {
  const ids = lines.map(({ product_id }) => product_id).join(' ')
  const known = useRef(ids)
  const wasInCart = useRef(false)
  useEffect(() => {
    const note = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element) || target.closest('[role="dialog"]')) return
      wasInCart.current = target.closest(`#${CART_ID}`) !== null
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  useEffect(() => {
    const before = known.current.split(' ')
    const now = ids.split(' ')
    known.current = ids
    const isMissingIn = (others: readonly string[]) => (id: string) => id !== '' && !others.includes(id)
    const changed = now.find(isMissingIn(before)) ?? before.find(isMissingIn(now))
    if (changed === undefined) return
    // The question whether it shall go out keeps the focus until it is gone itself.
    let frame = requestAnimationFrame(function settle() {
      if (document.activeElement?.closest('[role="dialog"]')) frame = requestAnimationFrame(settle)
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
