import fc from 'fast-check'
import { ORDER_ACTIONS, type OrderAction } from '@/services/orders/actions.rules'
import type { Order } from '@/services/orders/orders.schema'
import type { StageName } from '@/services/orders/stages.rules'
import { callApi } from '@/tests/factories/call-api'
import { COMMANDS } from '@/tests/factories/commands'
import { aTeamAt, type Team } from '@/tests/factories/order-road'
import { stateOf, type OrderState } from '@/tests/factories/order-state'
import { rowsOf } from '@/tests/factories/rows'
import { aStaffUser, aUser } from '@/tests/factories/users.factory'

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

type Step = { who: number; kind: 'fitting' | 'rare' | 'any'; roll: number }

const aStep: fc.Arbitrary<Step> = fc.record({
  who: fc.nat(99),
  kind: fc.oneof(
    { weight: 8, arbitrary: fc.constant('fitting' as const) },
    { weight: 1, arbitrary: fc.constant('rare' as const) },
    { weight: 3, arbitrary: fc.constant('any' as const) },
  ),
  roll: fc.nat(999),
})

const aSequence = fc.record({
  start: fc.constantFrom(...STARTS),
  steps: fc.array(aStep, { minLength: COMMANDS_EACH, maxLength: COMMANDS_EACH }),
})

type Person = { token: string; side: 'customer' | 'staff' }

async function everyone(team: Team): Promise<Person[]> {
  const staff = [
    team.admin,
    await aStaffUser(['OPERAÇÃO']),
    await aStaffUser(['JURÍDICO']),
    await aStaffUser(['FINANCEIRO']),
    await aStaffUser(['GERENTE VENDEDOR']),
  ]
  const customers = [
    team.customer,
    team.customer,
    await aUser({ company: team.company, groups: ['CLIENTE', 'VENDEDOR'] }),
  ]
  return [
    ...customers.map(({ token }): Person => ({ token, side: 'customer' })),
    ...staff.map(({ token }): Person => ({ token, side: 'staff' })),
  ]
}

function chooseAction({ kind, roll }: Step, allowed: readonly OrderAction[]): OrderAction {
  const fitting = kind === 'any' ? [] : allowed.filter((action) => RARE.includes(action) === (kind === 'rare'))
  const choices = fitting.length > 0 ? fitting : ORDER_ACTIONS
  return choices[roll % choices.length] ?? 'accept_proposal'
}

/** Does one step and says that what the order allowed is what the API accepted. */
async function take(team: Team, person: Person, step: Step): Promise<void> {
  const path = person.side === 'customer' ? team.checkout : team.managed
  const { body: order } = await callApi<Order>('GET', path, { token: person.token })
  const action = chooseAction(step, order.allowed_actions)
  const before = await stateOf(team.orderId)
  const answer = await COMMANDS[action](team, order, person, step.roll)
  const after = await stateOf(team.orderId)

  const isAllowed = order.allowed_actions.includes(action)
  expect([order.stage_name, action, answer.status < 300, isAllowed || answer.body]).toEqual([
    order.stage_name,
    action,
    isAllowed,
    isAllowed || expect.anything(),
  ])
  if (isAllowed) expectOneChange(before, after)
  else expect(after).toEqual(before)
  await expectSound(after)
}

function expectOneChange(before: OrderState, after: OrderState): void {
  const [was, is] = [before.orders[0], after.orders[0]]
  expect(is?.version).toBe(Number(was?.version) + 1)
  expect(after.history.slice(0, before.history.length)).toEqual(before.history)
  expect(after.history.slice(before.history.length)).toEqual([
    expect.objectContaining({
      version: is?.version,
      from_stage: was?.stage_name,
      to_stage: is?.stage_name,
      actor_id: expect.any(Number),
    }),
  ])
}

/** What holds of every order at every moment. */
async function expectSound({ orders, stages, history, rentals, units, holds, items }: OrderState): Promise<void> {
  const [order] = orders
  expect(history.map(({ version }) => version)).toEqual(history.map((_, index) => index + 1))
  expect(stages.find(({ stage_name }) => stage_name === order?.stage_name)?.state).toBe(order?.stage_state)
  expect(order?.turn === null).toBe(order?.due_at === null)

  const open = rentals.filter(({ closed_at }) => closed_at === null)
  expect(new Set(open.map(({ unit_id }) => unit_id)).size).toBe(open.length)
  expect(units.filter(({ status }) => ['OK', 'IN_USE', 'RETURNED'].includes(String(status))).length).toBe(open.length)
  const held = holds
    .filter(({ released_at }) => released_at === null)
    .reduce((sum, { quantity }) => sum + Number(quantity), 0)
  const ordered = items.reduce((sum, { quantity }) => sum + Number(quantity), 0)
  expect(held + open.length).toBeLessThanOrEqual(ordered)
  expect(
    await rowsOf('select unit_id from rentals where closed_at is null group by unit_id having count(*) > 1'),
  ).toEqual([])
}

describe('any sequence of any commands by anybody', () => {
  it('is accepted just where the order allows it, and leaves it sound', async () => {
    await fc.assert(
      fc.asyncProperty(aSequence, async ({ start, steps }) => {
        const team = await aTeamAt(start, { addresses: 2 })
        const people = await everyone(team)
        for (const step of steps) {
          const person = people[step.who % people.length]
          if (person) await take(team, person, step)
        }
      }),
      { numRuns: SEQUENCES, endOnFailure: true },
    )
  }, 3_600_000)
})
