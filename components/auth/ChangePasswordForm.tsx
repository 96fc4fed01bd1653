import { Form, Formik, type FormikHelpers } from 'formik'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { toast } from '@/components/ui/feedback/toast'
import { FocusFirstError } from '@/components/ui/forms/FocusFirstError'
import { refusalErrors } from '@/components/ui/forms/formErrors'
import { FormLeaveGuard } from '@/components/ui/forms/LeaveGuard'
import { PasswordField } from '@/components/ui/forms/PasswordField'
import { useLogin } from '@/contexts/LoginContext'
import { useChangePassword } from '@/hooks/auth/auth.mutations'
import type { User } from '@/services/auth/auth.schema'
import { newPasswordErrors } from '@/services/auth/new-password.rules'
import type { PersonalData } from '@/services/auth/password.rules'
import { NewPasswordFields } from './NewPasswordFields'

type Props = { oldLabel?: string; action?: string }

const EMPTY = { old_password: '', password: '', password_again: '' }
type Values = typeof EMPTY

/** Changes the own password. Other sessions end, this one goes on. */
export const ChangePasswordForm = ({ oldLabel = 'Senha atual', action = 'Mudar senha' }: Props) => {
  const { user } = useLogin()
  const { mutateAsync: change } = useChangePassword()
  const personal = personalOf(user)

  const validate = (values: Values): Partial<Values> => ({
    ...(values.old_password === '' && { old_password: 'Digite sua senha' }),
    ...newPasswordErrors(values, personal),
  })

  const submit = async (values: Values, { setErrors, resetForm }: FormikHelpers<Values>): Promise<void> => {
    try {
      await change({ old_password: values.old_password, new_password: values.password })
      toast.success('Senha alterada.')
      resetForm()
    } catch (error) {
      const { new_password: password, ...errors } = refusalErrors(error)
      setErrors({ ...errors, ...(password && { password }) })
    }
  }

  return (
    <Formik initialValues={EMPTY} validate={validate} validateOnBlur={false} onSubmit={submit}>
      {({ isSubmitting }) => (
        <Form noValidate>
          {/* Password managers look for whose password this is. */}
          <input type="hidden" name="username" autoComplete="username" value={user?.email ?? ''} readOnly />
          <PasswordField name="old_password" label={oldLabel} autoComplete="current-password" />
          <NewPasswordFields label="Nova senha" personal={personal} />
          <PlainButton kind="primary" type="submit" busy={isSubmitting}>
            {action}
          </PlainButton>
          <FocusFirstError />
          <FormLeaveGuard />
        </Form>
      )}
    </Formik>
  )
}

const personalOf = (user: User | null): PersonalData => ({
  full_name: user && `${user.first_name} ${user.username}`,
  email: user?.email,
  phone: user?.phone,
  corporate_name: user?.company?.corporate_name,
})
