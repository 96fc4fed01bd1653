import styled from 'styled-components'
import { color } from '@/styles/tokens'

/** The one action of a dialog that is a small page. */
export const wideButton = { height: 44, marginTop: 24, fontSize: 15 } as const

/** The other way, below the action. */
export const OtherWay = styled.p`
  margin-top: 20px;
  text-align: center;
  color: ${color.t2};
  a {
    font-weight: 500;
  }
`
