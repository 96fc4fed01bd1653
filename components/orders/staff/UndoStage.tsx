import { ReasonDialog } from '@/components/ui/dialogs/ReasonDialog'
import { toast } from '@/components/ui/feedback/toast'
import { useUndoStage } from '@/hooks/orders/useUndoStage'
import { rollbackTarget } from '@/services/orders/texts.rules'
import type { PanelProps } from './StaffOrder'

type Props = Pick<PanelProps, 'orderRef'> & {
  undo: NonNullable<PanelProps['order']['undo']>
  open: boolean
  onClose: () => void
}

/** One stage back, with a reason, after reading what has to be given again. */
export const UndoStage = ({ orderRef, undo, open, onClose }: Props) => {
  const { mutateAsync } = useUndoStage(orderRef)
  const target = rollbackTarget(undo.to_stage)
  const confirm = async (message: string): Promise<void> => {
    await mutateAsync({ stage_name: undo.from_stage, message })
    toast.success(`Pedido voltou para ${target}`)
  }
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title={`Voltar para ${target}?`}
      label="Motivo"
      requiredMessage="Diga por que o pedido volta."
      confirmLabel={`Voltar para ${target}`}
      cancelLabel="Manter como está"
      onConfirm={confirm}
    >
      <b>Deixa de valer, e fica no histórico:</b>
      <br />
      {undo.withdraws}
    </ReasonDialog>
  )
}
