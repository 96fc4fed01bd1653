import { formatDayShort } from '@/services/format/format.rules'
import type { StaffOrderProps } from '../../workflow/order.types'
import { PackageDateForm } from './PackageDateForm'
import { missingSerials, outgoingPackages } from './packages.rules'
import { PackagesPanel } from './PackagesPanel'
import { SerialPicker } from './SerialPicker'

/** Packing: the serials and the expected delivery date of each package. */
export const PackagingPanel = ({ order, orderRef }: StaffOrderProps) => (
  <PackagesPanel
    order={order}
    orderRef={orderRef}
    title="Preparação"
    packages={outgoingPackages(order)}
    progressOf={(pkg) => ({
      done:
        pkg.delivery_eta && missingSerials(pkg).length === 0
          ? `Pronto, chega em ${formatDayShort(pkg.delivery_eta)}`
          : null,
    })}
    complete={{
      stage: 'PACKAGING',
      action: 'complete_packaging',
      label: 'Concluir preparação',
      done: 'Preparação concluída',
    }}
  >
    {(pkg) => (
      <>
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
      </>
    )}
  </PackagesPanel>
)

/** Shipping: the tracking code and the sending date of each package. */
export const ShippingPanel = ({ order, orderRef }: StaffOrderProps) => (
  <PackagesPanel
    order={order}
    orderRef={orderRef}
    title="Envio"
    packages={outgoingPackages(order)}
    progressOf={({ sending_date, tracking_code }) => ({
      done: sending_date && tracking_code ? `Enviado em ${formatDayShort(sending_date)}` : null,
    })}
    complete={{ stage: 'SHIPPING', action: 'complete_shipping', label: 'Concluir envio', done: 'Envio concluído' }}
  >
    {(pkg) =>
      order.allowed_actions.includes('set_tracking') && (
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
      )
    }
  </PackagesPanel>
)

/** Delivery: the delivery date of each package. */
export const DeliveryPanel = ({ order, orderRef }: StaffOrderProps) => (
  <PackagesPanel
    order={order}
    orderRef={orderRef}
    title="Entrega"
    packages={outgoingPackages(order)}
    progressOf={({ delivery_date }) => ({
      done: delivery_date ? `Entregue em ${formatDayShort(delivery_date)}` : null,
    })}
    complete={{
      stage: 'DELIVERY_INFO',
      action: 'complete_delivery',
      label: 'Concluir entrega',
      done: 'Entrega concluída',
    }}
  >
    {(pkg) =>
      order.allowed_actions.includes('set_delivery_date') && (
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
      )
    }
  </PackagesPanel>
)
