import { Form, Formik, type FormikHelpers } from 'formik'
import { useRouter } from 'next/router'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Card } from '@/components/ui/display/Card'
import { toast } from '@/components/ui/feedback/toast'
import { CheckField } from '@/components/ui/forms/CheckField'
import { FocusFirstError } from '@/components/ui/forms/FocusFirstError'
import { refusalErrors, schemaErrors } from '@/components/ui/forms/formErrors'
import { FormField } from '@/components/ui/forms/FormField'
import { FormLeaveGuard } from '@/components/ui/forms/LeaveGuard'
import { MaskedInput } from '@/components/ui/forms/MaskedInput'
import { TextInput } from '@/components/ui/forms/TextInput'
import { useLogin } from '@/contexts/LoginContext'
import { useCreateCompany } from '@/hooks/companies/companies.mutations'
import { may } from '@/services/auth/permissions.rules'
import { newCompanyBody } from '@/services/companies/companies.schema'
import { EMPTY_NEW_COMPANY, type NewCompanyForm, toNewCompany } from '@/services/companies/company-form.rules'
import { paths } from '@/services/config/paths'
import { flex, oneColumn } from '@/styles/mixins'
import { AddressFields } from './AddressFields'

export const CreateCompanyForm = () => {
  const { actor } = useLogin()
  const { push } = useRouter()
  const { mutateAsync: register, isPending } = useCreateCompany()

  const submit = async (values: NewCompanyForm, { setErrors }: FormikHelpers<NewCompanyForm>): Promise<void> => {
    try {
      const company = await register(toNewCompany(values))
      toast.success('Empresa cadastrada. A senha de acesso foi enviada por e-mail.')
      await push(paths.admin.client(company.id))
    } catch (error) {
      // A toast has said what is no field's fault; everything that was typed stays.
      setErrors(refusalErrors(error))
    }
  }

  return (
    <Formik initialValues={EMPTY_NEW_COMPANY} validate={validate} validateOnBlur={false} onSubmit={submit}>
      <Sheet noValidate>
        <Card title="Empresa">
          <FieldGrid>
            <FormField name="cnpj" label="CNPJ">
              {(control) => <MaskedInput {...control} mask="cnpj" />}
            </FormField>
            <FormField name="corporate_name" label="Razão social">
              {(control) => <TextInput {...control} maxLength={160} autoComplete="off" />}
            </FormField>
            <FormField name="trade_name" label="Nome fantasia" optional>
              {(control) => <TextInput {...control} maxLength={160} autoComplete="off" />}
            </FormField>
          </FieldGrid>
        </Card>
        <Card title="Quem administra a conta">
          <FieldGrid>
            <FormField name="full_name" label="Nome completo">
              {(control) => <TextInput {...control} maxLength={120} autoComplete="off" />}
            </FormField>
            <FormField name="email" label="E-mail" hint="A senha de acesso chega nesse endereço.">
              {(control) => <TextInput {...control} type="email" maxLength={200} autoComplete="off" />}
            </FormField>
            <FormField name="phone" label="Celular">
              {(control) => <MaskedInput {...control} mask="phone" />}
            </FormField>
          </FieldGrid>
        </Card>
        <Card title="Endereço">
          <FieldGrid>
            <AddressFields />
          </FieldGrid>
        </Card>
        {actor && may(actor, 'clients:activate') && (
          <CheckField
            name="activate"
            label="Ativar a empresa agora"
            hint="Sem isso, a empresa aguarda a ativação na página do cliente."
          />
        )}
        <div>
          <PlainButton type="submit" kind="primary" busy={isPending}>
            Cadastrar cliente
          </PlainButton>
        </div>
        <FocusFirstError />
        <FormLeaveGuard />
      </Sheet>
    </Formik>
  )
}

/** The API's own rules, on what would be sent. */
function validate(values: NewCompanyForm): Partial<Record<keyof NewCompanyForm, string>> {
  const { uf, ...errors } = schemaErrors(newCompanyBody, toNewCompany(values))
  return uf && !('state' in errors) ? { ...errors, state: uf } : errors
}

const Sheet = styled(Form)`
  ${flex.stack};
  gap: 16px;
  max-width: 860px;
`

const FieldGrid = styled.div`
  /* The last row's own distance is the card's. */
  margin-bottom: -18px;
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0 16px;
  ${oneColumn.phone}
`
