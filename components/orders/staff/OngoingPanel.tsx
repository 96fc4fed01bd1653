import { useState } from 'react'
import { Parts } from '@/components/orders/ContractCard'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { Card } from '@/components/ui/display/Card'
import { Facts } from '@/components/ui/display/Facts'
import { toast } from '@/components/ui/feedback/toast'
import { useDecideStage } from '@/hooks/orders/useDecideStage'
import { formatDay } from '@/services/format/format.rules'
import { AddendumDesk } from './contract-end/AddendumDesk'
import { PartReturn } from './returns/PartReturn'
import type { PanelProps } from './StaffOrder'

/** The rental runs; staff may start the return when the contract ends or the customer asks. */
export const OngoingPanel = ({ order, orderRef }: PanelProps) => {
  const [asking, setAsking] = useState(false)
  const { mutateAsync } = useDecideStage(orderRef)
  const start = async (): Promise<void> => {
    await mutateAsync({ stage_name: 'ONGOING', approved: true })
    toast.success('Devolução iniciada')
  }
  return (
    <Card title="Locação">
      <Parts>
        <Facts
          short
          items={[
            { key: 'number', label: 'Contrato', value: order.contract_number ?? '—' },
            { key: 'until', label: 'Vai até', value: order.ends_on ? formatDay(order.ends_on) : '—' },
          ]}
        />
        <AddendumDesk order={order} orderRef={orderRef}>
          {order.allowed_actions.includes('return_units') && <PartReturn order={order} orderRef={orderRef} />}
          {order.allowed_actions.includes('start_return') && (
            <PlainButton onClick={() => setAsking(true)}>Iniciar devolução</PlainButton>
          )}
        </AddendumDesk>
      </Parts>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Iniciar a devolução do pedido ${order.order_mask_id}?`}
        confirmLabel="Iniciar devolução"
        cancelLabel="Manter em locação"
        onConfirm={start}
      >
        Um volume de devolução é criado para cada endereço, com todos os seriais.
      </ConfirmDialog>
    </Card>
  )
}
