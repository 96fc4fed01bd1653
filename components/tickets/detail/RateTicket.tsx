import { Form, Formik, type FormikHelpers, useField } from 'formik'
import { useId } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { toast } from '@/components/ui/feedback/toast'
import { FocusFirstError } from '@/components/ui/forms/FocusFirstError'
import { refusalErrors, schemaErrors } from '@/components/ui/forms/formErrors'
import { FormField } from '@/components/ui/forms/FormField'
import { FormLeaveGuard } from '@/components/ui/forms/LeaveGuard'
import { TextArea } from '@/components/ui/forms/TextArea'
import { useRateTicket } from '@/hooks/tickets/tickets.mutations'
import { formatDayShort } from '@/services/format/format.rules'
import { ticketRatingBody } from '@/services/tickets/ticket-ratings.schema'
import { REOPEN_DAYS } from '@/services/tickets/ticket-states.rules'
import { bare, box, flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'

type Props = { ticketId: number; closedAt: string; onReopen?: () => void }
type Values = { score: string; comment: string }

const SCORES = [1, 2, 3, 4, 5] as const
const DAY_MS = 86_400_000

/** Asks how the ticket was handled: 1 to 5 and, if they like, why. */
export const RateTicket = ({ ticketId, closedAt, onReopen }: Props) => {
  const { mutateAsync: rate } = useRateTicket(ticketId)
  const until = new Date(Date.parse(closedAt) + REOPEN_DAYS * DAY_MS)
  const submit = async (values: Values, { setErrors }: FormikHelpers<Values>): Promise<void> => {
    try {
      await rate(ticketRatingBody.validateSync(toRating(values)))
      toast.success('Obrigado pela nota')
    } catch (error) {
      setErrors(refusalErrors(error))
    }
  }
  return (
    <Formik<Values>
      initialValues={{ score: '', comment: '' }}
      validate={(values) => schemaErrors(ticketRatingBody, toRating(values))}
      validateOnBlur={false}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Block noValidate>
          <ScoreField hint={`1 é ruim, 5 é ótimo. Até ${formatDayShort(until)}.`} />
          <FormField name="comment" label="Quer contar por quê?" optional>
            {(control) => <TextArea {...control} rows={2} />}
          </FormField>
          <Buttons>
            <PlainButton kind="primary" type="submit" busy={isSubmitting}>
              Enviar nota
            </PlainButton>
            {onReopen && (
              <PlainButton kind="text" onClick={onReopen}>
                Reabrir chamado
              </PlainButton>
            )}
          </Buttons>
          <FormLeaveGuard />
          <FocusFirstError />
        </Block>
      )}
    </Formik>
  )
}

const toRating = ({ score, comment }: Values) => ({
  score: score === '' ? undefined : Number(score),
  comment: comment.trim() || undefined,
})

const ScoreField = ({ hint }: { hint: string }) => {
  const [{ value }, { error, touched }, { setValue }] = useField<string>('score')
  const [hintId, errorId] = [useId(), useId()]
  const problem = touched ? error : undefined
  return (
    <Scale
      role="radiogroup"
      tabIndex={-1}
      aria-labelledby={`${hintId}-title`}
      aria-describedby={problem ? `${hintId} ${errorId}` : hintId}
      aria-invalid={problem ? true : undefined}
    >
      <b id={`${hintId}-title`}>Como foi o atendimento?</b>
      <small id={hintId} suppressHydrationWarning>
        {hint}
      </small>
      <div>
        {SCORES.map((score) => (
          <label key={score}>
            <input
              type="radio"
              name="score"
              value={score}
              checked={value === String(score)}
              onChange={() => void setValue(String(score))}
            />
            <span>{score}</span>
          </label>
        ))}
      </div>
      {problem && <em id={errorId}>{problem}</em>}
    </Scale>
  )
}

const Block = styled(Form)`
  padding: 20px;
`

const Scale = styled.div`
  margin-bottom: 12px;
  > b {
    display: block;
    font-weight: 600;
  }
  > small {
    ${font.secondaryMuted};
  }
  > div {
    ${flex.wrap};
    gap: 8px;
    margin-top: 8px;
  }
  > em {
    display: block;
    margin-top: 6px;
    ${font.secondary};
    font-style: normal;
    font-weight: 500;
    color: ${color.bad};
  }
  label {
    position: relative;
    cursor: pointer;
  }
  input {
    ${bare.overlay};
  }
  label span {
    ${flex.center};
    width: 44px;
    height: 44px;
    ${box.control};
    font-size: 16px;
    font-weight: 600;
  }
  input:checked + span {
    border-color: ${color.brandText};
    background: ${color.brandSoft};
    color: ${color.brandText};
    box-shadow: 0 0 0 1px ${color.brandText};
  }
  input:focus-visible + span {
    outline: 2px solid ${color.brandText};
    outline-offset: 2px;
  }
`

const Buttons = styled.div`
  ${flex.wrap};
  gap: 8px;
`
