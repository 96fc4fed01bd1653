import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Card } from '@/components/ui/display/Card'
import { Money } from '@/components/ui/display/Money'
import { PriceBreakdown } from '@/components/ui/display/PriceBreakdown'
import type { Order } from '@/services/orders/orders.schema'
import { contractTotal } from '@/services/orders/proposal/proposal.rules'
import { flex, font } from '@/styles/mixins'

/** The fee line by line, a month and for the whole term; `children` follow. */
export const OrderFee = ({ order, children }: { order: Order; children?: ReactNode }) => (
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
    {children}
  </Card>
)

const Term = styled.p`
  ${flex.between};
  gap: 12px;
  margin-top: 12px;
  ${font.secondaryMuted};
`
