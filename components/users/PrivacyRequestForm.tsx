import { Form, Formik } from 'formik'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { FocusFirstError } from '@/components/ui/forms/FocusFirstError'
import { orFieldErrors } from '@/components/ui/forms/formErrors'
import { FormField } from '@/components/ui/forms/FormField'
import { FormLeaveGuard } from '@/components/ui/forms/LeaveGuard'
import { TextInput } from '@/components/ui/forms/TextInput'
import { useRequestWithoutAccount } from '@/hooks/users/account.mutations'
import { strangerRequestBody } from '@/services/users/privacy.schema'
import { PrivacyRequestFields } from './PrivacyRequestFields'

type Props = { onDone: (email: string) => void }

/** Name, e-mail and what is asked. */
export const PrivacyRequestForm = ({ onDone }: Props) => {
  const { mutateAsync: request } = useRequestWithoutAccount()
  return (
    <Formik
      initialValues={{ name: '', email: '', kind: '', text: '' }}
      validationSchema={strangerRequestBody}
      validateOnBlur={false}
      onSubmit={orFieldErrors(async (values) => {
        const body = strangerRequestBody.cast(values)
        await request(body)
        onDone(body.email)
      })}
    >
      {({ values, isSubmitting }) => (
        <Form noValidate>
          <FormField name="name" label="Nome completo">
            {(control) => <TextInput {...control} maxLength={120} autoComplete="name" />}
          </FormField>
          <FormField name="email" label="E-mail" hint="A resposta vai só para ele.">
            {(control) => <TextInput {...control} type="email" maxLength={200} autoComplete="email" />}
          </FormField>
          <PrivacyRequestFields kind={values.kind} />
          <PlainButton kind="primary" type="submit" block busy={isSubmitting} style={{ height: 44, marginTop: 24 }}>
            Enviar pedido
          </PlainButton>
          <FocusFirstError />
          <FormLeaveGuard />
        </Form>
      )}
    </Formik>
  )
}
