import { ChevronDown, X } from 'lucide-react'
import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { color, radius } from '@/styles/tokens'
import { MenuButton } from './MenuButton'

export type Filter = {
  key: string
  /** "Etapa", "Vez de". */
  label: string
  options: readonly { value: string; label: string }[]
  value: string | null
}

type Props = {
  filters: readonly Filter[]
  onChange: (key: string, value: string | null) => void
  /** At the end: what clears everything, when something is on. */
  onClear?: () => void
  children?: ReactNode
}

/** Plain = off, indigo with an ✕ = on. The values live in the address; this draws them. */
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
  const chosen = filter.options.find((option) => option.value === filter.value)
  const entries = filter.options.map((option) => ({
    key: option.value,
    label: option.label,
    checked: option.value === filter.value,
    onSelect: () => onChange(option.value),
  }))
  return (
    <Chip $on={chosen !== undefined}>
      <MenuButton entries={entries} label={filter.label}>
        {(trigger) => (
          <button type="button" {...trigger}>
            {chosen ? (
              <>
                {filter.label}: <b>{chosen.label}</b>
              </>
            ) : (
              <>
                {filter.label} <ChevronDown size={14} strokeWidth={1.75} aria-hidden />
              </>
            )}
          </button>
        )}
      </MenuButton>
      {chosen && (
        <button type="button" aria-label={`Tirar o filtro ${filter.label}`} onClick={() => onChange(null)}>
          <X size={14} strokeWidth={1.75} aria-hidden />
        </button>
      )}
    </Chip>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
`

const on = css`
  border-color: ${color.brandLine};
  background: ${color.brandSoft};
  color: ${color.brandText};
`

const Chip = styled.span<{ $on: boolean }>`
  display: inline-flex;
  align-items: center;
  height: var(--control, 36px);
  border: 1px solid ${color.line2};
  border-radius: ${radius.control};
  background: ${color.surface};
  font-size: 13px;
  ${({ $on }) => $on && on}
  @media (pointer: coarse) {
    height: 44px;
  }
  > button {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    height: 100%;
    padding: 0 10px;
    border: 0;
    border-radius: 7px;
    background: none;
    color: inherit;
    font-weight: 500;
    white-space: nowrap;
    cursor: pointer;
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
  @media (pointer: coarse) {
    height: 44px;
  }
  padding: 0 8px;
  border: 0;
  background: none;
  color: ${color.t2};
  font-size: 13px;
  font-weight: 500;
  cursor: pointer;
  &:hover {
    color: ${color.text};
    text-decoration: underline;
  }
`
