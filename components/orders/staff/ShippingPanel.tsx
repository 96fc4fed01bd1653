import { Card } from '@/components/ui/display/Card'
import { formatDayShort } from '@/services/format/format.rules'
import { EventForm } from './EventForm'
import { ParcelRow } from './ParcelRow'
import { outgoingOf } from './parcels.rules'
import type { PanelProps } from './StaffOrder'
import { StageDone } from './StageDone'

/** Every package gets its tracking code and the day on which it left. */
export const ShippingPanel = ({ order, orderRef }: PanelProps) => (
  <Card
    title="Envio"
    flush
    footer={
      <StageDone
        order={order}
        orderRef={orderRef}
        stage="SHIPPING"
        action="complete_shipping"
        label="Concluir envio"
        done="Envio concluído"
      />
    }
  >
    {outgoingOf(order).map((parcel) => (
      <ParcelRow
        key={parcel.id}
        parcel={parcel}
        done={parcel.sending_date && parcel.tracking_code ? `Enviado em ${formatDayShort(parcel.sending_date)}` : null}
      >
        {order.allowed_actions.includes('set_tracking') && (
          <EventForm
            orderRef={orderRef}
            stage="SHIPPING"
            packageId={parcel.id}
            dateLabel="Data de envio"
            place={parcel.address.label}
            date={parcel.sending_date}
            tracking={parcel.tracking_code}
            done="Envio registrado"
          />
        )}
      </ParcelRow>
    ))}
  </Card>
)
