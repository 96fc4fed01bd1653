import { Search } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react'
import styled from 'styled-components'
import { box, flex, font } from '@/styles/mixins'
import { below, color, radius } from '@/styles/tokens'
import type { ControlProps } from '../Field'

export type PickerOption = {
  key: string
  title: string
  /** Beside the title: a serial. */
  note?: string
  /** Below it. */
  detail?: string
  picture?: ReactNode
}

type Props = ControlProps & {
  /** Accessible name of the list: "Equipamentos". */
  listLabel: string
  /** At the right of the field: what is searched. */
  hint?: string
  placeholder?: string
  text: string
  onText: (text: string) => void
  /** Undefined while the first ones load. */
  options: readonly PickerOption[] | undefined
  /** At the end of the list: none of them. */
  last?: PickerOption
  onChoose: (key: string) => void
  /** For a search without a result. */
  nothing: string
}

/**
 * A field that searches and lists what it finds over what is below it, so that nothing moves when the list closes under a
 * press elsewhere. A press, a letter or an arrow key opens it. Arrow keys, Enter, Esc.
 */
export const SearchPicker = ({ listLabel, hint, text, onText, options, last, onChoose, nothing, ...props }: Props) => {
  const { status, placeholder, ...control } = props
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const all = [...(options ?? []), ...(last ? [last] : [])]
  const active = all[Math.min(at, all.length - 1)]
  useEffect(() => {
    document.getElementById(`${listId}-active`)?.scrollIntoView({ block: 'nearest' })
  }, [listId, at])
  const press = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (event.key === 'Escape' && isOpen) setOpen(false)
    else if (event.key === 'Enter') {
      if (isOpen && active) onChoose(active.key)
    } else if (step !== 0 && all.length > 0) {
      setOpen(true)
      setAt((Math.min(at, all.length - 1) + step + all.length) % all.length)
    } else return
    event.preventDefault()
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) setOpen(false)
  }
  return (
    <Block onBlur={leave}>
      <Line data-status={status}>
        <Search size={16} strokeWidth={1.75} aria-hidden />
        <input
          {...control}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-activedescendant={isOpen && active ? `${listId}-active` : undefined}
          autoComplete="off"
          placeholder={placeholder}
          value={text}
          onClick={() => setOpen(true)}
          onKeyDown={press}
          onChange={(event) => {
            setOpen(true)
            setAt(0)
            onText(event.target.value)
          }}
        />
        {hint && <small>{hint}</small>}
      </Line>
      <Float data-open={isOpen}>
        <List id={listId} role="listbox" aria-label={listLabel} hidden={!isOpen}>
          {all.map((option) => (
            <Option
              key={option.key}
              id={option === active ? `${listId}-active` : undefined}
              role="option"
              aria-selected={option === active}
              // Keeps the focus in the field.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => onChoose(option.key)}
            >
              {option.picture}
              <span>
                <b>{option.title}</b> {option.note}
                {option.detail && <small>{option.detail}</small>}
              </span>
            </Option>
          ))}
        </List>
        <Status role="status">{isOpen && (options ? options.length === 0 && nothing : 'Buscando…')}</Status>
      </Float>
    </Block>
  )
}

const Block = styled.div`
  position: relative;
`

const Line = styled.div`
  ${flex.row};
  gap: 10px;
  padding: 0 12px;
  ${box.field};
  svg {
    flex: none;
    color: ${color.t2};
  }
  input {
    flex: 1;
    min-width: 0;
    min-height: 40px;
    border: 0;
    background: none;
    color: ${color.text};
    ${font.body};
    outline: none;
  }
  small {
    ${font.secondaryMuted};
    white-space: nowrap;
  }
  /* On phones what is typed needs the room. */
  ${below.phone} {
    input:not([value='']) ~ small {
      display: none;
    }
  }
  &:focus-within {
    ${box.focus};
  }
  &[data-status='error'] {
    border-color: ${color.bad};
  }
`

const Float = styled.div`
  position: absolute;
  z-index: 5;
  inset: calc(100% + 4px) 0 auto;
  &[data-open='true'] {
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    background: ${color.raised};
    box-shadow: ${color.shadowFloat};
  }
`

const List = styled.ul`
  max-height: 360px;
  padding: 6px;
  overflow-y: auto;
  &:empty {
    display: none;
  }
`

const Option = styled.li`
  ${flex.row};
  gap: 12px;
  min-height: 44px;
  padding: 6px 8px;
  border-radius: ${radius.control};
  ${font.secondary};
  color: ${color.t2};
  overflow-wrap: anywhere;
  cursor: pointer;
  > span {
    min-width: 0;
  }
  b {
    color: ${color.text};
    ${font.body};
    font-weight: 600;
  }
  small {
    display: block;
    ${font.secondaryMuted};
  }
  &:hover,
  &[aria-selected='true'] {
    background: ${color.brandSoft};
  }
`

const Status = styled.p`
  padding: 10px 12px;
  ${font.secondaryMuted};
  &:empty {
    display: none;
  }
`
