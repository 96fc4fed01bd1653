import { Form, Formik, type FormikHelpers } from 'formik'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { toast } from '@/components/ui/feedback/toast'
import { FocusFirstError } from '@/components/ui/forms/FocusFirstError'
import { FormField } from '@/components/ui/forms/FormField'
import { FormLeaveGuard } from '@/components/ui/forms/LeaveGuard'
import { MaskedInput } from '@/components/ui/forms/MaskedInput'
import { TextInput } from '@/components/ui/forms/TextInput'
import { useLogin } from '@/contexts/LoginContext'
import { useUpdateOwnData } from '@/hooks/users/account.mutations'
import { formatPhone } from '@/services/format/format.rules'
import { ownDataForm, type OwnDataForm as Values } from '@/services/users/account.schema'
import { font } from '@/styles/mixins'

/** Name and phone; the e-mail is the log-in and stays. */
export const OwnDataForm = () => {
  const { user } = useLogin()
  const { mutateAsync: change } = useUpdateOwnData()
  if (!user) return null

  const submit = async (values: Values, { resetForm }: FormikHelpers<Values>): Promise<void> => {
    try {
      await change({ username: values.username.trim(), phone: values.phone?.trim() ? values.phone : null })
    } catch {
      // The one place that shows errors has shown it; what was typed stays.
      return
    }
    resetForm({ values })
    toast.success('Dados salvos.')
  }

  return (
    <Formik<Values>
      initialValues={{ username: user.username, phone: user.phone ? formatPhone(user.phone) : '' }}
      validationSchema={ownDataForm}
      onSubmit={submit}
    >
      {({ isSubmitting }) => (
        <Form noValidate>
          <FormField name="username" label="Nome">
            {(control) => <TextInput {...control} autoComplete="name" maxLength={120} />}
          </FormField>
          <FormField name="phone" label="Celular" optional>
            {(control) => <MaskedInput {...control} mask="phone" />}
          </FormField>
          <Fixed>
            <dt>E-mail</dt>
            <dd>{user.email}</dd>
            <dd>É com ele que você entra, por isso não muda.</dd>
          </Fixed>
          <PlainButton kind="primary" type="submit" busy={isSubmitting}>
            Salvar dados
          </PlainButton>
          <FocusFirstError />
          <FormLeaveGuard />
        </Form>
      )}
    </Formik>
  )
}

const Fixed = styled.dl`
  margin: 0 0 20px;
  dt {
    margin-bottom: 2px;
    ${font.secondary};
    font-weight: 500;
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  dd + dd {
    margin-top: 2px;
    ${font.captionMuted};
  }
`
