import { formatDay } from '@/services/format/format.rules'
import type { DeliveryStatus } from '../packages/delivery-status.rules'
import { isReceivedReturn } from '../packages/package-stages.rules'
import type { PackageUpdate } from '../packages/packages.schema'

/** What a change would leave of a return, and what its days are compared with; days are `YYYY-MM-DD` in São Paulo. */
export type CollectionFacts = {
  status: DeliveryStatus
  /** The day of the receipt. */
  receivedOn: string | null
  /** The last day on which one of its units was delivered to the customer. */
  deliveredOn: string | null
  today: string
}

/** Whether a return has left the customer. */
export const isCollected = (status: DeliveryStatus): boolean =>
  status === 'EQUIPMENT_RETURN' || isReceivedReturn(status)

/**
 * Why the day of collection of a return cannot become this, as a sentence. The rent ends with it (docs/adr/0512): it is
 * a day between the delivery of the units and today, not after the receipt, of a return that has left the customer.
 * Without a day, the receipt of each unit counts instead, so that only a received return may lack it.
 */
export function collectionObjection(
  day: string | null,
  { status, receivedOn, deliveredOn, today }: CollectionFacts,
): string | undefined {
  if (day === null)
    return status === 'EQUIPMENT_RETURN' ? 'Informe o dia da coleta, ou devolva o volume à espera dela.' : undefined
  if (!isCollected(status)) return 'Essa devolução ainda não foi recolhida.'
  if (day > today) return 'A coleta não pode estar no futuro.'
  if (deliveredOn !== null && day < deliveredOn)
    return `A coleta não pode ser antes da entrega, em ${formatDay(deliveredOn)}.`
  if (receivedOn !== null && day > receivedOn)
    return `A coleta não pode ser depois do recebimento, em ${formatDay(receivedOn)}.`
  return undefined
}

/** The day of collection that follows from a move: today unless given, none once the move is undone. */
export function collectionAfter(
  to: DeliveryStatus,
  { given, recorded, today }: { given: PackageUpdate['sending_date']; recorded: string | null; today: string },
): { sendingDate?: string | null } {
  if (to === 'EQUIPMENT_RETURN') return { sendingDate: given ?? recorded ?? today }
  return to === 'AWAITING_RETURN' || to === 'STOPPED' ? { sendingDate: given ?? null } : {}
}
