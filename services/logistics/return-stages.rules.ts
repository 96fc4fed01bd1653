import type { DeliveryStatus } from './delivery-status.rules'

/** Whether a return was asked for and is still where it is used, to be packed and labelled there. */
export const isToBeFetched = (status: DeliveryStatus): boolean => status === 'AWAITING_RETURN' || status === 'STOPPED'

/** Whether something of a return has still to come. */
export const isAwaited = (status: DeliveryStatus): boolean => isToBeFetched(status) || status === 'EQUIPMENT_RETURN'

/** The stages of a return that is here and not appraised to the end. */
export const TO_BE_APPRAISED = [
  'RETURN_RECEIVED',
  'PENDING_REPORT',
  'APPRAISAL',
] as const satisfies readonly DeliveryStatus[]

export const isToBeAppraised = (status: DeliveryStatus): boolean => TO_BE_APPRAISED.some((one) => one === status)

/** Whether all that there is of a return has come. */
export const hasComeBack = (status: DeliveryStatus): boolean => isToBeAppraised(status) || status === 'DESTINATION'
