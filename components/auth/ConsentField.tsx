import { useField } from 'formik'
import { useId } from 'react'
import styled from 'styled-components'
import { paths } from '@/services/config/paths'
import { flex, font } from '@/styles/mixins'
import { color } from '@/styles/tokens'

/** Consent to the privacy policy: never ticked beforehand (LGPD, art. 8). */
export const ConsentField = () => {
  const [{ value, onChange }, { touched, error }] = useField<boolean>('consent')
  const id = useId()
  const wrong = touched && error ? error : undefined
  return (
    <div>
      <Line>
        <input
          id={id}
          type="checkbox"
          name="consent"
          checked={value}
          onChange={onChange}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong && `${id}-error`}
        />
        <label htmlFor={id}>
          Li e aceito a{' '}
          <a href={paths.privacyPolicy()} target="_blank" rel="noreferrer">
            política de privacidade<span className="visually-hidden"> (abre em outra aba)</span>
          </a>
        </label>
      </Line>
      {wrong && <Wrong id={`${id}-error`}>{wrong}</Wrong>}
    </div>
  )
}

const Line = styled.div`
  ${flex.row};
  gap: 12px;
  min-height: 44px;
  input {
    flex: none;
    width: 24px;
    height: 24px;
    cursor: pointer;
  }
  label {
    padding: 11px 0;
  }
  a {
    ${font.underlined};
  }
`

const Wrong = styled.p`
  font-size: 13px;
  font-weight: 500;
  color: ${color.bad};
`
