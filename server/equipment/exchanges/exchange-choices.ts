import { db } from '@/server/db/client'
import { Refusal } from '@/server/http/refusal'
import { availabilityOf } from '@/server/stock/holds/stock.service'
import { loadOrderPolicies } from '@/server/tickets/ticket-policy.service'
import type { Actor } from '@/services/auth/actor.rules'
import { exchangeObjections, mayRequestExchange } from '@/services/equipment/exchanges/exchange-request.rules'
import type { ExchangeKind } from '@/services/equipment/exchanges/exchange-transitions.rules'
import type { ExchangeChoices } from '@/services/equipment/exchanges/exchanges.schema'
import { exchangeDueAt } from '@/services/orders/office-hours.rules'
import { countUnits } from '../units/equipment-counts.repository'
import { openExchangeOf } from '../units/equipment.mapper'
import { type CompanyUnit, listUnitsById } from '../units/equipment.repository'
import { visibleUnits } from '../units/visible-units'
import { productRef } from './exchange.mapper'
import { haveSamePrice, listReplacementProducts, listUpgradeProducts } from './replacement-products'
import { listRentedUnits, type RentedUnit } from './replacement-products.repository'

/**
 * Lists what these units may be exchanged for, and the objections against it.
 * Refuses 404 for a unit that the actor does not see, 403 for an upgrade by somebody who may not order.
 */
export async function getExchangeChoices(
  actor: Actor,
  unitIds: readonly number[],
  kind: ExchangeKind,
): Promise<ExchangeChoices> {
  const ids = [...new Set(unitIds)]
  const filters = visibleUnits(actor, { ids })
  if (!filters || (await countUnits(db(), filters)) < ids.length) throw new Refusal('not_found')
  if (!mayRequestExchange(kind, actor)) throw new Refusal('forbidden')
  const rented = await listRentedUnits(db(), ids)
  const objections = listExchangeObjections(await listUnitsById(db(), ids), rented, kind)
  const choices = await (kind === 'exchange' ? listReplacementProducts : listUpgradeProducts)(db(), rented)
  const stock = await availabilityOf(
    db(),
    choices.map(({ product }) => product.id),
  )
  return {
    choices: choices.map(({ product, monthlyDifference }) => ({
      product: productRef(product),
      available: stock.get(product.id)?.available ?? 0,
      monthly_difference: monthlyDifference,
    })),
    due_at: kind === 'exchange' ? await promisedUntil(rented) : null,
    objections,
  }
}

/** Until when all these units are replaced that are asked for now; null for none. */
async function promisedUntil(rented: readonly RentedUnit[]): Promise<string | null> {
  const orderIds = [...new Set(rented.map(({ orderId }) => orderId))]
  const policyOf = await loadOrderPolicies(db(), orderIds)
  const days = orderIds.map((orderId) => policyOf(orderId).exchange_business_days)
  return days.length === 0 ? null : exchangeDueAt(new Date(), Math.max(...days)).toISOString()
}

/** Why these units cannot be exchanged now, one sentence each. */
export function listExchangeObjections(
  units: readonly CompanyUnit[],
  rented: readonly RentedUnit[],
  kind: ExchangeKind,
): string[] {
  const running = new Set(rented.filter(({ stageName }) => stageName === 'ONGOING').map(({ unitId }) => unitId))
  const objections = exchangeObjections(
    units.map((row) => ({
      serial: row.unit.serial,
      status: row.unit.status,
      hasOpenRequest: Boolean(row.relocation ?? openExchangeOf(row) ?? row.returning),
      isRunning: running.has(row.unit.id),
    })),
  )
  if (kind === 'upgrade' && !haveSamePrice(rented))
    objections.push('Peça o upgrade de equipamentos do mesmo tipo e preço de cada vez.')
  return objections
}
