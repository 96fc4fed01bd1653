import styled from 'styled-components'
import type { Order } from '@/services/orders/orders.schema'
import { deliveryForecastText } from '@/services/orders/workflow/delivery-forecast.rules'
import { font } from '@/styles/mixins'
import { OrderFee } from './OrderFee'

/** The fee as customers see it: with the forecast before they decide, and what they wrote with the order. */
export const OwnOrderFee = ({ order }: { order: Order }) => (
  <OrderFee order={order}>
    {order.stage_name === 'PROPOSAL_AGREEMENT' && <Note suppressHydrationWarning>{deliveryForecastText()}</Note>}
    {order.comment && (
      <Note>
        <b>Seu comentário:</b> “{order.comment}”
      </Note>
    )}
  </OrderFee>
)

const Note = styled.p`
  margin-top: 12px;
  ${font.secondaryMuted};
  overflow-wrap: anywhere;
`
