import { type RefObject, useEffect, useRef } from 'react'
import type { Order } from '@/services/orders/orders.schema'

/** Scrolls to the element with this id and focuses its first enabled field, or else its first button. */
export function focusFirstIn(id: string): void {
  const place = document.getElementById(id)
  if (!place) return
  place.scrollIntoView({ block: 'center' })
  const field =
    place.querySelector<HTMLElement>('input:not([disabled]):not([hidden]), textarea:not([disabled])') ??
    place.querySelector<HTMLElement>('button:not([disabled])')
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
export function useFocusWhenLost(standing: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const known = useRef(standing)
  const last = useLastUsed()
  useEffect(() => {
    if (standing === known.current) return
    known.current = standing
    // One frame later the dialog is closed and has tried to restore the focus.
    const frame = requestAnimationFrame(() => {
      const isNowhere = document.activeElement === null || document.activeElement === document.body
      // Only when the last used element was removed: a reader must not lose their place when somebody else advances the order.
      if (isNowhere && last.current && isGone(last.current)) place.current?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [standing, last])
  return place
}

// A closed dialog may stay in the DOM, hidden.
const isGone = (used: Element): boolean => !used.isConnected || used.closest('[style*="display: none"]') !== null

/** The element last focused or pressed: not every browser focuses a pressed button. */
function useLastUsed(): RefObject<Element | null> {
  const last = useRef<Element | null>(null)
  useEffect(() => {
    const note = ({ target }: Event) => {
      const used = target instanceof Element ? target.closest('a, button, input, select, textarea, [tabindex]') : null
      if (used) last.current = used
    }
    const events = ['focusin', 'pointerdown'] as const
    events.forEach((event) => document.addEventListener(event, note, true))
    return () => events.forEach((event) => document.removeEventListener(event, note, true))
  }, [])
  return last
}
