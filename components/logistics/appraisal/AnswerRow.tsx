import { Check, X } from 'lucide-react'
import { useId } from 'react'
import styled from 'styled-components'
import { box, flex, font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'

export type AnswerOption<Value extends string> = {
  value: Value
  label: string
  tone?: 'ok' | 'bad'
  /** Why it cannot be chosen now. */
  objection?: string
}

type Props<Value extends string> = {
  label: string
  hint?: string
  options: readonly AnswerOption<Value>[]
  value: Value | undefined
  onChange: (value: Value) => void
  /** The name by which a missing answer is found. */
  field: string
  /** The answers below the label instead of beside it. */
  stacked?: boolean
}

/** One question of an appraisal with its answers as buttons; one that is ruled out says why. */
export const AnswerRow = <Value extends string>({
  label,
  hint,
  options,
  value,
  onChange,
  field,
  stacked = false,
}: Props<Value>) => {
  const reasonId = useId()
  const reasons = new Set(options.flatMap(({ objection }) => objection ?? []))
  return (
    <Row $stacked={stacked}>
      <div>
        <b>{label}</b>
        {hint && <small>{hint}</small>}
      </div>
      <Answers role="group" aria-label={label} data-answer={field} $stacked={stacked}>
        {options.map((option) => {
          const isOn = value === option.value
          const Icon = option.tone === 'bad' ? X : Check
          return (
            <button
              key={option.value}
              type="button"
              aria-pressed={isOn}
              disabled={option.objection !== undefined}
              aria-describedby={option.objection && reasonId}
              data-tone={option.tone}
              onClick={() => onChange(option.value)}
            >
              {isOn && <Icon size={16} strokeWidth={2} aria-hidden />}
              {option.label}
            </button>
          )
        })}
      </Answers>
      {reasons.size > 0 && <Reason id={reasonId}>{[...reasons].join(' ')}</Reason>}
    </Row>
  )
}

const Row = styled.div<{ $stacked: boolean }>`
  ${flex.wrapBetween};
  gap: 8px 16px;
  padding: ${({ $stacked }) => ($stacked ? '10px' : '12px')} var(--card-inset, 16px);
  > :first-child {
    flex: ${({ $stacked }) => ($stacked ? '1 0 100%' : '1 1 180px')};
    min-width: 0;
  }
  b {
    display: block;
    font-weight: 550;
  }
  small {
    display: block;
    ${font.secondaryMuted};
  }
  ${below.phone} {
    > div {
      flex: 1 0 100%;
    }
  }
`

const Answers = styled.div<{ $stacked: boolean }>`
  ${flex.wrap};
  flex: none;
  gap: 8px;
  button {
    ${flex.inlineRow};
    justify-content: center;
    gap: 8px;
    min-width: 112px;
    min-height: 36px;
    padding: 0 12px;
    ${box.control};
    font-weight: 500;
  }
  button:hover:enabled {
    background: ${color.sunken};
  }
  button:disabled {
    border-color: ${color.line};
    background: ${color.sunken};
    color: ${color.t3};
    cursor: not-allowed;
  }
  button[aria-pressed='true'] {
    border-color: ${color.brandText};
    background: ${color.brandSoft};
    color: ${color.brandText};
    font-weight: 600;
  }
  button[data-tone='ok'][aria-pressed='true'] {
    border-color: ${color.ok};
    background: ${color.okBg};
    color: ${color.ok};
  }
  button[data-tone='bad'][aria-pressed='true'] {
    border-color: ${color.bad};
    background: ${color.badBg};
    color: ${color.bad};
  }
  ${below.phone} {
    display: grid;
    grid-template-columns: ${({ $stacked }) => ($stacked ? 'minmax(0, 1fr)' : 'repeat(2, minmax(0, 1fr))')};
    button {
      min-width: 0;
      min-height: 52px;
      font-size: 16px;
    }
  }
`

const Reason = styled.p`
  ${font.secondaryMuted};
`
