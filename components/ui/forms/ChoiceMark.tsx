import { Check } from 'lucide-react'
import styled from 'styled-components'
import { flex } from '@/styles/mixins'
import { color } from '@/styles/tokens'

type Props = { type: 'radio' | 'checkbox'; checked: boolean }

/** The visible radio or checkbox mark of a visually hidden input. */
export const ChoiceMark = ({ type, checked }: Props) => (
  <Mark aria-hidden $round={type === 'radio'} $checked={checked}>
    {checked && (type === 'radio' ? <i /> : <Check size={13} strokeWidth={2.6} />)}
  </Mark>
)

const Mark = styled.span<{ $round: boolean; $checked: boolean }>`
  flex: none;
  ${flex.center};
  width: 18px;
  height: 18px;
  margin-top: 3px;
  border: 1px solid ${({ $checked }) => ($checked ? color.fill : color.field)};
  border-radius: ${({ $round }) => ($round ? '50%' : '5px')};
  background: ${({ $checked }) => ($checked ? color.fill : color.surface)};
  color: ${color.onFill};
  i {
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: ${color.onFill};
  }
`
