import { Card } from '@/components/ui/display/Card'
import { PriceBreakdown } from '@/components/ui/display/PriceBreakdown'
import type { Order } from '@/services/orders/orders.schema'

export const OrderFee = ({ order }: { order: Order }) => (
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
  </Card>
)
