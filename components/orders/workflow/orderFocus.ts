import { type RefObject, useEffect, useRef } from 'react'
import type { Order } from '@/services/orders/orders.schema'

/** Scrolls to the element with this id and puts the focus into its first open field or drop zone. */
export function focusFirstIn(id: string): void {
  const place = document.getElementById(id)
  if (!place) return
  place.scrollIntoView({ block: 'center' })
  const field =
    place.querySelector<HTMLElement>('input:not([disabled]):not([hidden]), textarea:not([disabled])') ??
    place.querySelector<HTMLElement>('button:not([disabled])')
  field?.focus({ preventScroll: true })
}

/** After what had the focus went away: it stays at the same thing instead of the page's beginning, without scrolling. */
export function restoreFocusIn(id: string): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    document.getElementById(id)?.querySelector<HTMLElement>('button:not([disabled])')?.focus({ preventScroll: true })
  })
}

type OrderState = Pick<Order, 'stage_name' | 'stage_state' | 'turn'>

/**
 * A command that moves the order on takes its own button and dialog away, and the focus with them. It then goes to the
 * place given here, which says what comes next; whoever is elsewhere on the page is left alone.
 */
export const useFocusAfterCommand = ({ stage_name, stage_state, turn }: OrderState): RefObject<HTMLDivElement | null> =>
  useFocusWhenLost(`${stage_name} ${stage_state} ${turn ?? ''}`)

/** The same for a part of the order, told by what stands there now. */
export function useFocusWhenLost(standing: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const known = useRef(standing)
  const last = useLastUsed()
  useEffect(() => {
    if (standing === known.current) return
    known.current = standing
    // One frame later the dialog is gone and has tried to give the focus back.
    const frame = requestAnimationFrame(() => {
      const isNowhere = document.activeElement === null || document.activeElement === document.body
      // Who only reads while somebody else moves the order on has lost nothing.
      if (isNowhere && last.current && isGone(last.current)) place.current?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [standing, last])
  return place
}

// A dialog that was closed may stay in the page, hidden.
const isGone = (used: Element): boolean => !used.isConnected || used.closest('[style*="display: none"]') !== null

/** What had the focus last, or was pressed: not every browser gives a button the focus for that. */
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
