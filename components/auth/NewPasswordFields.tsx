import { useFormikContext } from 'formik'
import { Check, Circle } from 'lucide-react'
import styled from 'styled-components'
import { PasswordField } from '@/components/ui/forms/PasswordField'
import { usePasswordCheck } from '@/hooks/auth/usePasswordCheck'
import type { NewPassword } from '@/services/auth/new-password.rules'
import { COMMON_PASSWORD, PASSWORD_RULES, type PersonalData } from '@/services/auth/password.rules'
import { font } from '@/styles/mixins'
import { color } from '@/styles/tokens'

type Props = { label: string; personal?: PersonalData }

/** A password, its rules, and the password again. */
export const NewPasswordFields = ({ label, personal }: Props) => {
  const { values } = useFormikContext<NewPassword>()
  return (
    <>
      <PasswordField name="password" label={label} autoComplete="new-password" />
      <PasswordRules password={values.password} personal={personal} />
      <PasswordField name="password_again" label="Repita a senha" autoComplete="new-password" />
    </>
  )
}

type PasswordRulesProps = { password: string; personal?: PersonalData }

/** The rules of a password, each ticked as soon as what is typed keeps it. */
export const PasswordRules = ({ password, personal = {} }: PasswordRulesProps) => {
  const rules = PASSWORD_RULES.map(({ name, message, holds }) => ({ name, message, holds: holds(password, personal) }))
  const isUncommon = usePasswordCheck(rules.every(({ holds }) => holds) ? password : '')
  return (
    <List aria-label="Regras da senha">
      {[...rules, { ...COMMON_PASSWORD, holds: isUncommon === true }].map(({ name, message, holds }) => (
        <Rule key={name} $holds={holds}>
          {holds ? <Check {...icon} strokeWidth={2.25} /> : <Circle {...icon} strokeWidth={1.75} />}
          {message}
          {holds && <span className="visually-hidden">: cumprida</span>}
        </Rule>
      ))}
    </List>
  )
}

const icon = { size: 14, 'aria-hidden': true } as const

const List = styled.ul`
  display: grid;
  gap: 4px;
  margin: -8px 0 18px;
  padding: 0;
  list-style: none;
`

const Rule = styled.li<{ $holds: boolean }>`
  display: flex;
  gap: 8px;
  ${font.secondary};
  color: ${({ $holds }) => ($holds ? color.ok : color.t2)};
  svg {
    flex: none;
    margin-top: 3px;
  }
`
