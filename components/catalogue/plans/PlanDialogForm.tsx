import { useQuery } from '@tanstack/react-query'
import styled from 'styled-components'
import type { RecordFormProps } from '@/components/ui/dialogs/RecordDialogs'
import { RecordFormDialog } from '@/components/ui/dialogs/RecordFormDialog'
import { CheckField } from '@/components/ui/forms/CheckField'
import { schemaErrors } from '@/components/ui/forms/formErrors'
import { FormField } from '@/components/ui/forms/FormField'
import { NativeSelect } from '@/components/ui/forms/NativeSelect'
import { TextInput } from '@/components/ui/forms/TextInput'
import { useSavePlan } from '@/hooks/catalogue/plans.mutations'
import { planChoicesQueryOptions } from '@/hooks/catalogue/plans.queries'
import {
  EMPTY_PLAN,
  type PlanFormValues,
  toNewPlan,
  toPlanChange,
  toPlanFormValues,
} from '@/services/catalogue/plans/plan-fields.rules'
import { type ManagedPlan, newPlanBody } from '@/services/catalogue/plans/plans.schema'
import { formatCount } from '@/services/format/format.rules'
import { oneColumn } from '@/styles/mixins'
import { PlanPreview } from './PlanPreview'

/** Adds a plan to a simulator or edits one, with what it does to prices. */
export const PlanDialogForm = ({ record: plan, open, onClose }: RecordFormProps<ManagedPlan>) => {
  const { mutateAsync, isPending } = useSavePlan()
  const { data: simulators = [] } = useQuery(planChoicesQueryOptions())
  const save = async (values: PlanFormValues): Promise<string> => {
    const { duration_months } = await mutateAsync(
      plan ? { id: plan.id, change: toPlanChange(values) } : { create: toNewPlan(values) },
    )
    return `Plano de ${formatCount(duration_months, 'mês', 'meses')} ${plan ? 'alterado' : 'criado'}.`
  }
  return (
    <RecordFormDialog
      open={open}
      onClose={onClose}
      busy={isPending}
      width={560}
      title={
        plan ? `Plano de ${formatCount(plan.duration_months, 'mês', 'meses')} de ${plan.simulator.name}` : 'Novo plano'
      }
      submitLabel={plan ? 'Salvar plano' : 'Criar plano'}
      initialValues={plan ? toPlanFormValues(plan) : EMPTY_PLAN}
      validate={(values) => schemaErrors(newPlanBody, toNewPlan(values))}
      save={save}
    >
      {(values) => (
        <>
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
              {(control) => <TextInput {...control} inputMode="numeric" autoComplete="off" maxLength={3} />}
            </FormField>
            <FormField name="factor" label="Fator" hint="Multiplica o preço dos produtos: 1 no de 24 meses.">
              {(control) => <TextInput {...control} inputMode="decimal" autoComplete="off" maxLength={7} />}
            </FormField>
          </Pair>
          <FormField name="description" label="Descrição" hint="Aparece abaixo do prazo no simulador.">
            {(control) => <TextInput {...control} maxLength={120} autoComplete="off" />}
          </FormField>
          <CheckField name="active" label="Ativo" hint="O simulador oferece só os ativos." />
          <PlanPreview
            id={plan?.id}
            values={values}
            simulator={simulators.find((one) => String(one.id) === values.simulator_id)}
          />
        </>
      )}
    </RecordFormDialog>
  )
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 0 12px;
  ${oneColumn.phone}
`
