import { useQuery } from '@tanstack/react-query'
import { Input } from 'antd'
import { Form, Formik, type FormikHelpers } from 'formik'
import styled from 'styled-components'
import { CheckField } from '@/components/ui/forms/CheckField'
import { FocusFirstError } from '@/components/ui/forms/FocusFirstError'
import { schemaErrors } from '@/components/ui/forms/formErrors'
import { FormField } from '@/components/ui/forms/FormField'
import { NativeSelect } from '@/components/ui/forms/NativeSelect'
import { planChoicesQueryOptions } from '@/hooks/catalogue/plans.queries'
import {
  EMPTY_PLAN,
  type PlanFormValues as Values,
  toNewPlan,
  toPlanFormValues,
} from '@/services/catalogue/plans/plan-fields.rules'
import { type ManagedPlan, newPlanBody } from '@/services/catalogue/plans/plans.schema'
import { below } from '@/styles/tokens'
import { PlanPreview } from './PlanPreview'

type Props = {
  id: string
  plan: ManagedPlan | undefined
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => Promise<void>
}

/** Length, factor and words of a plan, with what they do to prices. */
export const PlanForm = ({ id, plan, onSubmit }: Props) => {
  const { data: simulators = [] } = useQuery(planChoicesQueryOptions())
  return (
    <Formik
      initialValues={plan ? toPlanFormValues(plan) : EMPTY_PLAN}
      validate={(values) => schemaErrors(newPlanBody, toNewPlan(values))}
      validateOnBlur={false}
      onSubmit={onSubmit}
    >
      {({ values }) => (
        <Form id={id} noValidate>
          {!plan && (
            <FormField name="simulator_id" label="Simulador">
              {(control) => (
                <NativeSelect
                  {...control}
                  options={simulators.map((one) => ({ value: String(one.id), label: one.name }))}
                />
              )}
            </FormField>
          )}
          <Pair>
            <FormField name="duration_months" label="Prazo em meses">
              {(control) => <Input {...control} inputMode="numeric" autoComplete="off" maxLength={3} />}
            </FormField>
            <FormField name="factor" label="Fator" hint="Multiplica o preço dos produtos: 1 no de 24 meses.">
              {(control) => <Input {...control} inputMode="decimal" autoComplete="off" maxLength={7} />}
            </FormField>
          </Pair>
          <FormField name="description" label="Descrição" hint="Aparece abaixo do prazo no simulador.">
            {(control) => <Input {...control} maxLength={120} autoComplete="off" />}
          </FormField>
          <CheckField name="active" label="Ativo" hint="O simulador oferece só os ativos." />
          <PlanPreview
            id={plan?.id}
            values={values}
            simulator={simulators.find((one) => String(one.id) === values.simulator_id)}
          />
          <FocusFirstError />
        </Form>
      )}
    </Formik>
  )
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 12px;
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
