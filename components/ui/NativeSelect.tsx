import { ChevronDown } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { color, radius } from '@/styles/tokens'
import type { ControlProps } from './Field'

type Props = Omit<ComponentPropsWithRef<'select'>, keyof ControlProps | 'onChange'> &
  ControlProps & {
    options: readonly { value: string; label: string }[]
    placeholder?: string
    onChange: (value: string) => void
  }

/** The browser's own list, dressed as our fields: short, known lists, and the device's wheel on phones. */
export const NativeSelect = ({ options, placeholder = 'Escolha', status, onChange, ...select }: Props) => (
  <Box $wrong={status === 'error'}>
    <select {...select} onChange={(event) => onChange(event.target.value)}>
      <option value="">{placeholder}</option>
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
    <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
  </Box>
)

const Box = styled.span<{ $wrong: boolean }>`
  position: relative;
  display: block;
  select {
    width: 100%;
    height: 40px;
    padding: 0 34px 0 12px;
    border: 1px solid ${({ $wrong }) => ($wrong ? color.bad : color.field)};
    border-radius: ${radius.control};
    background: ${color.surface};
    appearance: none;
    cursor: pointer;
    @media (pointer: coarse) {
      height: 44px;
    }
  }
  select:hover {
    border-color: ${color.t2};
  }
  select:focus-visible {
    border-color: ${color.brandText};
    outline: none;
    box-shadow: 0 0 0 3px ${color.ring};
  }
  svg {
    position: absolute;
    top: 50%;
    right: 12px;
    margin-top: -8px;
    color: ${color.t2};
    pointer-events: none;
  }
`
