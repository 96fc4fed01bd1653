import { useEffect, useRef, type RefObject } from 'react'
import type { Order } from '@/services/orders/orders.schema'

type Standing = Pick<Order, 'stage_name' | 'stage_state' | 'turn'>

/**
 * A command that moves the order on takes its own button and dialog away, and the focus with them. It then goes to the
 * place given here, which says what comes next; whoever is elsewhere on the page is left alone.
 */
export const useFocusAfterCommand = ({ stage_name, stage_state, turn }: Standing): RefObject<HTMLDivElement | null> =>
  useFocusWhenLost(`${stage_name} ${stage_state} ${turn ?? ''}`)

/** The same for a part of the order, told by what stands there now. */
export function useFocusWhenLost(standing: string): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  const known = useRef(standing)
  useEffect(() => {
    if (standing === known.current) return
    known.current = standing
    // One frame later the dialog is gone and has tried to give the focus back.
    const frame = requestAnimationFrame(() => {
      const lost = document.activeElement === null || document.activeElement === document.body
      if (lost) place.current?.focus()
    })
    return () => cancelAnimationFrame(frame)
  }, [standing])
  return place
}
