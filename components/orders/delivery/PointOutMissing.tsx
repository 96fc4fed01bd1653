import { useState } from 'react'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { ReasonDialog } from '@/components/ui/dialogs/ReasonDialog'
import { toast } from '@/components/ui/feedback/toast'
import { usePointOutMissing } from '@/hooks/orders/usePointOutMissing'
import type { CustomerActionProps } from '../workflow/order.types'

/** Instead of signing the delivery term: what did not arrive, or arrived wrong. */
export const PointOutMissing = ({ order, orderRef, size }: CustomerActionProps) => {
  const [asking, setAsking] = useState(false)
  const { mutateAsync: pointOut } = usePointOutMissing(orderRef)
  const confirm = async (message: string): Promise<void> => {
    await pointOut(message)
    toast.success('A Arrenda recebeu o que você apontou')
  }
  return (
    <>
      <PlainButton size={size} onClick={() => setAsking(true)}>
        Apontar o que falta
      </PlainButton>
      <ReasonDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Apontar o que falta no pedido ${order.order_mask_id}?`}
        label="O que falta ou chegou errado"
        placeholder="Faltam 2 carregadores na Obra Campinas"
        requiredMessage="Diga o que falta para a Arrenda resolver."
        confirmLabel="Apontar o que falta"
        danger={false}
        onConfirm={confirm}
      >
        O termo volta para a Arrenda, que resolve e envia um novo para você assinar.
      </ReasonDialog>
    </>
  )
}
