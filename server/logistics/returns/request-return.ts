import { transaction } from '@/server/db/client'
import { orNotFound, Refusal } from '@/server/http/refusal'
import { openReturns } from '@/server/orders/returns/open-returns.service'
import { openRentals, type RentedUnit, unitsNotAskedBack } from '@/server/orders/returns/rented-units.service'
import { changeOrder, changeOrderIn, type Command } from '@/server/orders/workflow/change-order.service'
import type { Actor } from '@/services/auth/actor.rules'
import { returnObjections } from '@/services/logistics/returns/returns.rules'
import type { ReturnUnits, StaffReturnRequest } from '@/services/logistics/returns/returns.schema'
import type { OrderKey } from '@/services/orders/order-address.rules'
import type { Order } from '@/services/orders/orders.schema'
import { listRentingOrders } from './returns.repository'

/**
 * Requests units back for the customer; the rest of each order stays rented. One return package per order and address,
 * all or none.
 * Refuses 404 for a unit that the active company does not rent, 409 `conflict` with one sentence per unit that cannot
 * come back now, else as `changeOrder`.
 */
export function requestReturns(actor: Actor, { units, reason }: ReturnUnits): Promise<Order[]> {
  const wanted = [...new Set(units)]
  return transaction(async (tx) => {
    const byOrder = await listRentingOrders(tx, orNotFound(actor.companyId), wanted)
    if (byOrder.flat().length < wanted.length) throw new Refusal('not_found')
    const changed: Order[] = []
    for (const [first, ...others] of byOrder) {
      if (!first) continue
      const ids = new Set([first, ...others].map(({ unitId }) => unitId))
      changed.push(
        await changeOrderIn(
          tx,
          actor,
          first,
          returnCommand(({ unitId }) => ids.has(unitId), reason),
        ),
      )
    }
    return changed
  })
}

/**
 * The same for staff, by serials of one order.
 * Also refuses 409 `conflict` for serials that the order does not rent.
 */
export function requestReturnByStaff(
  actor: Actor,
  ref: OrderKey,
  { serials, reason }: StaffReturnRequest,
): Promise<Order> {
  const wanted = new Set(serials.map((serial) => serial.toUpperCase()))
  return changeOrder(actor, ref, (record) => {
    const rented = new Set(openRentals(record).map(({ serial }) => serial.toUpperCase()))
    const unknown = [...wanted].filter((serial) => !rented.has(serial))
    const objections = unknown.map((serial) => `Serial ${serial}: não está locado neste pedido.`)
    return returnCommand(({ serial }) => wanted.has(serial.toUpperCase()), reason, objections)
  })
}

function returnCommand(isMeant: (unit: RentedUnit) => boolean, reason?: string, objections: string[] = []): Command {
  return {
    action: 'return_units',
    effect: async (change) => {
      const units = openRentals(change.record).filter(isMeant)
      const staying = new Set(unitsNotAskedBack(change.record))
      const told = units.map((unit) => ({
        serial: unit.serial,
        status: unit.status,
        asked: !staying.has(unit),
      }))
      const problems = [...objections, ...returnObjections(told)]
      if (problems.length > 0) throw new Refusal('conflict', { errors: problems })
      const { after } = await openReturns(change, units, { apart: true })
      return { message: reason, after: { ...after, serials: units.map(({ serial }) => serial) } }
    },
  }
}
