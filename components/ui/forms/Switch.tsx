import styled from 'styled-components'
import { color } from '@/styles/tokens'

type Props = {
  checked: boolean
  onChange: (isOn: boolean) => void
  'aria-labelledby': string
  'aria-describedby'?: string
}

/** A setting that takes effect at once. */
export const Switch = ({ checked, onChange, ...names }: Props) => (
  <Track type="button" role="switch" aria-checked={checked} onClick={() => onChange(!checked)} {...names} />
)

const Track = styled.button`
  position: relative;
  flex: none;
  width: 44px;
  height: 24px;
  border-radius: 12px;
  background: ${color.field};
  transition: background 140ms;
  &::before {
    content: '';
    position: absolute;
    top: 3px;
    left: 3px;
    width: 18px;
    height: 18px;
    border-radius: 50%;
    background: ${color.surface};
    transition: transform 140ms;
  }
  /* Enlarges the touch target. */
  &::after {
    content: '';
    position: absolute;
    inset: -10px 0;
  }
  &[aria-checked='true'] {
    background: ${color.fill};
    &::before {
      background: ${color.onFill};
      transform: translateX(20px);
    }
  }
`
