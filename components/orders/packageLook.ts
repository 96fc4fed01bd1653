import type { StatusTone } from '@/components/ui/StatusTag'
import type { DeliveryState } from '@/services/logistics/delivery-status.rules'

/** Colour of a parcel's tag. */
export const PACKAGE_TONE: Record<DeliveryState, StatusTone> = {
  WAITING: 'neutral',
  PACKAGING: 'brand',
  SHIPPING: 'info',
  DELIVERED: 'ok',
  CANCELED: 'bad',
}
