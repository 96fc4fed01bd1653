import type { StageName } from '@/services/orders/stages.rules'
import { DELIVERY_STATUSES, type DeliveryStatus } from './delivery-status.rules'
import { statusObjection, type ParcelFacts } from './parcel-changes.rules'

/** No longer on the board's way: delivered, called off, or come back and placed. */
export const ENDED_STATUSES: readonly DeliveryStatus[] = ['DELIVERED', 'CANCELED', 'DESTINATION']

/** The internal stages that staff may move a parcel to now, in their order. */
export const allowedStatuses = (stage: StageName, facts: ParcelFacts): DeliveryStatus[] =>
  DELIVERY_STATUSES.filter((to) => to !== facts.status && !statusObjection(stage, facts, to))

const SENT: readonly DeliveryStatus[] = ['WAITING_DELIVERY', ...ENDED_STATUSES]

/** Whether serials may go into a parcel and come out of it: its order is being packed and it has not left. */
export const isBeingPacked = (stage: StageName, { isReturn, status }: ParcelFacts): boolean =>
  stage === 'PACKAGING' && !isReturn && !SENT.includes(status)
