import { Card } from '@/components/ui/display/Card'
import { formatDayShort } from '@/services/format/format.rules'
import type { StaffOrderProps } from '../../workflow/order.types'
import { CompleteStageButton } from '../../workflow/staff/CompleteStageButton'
import { PackageDateForm } from './PackageDateForm'
import { PackagePanelRow } from './PackagePanelRow'
import { missingSerials, outgoingPackages } from './packages.rules'
import { SerialPicker } from './SerialPicker'

/** Packing: the serials and the expected delivery date of each package. */
export const PackagingPanel = ({ order, orderRef }: StaffOrderProps) => (
  <Card
    title="Preparação"
    flush
    footer={
      <CompleteStageButton
        order={order}
        orderRef={orderRef}
        stage="PACKAGING"
        action="complete_packaging"
        label="Concluir preparação"
        done="Preparação concluída"
      />
    }
  >
    {outgoingPackages(order).map((pkg) => (
      <PackagePanelRow
        key={pkg.id}
        pkg={pkg}
        done={
          pkg.delivery_eta && missingSerials(pkg).length === 0
            ? `Pronto, chega em ${formatDayShort(pkg.delivery_eta)}`
            : null
        }
      >
        <SerialPicker orderRef={orderRef} pkg={pkg} canAssign={order.allowed_actions.includes('assign_serials')} />
        {order.allowed_actions.includes('set_expected_delivery') && (
          <PackageDateForm
            orderRef={orderRef}
            stage="PACKAGING"
            packageId={pkg.id}
            dateLabel="Previsão de entrega"
            place={pkg.address.label}
            date={pkg.delivery_eta}
            done="Previsão de entrega salva"
          />
        )}
      </PackagePanelRow>
    ))}
  </Card>
)

/** Shipping: the tracking code and the sending date of each package. */
export const ShippingPanel = ({ order, orderRef }: StaffOrderProps) => (
  <Card
    title="Envio"
    flush
    footer={
      <CompleteStageButton
        order={order}
        orderRef={orderRef}
        stage="SHIPPING"
        action="complete_shipping"
        label="Concluir envio"
        done="Envio concluído"
      />
    }
  >
    {outgoingPackages(order).map((pkg) => (
      <PackagePanelRow
        key={pkg.id}
        pkg={pkg}
        done={pkg.sending_date && pkg.tracking_code ? `Enviado em ${formatDayShort(pkg.sending_date)}` : null}
      >
        {order.allowed_actions.includes('set_tracking') && (
          <PackageDateForm
            orderRef={orderRef}
            stage="SHIPPING"
            packageId={pkg.id}
            dateLabel="Data de envio"
            place={pkg.address.label}
            date={pkg.sending_date}
            tracking={pkg.tracking_code}
            done="Envio registrado"
          />
        )}
      </PackagePanelRow>
    ))}
  </Card>
)

/** Delivery: the delivery date of each package. */
export const DeliveryPanel = ({ order, orderRef }: StaffOrderProps) => (
  <Card
    title="Entrega"
    flush
    footer={
      <CompleteStageButton
        order={order}
        orderRef={orderRef}
        stage="DELIVERY_INFO"
        action="complete_delivery"
        label="Concluir entrega"
        done="Entrega concluída"
      />
    }
  >
    {outgoingPackages(order).map((pkg) => (
      <PackagePanelRow
        key={pkg.id}
        pkg={pkg}
        done={pkg.delivery_date ? `Entregue em ${formatDayShort(pkg.delivery_date)}` : null}
      >
        {order.allowed_actions.includes('set_delivery_date') && (
          <PackageDateForm
            orderRef={orderRef}
            stage="DELIVERY_INFO"
            packageId={pkg.id}
            dateLabel="Data de entrega"
            place={pkg.address.label}
            date={pkg.delivery_date}
            sentOn={pkg.sending_date}
            done="Entrega registrada"
          />
        )}
      </PackagePanelRow>
    ))}
  </Card>
)
