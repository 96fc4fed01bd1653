import { Ban } from 'lucide-react'
import { useState } from 'react'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import type { Order } from '@/services/orders/orders.schema'
import type { StaffOrderProps } from '../order.types'
import { CancelOrderDialog } from './CancelOrderDialog'
import { UndoStageButton } from './UndoStage'

/** Back, or the end of the order, as buttons. */
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

/** A reproved credit leaves nothing to do but one stage back or the end: these are then the banner's buttons. */
export const isCancelOrRollbackInBanner = (order: Order): boolean =>
  order.stage_name === 'CREDIT_ANALYSIS' &&
  order.stage_state === 'reproved' &&
  (order.undo !== null || mayCancel(order))
