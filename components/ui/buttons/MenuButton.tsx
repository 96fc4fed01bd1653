import { useId, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { createPortal } from 'react-dom'
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

/** Outside the button's row: a row that moves in a refreshed list would close the popover in it. */
const placeFor = (button: HTMLElement | null): Element => button?.closest('[role="dialog"]') ?? document.body

/** A button that opens a menu of commands and links. Arrow keys, Home, End, Esc; the focus returns to the button. */
export const MenuButton = ({ entries, label, align = 'start', children }: Props) => {
  /** Where the open list is. */
  const [place, setPlace] = useState<Element | null>(null)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  const open = (): void => setPlace(placeFor(button.current))
  const leave = (): void => setPlace(null)
  const close = (): void => {
    leave()
    button.current?.focus()
  }
  return (
    <>
      {children({
        ref: button,
        onClick: place ? leave : open,
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          open()
        },
        'aria-haspopup': 'menu',
        'aria-expanded': place !== null,
        'aria-controls': place ? id : undefined,
      })}
      {place &&
        createPortal(
          <MenuList
            id={id}
            label={label}
            entries={entries}
            anchor={button}
            align={align}
            onClose={close}
            onLeave={leave}
          />,
          place,
        )}
    </>
  )
}
