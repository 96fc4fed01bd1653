import { Check } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { box, flex, font } from '@/styles/mixins'
import { color, radius } from '@/styles/tokens'
import { FloatingPanel, useFloating } from './useFloating'

export type Choice = { value: string; label: string; note?: string }

type Trigger = {
  ref: RefObject<HTMLButtonElement | null>
  onClick: () => void
  'aria-haspopup': 'listbox'
  'aria-expanded': boolean
}

type Props = {
  /** Accessible name of the field and the list: "Empresa". */
  label: string
  options: readonly Choice[]
  value: string | null
  onChoose: (value: string) => void
  /** Searches options on the server, also with '' when the list opens; without it the given options are filtered. */
  onSearch?: (text: string) => void
  isSearching?: boolean
  children: (trigger: Trigger) => ReactNode
}

/** A button that opens a searchable list of choices. Arrow keys, Enter, Esc. */
export const ChoiceButton = ({ children, onChoose, ...list }: Props) => {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = (): void => {
    setOpen(false)
    button.current?.focus()
  }
  const choose = (value: string): void => {
    close()
    onChoose(value)
  }
  return (
    <>
      {children({
        ref: button,
        onClick: () => {
          if (!open) list.onSearch?.('')
          setOpen(!open)
        },
        'aria-haspopup': 'listbox',
        'aria-expanded': open,
      })}
      {open && (
        <ChoicePanel {...list} anchor={button} onChoose={choose} onClose={close} onLeave={() => setOpen(false)} />
      )}
    </>
  )
}

type PanelProps = Omit<Props, 'children'> & {
  anchor: RefObject<HTMLButtonElement | null>
  onClose: () => void
  onLeave: () => void
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The open list, beside its anchor. */
export const ChoicePanel = ({
  label,
  options,
  value,
  onChoose,
  onSearch,
  isSearching,
  anchor,
  onClose,
  onLeave,
}: PanelProps) => {
  const id = useId()
  const panel = useFloating<HTMLDivElement>({ anchor, align: 'start', onLeave })
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const shown = onSearch ? options : options.filter((option) => plain(option.label).includes(plain(text)))
  const active = shown[Math.min(at, shown.length - 1)]
  useEffect(() => field.current?.focus(), [])
  useEffect(() => {
    document.getElementById(`${id}-active`)?.scrollIntoView({ block: 'nearest' })
  }, [id, at])
  const press = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Tab') onLeave()
    else if (event.key === 'Enter' && active) onChoose(active.value)
    else if (step !== 0 && shown.length > 0)
      setAt((Math.min(at, shown.length - 1) + step + shown.length) % shown.length)
    else return
    if (event.key !== 'Tab') event.preventDefault()
  }
  return (
    <Panel ref={panel} popover="manual" onKeyDown={press}>
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-label={`Buscar em ${label}`}
        aria-expanded
        aria-controls={id}
        aria-activedescendant={active && `${id}-active`}
        placeholder="Buscar"
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setAt(0)
          onSearch?.(event.target.value)
        }}
      />
      <List id={id} role="listbox" aria-label={label}>
        {shown.map((option) => (
          <Row
            key={option.value}
            id={option === active ? `${id}-active` : undefined}
            role="option"
            aria-selected={option.value === value}
            data-active={option === active || undefined}
            // Keeps the focus in the field.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option.value)}
          >
            <span>{option.label}</span>
            {option.note !== undefined && <small>{option.note}</small>}
            {option.value === value && <Check size={16} strokeWidth={2} aria-hidden />}
          </Row>
        ))}
      </List>
      <p role="status">{shown.length === 0 && (isSearching ? 'Buscando…' : 'Nada com esse nome.')}</p>
    </Panel>
  )
}

const Panel = styled(FloatingPanel)`
  input {
    width: 100%;
    height: 36px;
    padding: 0 10px;
    ${box.field};
    font-size: 14px;
    outline: none;
  }
  input:focus {
    ${box.focus};
  }
  small,
  p {
    ${font.smallMuted};
  }
  p:not(:empty) {
    padding: 6px 10px;
  }
  @media (pointer: coarse) {
    input,
    [role='option'] {
      min-height: 44px;
    }
  }
`

const List = styled.ul`
  max-height: min(320px, calc(100vh - 200px));
  margin-top: 6px;
  overflow-y: auto;
`

const Row = styled.li`
  ${flex.row};
  gap: 10px;
  min-height: 36px;
  padding: 6px 10px;
  border-radius: ${radius.control};
  font-size: 14px;
  line-height: 20px;
  cursor: pointer;
  span {
    flex: 1;
  }
  &:hover,
  &[data-active] {
    background: ${color.sunken};
  }
  &[aria-selected='true'] {
    color: ${color.brandText};
    font-weight: 500;
  }
`
