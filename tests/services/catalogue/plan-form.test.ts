import { toNewPlan, toPlanFormValues } from '@/services/catalogue/plans/plan-fields.rules'
import { formatFactor, toFactor } from '@/services/catalogue/plans/plan-prices.rules'
import { newPlanBody } from '@/services/catalogue/plans/plans.schema'
import { wireManagedPlan } from '@/tests/factories/wire/plan.wire'

describe('the form of a plan', () => {
  it('formats a factor with a comma, and parses it again', () => {
    expect(['0.8500', '1.0000', '12.3456', '10.0000'].map(formatFactor)).toEqual(['0,85', '1', '12,3456', '10'])
    expect([' 0,85 ', '1', '1.2', 'um'].map(toFactor)).toEqual(['0.85', '1', '1.2', 'um'])
  })

  it('returns the plan that it was filled with', () => {
    const plan = wireManagedPlan()
    const body = toNewPlan(toPlanFormValues(plan))
    expect(body).toEqual({
      simulator_id: 1,
      duration_months: 36,
      description: 'A menor mensalidade',
      factor: '0.85',
      active: true,
    })
    expect(newPlanBody.isValidSync(body)).toBe(true)
  })

  it.each([
    ['no number of months', { duration_months: 'doze' }],
    ['half a month', { duration_months: '1,5' }],
    ['a factor of zero', { factor: '0,0' }],
    ['a factor in words', { factor: 'metade' }],
    ['no simulator', { simulator_id: '' }],
  ])('refuses %s', (_what, typed) => {
    expect(newPlanBody.isValidSync(toNewPlan({ ...toPlanFormValues(wireManagedPlan()), ...typed }))).toBe(false)
  })
})
