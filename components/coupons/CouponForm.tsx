import { Form, Formik, type FormikHelpers, useField } from 'formik'
import { useId } from 'react'
import styled from 'styled-components'
import { CompanyChooser } from '@/components/layout/company/CompanyChooser'
import { Money } from '@/components/ui/display/Money'
import { DateInput } from '@/components/ui/forms/DateInput'
import { FocusFirstError } from '@/components/ui/forms/FocusFirstError'
import { refusalErrors, schemaErrors } from '@/components/ui/forms/formErrors'
import { FormField } from '@/components/ui/forms/FormField'
import { FormLeaveGuard } from '@/components/ui/forms/LeaveGuard'
import { TextInput } from '@/components/ui/forms/TextInput'
import {
  type CouponFormValues,
  type CouponFormValues as Values,
  EMPTY_COUPON_FORM,
  toNewCoupon,
} from '@/services/coupons/coupon-form.rules'
import { newCouponBody } from '@/services/coupons/coupons.schema'
import { discountOf } from '@/services/coupons/discount.rules'
import { currentDay } from '@/services/format/format.rules'
import { flex, font, oneColumn } from '@/styles/mixins'
import { color, radius } from '@/styles/tokens'

/** The one company that may use the coupon; another choice takes its place. */
export const CouponCompany = ({ needed }: { needed: boolean }) => {
  const [{ value }, { error, touched }, { setValue }] = useField<CouponFormValues['company']>('company')
  const problem = touched ? error : undefined
  return (
    <div>
      <CompanyChooser
        title={needed ? 'Empresa' : 'Empresa (opcional)'}
        value={value ? [value] : []}
        none={needed ? 'Busque e adicione uma das suas empresas.' : 'Nenhuma: o cupom vale para qualquer empresa.'}
        onChange={(companies) => void setValue(companies.at(-1) ?? null)}
      />
      <Wrong role="alert">{problem}</Wrong>
    </div>
  )
}

const Wrong = styled.p`
  margin-top: 4px;
  color: ${color.bad};
  ${font.secondary};
  &:empty {
    display: none;
  }
`

type DiscountPreviewProps = { values: { order_value: string; desired_value: string } }

/** The discount while it is typed, by the rule that the server calculates it with. */
export const DiscountPreview = ({ values }: DiscountPreviewProps) => {
  const labelId = useId()
  const discount = discountOf(values)
  return (
    <Line role="status" aria-labelledby={labelId}>
      <span id={labelId}>Desconto do cupom</span>
      {discount === null ? <small>calculado com os dois valores</small> : <Money value={discount} perMonth strong />}
    </Line>
  )
}

const Line = styled.p`
  ${flex.wrapBetween};
  gap: 4px 12px;
  margin: 0 0 18px;
  padding: 10px 12px;
  border-radius: ${radius.control};
  background: ${color.sunken};
  font-size: 14px;
  line-height: 20px;
  small {
    ${font.smallMuted};
  }
`

type Props = {
  id: string
  /** A salesperson issues for one of their companies; others may leave it open. */
  needsCompany: boolean
  /** Rejects with the API's error when it refuses; its field messages then stand at their fields. */
  onSubmit: (values: Values) => Promise<void>
}

/** Order value, desired final value and the discount that results, as the server calculates it. */
export const CouponForm = ({ id, needsCompany, onSubmit }: Props) => {
  const submit = async (values: Values, { setErrors }: FormikHelpers<Values>): Promise<void> => {
    try {
      await onSubmit(values)
    } catch (error) {
      setErrors(refusalErrors(error))
    }
  }
  const validate = (values: Values): object => ({
    ...schemaErrors(newCouponBody, toNewCoupon(values)),
    ...(needsCompany && !values.company && { company: 'Escolha uma das suas empresas' }),
  })
  return (
    <Formik initialValues={EMPTY_COUPON_FORM} validate={validate} validateOnBlur={false} onSubmit={submit}>
      {({ values }) => (
        <Form id={id} noValidate>
          <Pair>
            <FormField name="order_value" label="Valor do pedido" hint="por mês, sem desconto">
              {(control) => (
                <TextInput {...control} prefix="R$" inputMode="decimal" autoComplete="off" maxLength={16} />
              )}
            </FormField>
            <FormField name="desired_value" label="Valor final desejado" hint="por mês, com o cupom">
              {(control) => (
                <TextInput {...control} prefix="R$" inputMode="decimal" autoComplete="off" maxLength={16} />
              )}
            </FormField>
          </Pair>
          <DiscountPreview values={toNewCoupon(values)} />
          <Pair>
            <FormField name="discount_code" label="Código" optional hint="Deixe em branco para gerar um código.">
              {(control) => <TextInput {...control} autoComplete="off" spellCheck={false} maxLength={20} />}
            </FormField>
            <FormField name="expires_at" label="Válido até" optional hint="Vale até o fim do dia.">
              {(control) => <DateInput {...control} min={currentDay()} />}
            </FormField>
          </Pair>
          <CouponCompany needed={needsCompany} />
          <FocusFirstError />
          <FormLeaveGuard />
        </Form>
      )}
    </Formik>
  )
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 12px;
  ${oneColumn.phone}
`
