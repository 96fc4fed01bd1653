import styled from 'styled-components'
import { Card } from '@/components/ui/display/Card'
import { Money } from '@/components/ui/display/Money'
import { StageTicks } from '@/components/ui/display/StageTicks'
import { SkeletonText } from '@/components/ui/feedback/Skeleton'
import { StatusTag } from '@/components/ui/feedback/StatusTag'
import { Link } from '@/components/ui/navigation/Link'
import { paths } from '@/services/config/paths'
import type { Page } from '@/services/http/page.schema'
import type { OrderSummary } from '@/services/orders/orders.schema'
import { orderStatus, stageStatusLabel } from '@/services/orders/workflow/order-state-texts.rules'
import { cancelledAt, stageItems, whenText } from '@/services/orders/workflow/stage-line.rules'
import { font } from '@/styles/mixins'
import { below, color } from '@/styles/tokens'

type Props = { page: Page<OrderSummary> | undefined }

/** The newest orders; the whole row is a link. */
export const CustomerHomeOrders = ({ page }: Props) => {
  if (page?.count === 0) return null
  const all = page && (page.count === 1 ? 'Ver o pedido' : `Ver todos (${String(page.count)})`)
  return (
    <Card title="Pedidos" extra={all && <Link href={paths.platform.myOrders()}>{all}</Link>} plainHeader flush>
      {page ? (
        <Table>
          <thead>
            <tr>
              <th scope="col">Pedido</th>
              <th scope="col">Itens</th>
              <th scope="col">Etapa</th>
              <th scope="col">
                <span className="visually-hidden">Vez</span>
              </th>
              <th scope="col">Mensalidade</th>
            </tr>
          </thead>
          <tbody>
            {page.results.map((order) => (
              <Row key={order.order_mask_id} order={order} />
            ))}
          </tbody>
        </Table>
      ) : (
        <Waiting>
          <SkeletonText label="Carregando pedidos" rows={5} />
        </Waiting>
      )}
    </Card>
  )
}

const Row = ({ order }: { order: OrderSummary }) => (
  <tr>
    <th scope="row">
      <Link href={paths.platform.order(order.order_mask_id)}>{order.order_mask_id}</Link>
    </th>
    <td>{order.items_summary}</td>
    <td>
      <StageTicks
        items={stageItems(order, 'customer')}
        cancelled={cancelledAt(order)}
        label={stageStatusLabel(order)}
      />
    </td>
    <td>
      <Turn order={order} />
    </td>
    <td>
      <Money value={order.monthly_fee} strong />
    </td>
  </tr>
)

const Turn = ({ order }: { order: OrderSummary }) => {
  const expected = whenText(order)
  if (expected) return <small>{expected}</small>
  const { tone, word } = orderStatus(order, 'customer')
  return <StatusTag tone={tone}>{word}</StatusTag>
}

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  thead th {
    padding: 4px 12px 8px;
    ${font.captionMuted};
    text-align: left;
  }
  tbody tr {
    position: relative;
    border-top: 1px solid ${color.line};
  }
  tbody tr:hover {
    background: ${color.sunken};
  }
  tbody th {
    padding: 12px;
    font-size: 14px;
    text-align: left;
  }
  tbody th a {
    color: inherit;
    font-weight: 550;
    font-variant-numeric: tabular-nums;
  }
  tbody th a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  tbody th a:focus-visible {
    outline: none;
  }
  tbody th a:focus-visible::after {
    outline: 2px solid ${color.brandText};
    outline-offset: -2px;
  }
  td {
    padding: 12px;
  }
  small {
    ${font.smallMuted};
  }
  tr > :first-child {
    padding-left: 20px;
  }
  tr > :last-child {
    padding-right: 20px;
    text-align: right;
    white-space: nowrap;
  }

  ${below.table} {
    thead {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    tbody tr {
      --ticks-word: normal;
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      gap: 4px 12px;
      padding: 14px 20px;
    }
    tbody tr > * {
      padding: 0 !important;
    }
    tbody td:nth-child(4) {
      grid-column: 2;
      grid-row: 1;
    }
    tbody td:last-child {
      align-self: center;
    }
    tbody td:nth-child(2) {
      grid-column: 1 / -1;
      color: ${color.t2};
    }
  }
`

const Waiting = styled.div`
  padding: 12px 20px 20px;
`
