import { useQuery } from '@tanstack/react-query'
import { Form, Formik, type FormikHelpers } from 'formik'
import styled from 'styled-components'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { toast } from '@/components/ui/feedback/toast'
import { FocusFirstError } from '@/components/ui/forms/FocusFirstError'
import { refusalErrors } from '@/components/ui/forms/formErrors'
import { FormField } from '@/components/ui/forms/FormField'
import { FormLeaveGuard } from '@/components/ui/forms/LeaveGuard'
import { TextInput } from '@/components/ui/forms/TextInput'
import { billingEmailQueryOptions, useChangeBillingEmail } from '@/hooks/companies/billing-email.queries'
import { object } from '@/services/config/validation'
import { type BillingEmail, billingEmail } from '@/services/companies/billing-email.schema'
import { formatDay } from '@/services/format/format.rules'
import { font } from '@/styles/mixins'

/** Where the company wants its invoices besides its people; the address counts once its owner has confirmed it. */
export const BillingEmailForm = () => {
  const { data } = useQuery(billingEmailQueryOptions())
  return data ? <BillingEmailFields saved={data} /> : <SkeletonText label="Carregando o e-mail de cobrança" rows={2} />
}

type Values = { billing_email: string }

const BillingEmailFields = ({ saved }: { saved: BillingEmail }) => {
  const { billing_email: email, billing_email_confirmed_at: confirmedAt } = saved
  const { mutateAsync: change } = useChangeBillingEmail()
  const waits = email !== null && confirmedAt === null
  const submit = async (values: Values, { resetForm, setErrors }: FormikHelpers<Values>): Promise<void> => {
    const typed = values.billing_email.trim()
    try {
      const now = await change(typed || null)
      resetForm({ values: { billing_email: now.billing_email ?? '' } })
      toast.success(
        now.billing_email && !now.billing_email_confirmed_at ? `Enviamos um link para ${now.billing_email}.` : SAVED,
      )
    } catch (error) {
      setErrors(refusalErrors(error))
    }
  }
  return (
    <Formik<Values> initialValues={{ billing_email: email ?? '' }} validationSchema={SCHEMA} onSubmit={submit}>
      {({ isSubmitting, dirty }) => (
        <Form noValidate>
          <FormField
            name="billing_email"
            label="E-mail de cobrança"
            optional
            hint="Recebe as faturas e os lembretes, além dos gestores da empresa."
          >
            {(control) => (
              <TextInput {...control} type="email" inputMode="email" maxLength={200} autoComplete="email" />
            )}
          </FormField>
          {waits && (
            <State>
              <StatusTag tone="wait">Falta confirmar</StatusTag> Até lá, nada é enviado para {email}.
            </State>
          )}
          {confirmedAt && <State>Confirmado em {formatDay(confirmedAt)}.</State>}
          <PlainButton kind="primary" type="submit" busy={isSubmitting}>
            {waits && !dirty ? 'Enviar o link de novo' : 'Salvar e-mail'}
          </PlainButton>
          <FocusFirstError />
          <FormLeaveGuard />
        </Form>
      )}
    </Formik>
  )
}

const SAVED = 'E-mail de cobrança salvo.'
const SCHEMA = object({ billing_email: billingEmail() })

const State = styled.p`
  margin: -6px 0 16px;
  ${font.secondaryMuted};
  overflow-wrap: anywhere;
`
