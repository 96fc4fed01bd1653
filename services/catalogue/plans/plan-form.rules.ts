import type { ManagedPlan, NewPlan, PlanChange } from './plans.schema'

/** What the form of a plan holds: numbers as people write them. */
export type PlanFormValues = {
  /** An id as text; empty until it is chosen. */
  simulator_id: string
  duration_months: string
  description: string
  /** "0,885" */
  factor: string
  active: boolean
}

export const EMPTY_PLAN: PlanFormValues = {
  simulator_id: '',
  duration_months: '',
  description: '',
  factor: '',
  active: true,
}

export const toPlanFormValues = (plan: ManagedPlan): PlanFormValues => ({
  simulator_id: String(plan.simulator.id),
  duration_months: String(plan.duration_months),
  description: plan.description,
  factor: formatFactor(plan.factor),
  active: plan.active,
})

/** What creates the plan; not validated yet. */
export const toNewPlan = (form: PlanFormValues) =>
  ({
    simulator_id: form.simulator_id === '' ? undefined : Number(form.simulator_id),
    ...toPlanChange(form),
  }) as NewPlan

/** What changes a plan, which stays in its simulator; not validated yet. */
export const toPlanChange = (form: PlanFormValues) =>
  ({
    duration_months: monthsOf(form.duration_months),
    description: form.description.trim(),
    factor: toFactor(form.factor),
    active: form.active,
  }) satisfies PlanChange

/** "0,885", as people write it, as the decimal text of the wire; what is no number stays as it was typed. */
export const toFactor = (typed: string): string => typed.trim().replace(',', '.')

/** "0.8850" as people read it: "0,885". */
export const formatFactor = (factor: string): string => factor.replace(/\.?0+$/, '').replace('.', ',')

const monthsOf = (typed: string): number | undefined => (typed.trim() === '' ? undefined : Number(typed.trim()))
