import { useField } from 'formik'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { checkLine, font, touch } from '@/styles/mixins'
import { color } from '@/styles/tokens'

type Props = { name: string; label: ReactNode; hint?: ReactNode }

/** A Formik field with one checkbox. */
export const CheckField = ({ name, label, hint }: Props) => {
  const [{ value, onChange, onBlur }, { error, touched }] = useField<boolean>(name)
  const hintId = useId()
  const errorId = `${hintId}-error`
  const problem = touched ? error : undefined
  return (
    <Line>
      <input
        type="checkbox"
        name={name}
        checked={value}
        onChange={onChange}
        onBlur={onBlur}
        aria-invalid={problem ? true : undefined}
        aria-describedby={[hint && hintId, problem && errorId].filter(Boolean).join(' ') || undefined}
      />
      <span>
        {label}
        {hint && <small id={hintId}>{hint}</small>}
        {problem && <Wrong id={errorId}>{problem}</Wrong>}
      </span>
    </Line>
  )
}

const Wrong = styled.b`
  display: block;
  color: ${color.bad};
  ${font.secondary};
  font-weight: 400;
`

const Line = styled.label`
  ${checkLine}
  min-height: 24px;
  margin-bottom: 18px;
  ${touch.minHeight}
`
