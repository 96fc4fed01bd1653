import styled from 'styled-components'
import { color } from '@/styles/tokens'

/** The explanation above the fields of a dialog. */
export const DialogWords = styled.p`
  margin-bottom: 16px;
  color: ${color.t2};
`
