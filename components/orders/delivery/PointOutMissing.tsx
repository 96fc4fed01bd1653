import { CommandButton } from '@/components/orders/workflow/CommandButton'
import { ReasonDialog } from '@/components/ui/dialogs/ReasonDialog'
import { useReportMissingItems } from '@/hooks/orders/delivery.mutations'
import type { CustomerActionProps } from '../workflow/order.types'

/** The alternative to signing the delivery term: reports what is missing or arrived wrong. */
export const PointOutMissing = ({ order, orderRef, size }: CustomerActionProps) => {
  const { mutateAsync: pointOut } = useReportMissingItems(orderRef)
  return (
    <CommandButton label="Apontar o que falta" size={size} run={pointOut} done="A Arrenda recebeu o que você apontou">
      {(question) => (
        <ReasonDialog
          {...question}
          title={`Apontar o que falta no pedido ${order.order_mask_id}?`}
          label="O que falta ou chegou errado"
          placeholder="Faltam 2 carregadores na Obra Campinas"
          requiredMessage="Diga o que falta para a Arrenda resolver."
          confirmLabel="Apontar o que falta"
          danger={false}
        >
          O termo volta para a Arrenda, que resolve e envia um novo para você assinar.
        </ReasonDialog>
      )}
    </CommandButton>
  )
}
