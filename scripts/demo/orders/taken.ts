import type { ScheduledOrder } from './schedule'

const GIVEN_BACK = /^(finished|cancelled)/

/** The units of each product that all orders together hold or rent in the end. */
export function takenBy(stories: readonly ScheduledOrder[]): Map<string, number> {
  const taken = new Map<string, number>()
  for (const { plan, steps } of stories) {
    if (GIVEN_BACK.test(plan.stands) || steps.some(({ name }) => name === 'lapse')) continue
    for (const [name, quantity] of Object.entries(plan.items)) taken.set(name, (taken.get(name) ?? 0) + quantity)
  }
  return taken
}
