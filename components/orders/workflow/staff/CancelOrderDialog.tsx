import { ReasonDialog } from '@/components/ui/dialogs/ReasonDialog'
import { toast } from '@/components/ui/feedback/toast'
import { useCancelOrder } from '@/hooks/orders/workflow.mutations'
import type { StaffOrderProps } from '../order.types'

type Props = StaffOrderProps & { open: boolean; onClose: () => void }

/** Cancels the order; the reason starts with the customer's, if they requested it. */
export const CancelOrderDialog = ({ order, orderRef, open, onClose }: Props) => {
  const { mutateAsync } = useCancelOrder(orderRef)
  const confirm = async (message: string): Promise<void> => {
    await mutateAsync({ stage_name: order.stage_name, message })
    toast.success(`Pedido ${order.order_mask_id} cancelado`)
  }
  const items =
    order.items_count === 1
      ? 'A reserva de 1 item é liberada'
      : `As reservas de ${String(order.items_count)} itens são liberadas`
  return (
    <ReasonDialog
      open={open}
      onClose={onClose}
      title={`Cancelar o pedido ${order.order_mask_id}?`}
      label="Motivo do cancelamento"
      initial={order.cancel_requested ? order.cancel_request?.reason : undefined}
      requiredMessage="Diga por que o pedido é cancelado."
      confirmLabel="Cancelar pedido"
      cancelLabel="Manter pedido"
      onConfirm={confirm}
    >
      {items}. Isso não pode ser desfeito.
    </ReasonDialog>
  )
}
