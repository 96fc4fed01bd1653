import { ChevronDown, X } from 'lucide-react'
import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { box, flex, font, touch } from '@/styles/mixins'
import { color } from '@/styles/tokens'
import { ChoiceButton } from '../buttons/ChoiceButton'
import { MenuButton } from '../buttons/MenuButton'

export type Filter = {
  key: string
  /** "Etapa", "Vez de". */
  label: string
  /** `note`: the number of matches. */
  options: readonly { value: string; label: string; note?: string }[]
  value: string | null
  /** Label of the value when it is not among the options (found by an earlier search). */
  valueLabel?: string
  /** Searches options on the server while the list is open. */
  onSearch?: (text: string) => void
  isSearching?: boolean
}

/** Longer lists get a search field. */
const READABLE = 12

type Props = {
  filters: readonly Filter[]
  onChange: (key: string, value: string | null) => void
  onClear?: () => void
  children?: ReactNode
}

/** Filters as chips; an active one has a button that removes it. */
export const FilterChips = ({ filters, onChange, onClear, children }: Props) => (
  <Row>
    {filters.map((filter) => (
      <FilterChip key={filter.key} filter={filter} onChange={(value) => onChange(filter.key, value)} />
    ))}
    {children}
    {onClear && filters.some((filter) => filter.value !== null) && (
      <Clear type="button" onClick={onClear}>
        Limpar
      </Clear>
    )}
  </Row>
)

const FilterChip = ({ filter, onChange }: { filter: Filter; onChange: (value: string | null) => void }) => {
  const { label, options, value, valueLabel, onSearch, isSearching } = filter
  const found = options.find((option) => option.value === value)?.label
  const chosen = value === null ? undefined : (found ?? valueLabel)
  const word =
    chosen === undefined ? (
      <>
        {label} <ChevronDown size={14} strokeWidth={1.75} aria-hidden />
      </>
    ) : (
      <>
        {label}: <b>{chosen}</b>
      </>
    )
  const entries = options.map((option) => ({
    key: option.value,
    label: option.label,
    note: option.note,
    checked: option.value === value,
    onSelect: () => onChange(option.value),
  }))
  const search = { label, options, value, onSearch, isSearching, onChoose: onChange }
  return (
    <Chip $on={chosen !== undefined}>
      {onSearch || options.length > READABLE ? (
        <ChoiceButton {...search}>
          {(trigger) => (
            <button type="button" {...trigger}>
              {word}
            </button>
          )}
        </ChoiceButton>
      ) : (
        <MenuButton entries={entries} label={label}>
          {(trigger) => (
            <button type="button" {...trigger}>
              {word}
            </button>
          )}
        </MenuButton>
      )}
      {chosen && (
        <button type="button" aria-label={`Tirar o filtro ${filter.label}`} onClick={() => onChange(null)}>
          <X size={14} strokeWidth={1.75} aria-hidden />
        </button>
      )}
    </Chip>
  )
}

const Row = styled.div`
  ${flex.wrapRow};
  gap: 8px;
`

const on = css`
  border-color: ${color.brandLine};
  background: ${color.brandSoft};
  color: ${color.brandText};
`

const Chip = styled.span<{ $on: boolean }>`
  ${flex.inlineRow};
  height: var(--control, 36px);
  ${box.control};
  font-size: 13px;
  ${({ $on }) => $on && on}
  ${touch.height}
  > button {
    ${flex.inlineRow};
    gap: 6px;
    height: 100%;
    padding: 0 10px;
    border-radius: 7px;
    color: inherit;
    font-weight: 500;
    max-width: 260px;
    white-space: nowrap;
  }
  > button b {
    overflow: hidden;
    text-overflow: ellipsis;
  }
  > button + button {
    padding: 0 8px 0 2px;
    min-width: 24px;
  }
  > button b {
    font-weight: 600;
  }
  > button:hover {
    background: ${({ $on }) => ($on ? color.brandSoft2 : color.sunken)};
  }
`

const Clear = styled.button`
  height: var(--control, 36px);
  ${touch.height}
  padding: 0 8px;
  ${font.smallMuted};
  font-weight: 500;
  &:hover {
    color: ${color.text};
    text-decoration: underline;
  }
`
