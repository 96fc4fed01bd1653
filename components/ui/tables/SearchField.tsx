import { Search, X } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { useDebouncedValue } from '@/services/browser/use-debounced-value'
import { box, flex } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'

type Props = {
  /** Accessible name: "Buscar pedidos". */
  label: string
  placeholder: string
  value: string
  /** Called when typing stops, on Enter, and when the field is cleared. */
  onSearch: (text: string) => void
  /** Debounce in milliseconds. */
  pause?: number
}

export const SearchField = ({ label, placeholder, value, onSearch, pause = 350 }: Props) => {
  const [text, setText] = useState(value)
  const [given, setGiven] = useState(value)
  if (value !== given) {
    // The address has changed (Back, "Limpar filtros"): update the field.
    setGiven(value)
    setText(value)
  }
  // The address changes shortly after a search. Sending the same text again meanwhile would change the address a second
  // time and cancel a navigation that started in between.
  const sent = useRef(value)
  useEffect(() => {
    sent.current = value
  }, [value])
  const send = useCallback(
    (next: string) => {
      if (next === sent.current) return
      sent.current = next
      onSearch(next)
    },
    [onSearch],
  )
  const settled = useDebouncedValue(text, pause)
  useEffect(() => {
    if (settled === text && settled !== value) send(settled)
  }, [settled, text, value, send])
  return (
    <Box role="search">
      <Search size={16} strokeWidth={1.75} aria-hidden />
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && send(text)}
      />
      {text !== '' && (
        <button
          type="button"
          aria-label="Limpar busca"
          onClick={() => {
            setText('')
            send('')
          }}
        >
          <X size={16} strokeWidth={1.75} aria-hidden />
        </button>
      )}
    </Box>
  )
}

const Box = styled.div`
  position: relative;
  ${flex.row};
  width: 272px;
  max-width: 100%;
  ${below.phone} {
    width: 100%;
  }
  > svg {
    position: absolute;
    left: 12px;
    pointer-events: none;
  }
  input {
    width: 100%;
    height: var(--control, 36px);
    padding: 0 34px 0 36px;
    ${box.field};
    font-size: 14px;
    outline: none;
    appearance: none;
  }
  /* Nothing to clear yet. */
  input:placeholder-shown {
    padding-right: 12px;
  }
  input::-webkit-search-cancel-button {
    display: none;
  }
  input::placeholder {
    color: ${color.t3};
    opacity: 1;
  }
  input:hover {
    border-color: ${color.t2};
  }
  input:focus {
    ${box.focus};
  }
  button {
    position: absolute;
    right: 4px;
    ${flex.center};
    width: 28px;
    height: 28px;
    border-radius: 6px;
    color: ${color.t2};
    /* Enlarges the touch target. */
    &::after {
      content: '';
      position: absolute;
      inset: -8px;
    }
  }
  ${below.phone} {
    input {
      height: 44px;
    }
  }
`
