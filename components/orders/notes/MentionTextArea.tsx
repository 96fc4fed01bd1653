import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import type { ControlProps } from '@/components/ui/forms/Field'
import { TextArea } from '@/components/ui/forms/TextArea'
import { mentionableQueryOptions } from '@/hooks/orders/notes.queries'
import {
  completeMention,
  type Mentionable,
  mentionAt,
  type MentionQuery,
  NOTE_LENGTH,
} from '@/services/orders/notes/notes.rules'
import type { StaffOrderAddress } from '@/services/orders/order-address.rules'
import { MentionList } from './MentionList'

type Props = ControlProps & {
  orderRef: StaffOrderAddress
  name: string
  value: string
  onBlur: () => void
  onChange: (text: string) => void
  onMention: (person: Mentionable) => void
}

/**
 * A text area with autocomplete for mentions: `@` opens the list, arrow keys move, Enter or Tab picks, Esc closes. ARIA
 * allows no combobox role on a textarea, so it stays a textbox that controls a listbox.
 */
export const MentionTextArea = ({ orderRef, value, onBlur, onChange, onMention, ...control }: Props) => {
  const area = useRef<HTMLTextAreaElement>(null)
  const cursor = useRef<number | null>(null)
  const listId = useId()
  const [query, setQuery] = useState<MentionQuery | null>(null)
  const [active, setActive] = useState(0)
  const { data, isPlaceholderData } = useQuery(mentionableQueryOptions(orderRef, query?.text))
  const found = query && data ? data : []
  const isOpen = query !== null && data !== undefined && (found.length > 0 || !query.text.includes(' '))
  useLayoutEffect(() => {
    if (cursor.current === null) return
    area.current?.setSelectionRange(cursor.current, cursor.current)
    cursor.current = null
  }, [value])

  const look = (): void => {
    const { value: text = '', selectionStart: at = 0 } = area.current ?? {}
    const next = mentionAt(text, at)
    if (next?.text !== query?.text) setActive(0)
    setQuery(next)
  }
  const choose = (person: Mentionable): void => {
    if (!query) return
    const done = completeMention(value, area.current?.selectionStart ?? value.length, query, person.name)
    cursor.current = done.cursor
    onChange(done.text.slice(0, NOTE_LENGTH))
    onMention({ id: person.id, name: person.name })
    setQuery(null)
  }
  const press = (event: KeyboardEvent): void => {
    if (!isOpen) return
    const person = found[active]
    const keys: Record<string, () => void> = {
      Escape: () => setQuery(null),
      ...(person && {
        ArrowDown: () => setActive((active + 1) % found.length),
        ArrowUp: () => setActive((active + found.length - 1) % found.length),
        Enter: () => choose(person),
        Tab: () => choose(person),
      }),
    }
    const act = keys[event.key]
    if (!act || event.shiftKey) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  const activeId = isOpen && found[active] ? `${listId}-${String(found[active].id)}` : undefined
  return (
    <Wrapper>
      <TextArea
        {...control}
        ref={area}
        value={value}
        maxLength={NOTE_LENGTH}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isOpen && found.length > 0 ? listId : undefined}
        aria-activedescendant={activeId}
        onChange={(event) => {
          onChange(event.target.value)
          look()
        }}
        onSelect={look}
        onKeyDown={press}
        onBlur={() => {
          setQuery(null)
          onBlur()
        }}
      />
      {isOpen && (
        <MentionList
          id={listId}
          people={found}
          active={active}
          isLooking={isPlaceholderData}
          onPoint={setActive}
          onChoose={choose}
        />
      )}
    </Wrapper>
  )
}

const Wrapper = styled.div`
  position: relative;
`
