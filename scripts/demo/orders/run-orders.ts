import { finishQuotation } from '@/server/simulation/review/finish-quotation'
import { expireStockHolds } from '@/server/stock/holds/expire-holds'
import { isCustomer } from '@/services/auth/actor.rules'
import { of } from '../named'
import { atSimulatedTime } from '../time/simulated-time'
import { MINUTES_A_DAY, officeTimeBefore } from '../time/working-time'
import type { OrderRun, Step } from './order-run.types'
import type { StepName } from './order-steps'
import { buyerOf, insertQuotations, type World } from './quotations'
import type { ScheduledOrder, ScheduledStep } from './schedule'
import { CONTRACT_STEPS } from './steps-contract'
import { DELIVERY_STEPS } from './steps-delivery'
import { HIRING_STEPS } from './steps-hiring'
import { teamFor } from './team'

const STEPS: Readonly<Record<Exclude<StepName, 'order' | 'lapse'>, Step>> = {
  ...HIRING_STEPS,
  ...CONTRACT_STEPS,
  ...DELIVERY_STEPS,
}

/** The number of concurrent steps, of different orders. */
const AT_ONCE = 4

/** The business days whose mails are kept. */
const NEWS_DAYS = 2

type TimedStep = { index: number; story: ScheduledOrder; step: ScheduledStep }

/**
 * Plays the orders through the commands of the API, each step by its owner at its simulated time, oldest first.
 * @param news is called at the start of the last days
 */
export async function runOrders(
  world: World,
  stories: readonly ScheduledOrder[],
  news: () => Promise<void>,
): Promise<void> {
  const quotationIds = await insertQuotations(world, stories)
  const walks = new Map<number, OrderRun>()
  const happenings = stories
    .flatMap((story, index) => story.steps.map((step): TimedStep => ({ index, story, step })))
    .sort((a, b) => a.step.at.getTime() - b.step.at.getTime())
  const live = async ({ index, story, step }: TimedStep): Promise<void> => {
    if (step.name === 'lapse') return atSimulatedTime(step.at, expireStockHolds)
    if (step.name === 'order') {
      const id = quotationIds[index] ?? 0
      walks.set(index, await atSimulatedTime(step.at, () => place(world, story, { id, index })))
      return
    }
    const act = STEPS[step.name]
    const walk = of(walks, index)
    walk.order = await atSimulatedTime(step.at, () => act(walk))
  }
  const recent = officeTimeBefore(world.now)(NEWS_DAYS * MINUTES_A_DAY)
  await inOrder(
    happenings.filter(({ step }) => step.at < recent),
    live,
  )
  await news()
  await inOrder(
    happenings.filter(({ step }) => step.at >= recent),
    live,
  )
}

async function place(
  world: World,
  story: ScheduledOrder,
  { id, index }: { id: number; index: number },
): Promise<OrderRun> {
  const { plan } = story
  const company = of(world.companies, story.company)
  const buyer = buyerOf(world, story)
  const { order } = await finishQuotation(buyer, id, { comment: plan.comment })
  const customer = isCustomer(buyer) ? buyer : of(world.people, `gestor@${company.key}.example`)
  const ref = { companyId: company.id, maskId: order.order_mask_id }
  return { order, plan, company, ref, customer, team: teamFor(world.people, index) }
}

/** Runs steps concurrently, except those of one order and the creation of a company's orders, which run in sequence. */
async function inOrder(happenings: readonly TimedStep[], happen: (one: TimedStep) => Promise<void>): Promise<void> {
  const last = new Map<string, Promise<void>>()
  const atWork = new Set<Promise<void>>()
  for (const one of happenings) {
    const keys = [`order ${one.index}`, ...(one.step.name === 'order' ? [`company ${one.story.company}`] : [])]
    const before = keys.map((key) => last.get(key) ?? Promise.resolve())
    const work = Promise.all(before).then(() => happen(one))
    for (const key of keys) last.set(key, work)
    atWork.add(work)
    const leave = () => atWork.delete(work)
    work.then(leave, leave)
    if (atWork.size >= AT_ONCE) await Promise.race(atWork)
  }
  await Promise.all(atWork)
}
