import { lazyPart } from '@/components/ui/browser/lazyPart'
import { Dialog } from '@/components/ui/dialogs/Dialog'
import { DialogButton } from '@/components/ui/dialogs/CommandButton'
import type { StaffOrderProps } from '../workflow/order.types'

const OrderLogEntries = lazyPart(() => import('./OrderLogEntries').then((module) => module.OrderLogEntries))

/** The full log behind the history, with values before and after: of the order, its quotation and its company. */
export const OrderLog = ({ order: { id, ...order }, orderRef }: StaffOrderProps) =>
  id !== null && (
    <DialogButton kind="link" size="small" label="Abrir o registro completo">
      {(dialog) => (
        <Dialog {...dialog} title={`Registro do pedido ${order.order_mask_id}`} width={680}>
          <OrderLogEntries order={{ ...order, id }} orderRef={orderRef} />
        </Dialog>
      )}
    </DialogButton>
  )
