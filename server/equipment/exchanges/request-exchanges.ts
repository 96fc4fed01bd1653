import { record } from '@/server/audit/audit.service'
import { transaction, type Tx } from '@/server/db/client'
import { Refusal, refuseField } from '@/server/http/refusal'
import { changeUnits } from '@/server/stock/unit-changes.service'
import type { Actor } from '@/services/auth/actor.rules'
import { mayAsk } from '@/services/equipment/exchanges.rules'
import type { Exchange, NewExchanges } from '@/services/equipment/exchanges.schema'
import { lockUnits, readUnits } from '../equipment.repository'
import { visibleUnits } from '../visible-units'
import { objectionsTo } from './exchange-choices'
import { askStaff } from './exchange-mails'
import { upgradesOf } from './exchange-prices'
import { listRentedUnits, type RentedUnit } from './exchange-prices.repository'
import { insertExchanges, lockOrders } from './exchanges.repository'
import { readExchanges } from './read-exchanges'

/**
 * Asks for other units in the place of these, all of them or none: of the same product where something is wrong, or of a
 * better one at a price that is told and kept. Staff decide; the units wait where they are.
 * Refuses 404 for a unit that the actor does not see, 403 for an upgrade by somebody who does not order, 400 for a product
 * that is no choice, 409 with a sentence for each unit that is spoken for.
 */
export async function requestExchanges(
  actor: Actor,
  { units, kind, product_id, reason }: NewExchanges,
): Promise<Exchange[]> {
  const ids = [...new Set(units)]
  const filters = visibleUnits(actor, { ids })
  if (!filters) throw new Refusal('not_found')
  return transaction(async (tx) => {
    const orderIds = (await listRentedUnits(tx, ids)).map(({ orderId }) => orderId)
    await lockOrders(tx, orderIds)
    if ((await lockUnits(tx, { ...filters, ids })).length < ids.length) throw new Refusal('not_found')
    if (!mayAsk(kind, actor)) throw new Refusal('forbidden')
    const rented = await listRentedUnits(tx, ids)
    const objections = objectionsTo(await readUnits(tx, ids), rented, kind)
    if (objections.length > 0) throw new Refusal('conflict', { errors: objections })
    const exchangeIds: number[] = []
    for (const unit of rented) {
      const choice = { kind, ...(await chosen(tx, unit, { kind, product_id })) }
      exchangeIds.push(...(await ask(tx, actor, unit, { ...choice, reason })))
    }
    for (const [orderId, same] of Map.groupBy(rented, (unit) => unit.orderId)) {
      await record(tx, actor, {
        model: 'order',
        objectId: orderId,
        companyId: filters.companyId,
        action: kind === 'upgrade' ? 'request_upgrade' : 'request_exchange',
        message: reason,
        after: { units: same.map(({ unitId }) => unitId), product: product_id ?? null },
      })
    }
    const asked = await readExchanges(tx, actor, exchangeIds)
    await askStaff(tx, actor, asked)
    return asked
  })
}

type Wish = Pick<NewExchanges, 'kind' | 'product_id'>

/** Of what the replacement is, and what it adds to the fee. */
async function chosen(tx: Tx, unit: RentedUnit, { kind, product_id: productId }: Wish) {
  if (kind === 'exchange') {
    if (productId !== undefined && productId !== unit.productId)
      throw refuseField('product_id', 'A troca é pelo mesmo equipamento. Para outro, peça um upgrade.')
    return { productId: unit.productId, monthlyDifference: '0.00' }
  }
  const choice = (await upgradesOf(tx, unit)).find(({ product }) => product.id === productId)
  if (!choice) throw refuseField('product_id', 'Escolha um dos equipamentos da lista.')
  return { productId: choice.product.id, monthlyDifference: choice.monthlyDifference }
}

type Asked = { kind: string; productId: number; monthlyDifference: string; reason: string }

async function ask(tx: Tx, actor: Actor, { unitId, orderId, companyId }: RentedUnit, asked: Asked): Promise<number[]> {
  const { kind, reason, monthlyDifference } = asked
  await changeUnits(tx, actor, {
    ids: [unitId],
    type: 'EXCHANGE_REQUESTED',
    values: { status: 'PENDING_EXCHANGE' },
    about: { orderId, companyId, message: reason, details: { kind, monthly_difference: monthlyDifference } },
  })
  return insertExchanges(tx, [{ ...asked, unitId, orderId, status: 'REQUESTED', requestedBy: actor.id }])
}
