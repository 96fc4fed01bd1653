import type { Change } from '@/server/orders/change-order.service'
import { findOpenRentals } from './taken-serials.repository'

/** Refuses 409 `conflict` for serials that are in a parcel already, and says in whose. */
export async function refuseTaken({ tx, notYet }: Change, packageId: number, serials: string[]): Promise<void> {
  const taken = await findOpenRentals(tx, serials)
  if (taken.length === 0) return
  const sentences = taken.map(({ serial, packageId: where, maskId, company }) =>
    where === packageId
      ? `Serial ${serial}: não está disponível, já está neste volume.`
      : `Serial ${serial}: não está disponível, já está no pedido ${maskId} de ${company}.`,
  )
  throw notYet(sentences.join(' '))
}
