import { Ban, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { ReasonDialog } from '@/components/ui/dialogs/ReasonDialog'
import { toast } from '@/components/ui/feedback/toast'
import { useCancelOrder, useUndoStage } from '@/hooks/orders/workflow.mutations'
import type { Order } from '@/services/orders/orders.schema'
import { rollbackTarget } from '@/services/orders/workflow/texts.rules'
import type { StaffOrderProps } from '../order.types'

/** The buttons to roll back or cancel the order. */
export const CancelOrRollback = (props: StaffOrderProps) => {
  const [cancelling, setCancelling] = useState(false)
  return (
    <>
      <UndoStageButton {...props} />
      {mayCancel(props.order) && (
        <>
          <PlainButton
            kind="danger"
            icon={<Ban size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => setCancelling(true)}
          >
            Cancelar pedido
          </PlainButton>
          <CancelOrderDialog {...props} open={cancelling} onClose={() => setCancelling(false)} />
        </>
      )}
    </>
  )
}

export const mayCancel = ({ allowed_actions }: Order): boolean => allowed_actions.includes('cancel_order')

/** After a reproved credit only rollback and cancel are left: they become the banner's buttons. */
export const isCancelOrRollbackInBanner = (order: Order): boolean =>
  order.stage_name === 'CREDIT_ANALYSIS' &&
  order.stage_state === 'reproved' &&
  (order.undo !== null || mayCancel(order))

type CancelOrderDialogProps = StaffOrderProps & { open: boolean; onClose: () => void }

/** Cancels the order; the reason starts with the customer's, if they requested it. */
export const CancelOrderDialog = ({ order, orderRef, open, onClose }: CancelOrderDialogProps) => {
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

type UndoStageDialogProps = Pick<StaffOrderProps, 'orderRef'> & {
  undo: NonNullable<StaffOrderProps['order']['undo']>
  open: boolean
  onClose: () => void
}

/** Rolls the order back one stage, with a reason; lists what has to be redone. */
export const UndoStageDialog = ({ orderRef, undo, open, onClose }: UndoStageDialogProps) => {
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
