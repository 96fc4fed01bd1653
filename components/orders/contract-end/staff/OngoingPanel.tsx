import dynamic from 'next/dynamic'
import { useState } from 'react'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { useOnceOpened } from '@/components/ui/dialogs/useOnceOpened'
import { Card } from '@/components/ui/display/Card'
import { Facts } from '@/components/ui/display/Facts'
import { toast } from '@/components/ui/feedback/toast'
import { useDecideStage } from '@/hooks/orders/useDecideStage'
import { formatDay } from '@/services/format/format.rules'
import type { StaffOrderProps } from '../../workflow/order.types'
import { PanelStack } from '../../workflow/PanelLayout'
import { AddendumPanel } from './AddendumPanel'

// The form and antd's Modal arrive with the first dialog that opens.
const PartialReturnDialogForm = dynamic(
  () => import('../../returns/PartialReturnDialogForm').then((module) => module.PartialReturnDialogForm),
  { ssr: false },
)

/** Staff ask for a part of what is rented, as the customer may. */
export const PartialReturnButton = (props: StaffOrderProps) => {
  const [isOpen, open] = useState(false)
  const opened = useOnceOpened(isOpen)
  return (
    <>
      <PlainButton onClick={() => open(true)}>Devolver uma parte</PlainButton>
      {opened && <PartialReturnDialogForm {...props} open={isOpen} onClose={() => open(false)} />}
    </>
  )
}

/** The rental runs; staff may start the return when the contract ends or the customer asks. */
export const OngoingPanel = ({ order, orderRef }: StaffOrderProps) => {
  const [asking, setAsking] = useState(false)
  const { mutateAsync } = useDecideStage(orderRef)
  const start = async (): Promise<void> => {
    await mutateAsync({ stage_name: 'ONGOING', approved: true })
    toast.success('Devolução iniciada')
  }
  return (
    <Card title="Locação">
      <PanelStack>
        <Facts
          short
          items={[
            { key: 'number', label: 'Contrato', value: order.contract_number ?? '—' },
            { key: 'until', label: 'Vai até', value: order.ends_on ? formatDay(order.ends_on) : '—' },
          ]}
        />
        <AddendumPanel order={order} orderRef={orderRef}>
          {order.allowed_actions.includes('return_units') && <PartialReturnButton order={order} orderRef={orderRef} />}
          {order.allowed_actions.includes('start_return') && (
            <PlainButton onClick={() => setAsking(true)}>Iniciar devolução</PlainButton>
          )}
        </AddendumPanel>
      </PanelStack>
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
