import { useDefineDelivery } from '@/hooks/simulation/quotation.mutations'
import type { Address } from '@/services/companies/addresses.schema'
import {
  applyFix,
  deliveryGaps,
  distributeEvenly,
  type Fix,
  sendAllTo,
  setQuantityAt,
  shownDeliveries,
} from '@/services/simulation/delivery/deliveries.rules'
import type { Quotation } from '@/services/simulation/simulation.schema'

/** The deliveries as shown, their gaps, and their changes, each of which is saved at once. */
export function useDistribution(quotation: Quotation, addresses: readonly Address[]) {
  const { save, optimisticValue } = useDefineDelivery(quotation.id)
  const deliveries = shownDeliveries(
    optimisticValue ? { ...quotation, deliveries: optimisticValue } : quotation,
    addresses.map(({ id }) => id),
  )
  const insurance = deliveries.every((delivery) => delivery.insurance)
  return {
    deliveries,
    insurance,
    gaps: deliveryGaps(quotation, deliveries),
    place: (addressId: number, productId: number, quantity: number): void =>
      save(setQuantityAt(deliveries, { addressId, productId }, quantity)),
    fix: (fix: Fix): void => save(applyFix(deliveries, fix)),
    spread: (): void => save(distributeEvenly(quotation, deliveries)),
    sendAllTo: (addressId: number): void => save(sendAllTo(quotation, deliveries, addressId)),
    add: (addressId: number): void => save([...deliveries, { address_id: addressId, insurance, items: [] }]),
    drop: (addressId: number): void => save(deliveries.filter(({ address_id }) => address_id !== addressId)),
    insure: (isOn: boolean): void => save(deliveries.map((delivery) => ({ ...delivery, insurance: isOn }))),
    /** Saves what is shown, also when nothing was changed. */
    keep: (): void => {
      if (quotation.deliveries.length === 0) save(deliveries)
    },
  }
}

export type Distribution = ReturnType<typeof useDistribution>
