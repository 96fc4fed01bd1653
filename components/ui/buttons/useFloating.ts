import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import styled from 'styled-components'
import { color, radius } from '@/styles/tokens'

type Floating = {
  anchor: RefObject<HTMLElement | null>
  /** The edge of the anchor that the panel is aligned with. */
  align: 'start' | 'end'
  /** Called on a press elsewhere, a resize, or when the anchor is scrolled away. */
  onLeave: () => void
}

/**
 * Shows an element with `popover="manual"` beside its anchor, in the browser's top layer, so that no card or table clips it.
 * @returns the ref of the panel
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
    // A scroll event may arrive after its scroll ended: only a moved anchor closes the panel.
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

/** The panel of a searchable list, placed by `useFloating`. */
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
