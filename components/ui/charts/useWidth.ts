import { type RefObject, useLayoutEffect, useState } from 'react'

/** The width of an element in CSS pixels, as it changes; `initial` until it is known. */
export function useWidth(element: RefObject<HTMLElement | null>, initial: number): number {
  const [width, setWidth] = useState(initial)
  useLayoutEffect(() => {
    const { current } = element
    if (!current) return undefined
    const measure = (): void => {
      if (current.clientWidth > 0) setWidth(current.clientWidth)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return width
}
