import { Card } from '@/components/ui/display/Card'
import { formatDayShort } from '@/services/format/format.rules'
import { EventForm } from './EventForm'
import { ParcelRow } from './ParcelRow'
import { outgoingOf } from './parcels.rules'
import type { PanelProps } from './StaffOrder'
import { StageDone } from './StageDone'

/** Every package gets the day on which it arrived. */
export const DeliveryPanel = ({ order, orderRef }: PanelProps) => (
  <Card
    title="Entrega"
    flush
    footer={
      <StageDone
        order={order}
        orderRef={orderRef}
        stage="DELIVERY_INFO"
        action="complete_delivery"
        label="Concluir entrega"
        done="Entrega concluída"
      />
    }
  >
    {outgoingOf(order).map((parcel) => (
      <ParcelRow
        key={parcel.id}
        parcel={parcel}
        done={parcel.delivery_date ? `Entregue em ${formatDayShort(parcel.delivery_date)}` : null}
      >
        {order.allowed_actions.includes('set_delivery_date') && (
          <EventForm
            orderRef={orderRef}
            stage="DELIVERY_INFO"
            packageId={parcel.id}
            dateLabel="Data de entrega"
            place={parcel.address.label}
            date={parcel.delivery_date}
            sentOn={parcel.sending_date}
            done="Entrega registrada"
          />
        )}
      </ParcelRow>
    ))}
  </Card>
)
