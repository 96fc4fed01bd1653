import { MEASURING_SORTS } from '@/services/billing/orderings.rules'
import type { MeasuringFilters } from '@/services/billing/measuring/measuring.schema'
import type { UnitMonth } from './find-unit-months'

type Ordering = MeasuringFilters['ordering']

const amountOf = ({ rental, service }: UnitMonth): number => rental.amount + (service?.amount ?? 0)

const words = new Intl.Collator('pt-BR')

const COMPARE: Record<(typeof MEASURING_SORTS)[number], (one: UnitMonth, other: UnitMonth) => number> = {
  company: (one, other) => words.compare(one.order.company.corporateName, other.order.company.corporateName),
  order: (one, other) => words.compare(one.order.maskId, other.order.maskId),
  product: (one, other) => words.compare(one.rental.product, other.rental.product),
  serial: (one, other) => words.compare(one.rental.serial, other.rental.serial),
  started_on: (one, other) => words.compare(one.rental.startedOn, other.rental.startedOn),
  days: (one, other) => one.rental.days - other.rental.days,
  amount: (one, other) => amountOf(one) - amountOf(other),
}

/** Rows in the wished order; by company and order they are found, and equal ones stay so. */
export function inOrder(unitMonths: readonly UnitMonth[], ordering: Ordering): UnitMonth[] {
  if (ordering === 'company') return [...unitMonths]
  const sort = MEASURING_SORTS.find((one) => ordering.replace('-', '') === one) ?? 'company'
  const compare = COMPARE[sort]
  return unitMonths.toSorted(ordering.startsWith('-') ? (one, other) => compare(other, one) : compare)
}

/**
 * The first `count` rows, in the wished order, of those that were the first until now and of more that were found: what cannot
 * be among them any more is let go.
 */
export const firstRows = (
  until: readonly UnitMonth[],
  found: readonly UnitMonth[],
  { count, ordering }: { count: number; ordering: Ordering },
): UnitMonth[] => inOrder([...until, ...found], ordering).slice(0, count)
