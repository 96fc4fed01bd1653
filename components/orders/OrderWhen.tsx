import styled from 'styled-components'
import { Due } from '@/components/ui/display/Due'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import type { OrderSummary } from '@/services/orders/orders.schema'
import { whenText } from '@/services/orders/stage-line.rules'
import { orderStatus } from '@/services/orders/texts.rules'
import { color } from '@/styles/tokens'

/** In a row of the customer: 'Sua vez' and by when, or what is expected; the word says what the colour does. */
export const OrderWhen = ({ order }: { order: OrderSummary }) => {
  const expected = whenText(order)
  if (expected) return <Quiet>{expected}</Quiet>
  const { tone, word } = orderStatus(order, 'customer')
  return (
    <Row>
      <StatusTag tone={tone}>{word}</StatusTag>
      {order.turn === 'customer' && order.due_at && (
        <Quiet>
          <Due at={order.due_at} />
        </Quiet>
      )}
    </Row>
  )
}

const Row = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
`

const Quiet = styled.span`
  font-size: 13px;
  color: ${color.t2};
`
