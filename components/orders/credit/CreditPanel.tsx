import { ConfirmCommand, ReasonCommand } from '@/components/ui/dialogs/CommandButton'
import { Card } from '@/components/ui/display/Card'
import { Facts } from '@/components/ui/display/Facts'
import { Money } from '@/components/ui/display/Money'
import { useDecideStage } from '@/hooks/orders/workflow.mutations'
import { formatCnpj } from '@/services/format/format.rules'
import { contractTotal } from '@/services/orders/proposal/proposal.rules'
import type { StaffOrderProps } from '../workflow/order.types'
import { PanelButtons, PanelStack } from '../workflow/PanelLayout'
import { OrderCredit } from './OrderCredit'

/** The credit decision: what speaks against the company first, what it would owe, and the commands to approve or reprove. */
export const CreditPanel = ({ order, orderRef }: StaffOrderProps) => {
  const { mutateAsync } = useDecideStage(orderRef)
  const may = (action: (typeof order.allowed_actions)[number]): boolean => order.allowed_actions.includes(action)
  return (
    <Card title="Análise de crédito">
      <PanelStack>
        <OrderCredit order={order} orderRef={orderRef} />
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
        {(may('approve_credit') || may('reprove_credit')) && (
          <PanelButtons>
            {may('reprove_credit') && (
              <ReasonCommand
                label="Reprovar crédito"
                kind="danger"
                title={`Reprovar o crédito do pedido ${order.order_mask_id}?`}
                reasonLabel="Motivo"
                requiredMessage="Diga por que o crédito é reprovado."
                onConfirm={(message) => mutateAsync({ stage_name: 'CREDIT_ANALYSIS', approved: false, message })}
                done="Crédito reprovado"
              >
                O pedido para aqui até alguém voltá-lo para documentos ou cancelá-lo.
              </ReasonCommand>
            )}
            {may('approve_credit') && (
              <ConfirmCommand
                label="Aprovar crédito"
                kind="primary"
                title={`Aprovar o crédito do pedido ${order.order_mask_id}?`}
                onConfirm={() => mutateAsync({ stage_name: 'CREDIT_ANALYSIS', approved: true })}
                done="Crédito aprovado"
              >
                O pedido segue para o contrato.
              </ConfirmCommand>
            )}
          </PanelButtons>
        )}
      </PanelStack>
    </Card>
  )
}
