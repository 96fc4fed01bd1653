import type { StageName } from '@/services/orders/stages.rules'
import type { DeliveryStatus } from './delivery-status.rules'
import type { ParcelFacts } from './parcel-changes.rules'
import { isStillHere, mayGoApart, outgoingPhaseOf } from './parcel-stages.rules'

/** No longer on the board's way: delivered, called off, or come back and placed. */
export const ENDED_STATUSES: readonly DeliveryStatus[] = ['DELIVERED', 'CANCELED', 'DESTINATION']

/** The order lets its parcels be packed: before they are all ready or, for what goes its own way, while the rental runs. */
const isOpen = (stage: StageName, { isReturn, apart }: ParcelFacts, open: readonly StageName[]): boolean =>
  !isReturn && (apart ? mayGoApart(stage) : open.includes(stage))

/** Whether serials may go into a parcel and come out of it: its order is being packed and it is not ready yet. */
export const isBeingPacked = (stage: StageName, parcel: ParcelFacts): boolean =>
  isOpen(stage, parcel, ['PACKAGING']) && outgoingPhaseOf(parcel.status) === 'packing'

/** Whether a serial may still give its place to another one: until the parcel leaves the house. */
export const isInTheHouse = (stage: StageName, parcel: ParcelFacts): boolean =>
  isOpen(stage, parcel, ['PACKAGING', 'SHIPPING']) && isStillHere(parcel.status)
