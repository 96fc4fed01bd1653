import { type PointerEvent, type RefObject, useEffect, useState } from 'react'

/**
 * Which place of a chart a reader looks at, and whether its tooltip is open. A mouse closes it by leaving, a finger by touching
 * something else, both and the keyboard by Escape.
 * @param last the last place; where there are fewer places than before, the place is the last one
 */
export function usePointed(box: RefObject<HTMLElement | null>, last: number) {
  const [at, setAt] = useState(last)
  const [isOpen, setOpen] = useState(false)
  const place = Math.max(0, Math.min(at, last))

  useEffect(() => {
    if (!isOpen) return undefined
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setOpen(false)
    }
    const onPointerDown = ({ target }: Event): void => {
      if (!box.current?.contains(target as Node)) setOpen(false)
    }
    document.addEventListener('keydown', onKeyDown)
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [isOpen, box])

  return {
    place,
    shown: isOpen ? place : null,
    point: (next: number): void => {
      const isPlace = next >= 0 && next <= last
      if (isPlace) setAt(next)
      setOpen(isPlace)
    },
    close: (): void => setOpen(false),
    onPointerLeave: ({ pointerType }: PointerEvent): void => {
      if (pointerType === 'mouse') setOpen(false)
    },
  }
}
