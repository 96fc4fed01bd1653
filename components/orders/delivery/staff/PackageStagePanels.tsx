import { formatDayShort } from '@/services/format/format.rules'
import type { Package } from '@/services/logistics/packages/packages.schema'
import type { OrderAction } from '@/services/orders/workflow/actions.rules'
import type { EventCommand } from '@/services/orders/workflow/order-commands.schema'
import type { StaffOrderProps } from '../../workflow/order.types'
import { PackageDateForm } from './PackageDateForm'
import { missingSerials, outgoingPackages } from './packages.rules'
import { PackagesPanel } from './PackagesPanel'
import { SerialPicker } from './SerialPicker'

type PackageStage = EventCommand['stage_name']

/** What a stage records of each package: whether it is there, and the form for it. */
type Step = {
  title: string
  doneText: (pkg: Package) => string | null
  action: OrderAction
  date: (pkg: Package) => { date: string | null; sentOn?: string | null; tracking?: string | null }
  dateLabel: string
  saved: string
  complete: { action: OrderAction; label: string; done: string }
}

const STEPS: Record<PackageStage, Step> = {
  PACKAGING: {
    title: 'Preparação',
    doneText: (pkg) =>
      pkg.delivery_eta && missingSerials(pkg).length === 0
        ? `Pronto, chega em ${formatDayShort(pkg.delivery_eta)}`
        : null,
    action: 'set_expected_delivery',
    date: ({ delivery_eta }) => ({ date: delivery_eta }),
    dateLabel: 'Previsão de entrega',
    saved: 'Previsão de entrega salva',
    complete: { action: 'complete_packaging', label: 'Concluir preparação', done: 'Preparação concluída' },
  },
  SHIPPING: {
    title: 'Envio',
    doneText: ({ sending_date, tracking_code }) =>
      sending_date && tracking_code ? `Enviado em ${formatDayShort(sending_date)}` : null,
    action: 'set_tracking',
    date: ({ sending_date, tracking_code }) => ({ date: sending_date, tracking: tracking_code }),
    dateLabel: 'Data de envio',
    saved: 'Envio registrado',
    complete: { action: 'complete_shipping', label: 'Concluir envio', done: 'Envio concluído' },
  },
  DELIVERY_INFO: {
    title: 'Entrega',
    doneText: ({ delivery_date }) => (delivery_date ? `Entregue em ${formatDayShort(delivery_date)}` : null),
    action: 'set_delivery_date',
    date: ({ delivery_date, sending_date }) => ({ date: delivery_date, sentOn: sending_date }),
    dateLabel: 'Data de entrega',
    saved: 'Entrega registrada',
    complete: { action: 'complete_delivery', label: 'Concluir entrega', done: 'Entrega concluída' },
  },
}

const PackageStagePanel = ({ order, orderRef, stage }: StaffOrderProps & { stage: PackageStage }) => {
  const { title, doneText, action, date, dateLabel, saved, complete } = STEPS[stage]
  return (
    <PackagesPanel
      order={order}
      orderRef={orderRef}
      title={title}
      packages={outgoingPackages(order)}
      progressOf={(pkg) => ({ done: doneText(pkg) })}
      complete={{ stage, ...complete }}
    >
      {(pkg) => (
        <>
          {stage === 'PACKAGING' && (
            <SerialPicker orderRef={orderRef} pkg={pkg} canAssign={order.allowed_actions.includes('assign_serials')} />
          )}
          {order.allowed_actions.includes(action) && (
            <PackageDateForm
              orderRef={orderRef}
              stage={stage}
              packageId={pkg.id}
              dateLabel={dateLabel}
              place={pkg.address.label}
              done={saved}
              {...date(pkg)}
            />
          )}
        </>
      )}
    </PackagesPanel>
  )
}

export const PackagingPanel = (props: StaffOrderProps) => <PackageStagePanel {...props} stage="PACKAGING" />

export const ShippingPanel = (props: StaffOrderProps) => <PackageStagePanel {...props} stage="SHIPPING" />

export const DeliveryPanel = (props: StaffOrderProps) => <PackageStagePanel {...props} stage="DELIVERY_INFO" />
