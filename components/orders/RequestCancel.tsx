import { useState } from 'react'
import { PlainButton } from '@/components/ui/PlainButton'
import { ReasonDialog } from '@/components/ui/ReasonDialog'
import { toast } from '@/components/ui/toast'
import { useRequestCancel } from '@/hooks/orders/useRequestCancel'
import type { ActionsProps } from './CustomerActions'

/** Asks for the cancellation; says that it is an asking. */
export const RequestCancel = ({ order, orderRef, size }: ActionsProps) => {
  const [asking, setAsking] = useState(false)
  const { mutateAsync: request } = useRequestCancel(orderRef)
  const confirm = async (message: string): Promise<void> => {
    await request(message)
    toast.success('Cancelamento pedido')
  }
  return (
    <>
      <PlainButton size={size} onClick={() => setAsking(true)}>
        Pedir cancelamento
      </PlainButton>
      <ReasonDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Pedir o cancelamento do pedido ${order.order_mask_id}?`}
        label="Motivo"
        placeholder="A obra foi adiada"
        requiredMessage="Diga por que o pedido deve ser cancelado."
        confirmLabel="Pedir cancelamento"
        cancelLabel="Manter pedido"
        onConfirm={confirm}
      >
        A Arrenda lê o motivo e cancela o pedido ou responde por aqui e por e-mail. Até lá o pedido continua, e você
        pode desistir do cancelamento.
      </ReasonDialog>
    </>
  )
}
