import { and, asc, eq, isNull } from 'drizzle-orm'
import { db } from '@/server/db/client'
import { equipmentUnits, orders, rentals } from '@/server/db/schema/index'
import { requestRelocation } from '@/server/equipment/relocations/request-relocation'
import { assignUsers } from '@/server/equipment/units/assign-user'
import { confirmReceipt } from '@/server/equipment/units/confirm-receipt'
import { updateLabel } from '@/server/equipment/units/update-label'
import type { Actor } from '@/services/auth/actor.rules'
import type { DemoCompany } from '../companies/insert-companies'
import { of } from '../named'

/** Assigns units to users of Horizonte, confirms some receipts and starts two relocations. */
export async function assignEquipment(
  companies: ReadonlyMap<string, DemoCompany>,
  people: ReadonlyMap<string, Actor>,
): Promise<void> {
  const [manager, member] = [of(people, 'gestor@horizonte.example'), of(people, 'colaborador@horizonte.example')]
  const { id: companyId, addressIds } = of(companies, 'horizonte')
  const units = await unitsInUse(companyId)
  const [notebook, monitor, ...others] = units
  const destination = [...addressIds.values()].find((id) => id !== units[4]?.addressId)
  if (!notebook || !monitor || destination === undefined) throw new Error('Horizonte rents too little')
  const theirs = [notebook.id, monitor.id]
  await assignUsers(manager, { units: theirs, user_id: member.id })
  await confirmReceipt(member, notebook.id)
  await assignUsers(manager, { units: others.slice(0, 1).map(({ id }) => id), user_id: manager.id })
  for (const [at, label] of ['Engenharia 01', 'Engenharia 02', 'Diretoria'].entries())
    await updateLabel(manager, units[at]?.id ?? 0, { label })
  const moving = others.filter(({ addressId }) => addressId === units[4]?.addressId).slice(1, 3)
  const reason = 'Reforço da equipe de obra.'
  await requestRelocation(manager, { units: moving.map(({ id }) => id), to_address_id: destination, reason })
  const wish = [...addressIds.values()].find((id) => id !== notebook.addressId)
  await requestRelocation(member, {
    units: [notebook.id],
    to_address_id: wish,
    reason: 'Vou trabalhar de lá em dezembro.',
  })
}

const unitsInUse = (companyId: number) =>
  db()
    .select({ id: equipmentUnits.id, addressId: equipmentUnits.addressId })
    .from(equipmentUnits)
    .innerJoin(rentals, and(eq(rentals.unitId, equipmentUnits.id), isNull(rentals.closedAt)))
    .innerJoin(orders, eq(orders.id, rentals.orderId))
    .where(and(eq(orders.companyId, companyId), eq(orders.stageName, 'ONGOING'), eq(equipmentUnits.status, 'IN_USE')))
    .orderBy(asc(equipmentUnits.id))
