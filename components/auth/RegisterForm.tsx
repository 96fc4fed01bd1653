import { Form, Formik, type FormikHelpers, useFormikContext } from 'formik'
import { type ReactNode, useEffect, useState } from 'react'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Card } from '@/components/ui/display/Card'
import { toast } from '@/components/ui/feedback/toast'
import { FocusFirstError } from '@/components/ui/forms/FocusFirstError'
import { refusalErrors } from '@/components/ui/forms/formErrors'
import { FormField } from '@/components/ui/forms/FormField'
import { MaskedInput } from '@/components/ui/forms/MaskedInput'
import { TextInput } from '@/components/ui/forms/TextInput'
import { useRegister } from '@/hooks/auth/auth.mutations'
import {
  isValidRegister,
  personalOf,
  registerErrors,
  type RegisterForm as Values,
} from '@/services/auth/register-form.rules'
import { oneColumn } from '@/styles/mixins'
import { ConsentField } from './ConsentField'
import { wideButton } from './dialogParts'
import { NewPasswordFields } from './NewPasswordFields'
import { deleteDraft, readDraft, saveDraft } from './registerDraft'

type Props = { addressFields: ReactNode; onDone: (email: string) => void }

export const RegisterForm = ({ addressFields, onDone }: Props) => {
  const { mutateAsync: register } = useRegister()
  const [draft] = useState(readDraft)

  const submit = async (values: Values, { setErrors }: FormikHelpers<Values>): Promise<void> => {
    try {
      await register(isValidRegister(values))
      deleteDraft()
      toast.success('Cadastro recebido. Confirme o link que enviamos para o seu e-mail.')
      onDone(values.email.trim())
    } catch (error) {
      // A toast has said what is no field's fault; everything that was typed stays.
      setErrors(refusalErrors(error))
    }
  }

  return (
    <Formik initialValues={draft} validate={registerErrors} validateOnBlur={false} onSubmit={submit}>
      {({ values, isSubmitting }) => (
        <Sections noValidate>
          <KeepDraft />
          <Card title="Empresa">
            <Grid>
              <FormField name="cnpj" label="CNPJ">
                {(control) => <MaskedInput {...control} mask="cnpj" />}
              </FormField>
              <FormField name="trade_name" label="Nome fantasia">
                {(control) => <TextInput {...control} maxLength={160} autoComplete="off" />}
              </FormField>
              <Wide>
                <FormField name="corporate_name" label="Razão social">
                  {(control) => <TextInput {...control} maxLength={160} autoComplete="organization" />}
                </FormField>
              </Wide>
            </Grid>
          </Card>
          <Card title="Endereço">
            <Grid>{addressFields}</Grid>
          </Card>
          <Card title="Você">
            <Grid>
              <FormField name="full_name" label="Nome completo">
                {(control) => <TextInput {...control} maxLength={120} autoComplete="name" />}
              </FormField>
              <FormField name="phone" label="Celular">
                {(control) => <MaskedInput {...control} mask="phone" />}
              </FormField>
            </Grid>
          </Card>
          <Card title="Acesso">
            <Narrow>
              <FormField name="email" label="E-mail" hint="Você entra na Arrenda com ele.">
                {(control) => <TextInput {...control} type="email" maxLength={200} autoComplete="username" />}
              </FormField>
              <NewPasswordFields label="Senha" personal={personalOf(values)} />
            </Narrow>
          </Card>
          <ConsentField />
          <PlainButton kind="primary" type="submit" block busy={isSubmitting} style={wideButton}>
            Criar conta
          </PlainButton>
          <FocusFirstError />
        </Sections>
      )}
    </Formik>
  )
}

/** Keeps what is typed, so that a refresh of the page loses nothing but the password. */
const KeepDraft = () => {
  const { values } = useFormikContext<Values>()
  useEffect(() => saveDraft(values), [values])
  return null
}

const Sections = styled(Form)`
  display: grid;
  gap: 16px;
`

const Grid = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0 16px;
  margin-bottom: -18px;
  ${oneColumn.phone}
`

const Wide = styled.div`
  grid-column: 1 / -1;
`

const Narrow = styled.div`
  max-width: 400px;
  margin-bottom: -18px;
`
