import styled from 'styled-components'
import { color } from '@/styles/tokens'

/** Below a group of choices: what is still to be chosen. */
export const ChoiceError = ({ id, children }: { id: string; children: string | null }) =>
  children && (
    <Wrong id={id} role="alert">
      {children}
    </Wrong>
  )

const Wrong = styled.p`
  margin-top: 12px;
  font-weight: 500;
  color: ${color.bad};
`
