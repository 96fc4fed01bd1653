import type { ReactNode } from 'react'
import styled from 'styled-components'
import { color } from '@/styles/tokens'

/** An icon with a dot at its corner while something is new; the button's name has to say what. */
export const BadgedIcon = ({ isOn, children }: { isOn: boolean; children: ReactNode }) => (
  <Mark>
    {children}
    {isOn && <i />}
  </Mark>
)

const Mark = styled.span`
  position: relative;
  display: grid;
  > i {
    position: absolute;
    top: -3px;
    right: -3px;
    width: 8px;
    height: 8px;
    border: 1px solid ${color.surface};
    border-radius: 50%;
    background: ${color.turn};
  }
`
