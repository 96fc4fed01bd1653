import dynamic from 'next/dynamic'
import { useState } from 'react'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { Dialog } from '@/components/ui/dialogs/Dialog'
import type { StaffOrderProps } from '../workflow/order.types'

const OrderLogEntries = dynamic(() => import('./OrderLogEntries').then((module) => module.OrderLogEntries), {
  ssr: false,
})

/** The full log behind the history, with values before and after: of the order, its quotation and its company. */
export const OrderLog = ({ order, orderRef }: StaffOrderProps) => {
  const [open, setOpen] = useState(false)
  if (order.id === null) return null
  return (
    <>
      <PlainButton kind="link" size="small" onClick={() => setOpen(true)}>
        Abrir o registro completo
      </PlainButton>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={`Registro do pedido ${order.order_mask_id}`}
        width={680}
      >
        <OrderLogEntries order={{ ...order, id: order.id }} orderRef={orderRef} />
      </Dialog>
    </>
  )
}
