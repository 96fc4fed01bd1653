import { Form, Formik, type FormikHelpers } from 'formik'
import { useRouter } from 'next/router'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Notice } from '@/components/ui/feedback/Notice'
import { toast } from '@/components/ui/feedback/toast'
import { FocusFirstError } from '@/components/ui/forms/FocusFirstError'
import { refusalErrors } from '@/components/ui/forms/formErrors'
import { Link } from '@/components/ui/navigation/Link'
import { useResetPassword } from '@/hooks/auth/auth.mutations'
import { type NewPassword, newPasswordErrors } from '@/services/auth/new-password.rules'
import { paths } from '@/services/config/paths'
import { OtherWay, wideButton } from './dialogParts'
import { NewPasswordFields } from './NewPasswordFields'

/** Sets the new password with the token of a mail; without one, or with one that is over, it says how to get another. */
export const ResetForm = ({ token }: { token: string | null }) => {
  const { mutateAsync: reset, error } = useResetPassword()
  const { replace } = useRouter()
  const isOver = token === null || (error && 'code' in error && error.code === 'link_not_valid')

  const submit = async ({ password }: NewPassword, { setErrors }: FormikHelpers<NewPassword>): Promise<void> => {
    try {
      await reset({ token: token ?? '', password })
      toast.success('Senha alterada. Entre com a nova senha.')
      await replace(paths.login())
    } catch (failure) {
      setErrors(refusalErrors(failure))
    }
  }

  return (
    <>
      {isOver ? (
        <Notice tone="warn" title="Este link não vale mais">
          O link funciona uma vez e por 1 hora. Abra o mais recente do seu e-mail ou{' '}
          <Link href={paths.recoverPassword()}>peça outro</Link>.
        </Notice>
      ) : (
        <Formik
          initialValues={{ password: '', password_again: '' }}
          validate={(values) => newPasswordErrors(values)}
          validateOnBlur={false}
          onSubmit={submit}
        >
          {({ isSubmitting }) => (
            <Form noValidate>
              <NewPasswordFields label="Nova senha" />
              <PlainButton kind="primary" type="submit" block busy={isSubmitting} style={wideButton}>
                Salvar nova senha
              </PlainButton>
              <FocusFirstError />
            </Form>
          )}
        </Formik>
      )}
      <OtherWay>
        <Link href={paths.login()}>Voltar para Entrar</Link>
      </OtherWay>
    </>
  )
}
