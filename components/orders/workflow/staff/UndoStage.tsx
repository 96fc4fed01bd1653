import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { ReasonDialog } from '@/components/ui/dialogs/ReasonDialog'
import { toast } from '@/components/ui/feedback/toast'
import { useUndoStage } from '@/hooks/orders/workflow.mutations'
import { rollbackTarget } from '@/services/orders/workflow/texts.rules'
import type { StaffOrderProps } from '../order.types'

type Props = Pick<StaffOrderProps, 'orderRef'> & {
  undo: NonNullable<StaffOrderProps['order']['undo']>
  open: boolean
  onClose: () => void
}

/** Rolls the order back one stage, with a reason; lists what has to be redone. */
export const UndoStageDialog = ({ orderRef, undo, open, onClose }: Props) => {
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

/** The rollback button; hidden when no rollback is possible. */
export const UndoStageButton = ({ order: { undo }, orderRef }: StaffOrderProps) => {
  const [isOpen, setOpen] = useState(false)
  if (!undo) return null
  return (
    <>
      <PlainButton icon={<Undo2 size={16} strokeWidth={1.75} aria-hidden />} onClick={() => setOpen(true)}>
        Voltar para {rollbackTarget(undo.to_stage)}
      </PlainButton>
      <UndoStageDialog orderRef={orderRef} undo={undo} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
