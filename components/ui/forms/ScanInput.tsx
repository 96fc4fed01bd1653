import { ScanBarcode } from 'lucide-react'
import type { ComponentProps } from 'react'
import styled from 'styled-components'
import { color, radius } from '@/styles/tokens'

type Props = Omit<ComponentProps<'input'>, 'onChange' | 'value' | 'size'> & {
  value: string
  onText: (text: string) => void
  /** For gloves: 52 high instead of 44. */
  large?: boolean
}

/** Where a hand scanner types; what a phone's keyboard does for words is off. */
export const ScanInput = ({ onText, large = false, ...input }: Props) => (
  <Place $large={large}>
    <ScanBarcode size={large ? 20 : 18} strokeWidth={1.75} aria-hidden />
    <input
      {...input}
      autoComplete="off"
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      onChange={(event) => onText(event.target.value)}
    />
  </Place>
)

const Place = styled.span<{ $large: boolean }>`
  position: relative;
  display: block;
  flex: 1;
  min-width: 0;
  color: ${color.brandText};
  svg {
    position: absolute;
    top: ${({ $large }) => ($large ? 16 : 13)}px;
    left: 12px;
    pointer-events: none;
  }
  input {
    width: 100%;
    height: ${({ $large }) => ($large ? 52 : 44)}px;
    padding: 0 12px 0 ${({ $large }) => ($large ? 44 : 40)}px;
    border: 1px solid ${color.field};
    border-radius: ${radius.control};
    background: ${color.surface};
    color: ${color.text};
    font: inherit;
    font-size: ${({ $large }) => ($large ? 18 : 16)}px;
    outline: none;
  }
  input::placeholder {
    color: ${color.t3};
    opacity: 1;
  }
  input:focus {
    border-color: ${color.brandText};
    box-shadow: 0 0 0 3px ${color.ring};
  }
`
