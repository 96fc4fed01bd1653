import type { StageName } from '@/services/orders/stages.rules'
import type { DeliveryStatus } from './delivery-status.rules'
import type { ParcelFacts } from './parcel-changes.rules'
import { outgoingPhaseOf } from './parcel-stages.rules'

/** No longer on the board's way: delivered, called off, or come back and placed. */
export const ENDED_STATUSES: readonly DeliveryStatus[] = ['DELIVERED', 'CANCELED', 'DESTINATION']

/** Whether serials may go into a parcel and come out of it: its order is being packed and it is not ready yet. */
export const isBeingPacked = (stage: StageName, { isReturn, status }: ParcelFacts): boolean =>
  stage === 'PACKAGING' && !isReturn && outgoingPhaseOf(status) === 'packing'
