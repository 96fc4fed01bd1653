import { earlyReturn, type EarlyReturn } from '@/services/orders/contract-end.rules'
import { toCents, toDecimal } from '@/services/simulation/money.rules'
import { UNIT_STATUS_LABEL, type UnitStatus } from '@/services/stock/unit-status.rules'

/** What may be asked back: what is in somebody's hands and on no other way. */
const RETURNABLE: readonly UnitStatus[] = ['IN_USE', 'DAMAGED', 'INSURANCE_CLAIMED']

export const isReturnable = (status: UnitStatus): boolean => RETURNABLE.includes(status)

/** Why units cannot be asked back, as a sentence a unit; nothing for those that can. */
export function returnObjections(units: readonly { serial: string; status: UnitStatus; asked: boolean }[]): string[] {
  return units.flatMap(({ serial, status, asked }) => {
    if (asked) return [`Serial ${serial}: a devolução já foi pedida.`]
    return isReturnable(status) ? [] : [`Serial ${serial}: não pode ser devolvido agora (${lower(status)}).`]
  })
}

const lower = (status: UnitStatus): string => UNIT_STATUS_LABEL[status].toLowerCase()

type RentedItem = { product_id: number; quantity: number; unit_price: string }

/**
 * The part of an order's monthly fee that falls to some of its units, in proportion to the prices of their products. A
 * product that the order did not list (an exchange brought it) weighs as much as its units do on average.
 * @param fee the monthly fee of the whole order
 * @param productIds of each unit, its product
 */
export function shareOfFee(fee: string, items: readonly RentedItem[], productIds: readonly number[]): string {
  const total = items.reduce((sum, { quantity, unit_price }) => sum + quantity * toCents(unit_price), 0)
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0)
  if (total === 0 || count === 0) return toDecimal(0)
  const weightOf = (productId: number): number => {
    const item = items.find(({ product_id }) => product_id === productId)
    return item ? toCents(item.unit_price) : total / count
  }
  const weight = productIds.reduce((sum, productId) => sum + weightOf(productId), 0)
  return toDecimal(Math.round((toCents(fee) * Math.min(weight, total)) / total))
}

export type PartTerms = { monthly_fee: string; early: EarlyReturn | null }

/**
 * What giving some units back today means: their part of the monthly fee, and what the contract's clause on leaving early
 * asks for that part; null once the contract has ended.
 */
export function partTerms(
  order: { monthly_fee: string; ends_on: string | null; items: readonly RentedItem[] },
  productIds: readonly number[],
  today: string,
): PartTerms {
  const share = shareOfFee(order.monthly_fee, order.items, productIds)
  const early = order.ends_on ? earlyReturn(share, order.ends_on, today) : undefined
  return { monthly_fee: share, early: early ?? null }
}
