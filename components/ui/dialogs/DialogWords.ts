import styled from 'styled-components'
import { color } from '@/styles/tokens'

/** What a dialog says before it asks. */
export const DialogWords = styled.p`
  margin-bottom: 16px;
  color: ${color.t2};
`
