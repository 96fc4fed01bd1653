import type { StatusTone } from '@/components/ui/feedback/StatusTag'
import type { UnitStatus } from '@/services/stock/units/unit-status.rules'

/** Green: on the shelf; indigo: with a customer or order; yellow: waits for us; red: lost. */
export const UNIT_TONE: Readonly<Record<UnitStatus, StatusTone>> = {
  WAITING_SERIAL: 'wait',
  OK: 'brand',
  PENDING_EXCHANGE: 'wait',
  EXCHANGED: 'wait',
  RETURNED: 'wait',
  DISABLED: 'neutral',
  INSURANCE_CLAIMED: 'bad',
  PRODUCT_STORAGE: 'info',
  IN_USE: 'brand',
  IN_RELOCATION: 'brand',
  IN_MAINTENANCE: 'wait',
  FINISHED: 'neutral',
  DAMAGED: 'bad',
  UP_FOR_RENTAL: 'ok',
  DISPOSABLE_SERIAL: 'neutral',
}
