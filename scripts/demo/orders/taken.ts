import type { ScheduledOrder } from './schedule'

const GIVEN_BACK = /^(finished|cancelled)/

/** How many units of each product the orders hold or rent when everything is told. */
export function takenBy(stories: readonly ScheduledOrder[]): Map<string, number> {
  const taken = new Map<string, number>()
  for (const { plan, steps } of stories) {
    if (GIVEN_BACK.test(plan.stands) || steps.some(({ name }) => name === 'lapse')) continue
    for (const [name, quantity] of Object.entries(plan.items)) taken.set(name, (taken.get(name) ?? 0) + quantity)
  }
  return taken
}
