import { useQuery } from '@tanstack/react-query'
import { Input } from 'antd'
import { Form, Formik, type FormikHelpers } from 'formik'
import styled from 'styled-components'
import { CheckField } from '@/components/ui/forms/CheckField'
import { FocusFirstError } from '@/components/ui/forms/FocusFirstError'
import { schemaErrors } from '@/components/ui/forms/formErrors'
import { FormField } from '@/components/ui/forms/FormField'
import { NativeSelect } from '@/components/ui/forms/NativeSelect'
import { servicePackageChoicesQueryOptions } from '@/hooks/catalogue/service-packages.queries'
import {
  EMPTY_SERVICE_PACKAGE,
  type ServicePackageFormValues as Values,
  toNewServicePackage,
  toServicePackageFormValues,
} from '@/services/catalogue/service-packages/service-package-fields.rules'
import {
  type ManagedServicePackage,
  newServicePackageBody,
} from '@/services/catalogue/service-packages/service-packages.schema'
import { below } from '@/styles/tokens'
import { FeaturesField } from './FeaturesField'
import { ServicePackagePreview } from './ServicePackagePreview'

type Props = {
  id: string
  servicePackage: ManagedServicePackage | undefined
  onSubmit: (values: Values, helpers: FormikHelpers<Values>) => Promise<void>
}

/** Name, fee and lines of a service package, with what the simulator will show. */
export const ServicePackageForm = ({ id, servicePackage, onSubmit }: Props) => {
  const { data: simulators = [] } = useQuery(servicePackageChoicesQueryOptions())
  return (
    <Formik
      initialValues={servicePackage ? toServicePackageFormValues(servicePackage) : EMPTY_SERVICE_PACKAGE}
      validate={validate}
      validateOnBlur={false}
      onSubmit={onSubmit}
    >
      {({ values }) => (
        <Form id={id} noValidate>
          {!servicePackage && (
            <FormField name="simulator_id" label="Simulador" hint="O pacote entra como o último; suba-o na lista.">
              {(control) => (
                <NativeSelect
                  {...control}
                  options={simulators.map((one) => ({ value: String(one.id), label: one.name }))}
                />
              )}
            </FormField>
          )}
          <Pair>
            <FormField name="name" label="Nome">
              {(control) => <Input {...control} maxLength={60} autoComplete="off" />}
            </FormField>
            <FormField name="monthly_fee_per_unit" label="Por item, por mês">
              {(control) => <Input {...control} prefix="R$" inputMode="decimal" autoComplete="off" maxLength={10} />}
            </FormField>
          </Pair>
          <FormField name="description" label="Descrição" hint="Para a proposta e para quem atende.">
            {(control) => <Input {...control} maxLength={200} autoComplete="off" />}
          </FormField>
          <FeaturesField />
          <CheckField name="active" label="Ativo" hint="O simulador oferece só os ativos." />
          <ServicePackagePreview values={values} />
          <FocusFirstError />
        </Form>
      )}
    </Formik>
  )
}

/** What is wrong with the lines together is of none of them. */
function validate(values: Values): object {
  const { features, ...errors } = schemaErrors(newServicePackageBody, toNewServicePackage(values))
  return { ...errors, ...(features && { all_features: features }) }
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 12px;
  ${below.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`
