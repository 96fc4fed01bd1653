import { useField } from 'formik'
import { useId } from 'react'
import styled from 'styled-components'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'

type Props<Value extends string | number> = {
  name: string
  legend: string
  options: readonly { value: Value; label: string }[]
  hint?: string
  optional?: boolean
}

/** A Formik field with several checkboxes. */
export const CheckboxGroup = <Value extends string | number>({
  name,
  legend,
  options,
  hint,
  optional = false,
}: Props<Value>) => {
  const [{ value }, { touched, error }, { setValue }] = useField<Value[]>(name)
  const [hintId, wrongId] = [useId(), useId()]
  const wrong = touched && error
  const described = [hint && hintId, wrong && wrongId].filter(Boolean).join(' ')
  const toggle = (one: Value): void =>
    void setValue(value.includes(one) ? value.filter((other) => other !== one) : [...value, one])
  return (
    <Set aria-describedby={described || undefined}>
      <legend>
        {legend}
        {optional && <span> (opcional)</span>}
      </legend>
      {options.map((option, place) => (
        <label key={option.value}>
          <input
            type="checkbox"
            checked={value.includes(option.value)}
            aria-invalid={wrong && place === 0 ? true : undefined}
            onChange={() => toggle(option.value)}
          />
          {option.label}
        </label>
      ))}
      {hint && <small id={hintId}>{hint}</small>}
      {wrong && <p id={wrongId}>{error}</p>}
    </Set>
  )
}

const Set = styled.fieldset`
  ${flex.wrap};
  gap: 4px 16px;
  margin: 0 0 18px;
  legend {
    margin-bottom: 6px;
    ${font.secondary};
    font-weight: 500;
  }
  legend span {
    color: ${color.t2};
    font-weight: 400;
  }
  label {
    ${flex.inlineRow};
    gap: 8px;
    min-height: 28px;
    cursor: pointer;
  }
  small {
    flex-basis: 100%;
    ${font.captionMuted};
  }
  p {
    flex-basis: 100%;
    color: ${color.bad};
    font-size: 13px;
    font-weight: 500;
  }
  @media (pointer: coarse) {
    label {
      min-height: 44px;
    }
  }
`
