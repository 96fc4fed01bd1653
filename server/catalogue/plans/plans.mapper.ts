import type { ManagedPlan } from '@/services/catalogue/plans/plans.schema'
import type { PlanRow } from './plans.repository'

export const toManagedPlan = ({ plan, simulatorName, quotationsCount, ordersCount }: PlanRow): ManagedPlan => ({
  id: plan.id,
  simulator: { id: plan.simulatorId, name: simulatorName },
  duration_months: plan.durationMonths,
  description: plan.description,
  factor: plan.factor,
  active: plan.active,
  quotations_count: quotationsCount,
  orders_count: ordersCount,
})

/** The history record of a plan. */
export const toPlanRecord = ({ plan, simulatorName }: PlanRow) => ({
  simulator: simulatorName,
  duration_months: plan.durationMonths,
  description: plan.description,
  factor: plan.factor,
  active: plan.active,
})
