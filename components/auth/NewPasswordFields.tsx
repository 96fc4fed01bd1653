import { useFormikContext } from 'formik'
import { PasswordField } from '@/components/ui/forms/PasswordField'
import type { NewPassword } from '@/services/auth/new-password.rules'
import type { PersonalData } from '@/services/auth/password.rules'
import { PasswordRules } from './PasswordRules'

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
