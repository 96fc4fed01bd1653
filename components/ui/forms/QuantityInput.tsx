import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { bare, box, flex, font } from '@/styles/mixins'
import { color, radius } from '@/styles/tokens'

type Props = {
  value: number
  onChange: (value: number) => void
  /** What is counted: "Quantidade de Vertex 14 Pro". */
  label: string
  min?: number
  max?: number
  disabled?: boolean
}

/** An integer with − and +; a typed number out of range is clamped on blur, and the limit is said below. */
export const QuantityInput = ({ value, onChange, label, min = 0, max = 9999, disabled = false }: Props) => {
  const [typed, setTyped] = useState<string | null>(null)
  const [limit, setLimit] = useState<string | null>(null)
  const clamp = (next: number): number => Math.min(max, Math.max(min, next))
  const commit = (): void => {
    if (typed !== null) {
      onChange(clamp(typed === '' ? min : Number(typed)))
      if (Number(typed) > max) setLimit(`No máximo ${String(max)}.`)
    }
    setTyped(null)
  }
  const type = (text: string): void => {
    const digits = text.replace(/\D/g, '').slice(0, 4)
    setTyped(digits)
    setLimit(null)
    if (digits !== '' && clamp(Number(digits)) === Number(digits)) onChange(Number(digits))
  }
  const step = (by: number): void => {
    setTyped(null)
    setLimit(null)
    onChange(clamp(value + by))
  }
  return (
    <Field>
      <Group role="group" aria-label={label}>
        <button type="button" aria-label="Diminuir" disabled={disabled || value <= min} onClick={() => step(-1)}>
          <Minus size={16} strokeWidth={1.75} aria-hidden />
        </button>
        <input
          inputMode="numeric"
          aria-label={label}
          role="spinbutton"
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          disabled={disabled}
          value={typed ?? String(value)}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'ArrowUp') step(1)
            if (event.key === 'ArrowDown') step(-1)
            if (event.key === 'Enter') commit()
          }}
        />
        <button type="button" aria-label="Aumentar" disabled={disabled || value >= max} onClick={() => step(1)}>
          <Plus size={16} strokeWidth={1.75} aria-hidden />
        </button>
      </Group>
      {limit && <small role="status">{limit}</small>}
    </Field>
  )
}

const Field = styled.div`
  display: inline-flex;
  flex-direction: column;
  gap: 4px;
  small {
    ${font.smallMuted};
  }
`

const Group = styled.div`
  display: inline-flex;
  align-items: stretch;
  height: 36px;
  ${box.control};
  &:focus-within {
    ${box.focus};
  }
  button {
    ${flex.center};
    width: 34px;
    border-radius: ${radius.control};
    color: ${color.t2};
  }
  button:hover:enabled {
    color: ${color.text};
    background: ${color.sunken};
  }
  button:disabled {
    color: ${color.t3};
    cursor: not-allowed;
  }
  input {
    width: 40px;
    ${bare.button};
    outline: none;
    text-align: center;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  @media (pointer: coarse) {
    height: 44px;
    button {
      width: 44px;
    }
  }
`
