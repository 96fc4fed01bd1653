import { useEffect, useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { MenuList, type MenuEntry } from './MenuList'

type Trigger = {
  ref: React.RefObject<HTMLButtonElement | null>
  onClick: () => void
  onKeyDown: (event: KeyboardEvent) => void
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
  'aria-controls': string | undefined
}

type Props = {
  entries: readonly MenuEntry[]
  /** Accessible name of the list. */
  label: string
  /** Which edge of the button the list keeps to. */
  align?: 'start' | 'end'
  children: (trigger: Trigger) => ReactNode
}

/** A button with a list of commands or places. Arrow keys, Home, End, Esc; the focus comes back to the button. */
export const MenuButton = ({ entries, label, align = 'start', children }: Props) => {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const close = (): void => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <>
      {children({
        ref: button,
        onClick: () => setOpen(!open),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          setOpen(true)
        },
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
      })}
      {open && (
        <Floating
          id={id}
          label={label}
          entries={entries}
          anchor={button}
          align={align}
          onClose={close}
          onLeave={() => setOpen(false)}
        />
      )}
    </>
  )
}

type FloatingProps = {
  id: string
  label: string
  entries: readonly MenuEntry[]
  anchor: React.RefObject<HTMLButtonElement | null>
  align: 'start' | 'end'
  onClose: () => void
  onLeave: () => void
}

// Shown in the browser's top layer, so that no card or table clips it, and yet where it belongs in the document.
const Floating = ({ anchor, align, onLeave, ...list }: FloatingProps) => {
  const panel = useRef<HTMLDivElement>(null)
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
    // A scroll that ended before the menu opened is told late: only one that takes the button along closes it.
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
  return <MenuList ref={panel} {...list} onLeave={onLeave} />
}
