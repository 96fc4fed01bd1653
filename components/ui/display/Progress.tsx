import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'

type StepState = 'done' | 'now' | 'next'

export type ProgressStep = {
  key: string
  label: ReactNode
  state: StepState
  /** At the right: when it was, or until when it is expected. */
  time?: ReactNode
}

const WORD: Record<StepState, string> = { done: 'feito', now: 'agora', next: 'a seguir' }

/** What is done, what is under way and what is to come, one below the other. */
export const Progress = ({ label, steps }: { label: string; steps: readonly ProgressStep[] }) => (
  <List aria-label={label}>
    {steps.map(({ key, state, time, ...step }) => (
      <Step key={key} $state={state} aria-current={state === 'now' ? 'step' : undefined}>
        <Mark aria-hidden $state={state}>
          {state === 'done' && <Check size={11} strokeWidth={3} />}
          {state === 'now' && <i />}
        </Mark>
        <span>
          {step.label}
          <span className="visually-hidden"> ({WORD[state]})</span>
        </span>
        {time && <small suppressHydrationWarning>{time}</small>}
      </Step>
    ))}
  </List>
)

const List = styled.ol`
  ${font.secondary};
`

const Step = styled.li<{ $state: StepState }>`
  position: relative;
  ${flex.row};
  gap: 12px;
  min-height: 32px;
  color: ${({ $state }) => ($state === 'next' ? color.t2 : color.text)};
  font-weight: ${({ $state }) => ($state === 'now' ? 600 : 400)};
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    top: calc(50% + 9px);
    left: 7px;
    width: 2px;
    height: calc(100% - 18px);
    background: ${({ $state }) => ($state === 'done' ? color.fill : color.line2)};
  }
  > span {
    flex: 1;
    min-width: 0;
  }
  small {
    ${font.secondary};
    color: ${({ $state }) => ($state === 'now' ? color.text : color.t2)};
    font-weight: 400;
    text-align: right;
  }
`

const Mark = styled.i<{ $state: StepState }>`
  flex: none;
  ${flex.center};
  width: 16px;
  height: 16px;
  border: ${({ $state }) => ($state === 'next' ? `1.5px solid ${color.line2}` : `1.5px solid ${color.fill}`)};
  border-radius: 50%;
  background: ${({ $state }) => ($state === 'done' ? color.fill : 'none')};
  color: ${color.onFill};
  i {
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: ${color.fill};
  }
`
