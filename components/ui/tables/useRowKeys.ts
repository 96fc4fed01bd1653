import { type KeyboardEvent, type RefObject, useCallback, useRef } from 'react'
import { useShortcut } from '../navigation/useShortcut'

/** The links of the rows of a table or, on phones, of the cards. */
const ROWS = 'tbody tr a[href], ul > li > a[href]'

/**
 * Keyboard navigation of a list: j and k anywhere on the page, arrows within the list, x selects, Enter follows the link.
 * @returns props of the element around the list
 */
export function useRowKeys(): { ref: RefObject<HTMLDivElement | null>; onKeyDown: (event: KeyboardEvent) => void } {
  const ref = useRef<HTMLDivElement>(null)
  const move = useCallback((step: 1 | -1): boolean => {
    const links = [...(ref.current?.querySelectorAll<HTMLElement>(ROWS) ?? [])]
    const focused = links.findIndex((link) => rowOf(link)?.contains(document.activeElement))
    // A list beside what it opens goes on from the open row.
    const here = focused === -1 ? links.findIndex((link) => link.hasAttribute('aria-current')) : focused
    const next = here === -1 ? links[step === 1 ? 0 : links.length - 1] : links[here + step]
    next?.focus()
    next?.scrollIntoView({ block: 'nearest' })
    return next !== undefined
  }, [])
  const down = useCallback(() => void move(1), [move])
  const up = useCallback(() => void move(-1), [move])
  const choose = useCallback(() => {
    const row = rowOf(document.activeElement)
    if (ref.current?.contains(row)) row?.querySelector<HTMLElement>('input[type="checkbox"]')?.click()
  }, [])
  useShortcut({ key: 'j', act: down })
  useShortcut({ key: 'k', act: up })
  useShortcut({ key: 'x', act: choose })
  return {
    ref,
    onKeyDown: (event) => {
      const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined
      const isRow = event.target instanceof HTMLElement && event.target.matches(ROWS)
      if (step && isRow && move(step)) event.preventDefault()
    },
  }
}

const rowOf = (element: Element | null): Element | null => element?.closest('tr, li') ?? null
