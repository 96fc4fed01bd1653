import { type EarlyReturn, earlyReturn } from '@/services/orders/contract-end/contract-end.rules'
import { toCents, toDecimal } from '@/services/simulation/money.rules'
import { UNIT_STATUS_LABEL, type UnitStatus } from '@/services/stock/units/unit-status.rules'

/** Statuses in which a unit may be returned: held by a customer and not in another process. */
const RETURNABLE: readonly UnitStatus[] = ['IN_USE', 'DAMAGED', 'INSURANCE_CLAIMED']

export const isReturnable = (status: UnitStatus): boolean => RETURNABLE.includes(status)

/** Why units cannot be returned, one sentence per unit. */
export function returnObjections(units: readonly { serial: string; status: UnitStatus; asked: boolean }[]): string[] {
  return units.flatMap(({ serial, status, asked }) => {
    if (asked) return [`Serial ${serial}: a devolução já foi pedida.`]
    return isReturnable(status) ? [] : [`Serial ${serial}: não pode ser devolvido agora (${lower(status)}).`]
  })
}

const lower = (status: UnitStatus): string => UNIT_STATUS_LABEL[status].toLowerCase()

type RentedItem = { quantity: number; unit_price: string; unit_service_fee: string }

/** An order's monthly fee and its parts: items, and what upgrades have added (ADR 520). */
export type FeeParts = { monthly_fee: string; items: readonly RentedItem[]; added: string }

/**
 * The part of an order's monthly fee that some of its units account for, in proportion to their prices with the service package. A unit without
 * a price of its own (from an extra package) counts as the average of the order's units.
 * @param prices monthly price of each unit
 */
export function shareOfFee({ monthly_fee: fee, items, added }: FeeParts, prices: readonly (string | null)[]): string {
  const total = items.reduce(
    (sum, item) => sum + item.quantity * (toCents(item.unit_price) + toCents(item.unit_service_fee)),
    toCents(added),
  )
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0)
  if (total === 0 || count === 0) return toDecimal(0)
  const weight = prices.reduce((sum, price) => sum + (price === null ? total / count : toCents(price)), 0)
  return toDecimal(Math.round((toCents(fee) * Math.min(weight, total)) / total))
}

export type PartialReturnTerms = { monthly_fee: string; early: EarlyReturn | null }

/**
 * Terms of returning some units today: their share of the monthly fee and the early termination fine for it; null once
 * the contract has ended.
 */
export function partialReturnTerms(
  order: FeeParts & { ends_on: string | null },
  prices: readonly (string | null)[],
  today: string,
): PartialReturnTerms {
  const share = shareOfFee(order, prices)
  const early = order.ends_on ? earlyReturn(share, order.ends_on, today) : undefined
  return { monthly_fee: share, early: early ?? null }
}
