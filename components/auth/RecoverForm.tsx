import { Form, Formik } from 'formik'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Notice } from '@/components/ui/feedback/Notice'
import { FocusFirstError } from '@/components/ui/forms/FocusFirstError'
import { FormField } from '@/components/ui/forms/FormField'
import { TextInput } from '@/components/ui/forms/TextInput'
import { Link } from '@/components/ui/navigation/Link'
import { useRecoverPassword } from '@/hooks/auth/auth.mutations'
import { recoverForm } from '@/services/auth/auth.schema'
import { paths } from '@/services/config/paths'
import { OtherWay, wideButton } from './dialogParts'

/** Asks for the link; what it says then is the same for every e-mail. */
export const RecoverForm = () => {
  const { mutateAsync: recover, isSuccess } = useRecoverPassword()
  return (
    <>
      {isSuccess ? (
        <Notice tone="ok" title="Confira seu e-mail">
          Se houver uma conta com esse e-mail, enviamos um link para criar uma nova senha. Ele vale por 1 hora. Não
          chegou? Olhe a caixa de spam.
        </Notice>
      ) : (
        <Formik
          initialValues={{ email: '' }}
          validationSchema={recoverForm}
          onSubmit={({ email }) => recover(email.trim()).catch(() => undefined)}
        >
          {({ isSubmitting }) => (
            <Form noValidate>
              <FormField name="email" label="E-mail">
                {(control) => <TextInput {...control} type="email" autoComplete="username" />}
              </FormField>
              <PlainButton kind="primary" type="submit" block busy={isSubmitting} style={wideButton}>
                Enviar link
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
