import { useQuery } from '@tanstack/react-query'
import Link from 'next/link'
import styled from 'styled-components'
import { Card, CardRow } from '@/components/ui/display/Card'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { endingOrdersQueryOptions } from '@/hooks/orders/contract-end.queries'
import { paths } from '@/services/config/paths'
import { currentDay, formatDay } from '@/services/format/format.rules'
import { contractEndLabel, timeLeftText } from '@/services/orders/contract-end/contract-end-texts.rules'
import type { OrderSummary } from '@/services/orders/orders.schema'
import { flex, font } from '@/styles/mixins'

/** The contracts that end within 90 days; hidden when there are none. */
export const CustomerHomeEnding = () => {
  const { data } = useQuery(endingOrdersQueryOptions())
  if (!data || data.count === 0) return null
  const title = data.count === 1 ? '1 contrato perto do fim' : `${String(data.count)} contratos perto do fim`
  return (
    <Card title={title} facts="renove, devolva ou troque" flush>
      {data.results.map((order) => (
        <Ending key={order.order_mask_id} order={order} />
      ))}
    </Card>
  )
}

const Ending = ({ order }: { order: OrderSummary }) => {
  if (!order.ends_on) return null
  const { text, tone } = timeLeftText(order.ends_on, currentDay())
  const said = contractEndLabel(order.contract_end)
  return (
    <CardRow>
      <Line>
        <span>
          <Link href={`${paths.platform.order(order.order_mask_id)}#fim-do-contrato`}>
            Pedido {order.order_mask_id}, até {formatDay(order.ends_on)}
          </Link>
          <small>{order.items_summary}</small>
        </span>
        <StatusTag tone={said?.tone ?? tone}>{said?.text ?? text}</StatusTag>
      </Line>
    </CardRow>
  )
}

const Line = styled.div`
  ${flex.wrapBetween};
  gap: 4px 12px;
  a {
    font-weight: 550;
  }
  small {
    display: block;
    ${font.secondaryMuted};
  }
`
