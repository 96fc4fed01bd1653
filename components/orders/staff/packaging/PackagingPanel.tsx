import { Card } from '@/components/ui/display/Card'
import { formatDayShort } from '@/services/format/format.rules'
import { EventForm } from '../EventForm'
import { ParcelRow } from '../ParcelRow'
import { missingSerials, outgoingOf } from '../parcels.rules'
import type { PanelProps } from '../StaffOrder'
import { StageDone } from '../StageDone'
import { SerialPicker } from './SerialPicker'

/** Every package gets its serials and the day on which it should arrive. */
export const PackagingPanel = ({ order, orderRef }: PanelProps) => (
  <Card
    title="Preparação"
    flush
    footer={
      <StageDone
        order={order}
        orderRef={orderRef}
        stage="PACKAGING"
        action="complete_packaging"
        label="Concluir preparação"
        done="Preparação concluída"
      />
    }
  >
    {outgoingOf(order).map((parcel) => (
      <ParcelRow
        key={parcel.id}
        parcel={parcel}
        done={
          parcel.delivery_eta && missingSerials(parcel).length === 0
            ? `Pronto, chega em ${formatDayShort(parcel.delivery_eta)}`
            : null
        }
      >
        <SerialPicker
          orderRef={orderRef}
          parcel={parcel}
          canAssign={order.allowed_actions.includes('assign_serials')}
        />
        {order.allowed_actions.includes('set_expected_delivery') && (
          <EventForm
            orderRef={orderRef}
            stage="PACKAGING"
            packageId={parcel.id}
            dateLabel="Previsão de entrega"
            place={parcel.address.label}
            date={parcel.delivery_eta}
            done="Previsão de entrega salva"
          />
        )}
      </ParcelRow>
    ))}
  </Card>
)
