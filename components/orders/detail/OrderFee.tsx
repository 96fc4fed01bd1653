import styled from 'styled-components'
import { Card } from '@/components/ui/display/Card'
import { Money } from '@/components/ui/display/Money'
import { PriceBreakdown } from '@/components/ui/display/PriceBreakdown'
import { deliveryForecastText } from '@/services/orders/workflow/delivery-forecast.rules'
import type { Order } from '@/services/orders/orders.schema'
import { contractTotal } from '@/services/orders/proposal/proposal.rules'
import { flex, font } from '@/styles/mixins'

/** The fee line by line, a month and for the whole term; to customers also what they wrote with the order. */
export const OrderFee = ({ order, own = false }: { order: Order; own?: boolean }) => (
  <Card title="Mensalidade" extra={`Plano de ${String(order.duration_months)} meses`}>
    <PriceBreakdown
      lines={order.lines.map((line, place) => ({
        key: `${String(place)}-${line.label}`,
        label: line.label,
        value: line.amount,
        discount: line.kind === 'coupon',
      }))}
      total={order.monthly_fee}
    />
    <Term>
      <span>Em {order.duration_months} meses</span>
      <Money value={contractTotal(order)} />
    </Term>
    {order.stage_name === 'PROPOSAL_AGREEMENT' && <Note suppressHydrationWarning>{deliveryForecastText()}</Note>}
    {own && order.comment && (
      <Note>
        <b>Seu comentário:</b> “{order.comment}”
      </Note>
    )}
  </Card>
)

const Term = styled.p`
  ${flex.between};
  gap: 12px;
  margin-top: 12px;
  ${font.secondaryMuted};
`

const Note = styled.p`
  margin-top: 12px;
  ${font.secondaryMuted};
  overflow-wrap: anywhere;
`
