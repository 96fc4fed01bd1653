import { useState } from 'react'
import { ConfirmDialog } from '@/components/ui/ConfirmDialog'
import { PlainButton } from '@/components/ui/PlainButton'
import { toast } from '@/components/ui/toast'
import { useRequestReturn } from '@/hooks/orders/useRequestReturn'
import { formatDay } from '@/services/format/format.rules'
import type { ActionsProps } from './CustomerActions'

/** Ends the rental; says what is fetched and until when the contract would have run. */
export const RequestReturn = ({ order, orderRef, size }: ActionsProps) => {
  const [asking, setAsking] = useState(false)
  const { mutateAsync: request } = useRequestReturn(orderRef)
  const confirm = async (): Promise<void> => {
    await request(undefined)
    toast.success('Devolução pedida')
  }
  return (
    <>
      <PlainButton size={size} onClick={() => setAsking(true)}>
        Pedir devolução
      </PlainButton>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Pedir a devolução do pedido ${order.order_mask_id}?`}
        confirmLabel="Pedir devolução"
        cancelLabel="Manter locação"
        danger
        onConfirm={confirm}
      >
        {order.items_count === 1
          ? 'O equipamento é recolhido'
          : `Os ${String(order.items_count)} equipamentos são recolhidos`}{' '}
        em cada endereço e a locação termina.
        {order.ends_on && ` O contrato iria até ${formatDay(order.ends_on)}.`}
      </ConfirmDialog>
    </>
  )
}
