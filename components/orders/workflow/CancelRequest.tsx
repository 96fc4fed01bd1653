import type { DialogState, OrderProps } from '@/components/orders/workflow/order.types'
import { ReasonDialog } from '@/components/ui/dialogs/ReasonDialog'
import { Notice } from '@/components/ui/feedback/Notice'
import { toastOnSuccess } from '@/components/ui/feedback/toastOnSuccess'
import { useRequestCancel, useWithdrawCancelRequest } from '@/hooks/orders/workflow.mutations'
import { formatDay } from '@/services/format/format.rules'

/** The status of the customer's cancel request: pending or declined. */
export const CancelRequestNotice = ({ order, orderRef }: OrderProps) => {
  const { mutateAsync: withdraw, isPending } = useWithdrawCancelRequest(orderRef)
  const request = order.cancel_request
  if (!request) return null
  if (request.declined_at === null)
    return (
      <Notice
        tone="warn"
        title={`Cancelamento pedido em ${formatDay(request.requested_at)}: espera a resposta da Arrenda`}
      >
        Motivo: “{request.reason}”. O pedido continua até a resposta.{' '}
        {order.allowed_actions.includes('withdraw_cancel_request') && (
          <button type="button" disabled={isPending} onClick={() => toastOnSuccess(withdraw(), 'O pedido continua')}>
            Desistir do cancelamento
          </button>
        )}
      </Notice>
    )
  // An answer from an earlier stage shows in the history only.
  if (!order.allowed_actions.includes('request_cancel')) return null
  return (
    <Notice tone="info" title={`A Arrenda não cancelou o pedido em ${formatDay(request.declined_at)}`}>
      “{request.answer}”
    </Notice>
  )
}

/** Requests the cancellation; staff decide. */
export const RequestCancelDialog = ({ order, orderRef, ...dialog }: OrderProps & DialogState) => {
  const { mutateAsync: request } = useRequestCancel(orderRef)
  return (
    <ReasonDialog
      {...dialog}
      title={`Pedir o cancelamento do pedido ${order.order_mask_id}?`}
      label="Motivo"
      placeholder="A obra foi adiada"
      requiredMessage="Diga por que o pedido deve ser cancelado."
      confirmLabel="Pedir cancelamento"
      cancelLabel="Manter pedido"
      onConfirm={request}
      done="Cancelamento pedido"
    >
      A Arrenda lê o motivo e cancela o pedido ou responde por aqui e por e-mail. Até lá o pedido continua, e você pode
      desistir do cancelamento.
    </ReasonDialog>
  )
}
