import { and, eq, inArray } from 'drizzle-orm'
import { transaction } from '@/server/db/client'
import { equipmentUnits, exchanges, orders, rentals } from '@/server/db/schema'
import { changeUnits } from '@/server/stock/unit-changes.service'
import type { Actor } from '@/services/auth/actor.rules'
import type { UnitEventType } from '@/services/stock/unit-events.rules'
import { sourcesOf, type UnitStatus } from '@/services/stock/unit-status.rules'
import type { DemoCompany } from '../companies/insert-companies'
import { of } from '../named'

type Mishap = {
  company: string
  status: UnitStatus
  type: UnitEventType
  exchange: 'REQUESTED' | 'DELIVERED'
  reason: string
  units: number
}

/** What has come over units in use: their statuses follow from no order. */
const MISHAPS: readonly Mishap[] = [
  {
    company: 'vilaserena',
    status: 'PENDING_EXCHANGE',
    type: 'EXCHANGE_REQUESTED',
    exchange: 'REQUESTED',
    reason: 'A bateria não segura mais a carga.',
    units: 2,
  },
  {
    company: 'horizonte',
    status: 'EXCHANGED',
    type: 'EXCHANGED',
    exchange: 'DELIVERED',
    reason: 'A tela tinha uma linha apagada.',
    units: 2,
  },
]

/** Puts some units of running rentals into the statuses that only exchanges lead to. */
export async function meetMishaps(companies: ReadonlyMap<string, DemoCompany>, actor: Actor): Promise<void> {
  for (const mishap of MISHAPS) await meet(of(companies, mishap.company).id, mishap, actor)
}

function meet(companyId: number, { status, type, exchange, reason, units }: Mishap, actor: Actor): Promise<void> {
  return transaction(async (tx) => {
    const rented = await tx
      .select({ id: equipmentUnits.id, productId: equipmentUnits.productId, orderId: rentals.orderId })
      .from(equipmentUnits)
      .innerJoin(rentals, eq(rentals.unitId, equipmentUnits.id))
      .innerJoin(orders, eq(orders.id, rentals.orderId))
      .where(
        and(
          eq(orders.companyId, companyId),
          eq(orders.stageName, 'ONGOING'),
          inArray(equipmentUnits.status, sourcesOf(status)),
        ),
      )
      .orderBy(equipmentUnits.id)
      .limit(units)
    const ids = rented.map(({ id }) => id)
    await tx.insert(exchanges).values(
      rented.map(({ id, productId, orderId }) => ({
        orderId,
        unitId: id,
        kind: 'exchange',
        productId,
        reason,
        status: exchange,
        requestedBy: actor.id,
      })),
    )
    await changeUnits(tx, actor, { ids, type, values: { status }, about: { companyId, message: reason } })
  })
}
