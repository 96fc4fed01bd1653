import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { color, radius } from '@/styles/tokens'

type Floating = {
  /** What the panel keeps to. */
  anchor: RefObject<HTMLElement | null>
  /** Which edge of it the panel keeps to. */
  align: 'start' | 'end'
  /** Something else was pressed, the window changed its size, or the anchor was scrolled away. */
  onLeave: () => void
}

/**
 * Shows an element with `popover="manual"` beside its anchor: in the browser's top layer, so that no card or table clips it,
 * and yet where it belongs in the document. @returns the ref of the panel
 */
export function useFloating<T extends HTMLElement>({ anchor, align, onLeave }: Floating): RefObject<T | null> {
  const panel = useRef<T>(null)
  useLayoutEffect(() => {
    const box = panel.current
    if (!box || !anchor.current) return
    box.showPopover()
    const at = anchor.current.getBoundingClientRect()
    const left = align === 'start' ? at.left : at.right - box.offsetWidth
    const below = at.bottom + 6
    const fits = below + box.offsetHeight <= window.innerHeight
    box.style.left = `${Math.max(8, Math.min(left, window.innerWidth - box.offsetWidth - 8))}px`
    box.style.top = `${fits ? below : Math.max(8, at.top - box.offsetHeight - 6)}px`
  }, [anchor, align])
  useEffect(() => {
    const away = (event: Event): void => {
      const target = event.target instanceof Node ? event.target : null
      if (panel.current?.contains(target) || anchor.current?.contains(target)) return
      onLeave()
    }
    // A scroll that ended before the panel opened is told late: only one that takes the anchor along closes it.
    const place = (): number => anchor.current?.getBoundingClientRect().top ?? 0
    const opened = place()
    const scrolled = (event: Event): void => {
      if (Math.abs(place() - opened) > 2) away(event)
    }
    document.addEventListener('pointerdown', away)
    window.addEventListener('resize', onLeave)
    window.addEventListener('scroll', scrolled, true)
    return () => {
      document.removeEventListener('pointerdown', away)
      window.removeEventListener('resize', onLeave)
      window.removeEventListener('scroll', scrolled, true)
    }
  }, [anchor, onLeave])
  return panel
}

/** What floats beside the control that opened it and holds a search; `useFloating` says where. */
export const FloatingPanel = styled.div`
  position: fixed;
  inset: auto;
  width: min(320px, calc(100vw - 16px));
  margin: 0;
  padding: 8px;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.raised};
  color: ${color.text};
  box-shadow: ${color.shadowOver};
`
