import { recordEvent } from '@/server/audit/audit.service'
import { transaction, type Tx } from '@/server/db/client'
import { Refusal, refuseField } from '@/server/http/refusal'
import type { RentalOwner } from '@/server/stock/events/rented-units.service'
import { changeUnits } from '@/server/stock/events/unit-events.service'
import { loadOrderPolicies } from '@/server/tickets/ticket-policy.service'
import type { Actor } from '@/services/auth/actor.rules'
import { mayRequestExchange } from '@/services/equipment/exchanges/exchange-request.rules'
import type { Exchange, NewExchanges } from '@/services/equipment/exchanges/exchanges.schema'
import { exchangeDueAt } from '@/services/orders/office-hours.rules'
import { listUnitsById, lockUnits } from '../units/equipment.repository'
import { visibleUnits } from '../units/visible-units'
import { listExchangeObjections } from './exchange-choices'
import { notifyStaff } from './exchange-notices'
import { insertExchanges, lockOrders } from './exchanges.repository'
import { listExchangesById } from './list-exchanges'
import { listUpgradeProducts } from './replacement-products'
import { listRentedUnits, type RentedUnit } from './replacement-products.repository'

/**
 * Requests other units in place of these, all or none: of the same product if something is wrong, or a better product
 * at a difference that is shown and stored. Staff decide; the units stay where they are. The replacement of an exchange is
 * due when the service package of its order promises it.
 * Refuses 404 for a unit that the actor does not see, 403 for an upgrade by somebody who may not order, 400 for a
 * product that is not among the options, 409 with one sentence per unit that has another open request.
 */
export async function requestExchanges(
  actor: Actor,
  { units, kind, product_id, reason }: NewExchanges,
): Promise<Exchange[]> {
  const ids = [...new Set(units)]
  const filters = visibleUnits(actor, { ids })
  if (!filters) throw new Refusal('not_found')
  return transaction(async (tx) => {
    const body = { units, kind, product_id, reason }
    const asked = await requestExchangesIn(tx, actor, { ...body, filters, requestedBy: actor.id })
    await notifyStaff(tx, actor, asked)
    return asked
  })
}

type Request = NewExchanges & { filters: Parameters<typeof lockUnits>[1]; requestedBy: number }

/**
 * The same in the caller's transaction, for units that `filters` describe and whoever wants them exchanged; staff are not
 * told. Refuses as `requestExchanges`.
 */
export async function requestExchangesIn(
  tx: Tx,
  actor: Actor,
  { units, kind, product_id, reason, filters, requestedBy }: Request,
): Promise<Exchange[]> {
  const ids = [...new Set(units)]
  const orderIds = (await listRentedUnits(tx, ids)).map(({ orderId }) => orderId)
  await lockOrders(tx, orderIds)
  if ((await lockUnits(tx, { ...filters, ids })).length < ids.length) throw new Refusal('not_found')
  if (requestedBy === actor.id && !mayRequestExchange(kind, actor)) throw new Refusal('forbidden')
  const rented = await listRentedUnits(tx, ids)
  const objections = listExchangeObjections(await listUnitsById(tx, ids), rented, kind)
  if (objections.length > 0) throw new Refusal('conflict', { errors: objections })
  const monthlyDifference = await monthlyDifferenceOf(tx, rented, { kind, product_id })
  const policyOf = await loadOrderPolicies(tx, orderIds)
  const now = new Date()
  const exchangeIds: number[] = []
  for (const [orderId, same] of Map.groupBy(rented, (unit) => unit.orderId)) {
    const order = { orderId, companyId: filters.companyId }
    const dueAt = kind === 'exchange' ? exchangeDueAt(now, policyOf(orderId).exchange_business_days) : null
    const request = { kind, product_id, reason, monthlyDifference, requestedBy, dueAt }
    exchangeIds.push(...(await createExchanges(tx, actor, order, same, request)))
  }
  return listExchangesById(tx, actor, exchangeIds)
}

type ExchangeTarget = Pick<NewExchanges, 'kind' | 'product_id'>

/** What each replacement adds to the monthly fee; the same for all units. */
async function monthlyDifferenceOf(
  tx: Tx,
  units: readonly RentedUnit[],
  { kind, product_id: productId }: ExchangeTarget,
): Promise<string> {
  if (kind === 'exchange') {
    if (productId !== undefined && units.some((unit) => unit.productId !== productId))
      throw refuseField('product_id', 'A troca é pelo mesmo equipamento. Para outro, peça um upgrade.')
    return '0.00'
  }
  const choice = (await listUpgradeProducts(tx, units)).find(({ product }) => product.id === productId)
  if (!choice) throw refuseField('product_id', 'Escolha um dos equipamentos da lista.')
  return choice.monthlyDifference
}

type ExchangeRequest = ExchangeTarget & {
  reason: string
  monthlyDifference: string
  requestedBy: number
  dueAt: Date | null
}

/** Creates the exchanges of one order with their history. @returns the ids of the exchanges */
async function createExchanges(
  tx: Tx,
  actor: Actor,
  order: RentalOwner,
  units: readonly RentedUnit[],
  { product_id, ...asked }: ExchangeRequest,
): Promise<number[]> {
  const { orderId, companyId } = order
  const { kind, reason, monthlyDifference } = asked
  const ids = units.map(({ unitId }) => unitId)
  await changeUnits(tx, actor, {
    ids,
    type: 'EXCHANGE_REQUESTED',
    values: { status: 'PENDING_EXCHANGE' },
    about: { ...order, message: reason, details: { kind, monthly_difference: monthlyDifference } },
  })
  await recordEvent(tx, actor, {
    model: 'order',
    objectId: orderId,
    companyId,
    action: kind === 'upgrade' ? 'request_upgrade' : 'request_exchange',
    message: reason,
    after: { units: ids, product: product_id ?? null },
  })
  return insertExchanges(
    tx,
    units.map(({ unitId, productId }) => ({
      ...asked,
      unitId,
      orderId,
      productId: product_id ?? productId,
      status: 'REQUESTED',
    })),
  )
}
