import { ChevronDown } from 'lucide-react'
import { type ComponentPropsWithRef, use } from 'react'
import styled from 'styled-components'
import { box, touch } from '@/styles/mixins'
import { color, radius } from '@/styles/tokens'
import { Density } from '../tables/density'
import type { ControlProps } from './Field'

type Props<Value extends string> = Omit<ComponentPropsWithRef<'select'>, keyof ControlProps | 'onChange'> &
  Partial<ControlProps> & {
    options: readonly { value: Value; label: string }[]
    /** The empty option; null for none. */
    placeholder?: string | null
    onChange: (value: Value) => void
  }

/** The browser's own select in our style, for short lists. */
export const NativeSelect = <Value extends string = string>({
  options,
  placeholder = 'Escolha',
  status,
  onChange,
  ...select
}: Props<Value>) => (
  <Box $wrong={status === 'error'} $small={use(Density) === 'small'}>
    <select {...select} onChange={(event) => onChange(event.target.value as Value)}>
      {placeholder !== null && <option value="">{placeholder}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
    <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
  </Box>
)

const Box = styled.span<{ $wrong: boolean; $small: boolean }>`
  position: relative;
  display: block;
  min-width: 0;
  select {
    width: 100%;
    height: var(--control, ${({ $small }) => ($small ? '32px' : '40px')});
    padding: 0 34px 0 12px;
    text-overflow: ellipsis;
    border: 1px solid ${({ $wrong }) => ($wrong ? color.bad : color.field)};
    border-radius: ${radius.control};
    background: ${color.surface};
    appearance: none;
    cursor: pointer;
    ${touch.height}
  }
  select:hover {
    border-color: ${color.t2};
  }
  select:focus-visible {
    ${box.focus};
    outline: none;
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
