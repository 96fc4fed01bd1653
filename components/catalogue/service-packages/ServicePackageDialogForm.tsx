import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import type { RecordFormProps } from '@/components/ui/dialogs/RecordDialogs'
import { RecordFormDialog } from '@/components/ui/dialogs/RecordFormDialog'
import { CheckField } from '@/components/ui/forms/CheckField'
import { schemaErrors } from '@/components/ui/forms/formErrors'
import { FormField } from '@/components/ui/forms/FormField'
import { NativeSelect } from '@/components/ui/forms/NativeSelect'
import { TextInput } from '@/components/ui/forms/TextInput'
import { useSaveServicePackage } from '@/hooks/catalogue/service-packages.mutations'
import { servicePackageChoicesQueryOptions } from '@/hooks/catalogue/service-packages.queries'
import {
  EMPTY_SERVICE_PACKAGE,
  type ServicePackageFormValues,
  toNewServicePackage,
  toServicePackageChange,
  toServicePackageFormValues,
} from '@/services/catalogue/service-packages/service-package-fields.rules'
import {
  type ManagedServicePackage,
  newServicePackageBody,
} from '@/services/catalogue/service-packages/service-packages.schema'
import { oneColumn } from '@/styles/mixins'
import { FeaturesField } from './FeaturesField'
import { PromiseFields } from './PromiseFields'
import { ServicePackagePreview } from './ServicePackagePreview'

/** Adds a service package to a simulator or edits one, with what the simulator will show. */
export const ServicePackageDialogForm = (props: RecordFormProps<ManagedServicePackage>) => {
  const { record: servicePackage, open, onClose } = props
  const { mutateAsync, isPending } = useSaveServicePackage()
  const save = async (values: ServicePackageFormValues): Promise<string> => {
    const { name } = await mutateAsync(
      servicePackage
        ? { id: servicePackage.id, change: toServicePackageChange(values) }
        : { create: toNewServicePackage(values) },
    )
    return `Pacote ${name} ${servicePackage ? 'alterado' : 'criado'}.`
  }
  return (
    <RecordFormDialog
      open={open}
      onClose={onClose}
      busy={isPending}
      width={600}
      title={
        servicePackage ? `Pacote ${servicePackage.name} de ${servicePackage.simulator.name}` : 'Novo pacote de serviço'
      }
      submitLabel={servicePackage ? 'Salvar pacote' : 'Criar pacote'}
      initialValues={servicePackage ? toServicePackageFormValues(servicePackage) : EMPTY_SERVICE_PACKAGE}
      validate={validate}
      save={save}
    >
      {(values) => (
        <>
          {!servicePackage && <SimulatorField />}
          <Pair>
            <FormField name="name" label="Nome">
              {(control) => <TextInput {...control} maxLength={60} autoComplete="off" />}
            </FormField>
            <FormField name="monthly_fee_per_unit" label="Por item, por mês">
              {(control) => (
                <TextInput {...control} prefix="R$" inputMode="decimal" autoComplete="off" maxLength={10} />
              )}
            </FormField>
          </Pair>
          <FormField name="description" label="Descrição" hint="Para a proposta e para quem atende.">
            {(control) => <TextInput {...control} maxLength={200} autoComplete="off" />}
          </FormField>
          <FeaturesField />
          <PromiseFields />
          <CheckField name="active" label="Ativo" hint="O simulador oferece só os ativos." />
          <ServicePackagePreview values={values} />
        </>
      )}
    </RecordFormDialog>
  )
}

const SimulatorField = () => {
  const { data: simulators = [] } = useQuery(servicePackageChoicesQueryOptions())
  return (
    <FormField name="simulator_id" label="Simulador" hint="O pacote entra como o último; suba-o na lista.">
      {(control) => (
        <NativeSelect {...control} options={simulators.map(({ id, name }) => ({ value: String(id), label: name }))} />
      )}
    </FormField>
  )
}

/** An error of the list of features as a whole belongs to none of its lines. */
function validate(values: ServicePackageFormValues): object {
  const { features, ...errors } = schemaErrors(newServicePackageBody, toNewServicePackage(values))
  return { ...errors, ...(features && { all_features: features }) }
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 12px;
  ${oneColumn.phone}
`
