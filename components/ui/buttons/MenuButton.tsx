import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { MenuList, type MenuEntry } from './MenuList'
import { useFloating } from './useFloating'

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

const Floating = ({ anchor, align, onLeave, ...list }: FloatingProps) => {
  const panel = useFloating<HTMLDivElement>({ anchor, align, onLeave })
  return <MenuList ref={panel} {...list} onLeave={onLeave} />
}
