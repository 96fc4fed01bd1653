/** By what the plans may be sorted; without one they stand simulator by simulator, the shortest first. */
export const PLAN_ORDERINGS = ['duration_months', '-duration_months', 'factor', '-factor'] as const

export type PlanOrdering = (typeof PLAN_ORDERINGS)[number]
