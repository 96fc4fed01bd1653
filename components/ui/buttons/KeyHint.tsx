import styled from 'styled-components'
import { color } from '@/styles/tokens'

type Props = { children: string; /** On a solid button. */ onFill?: boolean }

/** The key that does what a button does, inside it; hidden where there is no keyboard. */
export const KeyHint = ({ children, onFill = false }: Props) => (
  <Key aria-hidden $onFill={onFill}>
    {children}
  </Key>
)

const Key = styled.kbd<{ $onFill: boolean }>`
  min-width: 20px;
  padding: 0 6px;
  border: 1px solid ${({ $onFill }) => ($onFill ? color.stripe : color.line2)};
  border-radius: 5px;
  color: ${({ $onFill }) => ($onFill ? 'inherit' : color.t2)};
  font: inherit;
  font-size: 12px;
  line-height: 18px;
  text-align: center;
  @media (pointer: coarse) {
    display: none;
  }
`
