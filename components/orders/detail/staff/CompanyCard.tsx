import { Card } from '@/components/ui/display/Card'
import { Facts } from '@/components/ui/display/Facts'
import { formatCnpj, formatDay } from '@/services/format/format.rules'
import type { Order } from '@/services/orders/orders.schema'

/** The company that rents, and who placed the order. */
export const CompanyCard = ({ order }: { order: Order }) => (
  <Card title="Cliente">
    <Facts
      items={[
        { key: 'name', label: 'Razão social', value: order.company.corporate_name },
        { key: 'cnpj', label: 'CNPJ', value: formatCnpj(order.company.cnpj) },
        { key: 'by', label: 'Pedido por', value: `${order.created_by.first_name}, em ${formatDay(order.created_at)}` },
        ...(order.responsible
          ? [{ key: 'responsible', label: 'Responsável na Arrenda', value: order.responsible.first_name }]
          : []),
        ...(order.comment ? [{ key: 'comment', label: 'Comentário do cliente', value: `“${order.comment}”` }] : []),
      ]}
    />
  </Card>
)
