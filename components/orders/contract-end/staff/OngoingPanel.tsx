import dynamic from 'next/dynamic'
import { useState } from 'react'
import { CommandButton } from '@/components/orders/workflow/CommandButton'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { useOnceOpened } from '@/components/ui/dialogs/useOnceOpened'
import { Card } from '@/components/ui/display/Card'
import { Facts } from '@/components/ui/display/Facts'
import { useDecideStage } from '@/hooks/orders/workflow.mutations'
import { formatDay } from '@/services/format/format.rules'
import type { StaffOrderProps } from '../../workflow/order.types'
import { PanelStack } from '../../workflow/PanelLayout'
import { AddendumPanel } from './AddendumPanel'

// Loaded on first opening: the form and antd's Modal.
const PartialReturnDialogForm = dynamic(
  () => import('../../returns/PartialReturnDialogForm').then((module) => module.PartialReturnDialogForm),
  { ssr: false },
)

/** Staff request the return of some units, as the customer may. */
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

/** While the rental runs: its addenda, and the returns that staff may start. */
export const OngoingPanel = ({ order, orderRef }: StaffOrderProps) => {
  const { mutateAsync } = useDecideStage(orderRef)
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
            <CommandButton
              label="Iniciar devolução"
              run={() => mutateAsync({ stage_name: 'ONGOING', approved: true })}
              done="Devolução iniciada"
            >
              {(question) => (
                <ConfirmDialog
                  {...question}
                  title={`Iniciar a devolução do pedido ${order.order_mask_id}?`}
                  confirmLabel="Iniciar devolução"
                  cancelLabel="Manter em locação"
                >
                  Um volume de devolução é criado para cada endereço, com todos os seriais.
                </ConfirmDialog>
              )}
            </CommandButton>
          )}
        </AddendumPanel>
      </PanelStack>
    </Card>
  )
}
