import { useState } from 'react'
import { ReasonDialog } from '@/components/ui/dialogs/ReasonDialog'
import { Notice } from '@/components/ui/feedback/Notice'
import { useDeclineCancelRequest } from '@/hooks/orders/workflow.mutations'
import { formatMoment } from '@/services/format/format.rules'
import type { StaffOrderProps } from '../order.types'
import { CancelOrderDialog, mayCancel } from './CancelOrRollback'

/** The customer's cancel request, and the answers: cancel the order or decline with a message. */
export const CancelRequestAnswer = ({ order, orderRef }: StaffOrderProps) => {
  const [declining, setDeclining] = useState(false)
  const [cancelling, setCancelling] = useState(false)
  const { mutateAsync: decline } = useDeclineCancelRequest(orderRef)
  const request = order.cancel_request
  if (!request || !order.cancel_requested) return null
  const mayAnswer = order.allowed_actions.includes('decline_cancel_request')
  return (
    <>
      <Notice tone="warn" title="O cliente pediu o cancelamento">
        “{request.reason}” {request.requested_by},{' '}
        <span suppressHydrationWarning>{formatMoment(request.requested_at)}</span>.{' '}
        {mayAnswer ? (
          <>
            {mayCancel(order) ? (
              <button type="button" onClick={() => setCancelling(true)}>
                Cancele o pedido
              </button>
            ) : (
              'Cancele o pedido'
            )}{' '}
            ou{' '}
            <button type="button" onClick={() => setDeclining(true)}>
              responda que ele continua
            </button>
            .
          </>
        ) : (
          'A Administração ou a gerência de vendas responde.'
        )}
      </Notice>
      {mayCancel(order) && (
        <CancelOrderDialog order={order} orderRef={orderRef} open={cancelling} onClose={() => setCancelling(false)} />
      )}
      <ReasonDialog
        open={declining}
        onClose={() => setDeclining(false)}
        title={`Manter o pedido ${order.order_mask_id}?`}
        label="Mensagem para o cliente"
        placeholder="O que impede o cancelamento, e o que a Arrenda oferece"
        requiredMessage="Diga ao cliente por que o pedido continua."
        confirmLabel="Manter o pedido"
        danger={false}
        onConfirm={decline}
        done="O cliente foi avisado de que o pedido continua"
      >
        O cliente recebe a mensagem por e-mail e a vê no pedido, que segue de onde estava.
      </ReasonDialog>
    </>
  )
}
