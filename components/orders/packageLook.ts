import type { StatusTone } from '@/components/ui/StatusTag'
import { DELIVERY_STATE_LABEL, type DeliveryState } from '@/services/logistics/delivery-status.rules'
import type { Package } from '@/services/logistics/packages.schema'
import type { Audience } from '@/services/orders/order-ref.rules'

const TONES: Record<DeliveryState, StatusTone> = {
  WAITING: 'neutral',
  PACKAGING: 'brand',
  SHIPPING: 'info',
  DELIVERED: 'ok',
  CANCELED: 'bad',
}

/** Of a return the same states mean the way back. */
const RETURN_LABEL: Record<DeliveryState, Record<Audience, string>> = {
  WAITING: { customer: 'Aguarda coleta', staff: 'Aguarda coleta' },
  PACKAGING: { customer: 'Em preparação', staff: 'Em preparação' },
  SHIPPING: { customer: 'A caminho da Arrenda', staff: 'A caminho' },
  DELIVERED: { customer: 'Recebida pela Arrenda', staff: 'Recebida' },
  CANCELED: { customer: 'Cancelada', staff: 'Cancelada' },
}

/** State of a parcel, as a tag says it. */
export function packageState({ package_type, state }: Package, audience: Audience): { tone: StatusTone; word: string } {
  const word = package_type === 'return' ? RETURN_LABEL[state][audience] : DELIVERY_STATE_LABEL[state]
  return { tone: TONES[state], word }
}
