import { ReasonDialog } from '@/components/ui/dialogs/ReasonDialog'
import { toast } from '@/components/ui/feedback/toast'
import { useRequestCancel } from '@/hooks/orders/useRequestCancel'
import type { OrderRef } from '@/services/orders/order-ref.rules'
import type { Order } from '@/services/orders/orders.schema'

type Props = { order: Order; orderRef: OrderRef; open: boolean; onClose: () => void }

/** Asks for the cancellation; says that it is an asking. */
export const RequestCancel = ({ order, orderRef, ...dialog }: Props) => {
  const { mutateAsync: request } = useRequestCancel(orderRef)
  const confirm = async (message: string): Promise<void> => {
    await request(message)
    toast.success('Cancelamento pedido')
  }
  return (
    <ReasonDialog
      {...dialog}
      title={`Pedir o cancelamento do pedido ${order.order_mask_id}?`}
      label="Motivo"
      placeholder="A obra foi adiada"
      requiredMessage="Diga por que o pedido deve ser cancelado."
      confirmLabel="Pedir cancelamento"
      cancelLabel="Manter pedido"
      onConfirm={confirm}
    >
      A Arrenda lê o motivo e cancela o pedido ou responde por aqui e por e-mail. Até lá o pedido continua, e você pode
      desistir do cancelamento.
    </ReasonDialog>
  )
}
