import type { Audience } from '@/services/orders/order-address.rules'
import { DELIVERY_STATE_LABEL, type DeliveryState } from './delivery-status.rules'
import type { Package } from './packages.schema'

/** Tone of a package's tag in `StatusTag`. */
export const PACKAGE_TONE = {
  WAITING: 'neutral',
  PACKAGING: 'brand',
  SHIPPING: 'info',
  DELIVERED: 'ok',
  CANCELED: 'bad',
} as const satisfies Record<DeliveryState, string>

export const PACKAGE_TYPE_LABEL: Record<Package['package_type'], string> = {
  regular: 'Regular',
  extra: 'Extra',
  return: 'Devolução',
}

/** For a return the same states describe the way back. */
const RETURN_STATE_LABEL: Record<DeliveryState, Record<Audience, string>> = {
  WAITING: { customer: 'Aguarda coleta', staff: 'Aguarda coleta' },
  PACKAGING: { customer: 'Em preparação', staff: 'Em preparação' },
  SHIPPING: { customer: 'A caminho da Arrenda', staff: 'A caminho' },
  DELIVERED: { customer: 'Recebida pela Arrenda', staff: 'Recebida' },
  CANCELED: { customer: 'Cancelada', staff: 'Cancelada' },
}

export const packageStateLabel = ({ package_type, state }: Package, audience: Audience): string =>
  package_type === 'return' ? RETURN_STATE_LABEL[state][audience] : DELIVERY_STATE_LABEL[state]

/** The dates worth showing now; an expected date is dropped once it has happened. */
export function packageDates(pkg: Package): { label: string; day: string }[] {
  const { package_type, delivery_date, delivery_eta, sending_date, appraisal_date } = pkg
  const dates = [
    { label: 'Enviado em', day: delivery_date ? null : sending_date },
    { label: 'Previsto para', day: delivery_date ? null : delivery_eta },
    { label: package_type === 'return' ? 'Recebido em' : 'Entregue em', day: delivery_date },
    { label: 'Avaliado em', day: appraisal_date },
  ]
  return dates.filter((one): one is { label: string; day: string } => one.day !== null)
}
