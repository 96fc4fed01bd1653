import fc from 'fast-check'
import { expireSigningLinks } from '@/server/orders/signing/signing-schedules'
import type { Order } from '@/services/orders/orders.schema'
import { ORDER_ACTIONS, type OrderAction } from '@/services/orders/workflow/actions.rules'
import type { StageName } from '@/services/orders/workflow/stages.rules'
import { callApi } from '@/tests/factories/http/call-api'
import { type Facts, factsOf } from '@/tests/factories/order-model/facts'
import { everyone, type Person } from '@/tests/factories/order-model/people'
import { expectSound } from '@/tests/factories/order-model/sound'
import { isOfStage, isPossible, isTheirs, leadsTo, turnAfter } from '@/tests/factories/order-model/verdict'
import { COMMANDS } from '@/tests/factories/orders/commands'
import { aTeamAt, orderOf, prepareContract, type Team } from '@/tests/factories/orders/order-road'
import { type OrderState, stateOf } from '@/tests/factories/orders/order-state'
import { letLinksRunOut, sendToSign } from '@/tests/factories/orders/signing'

/** More of them when asked for: `ORDER_SEQUENCES=1000 npx jest generated`. */
const SEQUENCES = Number(process.env.ORDER_SEQUENCES ?? 6)
const COMMANDS_EACH = 20

const STARTS: StageName[] = [
  'PROPOSAL_AGREEMENT',
  'DOC_ANALYSIS',
  'CONTRACT_INFO',
  'PACKAGING',
  'DELIVERY_TERM',
  'RETURNING',
]

/** Taken at random they would end most sequences early. */
const RARE: OrderAction[] = ['cancel_order', 'undo_stage', 'update_package']

/**
 * fitting and rare: something possible, by somebody whose it is. any: anything by anybody. race: several at once. late: the
 * links to sign run out.
 */
type Step = { kind: 'fitting' | 'rare' | 'any' | 'race' | 'late'; who: number; roll: number; rivals: number[] }

const aStep: fc.Arbitrary<Step> = fc.record({
  kind: fc.oneof(
    { weight: 8, arbitrary: fc.constant('fitting' as const) },
    { weight: 1, arbitrary: fc.constant('rare' as const) },
    { weight: 4, arbitrary: fc.constant('any' as const) },
    { weight: 3, arbitrary: fc.constant('race' as const) },
    { weight: 2, arbitrary: fc.constant('late' as const) },
  ),
  who: fc.nat(99),
  roll: fc.nat(999),
  rivals: fc.array(fc.nat(999), { minLength: 1, maxLength: 3 }),
})

const aSequence = fc.record({
  start: fc.constantFrom(...STARTS),
  isOut: fc.boolean(),
  steps: fc.array(aStep, { minLength: COMMANDS_EACH, maxLength: COMMANDS_EACH }),
})

type Attempt = { action: OrderAction; person: Person; roll: number }

const chosen = <T>(all: readonly T[], roll: number): T | undefined => all[roll % Math.max(all.length, 1)]

/** Something that the model finds possible now, by one of those whose it is. */
function fitting(order: Facts, people: readonly Person[], { roll, who }: Step, isRare: boolean): Attempt | undefined {
  const possible = ORDER_ACTIONS.filter((action) => RARE.includes(action) === isRare && isPossible(action, order))
  const action = chosen(possible, roll)
  if (!action) return undefined
  const person = chosen(
    people.filter(({ as }) => isTheirs(action, order.stage, as)),
    who,
  )
  return person && { action, person, roll }
}

function attemptOf(order: Facts, people: readonly Person[], step: Step): Attempt {
  const wished = step.kind === 'any' ? undefined : fitting(order, people, step, step.kind === 'rare')
  const person = chosen(people, step.who)
  if (!person) throw new Error('Nobody')
  return wished ?? { action: chosen(ORDER_ACTIONS, step.roll) ?? 'accept_proposal', person, roll: step.roll }
}

/** What the side sees of the order: those who see nothing of it send what another of their side could. */
const viewOf = async (team: Team, { side }: Person): Promise<Order> =>
  side === 'staff' ? orderOf(team) : (await team.asCustomer('GET')).body

/** One command: the model says whether it is accepted and where the order stands then. @returns the order's rows then */
async function take(team: Team, before: OrderState, { action, person, roll }: Attempt): Promise<OrderState> {
  const view = await viewOf(team, person)
  const facts = factsOf(before)
  const answer = await COMMANDS[action](team, view, person, roll)
  const after = await stateOf(team.orderId)

  const may = isTheirs(action, facts.stage, person.as)
  const isAccepted = may && isPossible(action, facts)
  expect({
    action,
    by: person.as,
    in: facts.stage,
    accepted: answer.status < 300,
    answer: isAccepted && answer.body,
  }).toEqual({
    action,
    by: person.as,
    in: facts.stage,
    accepted: isAccepted,
    answer: isAccepted && (expect.anything() as unknown),
  })
  if (isAccepted) {
    expectOneChange(before, after)
    expect(standingOf(after)).toEqual({
      ...leadsTo(action, facts, factsOf(after)),
      turn: turnAfter(action, facts, factsOf(after)),
    })
  } else {
    // Of a command of another stage the API may ask whose it is there.
    const isTheirsHere = may && isOfStage(action, facts.stage)
    expect(isTheirsHere ? [400, 404, 409] : [400, 403, 404, 409]).toContain(answer.status)
    expect(after).toEqual(before)
  }
  return after
}

const standingOf = ({ orders: [order] }: OrderState) => ({
  stage: order?.stage_name,
  state: order?.stage_state,
  turn: order?.turn,
})

function expectOneChange(before: OrderState, after: OrderState): void {
  expect(after.orders[0]?.version).toBe(Number(before.orders[0]?.version) + 1)
  expect(after.history.slice(0, before.history.length)).toEqual(before.history)
  expect(after.history.slice(before.history.length)).toEqual([
    expect.objectContaining({
      version: after.orders[0]?.version,
      from_stage: before.orders[0]?.stage_name,
      to_stage: after.orders[0]?.stage_name,
      actor_id: expect.any(Number),
    }),
  ])
}

/** Several at once: as many changes as were accepted, one after another, and nothing of the others. */
async function race(team: Team, before: OrderState, attempts: readonly Attempt[]): Promise<OrderState> {
  const views = await Promise.all(attempts.map(({ person }) => viewOf(team, person)))
  const answers = await Promise.all(
    attempts.map(({ action, person, roll }, at) => {
      const view = views[at]
      if (!view) throw new Error('No view')
      return COMMANDS[action](team, view, person, roll)
    }),
  )
  const after = await stateOf(team.orderId)
  const accepted = answers.filter(({ status }) => status < 300).length

  expect(answers.filter(({ status }) => ![200, 201, 400, 403, 404, 409].includes(status))).toEqual([])
  expect(Number(after.orders[0]?.version) - Number(before.orders[0]?.version)).toBe(accepted)
  expect(after.history).toHaveLength(before.history.length + accepted)
  expect(after.history.slice(0, before.history.length)).toEqual(before.history)
  if (accepted === 0) expect(after).toEqual(before)
  return after
}

/** The contract is with its people. */
async function sendOut(team: Team): Promise<void> {
  await prepareContract(team)
  expect((await sendToSign(team)).status).toBe(200)
}

/** Nobody signs in time: the road stays where it is, the turn follows from who let their link run out, in one change. */
async function beLate(team: Team, before: OrderState): Promise<OrderState> {
  await letLinksRunOut(team)
  await expireSigningLinks()
  const after = await stateOf(team.orderId)
  const facts = factsOf(before)
  expect(standingOf(after)).toEqual({
    stage: facts.stage,
    state: facts.state,
    turn: turnAfter('notify_signers', facts, factsOf(after)),
  })
  const changes = after.history.length - before.history.length
  expect(Number(after.orders[0]?.version) - Number(before.orders[0]?.version)).toBe(changes)
  expect(changes).toBeLessThanOrEqual(1)
  return after
}

/** What the API offers to each is what the model finds possible. */
async function sayAllowed(team: Team, facts: Facts, people: readonly Person[]): Promise<void> {
  for (const { token, side, as } of people.filter(({ as: groups }) => groups.length > 0)) {
    const { body } = await callApi<Order>('GET', side === 'customer' ? team.checkout : team.managed, { token })
    const expected = ORDER_ACTIONS.filter((action) => isTheirs(action, facts.stage, as) && isPossible(action, facts))
    expect({ as, allowed: body.allowed_actions }).toEqual({ as, allowed: expected })
  }
}

describe('any sequence of any commands by anybody', () => {
  it('matches the model, and leaves the order consistent', async () => {
    await fc.assert(
      fc.asyncProperty(aSequence, async ({ start, isOut, steps }) => {
        const team = await aTeamAt(start, { addresses: 2 })
        if (isOut && start === 'CONTRACT_INFO') await sendOut(team)
        const people = await everyone(team)
        let rows = await stateOf(team.orderId)
        for (const step of steps) {
          const order = factsOf(rows)
          const attempt = attemptOf(order, people, step)
          const rivals = step.rivals.map((roll) => attemptOf(order, people, { ...step, roll, who: roll }))
          if (step.kind === 'late') rows = await beLate(team, rows)
          else if (step.kind === 'race') rows = await race(team, rows, [attempt, ...rivals])
          else rows = await take(team, rows, attempt)
          await expectSound(rows)
        }
        await sayAllowed(team, factsOf(rows), people)
      }),
      { numRuns: SEQUENCES, endOnFailure: true },
    )
  }, 3_600_000)
})
