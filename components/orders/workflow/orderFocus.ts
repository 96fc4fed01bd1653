import { type RefObject, useEffect, useRef } from 'react'
import type { Order } from '@/services/orders/orders.schema'

/** Scrolls to the element with this id and focuses its first enabled field, or else its first button. */
export function focusFirstIn(id: string): void {
  const container = document.getElementById(id)
  if (!container) return
  container.scrollIntoView({ block: 'center' })
  const field =
    container.querySelector<HTMLElement>('input:not([disabled]):not([hidden]), textarea:not([disabled])') ??
    container.querySelector<HTMLElement>('button:not([disabled])')
  field?.focus({ preventScroll: true })
}

/** When the focused element was removed, focuses the first button of the same element, without scrolling. */
export function restoreFocusIn(id: string): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    document.getElementById(id)?.querySelector<HTMLElement>('button:not([disabled])')?.focus({ preventScroll: true })
  })
}

type OrderState = Pick<Order, 'stage_name' | 'stage_state' | 'turn'>

/**
 * A command that advances the order removes its own button and dialog, and with them the focus. The focus then moves to
 * the returned element, which tells what comes next; a focus elsewhere on the page stays.
 */
export const useFocusAfterCommand = ({ stage_name, stage_state, turn }: OrderState): RefObject<HTMLDivElement | null> =>
  useFocusWhenLost(`${stage_name} ${stage_state} ${turn ?? ''}`)

/** The same for a part of the order: the focus moves when `state` changes. */
export function useFocusWhenLost(state: string): RefObject<HTMLDivElement | null> {
  const target = useRef<HTMLDivElement>(null)
  const previous = useRef(state)
  const lastUsed = useLastUsed()
  useEffect(() => {
    if (state === previous.current) return
    previous.current = state
    // One frame later the dialog is closed and has tried to restore the focus.
    const frame = requestAnimationFrame(() => {
      const isFocusLost = document.activeElement === null || document.activeElement === document.body
      // Only when the last used element was removed: a reader must not lose their place when somebody else advances the order.
      if (isFocusLost && lastUsed.current && isGone(lastUsed.current)) target.current?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [state, lastUsed])
  return target
}

// A closed dialog may stay in the DOM, hidden.
const isGone = (used: Element): boolean => !used.isConnected || used.closest('[style*="display: none"]') !== null

/** The element last focused or pressed: not every browser focuses a pressed button. */
function useLastUsed(): RefObject<Element | null> {
  const lastUsed = useRef<Element | null>(null)
  useEffect(() => {
    const remember = ({ target }: Event) => {
      const used = target instanceof Element ? target.closest('a, button, input, select, textarea, [tabindex]') : null
      if (used) lastUsed.current = used
    }
    const events = ['focusin', 'pointerdown'] as const
    events.forEach((event) => document.addEventListener(event, remember, true))
    return () => events.forEach((event) => document.removeEventListener(event, remember, true))
  }, [])
  return lastUsed
}
