import { Search, X } from 'lucide-react'
import { useRouter } from 'next/router'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import styled, { keyframes } from 'styled-components'
import { Spinner } from '@/components/ui/buttons/Spinner'
import { addRecentResult } from '@/contexts/stores/recent-results.store'
import type { SearchResult } from '@/services/search/search-results.rules'
import { bare, flex } from '@/styles/mixins'
import { below, color, radius } from '@/styles/tokens'
import { SearchFoot } from './SearchFoot'
import { SearchResults } from './SearchResults'
import { useSearchResults } from './useSearchResults'

/** The search over everything: arrows move, Enter opens, Ctrl Enter in a new tab, Esc closes. */
export const SearchDialog = ({ onClose }: { onClose: () => void }) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const { push } = useRouter()
  const [text, setText] = useState('')
  const [active, setActive] = useState(0)
  const { groups, rows, isSearching, isFailed, retry } = useSearchResults(text)
  const id = useId()
  const chosen = rows[Math.min(active, rows.length - 1)]

  useEffect(() => dialog.current?.showModal(), [])

  const go = (result: SearchResult, inNewTab: boolean): void => {
    addRecentResult(result)
    if (inNewTab) {
      window.open(result.href, '_blank', 'noopener')
      return
    }
    dialog.current?.close()
    void push(result.href)
  }
  const moveTo = (to: number): void => {
    const next = (to + rows.length) % Math.max(1, rows.length)
    setActive(next)
    document.getElementById(`${id}-${String(next)}`)?.scrollIntoView({ block: 'nearest' })
  }
  const handleKey = (event: KeyboardEvent): void => {
    const keys: Record<string, () => void> = {
      ArrowDown: () => moveTo(active + 1),
      ArrowUp: () => moveTo(active - 1),
      Enter: () => chosen && go(chosen, event.ctrlKey || event.metaKey),
    }
    const act = keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  return (
    <Panel
      ref={dialog}
      aria-label="Buscar em tudo"
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && dialog.current?.close()}
    >
      <Sheet>
        <Typed>
          {isSearching ? (
            <Spinner size={20} strokeWidth={1.75} aria-hidden />
          ) : (
            <Search size={20} strokeWidth={1.75} aria-hidden />
          )}
          <input
            role="combobox"
            aria-expanded={rows.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={chosen && `${id}-${String(rows.indexOf(chosen))}`}
            aria-label="Buscar em tudo"
            placeholder="Pedido, fatura, chamado, CNPJ ou serial"
            autoComplete="off"
            maxLength={80}
            value={text}
            onChange={(event) => {
              setText(event.target.value)
              setActive(0)
            }}
            onKeyDown={handleKey}
          />
          <button type="button" aria-label="Fechar busca" onClick={() => dialog.current?.close()}>
            <kbd aria-hidden>Esc</kbd>
            <X size={20} strokeWidth={1.75} aria-hidden />
          </button>
        </Typed>
        <SearchResults
          id={id}
          typed={text}
          groups={groups}
          active={chosen}
          isSearching={isSearching}
          isFailed={isFailed}
          onRetry={retry}
          onPoint={(result) => setActive(rows.indexOf(result))}
          onOpen={go}
        />
        <SearchFoot />
      </Sheet>
    </Panel>
  )
}

const enter = keyframes`from { opacity: 0; transform: translateY(-4px); }`

const Panel = styled.dialog`
  width: min(640px, calc(100vw - 32px));
  max-width: none;
  max-height: min(620px, calc(100dvh - 72px));
  margin: 36px auto auto;
  padding: 0;
  overflow: hidden;
  border: 0;
  border-radius: ${radius.dialog};
  background: ${color.raised};
  color: ${color.text};
  box-shadow: ${color.shadowOver};
  &[open] {
    animation: ${enter} 140ms ease-out;
  }
  &::backdrop {
    background: ${color.mask};
  }
  ${below.phone} {
    width: 100vw;
    height: 100dvh;
    max-height: none;
    margin: 0;
    border-radius: 0;
  }
`

const Sheet = styled.div`
  ${flex.column};
  height: 100%;
  max-height: inherit;
`

const Typed = styled.div`
  ${flex.row};
  flex: none;
  gap: 12px;
  height: 56px;
  padding: 0 18px;
  border-bottom: 1px solid ${color.line};
  > svg {
    flex: none;
    color: ${color.t2};
  }
  input {
    flex: 1;
    min-width: 0;
    height: 100%;
    ${bare.button};
    outline: none;
    color: ${color.text};
    font-size: 16px;
  }
  input::placeholder {
    color: ${color.t3};
    opacity: 1;
    text-overflow: ellipsis;
  }
  button {
    min-height: 24px;
    padding: 0 7px;
    border: 1px solid ${color.line2};
    border-radius: 5px;
    background: none;
    color: ${color.t2};
    font-size: 12px;
    kbd {
      font: inherit;
    }
    svg {
      display: none;
    }
    @media (pointer: coarse) {
      ${flex.center};
      min-width: 44px;
      min-height: 44px;
      margin-right: -12px;
      border-color: transparent;
      kbd {
        display: none;
      }
      svg {
        display: block;
      }
    }
  }
`
