import { db } from '@/server/db/client'
import { orNotFound } from '@/server/http/refusal'
import { type Actor, isCustomer } from '@/services/auth/actor.rules'
import { may } from '@/services/auth/permissions.rules'
import { canonicalSerial } from '@/services/stock/units/serials.rules'
import { findBySerials } from '../units/units.repository'

/**
 * Finds the unit of a scanned label: any for staff with access to the stock, those of their company for customers,
 * those they use for a COLABORADOR. Refuses 404 for every other.
 */
export async function findUnitByLabel(actor: Actor, serial: string): Promise<{ id: number }> {
  const [row] = await findBySerials(db(), [canonicalSerial(serial)])
  const { unit } = orNotFound(row)
  return { id: orNotFound(maySee(actor, unit) ? unit.id : undefined) }
}

function maySee(actor: Actor, { companyId, userId }: { companyId: number | null; userId: number | null }): boolean {
  if (!isCustomer(actor)) return may(actor, 'stock:read')
  if (companyId === null || companyId !== actor.companyId) return false
  return may(actor, 'checkout:read') || userId === actor.id
}
