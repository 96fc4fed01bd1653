import { STAGES_BEFORE_DELIVERY } from '@/services/orders/workflow/stage-groups.rules'
import type { StageName } from '@/services/orders/workflow/stages.rules'

/**
 * The figures that are kept of each month (dashboard paper, "The rules"). Figures of orders are kept for each seller too, those
 * of stages by stage, those of units by product.
 */
export const FIGURE_KEYS = [
  // Of orders, at the end of the month: amounts in reais, and a count.
  'contracted_fee',
  'running_fee',
  'orders_before_delivery',
  // What moved the running fee during the month.
  'fee_new',
  'fee_expansion',
  'fee_contraction',
  'fee_ended',
  // Orders whose last delivery was in the month: how many, their days from the acceptance in all, and the median.
  'delivered_orders',
  'delivery_days',
  'delivery_days_median',
  // Stays in a stage that ended in the month: how many, their business minutes in all, how many had a deadline, and how many
  // ended late.
  'stage_stays',
  'stage_minutes',
  'stage_due',
  'stage_late',
  // Of months that are over: how many stays took so many tenths of a business day, `PACKAGING:12`.
  'stage_spread',
  // Units by product: days of the month rented and owned, and how many are in use at its end.
  'rented_days',
  'owned_days',
  'units_in_use',
] as const

export type FigureKey = (typeof FIGURE_KEYS)[number]

/** The stages whose stays are measured: those in which an order waits for somebody. */
export const MEASURED_STAGES: readonly StageName[] = [...STAGES_BEFORE_DELIVERY, 'DELIVERY_TERM']

/** The middle of a list of numbers; the mean of the two in the middle of an even one, null of an empty one. */
export function medianOf(values: readonly number[]): number | null {
  if (values.length === 0) return null
  const sorted = values.toSorted((one, other) => one - other)
  const upper = sorted.at(sorted.length / 2) ?? 0
  const lower = sorted.at((sorted.length - 1) / 2) ?? 0
  return (lower + upper) / 2
}
