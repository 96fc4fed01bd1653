import type { ReactNode } from 'react'
import styled from 'styled-components'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'

/** A ref that moves the focus to the first control of a step. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus()

/** The footer of a step: progress and buttons. */
export const StepFoot = ({ step, children }: { step: number; children: ReactNode }) => (
  <Foot>
    <span>Passo {step} de 3</span>
    {children}
  </Foot>
)

const Foot = styled.div`
  ${flex.row};
  justify-content: flex-end;
  gap: 8px;
  margin: 28px -32px 0;
  padding: 20px 32px 0;
  border-top: 1px solid ${color.line};
  span {
    margin-right: auto;
    ${font.secondaryMuted};
  }
`
