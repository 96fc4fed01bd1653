import { HOLD_DAYS } from '@/services/stock/holds/hold-expiry.rules'
import { between, seeded } from '../random'
import { type Ago, MINUTES_A_DAY, officeTimeBefore } from '../time/working-time'
import { ORDERS } from './customers.data'
import type { OrderPlan } from './order-plan.types'
import { type StepName, STEPS_TO } from './order-steps'
import { PACE } from './pace'

export type ScheduledStep = { name: StepName; at: Date }

/** An order with the instants of its steps. */
export type ScheduledOrder = { company: string; plan: OrderPlan; steps: readonly ScheduledStep[]; placedAt: Date }

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
/** Business days beyond which the exact time does not matter. */
const LONG_AGO = 10

/** The eighty orders, each scheduled backwards from its current situation, sorted by creation. */
export function scheduleOrders(now: Date): ScheduledOrder[] {
  const plans = Object.entries(ORDERS).flatMap(([company, list]) => list.map((plan) => ({ company, plan })))
  const ago = officeTimeBefore(now)
  const stories = plans.map(({ company, plan }, index) => {
    const steps = schedule(plan, index + 1, ago)
    return { company, plan, steps, placedAt: steps[0]?.at ?? now }
  })
  return stories.sort((a, b) => a.placedAt.getTime() - b.placedAt.getTime())
}

const ASKS_BACK: readonly StepName[] = ['ask to return', 'ask part back']

function schedule(plan: OrderPlan, seed: number, ago: Ago): ScheduledStep[] {
  const random = seeded(seed)
  let minutes = plan.since * MINUTES_A_DAY
  if (plan.since > LONG_AGO) minutes += between(random, 20, MINUTES_A_DAY - 20)
  const steps: ScheduledStep[] = []
  for (const name of [...stepsOf(plan)].reverse()) {
    steps.unshift({ name, at: ago(minutes) })
    minutes += ASKS_BACK.includes(name) ? (plan.rented ?? 0) * MINUTES_A_DAY : between(random, ...PACE[name])
  }
  return steps.map((step) => (step.name === 'lapse' ? { ...step, at: endOfHold(steps) } : step))
}

function stepsOf({ stands, refused }: OrderPlan): StepName[] {
  const [order, ...rest] = STEPS_TO[stands]
  return refused ? [order, 'refuse', 'propose again', ...rest] : [order, ...rest]
}

/** A job releases expired holds every ten minutes. */
const endOfHold = (steps: readonly ScheduledStep[]): Date =>
  new Date((steps[0]?.at.getTime() ?? 0) + HOLD_DAYS * DAY_MS + 10 * MINUTE_MS)
