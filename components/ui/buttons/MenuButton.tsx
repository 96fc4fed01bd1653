import { useId, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { MenuList, type MenuEntry } from './MenuList'

type Trigger = {
  ref: RefObject<HTMLButtonElement | null>
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
  /** The edge of the button that the list is aligned with. */
  align?: 'start' | 'end'
  children: (trigger: Trigger) => ReactNode
}

/** A button that opens a menu of commands and links. Arrow keys, Home, End, Esc; the focus returns to the button. */
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
        <MenuList
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
