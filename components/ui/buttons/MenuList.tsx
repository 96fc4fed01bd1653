import { Check } from 'lucide-react'
import { useEffect, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import styled, { css, keyframes } from 'styled-components'
import { flex, touch } from '@/styles/mixins'
import { color, radius } from '@/styles/tokens'
import { Link } from '../navigation/Link'
import { useFloating } from './useFloating'

export type MenuEntry = {
  key: string
  label: ReactNode
  icon?: ReactNode
  /** At the end of the line, such as a count. */
  note?: string
  /** A link… */
  href?: string
  /** …or a command. */
  onSelect?: () => void
  danger?: boolean
  disabled?: boolean
  /** One option of several: shows a check when chosen. */
  checked?: boolean
}

type Props = {
  id: string
  label: string
  entries: readonly MenuEntry[]
  onClose: () => void
  onLeave: () => void
  anchor: RefObject<HTMLElement | null>
  align: 'start' | 'end'
}

const items = (list: HTMLElement): HTMLElement[] => [
  ...list.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])'),
]

const move = (event: KeyboardEvent<HTMLElement>): void => {
  const all = items(event.currentTarget)
  const here = all.findIndex((item) => item === document.activeElement)
  const steps: Record<string, number> = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: all.length - 1 }
  const next = steps[event.key]
  if (next === undefined || all.length === 0) return
  event.preventDefault()
  all[(next + all.length) % all.length]?.focus()
}

export const MenuList = ({ id, label, entries, onClose, onLeave, anchor, align }: Props) => {
  const panel = useFloating<HTMLDivElement>({ anchor, align, onLeave })
  useEffect(() => {
    const list = panel.current
    if (list) (list.querySelector<HTMLElement>('[aria-checked="true"]') ?? items(list)[0])?.focus()
  }, [panel])
  return (
    <Panel
      ref={panel}
      id={id}
      role="menu"
      popover="manual"
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key === 'Escape') {
          // A dialog around the menu stays.
          event.preventDefault()
          onClose()
        }
        // From the button, which the list is beside, and not from the end of the page, where it is in the document.
        if (event.key === 'Tab') onClose()
        move(event)
      }}
    >
      {entries.map((entry) => (
        <Item key={entry.key} entry={entry} onClose={onClose} onLeave={onLeave} />
      ))}
    </Panel>
  )
}

const Item = ({ entry, onClose, onLeave }: Pick<Props, 'onClose' | 'onLeave'> & { entry: MenuEntry }) => {
  const content = (
    <>
      {entry.icon}
      <span>{entry.label}</span>
      {entry.note !== undefined && <small>{entry.note}</small>}
      {entry.checked && <Check size={16} strokeWidth={2} aria-hidden />}
    </>
  )
  const shared = { tabIndex: -1, $danger: entry.danger === true }
  if (entry.href !== undefined)
    return (
      <EntryLink role="menuitem" href={entry.href} onClick={onLeave} {...shared}>
        {content}
      </EntryLink>
    )
  return (
    <Command
      type="button"
      role={entry.checked === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={entry.checked}
      aria-disabled={entry.disabled ? true : undefined}
      onClick={() => {
        if (entry.disabled) return
        onClose()
        entry.onSelect?.()
      }}
      {...shared}
    >
      {content}
    </Command>
  )
}

const appear = keyframes`from { opacity: 0; transform: translateY(-4px); }`

const Panel = styled.div`
  position: fixed;
  inset: auto;
  margin: 0;
  color: ${color.text};
  &:popover-open {
    display: grid;
  }
  min-width: 200px;
  max-width: min(360px, calc(100vw - 16px));
  max-height: min(420px, calc(100vh - 96px));
  padding: 6px;
  overflow-y: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.raised};
  box-shadow: ${color.shadowOver};
  animation: ${appear} 140ms ease-out;
`

const item = css<{ $danger: boolean }>`
  ${flex.row};
  gap: 10px;
  min-height: 36px;
  padding: 6px 10px;
  border-radius: ${radius.control};
  color: ${({ $danger }) => ($danger ? color.bad : color.text)};
  font-size: 14px;
  line-height: 20px;
  text-align: left;
  text-decoration: none;
  span {
    flex: 1;
  }
  small {
    color: ${color.t2};
    font-size: 12px;
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
  svg {
    flex: none;
    color: ${({ $danger }) => ($danger ? color.bad : color.t2)};
  }
  &:hover,
  &:focus {
    color: ${({ $danger }) => ($danger ? color.bad : color.text)};
    background: ${color.sunken};
    text-decoration: none;
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &[aria-checked='true'] {
    color: ${color.brandText};
    font-weight: 500;
    svg:last-child {
      color: ${color.brandText};
    }
  }
  &[aria-disabled='true'] {
    color: ${color.t3};
    cursor: not-allowed;
  }
  ${touch.minHeight}
`
const EntryLink = styled(Link)<{ $danger: boolean }>`
  ${item}
`
const Command = styled.button<{ $danger: boolean }>`
  ${item}
`
