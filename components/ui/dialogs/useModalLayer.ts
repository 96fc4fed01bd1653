import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { afterPaint } from '@/services/browser/when-idle'

/** Id of the element that holds the page; dialogs and toasts are outside it. */
export const PAGE_BEHIND = 'page-behind-dialogs'

/** The open dialogs, the last one on top. */
const layers: HTMLElement[] = []

/** Only the top layer can be reached by pointer, keyboard and screen reader, and only it scrolls. */
function arrange(): void {
  if (layers.length === 0) arrangePage()
  // The browser computes the styles of the whole page anew for this: the dialog, which covers it, comes first.
  else afterPaint(arrangePage)
  for (const layer of layers) layer.toggleAttribute('inert', layer !== layers.at(-1))
  holdScroll(layers.length > 0)
}

function arrangePage(): void {
  document.getElementById(PAGE_BEHIND)?.toggleAttribute('inert', layers.length > 0)
}

/** The room of the scrollbar stays, so that nothing moves; measured once, since a held page has no scrollbar. */
function holdScroll(isHeld: boolean): void {
  const { style } = document.body
  if (isHeld === (style.overflow === 'hidden')) return
  const scrollbar = isHeld ? window.innerWidth - document.documentElement.clientWidth : 0
  style.overflow = isHeld ? 'hidden' : ''
  style.paddingRight = scrollbar > 0 ? `${scrollbar}px` : ''
}

/**
 * Puts an element over the page for as long as it is there, and gives the focus back when it goes. `aria-modal` alone keeps
 * nobody inside. A native modal dialog would make the toasts inert, which are outside of it.
 * @param onEscape not called for an Escape that something inside has used, as an open list does
 */
export function useModalLayer(layer: RefObject<HTMLElement | null>, onEscape: () => void): void {
  useLayoutEffect(() => {
    const element = layer.current
    const opener = document.activeElement
    if (!element) return
    layers.push(element)
    arrange()
    return () => {
      layers.splice(layers.indexOf(element), 1)
      arrange()
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [layer])
  const escape = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && layers.at(-1) === layer.current) onEscape()
  })
  useEffect(() => {
    document.addEventListener('keydown', escape)
    return () => document.removeEventListener('keydown', escape)
  }, [])
}
