import { Ban, Undo2 } from 'lucide-react'
import { DialogButton } from '@/components/ui/dialogs/CommandButton'
import { ReasonDialog } from '@/components/ui/dialogs/ReasonDialog'
import { useCancelOrder, useUndoStage } from '@/hooks/orders/workflow.mutations'
import type { Order } from '@/services/orders/orders.schema'
import { rollbackTarget } from '@/services/orders/workflow/order-state-texts.rules'
import type { DialogState, StaffOrderProps } from '../order.types'

export const CancelOrRollback = (props: StaffOrderProps) => (
  <>
    <UndoStageButton {...props} />
    {mayCancel(props.order) && (
      <DialogButton kind="danger" icon={<Ban size={16} strokeWidth={1.75} aria-hidden />} label="Cancelar pedido">
        {(dialog) => <CancelOrderDialog {...props} {...dialog} />}
      </DialogButton>
    )}
  </>
)

export const mayCancel = ({ allowed_actions }: Order): boolean => allowed_actions.includes('cancel_order')

/** After a reproved credit only rollback and cancel are left: they become the banner's buttons. */
export const isCancelOrRollbackInBanner = (order: Order): boolean =>
  order.stage_name === 'CREDIT_ANALYSIS' &&
  order.stage_state === 'reproved' &&
  !order.sent_back &&
  (order.undo !== null || mayCancel(order))

/** Cancels the order; the reason starts with the customer's, if they requested it. */
export const CancelOrderDialog = ({ order, orderRef, ...dialog }: StaffOrderProps & DialogState) => {
  const { mutateAsync } = useCancelOrder(orderRef)
  const items =
    order.items_count === 1
      ? 'A reserva de 1 item é liberada'
      : `As reservas de ${String(order.items_count)} itens são liberadas`
  return (
    <ReasonDialog
      {...dialog}
      title={`Cancelar o pedido ${order.order_mask_id}?`}
      label="Motivo do cancelamento"
      initial={order.cancel_requested ? order.cancel_request?.reason : undefined}
      requiredMessage="Diga por que o pedido é cancelado."
      confirmLabel="Cancelar pedido"
      cancelLabel="Manter pedido"
      onConfirm={(message) => mutateAsync({ stage_name: order.stage_name, message })}
      done={`Pedido ${order.order_mask_id} cancelado`}
    >
      {items}. Isso não pode ser desfeito.
    </ReasonDialog>
  )
}

type UndoStageDialogProps = DialogState & Pick<StaffOrderProps, 'orderRef'> & { undo: NonNullable<Order['undo']> }

/** Rolls the order back one stage, with a reason; lists what has to be redone. */
export const UndoStageDialog = ({ orderRef, undo, ...dialog }: UndoStageDialogProps) => {
  const { mutateAsync } = useUndoStage(orderRef)
  const target = rollbackTarget(undo.to_stage)
  return (
    <ReasonDialog
      {...dialog}
      title={`Voltar para ${target}?`}
      label="Motivo"
      requiredMessage="Diga por que o pedido volta."
      confirmLabel={`Voltar para ${target}`}
      cancelLabel="Manter como está"
      onConfirm={(message) => mutateAsync({ stage_name: undo.from_stage, message })}
      done={`Pedido voltou para ${target}`}
    >
      <b>Deixa de valer, e fica no histórico:</b>
      <br />
      {undo.withdraws}
    </ReasonDialog>
  )
}

/** The rollback button; hidden when no rollback is possible. */
export const UndoStageButton = ({ order: { undo }, orderRef }: StaffOrderProps) =>
  undo && (
    <DialogButton
      icon={<Undo2 size={16} strokeWidth={1.75} aria-hidden />}
      label={`Voltar para ${rollbackTarget(undo.to_stage)}`}
    >
      {(dialog) => <UndoStageDialog orderRef={orderRef} undo={undo} {...dialog} />}
    </DialogButton>
  )
