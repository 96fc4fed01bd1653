import { type RefObject, useEffect, useRef } from 'react'

/** Nearer to the end than this, somebody reads the newest messages. */
const NEAR = 120

/**
 * Keeps a conversation at its end: when the ticket opens, and when something is added while the end is in sight. Who reads
 * further up is left there.
 * @returns the ref of the element that scrolls
 */
export function useThreadEnd(ticketId: number): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = place.current
    if (!box) return
    let isAtEnd = true
    const toEnd = (): void => {
      if (isAtEnd) box.scrollTop = box.scrollHeight
    }
    const look = (): void => {
      isAtEnd = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR
    }
    toEnd()
    const added = new MutationObserver(toEnd)
    added.observe(box, { childList: true, subtree: true })
    const resized = new ResizeObserver(toEnd)
    resized.observe(box)
    box.addEventListener('scroll', look)
    return () => {
      added.disconnect()
      resized.disconnect()
      box.removeEventListener('scroll', look)
    }
  }, [ticketId])
  return place
}
