import { outgoingPhaseOf } from '@/services/logistics/packages/package-stages.rules'
import type { UnitDetail } from './unit-detail.schema'

type CheckedUnit = Pick<UnitDetail, 'status' | 'holder' | 'location' | 'rental' | 'open_return'>

/** Where a scanned unit should be. */
export function expectedPlaceText({ status, holder, location, rental }: CheckedUnit): string {
  if (holder) return `Com ${holder.company.corporate_name}, ${holder.address.label}`
  if (status === 'OK' && rental)
    return `No volume do pedido ${rental.order.order_mask_id}, ${rental.order.company.corporate_name}`
  if (status === 'RETURNED') return 'Na mesa de avaliação'
  if (status === 'FINISHED') return 'Em lugar nenhum: saiu do estoque'
  return location ?? 'No depósito, sem local anotado'
}

/** The next step with a scanned unit: its return, packing, delivery, or none. */
export type UnitCheckStep = { kind: 'receive' | 'appraise' | 'pack' | 'delivery'; packageId: number } | { kind: 'unit' }

/** The most sensible next step for a scanned unit. */
export function nextUnitStep({ status, rental, open_return }: CheckedUnit): UnitCheckStep {
  if (open_return !== null) return { kind: status === 'RETURNED' ? 'appraise' : 'receive', packageId: open_return }
  if (!rental) return { kind: 'unit' }
  const packageId = rental.package.id
  return { kind: outgoingPhaseOf(rental.package.delivery_status) === 'packing' ? 'pack' : 'delivery', packageId }
}
