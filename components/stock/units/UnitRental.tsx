import Link from 'next/link'
import { Card } from '@/components/ui/display/Card'
import { Facts } from '@/components/ui/display/Facts'
import { paths } from '@/services/config/paths'
import { formatDay } from '@/services/format/format.rules'
import { DELIVERY_STATE_LABEL, deliveryStateOf } from '@/services/logistics/delivery-status.rules'
import type { UnitDetail } from '@/services/stock/unit-detail.schema'

type Props = { unit: UnitDetail; /** Sees orders, and so may be led to this one. */ mayOpen: boolean }

/** The order that has the unit, and the parcel that it goes or went with. */
export const UnitRental = ({ unit: { rental }, mayOpen }: Props) => {
  if (!rental) return null
  const { order, package: parcel, since } = rental
  const { delivery_status: stage } = parcel
  return (
    <Card title="Pedido e entrega">
      <Facts
        short
        items={[
          {
            key: 'order',
            label: 'Pedido',
            value: mayOpen ? (
              <Link href={paths.admin.order(order.company.id, order.order_mask_id)}>{order.order_mask_id}</Link>
            ) : (
              order.order_mask_id
            ),
          },
          { key: 'company', label: 'Empresa', value: order.company.corporate_name },
          { key: 'since', label: 'Separado em', value: formatDay(since) },
          {
            key: 'parcel',
            label: `Entrega ${String(parcel.id)}`,
            value: DELIVERY_STATE_LABEL[deliveryStateOf(stage)],
          },
          { key: 'tracking', label: 'Rastreio', value: parcel.tracking_code ?? '—' },
          parcel.delivery_date
            ? { key: 'date', label: 'Entregue em', value: formatDay(parcel.delivery_date) }
            : {
                key: 'eta',
                label: 'Previsão de entrega',
                value: parcel.delivery_eta ? formatDay(parcel.delivery_eta) : '—',
              },
        ]}
      />
    </Card>
  )
}
