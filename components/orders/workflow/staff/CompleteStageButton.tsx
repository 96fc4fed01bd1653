import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { toastOnSuccess } from '@/components/ui/feedback/toastOnSuccess'
import { useDecideStage } from '@/hooks/orders/workflow.mutations'
import type { OrderAction } from '@/services/orders/workflow/actions.rules'
import type { StageName } from '@/services/orders/workflow/stages.rules'
import type { StaffOrderProps } from '../order.types'
import { PanelButtons } from '../PanelLayout'

type Props = StaffOrderProps & {
  stage: StageName
  action: OrderAction
  label: string
  done: string
}

/** Completes a stage; hidden while the action is not allowed. */
export const CompleteStageButton = ({ order, orderRef, stage, action, label, done }: Props) => {
  const { mutateAsync, isPending } = useDecideStage(orderRef)
  if (!order.allowed_actions.includes(action)) return null
  return (
    <PanelButtons>
      <PlainButton
        kind="primary"
        aria-busy={isPending}
        disabled={isPending}
        onClick={() => toastOnSuccess(mutateAsync({ stage_name: stage, approved: true }), done)}
      >
        {label}
      </PlainButton>
    </PanelButtons>
  )
}
