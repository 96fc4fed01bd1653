import { useState } from 'react'
import { PlainButton } from '@/components/ui/buttons/PlainButton'
import { ConfirmDialog } from '@/components/ui/dialogs/ConfirmDialog'
import { ReasonDialog } from '@/components/ui/dialogs/ReasonDialog'
import { Card } from '@/components/ui/display/Card'
import { Facts } from '@/components/ui/display/Facts'
import { Money } from '@/components/ui/display/Money'
import { toast } from '@/components/ui/feedback/toast'
import { useDecideStage } from '@/hooks/orders/useDecideStage'
import { formatCnpj, toCents } from '@/services/format/format.rules'
import type { Order } from '@/services/orders/orders.schema'
import type { StaffOrderProps } from '../workflow/order.types'
import { PanelButtons, PanelStack } from '../workflow/PanelLayout'
import { OrderCredit } from './OrderCredit'

/** What the customer commits to over the whole contract, in cents. */
export const contractTotal = ({
  monthly_fee,
  duration_months,
}: Pick<Order, 'monthly_fee' | 'duration_months'>): number => toCents(monthly_fee) * duration_months

/** The credit decision: what the company would owe, and approve or reprove with a reason. */
export const CreditPanel = ({ order, orderRef }: StaffOrderProps) => {
  const [asking, setAsking] = useState<'approve' | 'reprove' | null>(null)
  const { mutateAsync } = useDecideStage(orderRef)
  const may = (action: (typeof order.allowed_actions)[number]): boolean => order.allowed_actions.includes(action)
  const decide = async (approved: boolean, message?: string): Promise<void> => {
    await mutateAsync({ stage_name: 'CREDIT_ANALYSIS', approved, ...(message && { message }) })
    toast.success(approved ? 'Crédito aprovado' : 'Crédito reprovado')
  }
  return (
    <Card title="Análise de crédito">
      <PanelStack>
        <Facts
          short
          items={[
            { key: 'company', label: 'Empresa', value: order.company.corporate_name, long: true },
            { key: 'cnpj', label: 'CNPJ', value: formatCnpj(order.company.cnpj), long: true },
            { key: 'fee', label: 'Mensalidade', value: <Money value={order.monthly_fee} /> },
            {
              key: 'total',
              label: `Em ${String(order.duration_months)} meses`,
              value: <Money value={contractTotal(order)} />,
            },
          ]}
        />
        <OrderCredit order={order} orderRef={orderRef} />
        {(may('approve_credit') || may('reprove_credit')) && (
          <PanelButtons>
            {may('reprove_credit') && (
              <PlainButton kind="danger" onClick={() => setAsking('reprove')}>
                Reprovar crédito
              </PlainButton>
            )}
            {may('approve_credit') && (
              <PlainButton kind="primary" onClick={() => setAsking('approve')}>
                Aprovar crédito
              </PlainButton>
            )}
          </PanelButtons>
        )}
      </PanelStack>
      <ConfirmDialog
        open={asking === 'approve'}
        onClose={() => setAsking(null)}
        title={`Aprovar o crédito do pedido ${order.order_mask_id}?`}
        confirmLabel="Aprovar crédito"
        onConfirm={() => decide(true)}
      >
        O pedido segue para o contrato.
      </ConfirmDialog>
      <ReasonDialog
        open={asking === 'reprove'}
        onClose={() => setAsking(null)}
        title={`Reprovar o crédito do pedido ${order.order_mask_id}?`}
        label="Motivo"
        requiredMessage="Diga por que o crédito é reprovado."
        confirmLabel="Reprovar crédito"
        onConfirm={(message) => decide(false, message)}
      >
        O pedido para aqui até alguém voltá-lo para documentos ou cancelá-lo.
      </ReasonDialog>
    </Card>
  )
}
