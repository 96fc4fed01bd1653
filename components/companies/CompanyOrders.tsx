import { Card, CardRow } from '@/components/ui/display/Card'
import { DueDate } from '@/components/ui/display/DueDate'
import { Money } from '@/components/ui/display/Money'
import { Link } from '@/components/ui/navigation/Link'
import type { Company } from '@/services/companies/companies.schema'
import { paths } from '@/services/config/paths'
import { formatDay, formatNumber } from '@/services/format/format.rules'
import { STAGE_LABEL, type StageName, STAGES } from '@/services/orders/workflow/stages.rules'
import { ListedLine } from './ListedLine'

const stageLabel = (name: string): string =>
  STAGES.includes(name as StageName) ? STAGE_LABEL[name as StageName] : name

/** What a client has ordered: how much is open, and the newest. */
export const CompanyOrders = ({ company: { id, corporate_name, orders } }: { company: Company }) => (
  <Card
    title="Pedidos"
    facts={
      orders.total > 0 && (
        <>
          {formatNumber(orders.total)} no total · {formatNumber(orders.open)} em aberto ·{' '}
          <Money value={orders.monthly_fee} perMonth />
        </>
      )
    }
    extra={
      orders.total > orders.latest.length && (
        <Link href={`${paths.admin.orders()}?visao=todos&busca=${encodeURIComponent(corporate_name)}`}>Ver todos</Link>
      )
    }
    flush
  >
    {orders.latest.length === 0 && <CardRow>Ainda não fez pedidos.</CardRow>}
    {orders.latest.map((order) => (
      <CardRow key={order.order_mask_id}>
        <ListedLine>
          <Link href={paths.admin.order(id, order.order_mask_id)}>{order.order_mask_id}</Link>
          <span>{stageLabel(order.stage_name)}</span>
          <span>{formatDay(order.created_at)}</span>
          {order.due_at && <DueDate at={order.due_at} />}
          <Money value={order.monthly_fee} />
        </ListedLine>
      </CardRow>
    ))}
  </Card>
)
