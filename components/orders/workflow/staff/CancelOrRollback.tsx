import { Ban } from 'lucide-react'
import { useState } from 'react'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import type { Order } from '@/services/orders/orders.schema'
import type { StaffOrderProps } from '../order.types'
import { CancelOrderDialog } from './CancelOrderDialog'
import { UndoStageButton } from './UndoStage'

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
