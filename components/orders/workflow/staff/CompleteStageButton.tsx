import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { toast } from '@/components/ui/feedback/toast'
import { useDecideStage } from '@/hooks/orders/useDecideStage'
import type { OrderAction } from '@/services/orders/actions.rules'
import type { StageName } from '@/services/orders/stages.rules'
import type { StaffOrderProps } from '../order.types'
import { PanelButtons } from '../PanelLayout'

type Props = StaffOrderProps & {
  stage: StageName
  /** The action that completes the stage; the button is there only while it is allowed. */
  action: OrderAction
  label: string
  done: string
}

/** The last button of a stage: everything is there, the order goes on. */
export const CompleteStageButton = ({ order, orderRef, stage, action, label, done }: Props) => {
  const { mutateAsync, isPending } = useDecideStage(orderRef)
  if (!order.allowed_actions.includes(action)) return null
  const press = async (): Promise<void> => {
    await mutateAsync({ stage_name: stage, approved: true })
    toast.success(done)
  }
  return (
    <PanelButtons>
      <PlainButton
        kind="primary"
        aria-busy={isPending}
        disabled={isPending}
        onClick={() => void press().catch(() => undefined)}
      >
        {label}
      </PlainButton>
    </PanelButtons>
  )
}
