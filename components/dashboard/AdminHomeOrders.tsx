import styled from 'styled-components'
import { Card, CardRow } from '@/components/ui/display/Card'
import { DueDate } from '@/components/ui/display/DueDate'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { Link } from '@/components/ui/navigation/Link'
import { RowLink } from '@/components/ui/tables/RowLink'
import { paths } from '@/services/config/paths'
import type { Page } from '@/services/http/page.schema'
import type { OrderSummary } from '@/services/orders/orders.schema'
import { orderStateText, turnLabel } from '@/services/orders/workflow/order-state-texts.rules'
import { color } from '@/styles/tokens'

type Props = {
  title: string
  page: Page<OrderSummary> | undefined
  /** The link to the full list. */
  all: string
  nothing: string
}

/** A few orders, the most urgent first: what each needs, its deadline and turn. A row is a link. */
export const AdminHomeOrders = ({ title, page, all, nothing }: Props) => (
  <Card title={title} extra={page && page.count > 0 && <Link href={all}>{allOf(page.count)}</Link>} flush>
    {!page && (
      <CardRow>
        <SkeletonText label="Carregando pedidos" rows={5} />
      </CardRow>
    )}
    {page?.count === 0 && <Nothing>{nothing}</Nothing>}
    <ul>
      {page?.results.map((order) => (
        <li key={`${String(order.company.id)}-${order.order_mask_id}`}>
          <Row href={paths.admin.order(order.company.id, order.order_mask_id)}>
            <span>
              <b>{order.order_mask_id}</b> <b>{order.company.corporate_name}</b>
            </span>
            {order.due_at ? <DueDate at={order.due_at} /> : <span>—</span>}
            <small>
              {orderStateText(order, 'staff').title} · {order.items_summary}
            </small>
            <small>{turnLabel(order)}</small>
          </Row>
        </li>
      ))}
    </ul>
  </Card>
)

const allOf = (count: number): string => (count === 1 ? 'Ver o pedido' : `Ver todos (${String(count)})`)

const Nothing = styled.p`
  padding: 16px;
  color: ${color.t2};
`

const Row = styled(RowLink)`
  grid-template-columns: minmax(0, 1fr) auto;
  b + b {
    margin-left: 6px;
  }
  > :nth-child(2n) {
    justify-self: end;
    text-align: right;
  }
`
