import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { ChoiceMark } from '@/components/ui/forms/ChoiceMark'
import { Field } from '@/components/ui/forms/Field'
import { TextArea } from '@/components/ui/forms/TextArea'
import { type Reason, REASONS } from '@/services/nps/nps.rules'
import { bare, flex } from '@/styles/mixins'
import { color, radius } from '@/styles/tokens'
import { focusOnMount, StepFoot } from './StepFoot'

export type Explanation = { reasons: readonly Reason[]; comment: string }

type Props = {
  explanation: Explanation
  busy: boolean
  onChange: (explanation: Explanation) => void
  onBack: () => void
  onSend: () => void
}

/** The reasons for the score, and an optional comment. */
export const ReasonStep = ({ explanation, busy, onChange, onBack, onSend }: Props) => {
  const { reasons, comment } = explanation
  const toggle = (reason: Reason): void => {
    const others = reasons.filter((one) => one !== reason)
    onChange({ comment, reasons: others.length < reasons.length ? others : [...reasons, reason] })
  }
  return (
    <>
      <Choices>
        <legend className="visually-hidden">Motivos</legend>
        {REASONS.map((reason, index) => (
          <Choice key={reason}>
            <input
              type="checkbox"
              ref={index === 0 ? focusOnMount : undefined}
              checked={reasons.includes(reason)}
              onChange={() => toggle(reason)}
            />
            <ChoiceMark type="checkbox" checked={reasons.includes(reason)} />
            {reason}
          </Choice>
        ))}
      </Choices>
      <Field label="Comentário" optional>
        {(control) => (
          <TextArea
            {...control}
            maxLength={1500}
            value={comment}
            onChange={(event) => onChange({ reasons, comment: event.target.value })}
          />
        )}
      </Field>
      <StepFoot step={2}>
        <PlainButton onClick={onBack} disabled={busy}>
          Voltar
        </PlainButton>
        <PlainButton kind="primary" busy={busy} onClick={onSend}>
          Avaliar
        </PlainButton>
      </StepFoot>
    </>
  )
}

const Choices = styled.fieldset`
  ${flex.wrap};
  gap: 8px;
  margin: 12px 0 20px;
`

const Choice = styled.label`
  position: relative;
  display: flex;
  gap: 8px;
  min-height: 44px;
  padding: 9px 14px 9px 12px;
  border: 1px solid ${color.line2};
  border-radius: ${radius.control};
  line-height: 24px;
  cursor: pointer;
  input {
    ${bare.overlay};
  }
  &:hover {
    background: ${color.sunken};
  }
  &:has(:checked) {
    border-color: ${color.fill};
    background: ${color.brandSoft};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.brandText};
    outline-offset: 2px;
  }
`
