import { FormDialog } from '@/components/ui/dialogs/FormDialog'
import { toast } from '@/components/ui/feedback/toast'
import { orFieldErrors } from '@/components/ui/forms/formErrors'
import { useSavePlan } from '@/hooks/catalogue/plans.mutations'
import { type PlanFormValues as Values, toNewPlan, toPlanChange } from '@/services/catalogue/plans/plan-fields.rules'
import type { ManagedPlan } from '@/services/catalogue/plans/plans.schema'
import { formatCount } from '@/services/format/format.rules'
import { PlanForm } from './PlanForm'

type Props = {
  /** The plan that is changed; none = a new one. */
  plan: ManagedPlan | undefined
  open: boolean
  onClose: () => void
}

/** Adds a plan to a simulator, or changes one. */
export const PlanDialogForm = ({ plan, open, onClose }: Props) => {
  const { mutateAsync: save, isPending } = useSavePlan()
  const submit = orFieldErrors<Values>(async (values) => {
    const { duration_months } = await save(
      plan ? { id: plan.id, change: toPlanChange(values) } : { create: toNewPlan(values) },
    )
    toast.success(`Plano de ${formatCount(duration_months, 'mês', 'meses')} ${plan ? 'alterado' : 'criado'}.`)
    onClose()
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      busy={isPending}
      width={560}
      title={
        plan ? `Plano de ${formatCount(plan.duration_months, 'mês', 'meses')} de ${plan.simulator.name}` : 'Novo plano'
      }
      submitLabel={plan ? 'Salvar plano' : 'Criar plano'}
    >
      {(id) => <PlanForm id={id} plan={plan} onSubmit={submit} />}
    </FormDialog>
  )
}
