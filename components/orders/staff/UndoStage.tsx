import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { PlainButton } from '@/components/ui/PlainButton'
import { ReasonDialog } from '@/components/ui/ReasonDialog'
import { toast } from '@/components/ui/toast'
import { useUndoStage } from '@/hooks/orders/useUndoStage'
import { rollbackTarget } from '@/services/orders/texts.rules'
import type { PanelProps } from './StaffOrder'

/** One stage back, with a reason, after reading what has to be given again. */
export const UndoStage = ({ order, orderRef }: PanelProps) =>
  order.undo && <Undo key={order.stage_name} orderRef={orderRef} undo={order.undo} />

type UndoProps = Pick<PanelProps, 'orderRef'> & { undo: NonNullable<PanelProps['order']['undo']> }

const Undo = ({ orderRef, undo }: UndoProps) => {
  const [asking, setAsking] = useState(false)
  const { mutateAsync } = useUndoStage(orderRef)
  const target = rollbackTarget(undo.to_stage)
  const confirm = async (message: string): Promise<void> => {
    await mutateAsync({ stage_name: undo.from_stage, message })
    toast.success(`Pedido voltou para ${target}`)
  }
  return (
    <>
      <PlainButton icon={<Undo2 size={16} strokeWidth={1.75} aria-hidden />} onClick={() => setAsking(true)}>
        Voltar para {target}
      </PlainButton>
      <ReasonDialog
        open={asking}
        onClose={() => setAsking(false)}
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
    </>
  )
}
