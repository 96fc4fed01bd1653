import { isToBeFetched } from '@/services/logistics/return-stages.rules'
import type { Order } from '@/services/orders/orders.schema'

export type AskedReturn = { packageId: number; maskId: string; place: string }

/** The parcels in which these units are to be fetched. */
export const returnsWith = (orders: readonly Order[], serials: readonly string[]): AskedReturn[] =>
  orders.flatMap(({ order_mask_id, packages }) =>
    packages
      .filter(({ package_type, delivery_status }) => package_type === 'return' && isToBeFetched(delivery_status))
      .filter((parcel) => parcel.serials.some(({ serial }) => serials.includes(serial)))
      .map(({ id, address }) => ({ packageId: id, maskId: order_mask_id, place: address.label })),
  )
