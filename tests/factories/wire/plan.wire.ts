import type { ManagedPlan, PlanChoice } from '@/services/catalogue/plans/plans.schema'

export const wireManagedPlan = (overrides: Partial<ManagedPlan> = {}): ManagedPlan => ({
  id: 3,
  simulator: { id: 1, name: 'Notebooks' },
  duration_months: 36,
  description: 'A menor mensalidade',
  factor: '0.8500',
  active: true,
  quotations_count: 2,
  orders_count: 5,
  ...overrides,
})

export const wirePlanChoice = (overrides: Partial<PlanChoice> = {}): PlanChoice => ({
  id: 1,
  name: 'Notebooks',
  active: true,
  lowest_price: '200.00',
  plans: [
    { id: 1, duration_months: 12, factor: '1.2000', active: true },
    { id: 2, duration_months: 24, factor: '1.0000', active: true },
    { id: 3, duration_months: 36, factor: '0.8500', active: true },
  ],
  ...overrides,
})
