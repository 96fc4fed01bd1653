import { useState } from 'react'
import styled from 'styled-components'
import { box, touch } from '@/styles/mixins'
import { color } from '@/styles/tokens'

type Props = {
  value: number
  onChange: (value: number) => void
  /** 'Lumen 24 em Filial Curitiba'. */
  label: string
  /** Identifies the cell that an error focuses. */
  cell: string
}

const MAX_DIGITS = 4

/** A cell of the distribution: a bare number; empty counts as none. */
export const CountInput = ({ value, onChange, label, cell }: Props) => {
  const [typed, setTyped] = useState<string | null>(null)
  const type = (text: string): void => {
    const digits = text.replace(/\D/g, '').slice(0, MAX_DIGITS)
    setTyped(digits)
    onChange(Number(digits))
  }
  const step = (by: number): void => {
    setTyped(null)
    onChange(Math.max(0, value + by))
  }
  return (
    <Field
      inputMode="numeric"
      aria-label={label}
      data-cell={cell}
      data-none={value === 0}
      value={typed ?? String(value)}
      onChange={(event) => type(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={() => setTyped(null)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
        event.preventDefault()
        step(event.key === 'ArrowUp' ? 1 : -1)
      }}
    />
  )
}

const Field = styled.input`
  width: 76px;
  height: 38px;
  ${box.field};
  text-align: center;
  font-variant-numeric: tabular-nums;
  ${touch.height}
  &[data-none='true'] {
    color: ${color.t3};
  }
  &:hover {
    border-color: ${color.t2};
  }
  &:focus-visible {
    ${box.focus};
    outline: none;
  }
`
