import type { Order } from '@/services/orders/orders.schema'
import { ORDER_ACTIONS } from '@/services/orders/workflow/actions.rules'
import { HAPPY_PATH } from '@/services/orders/workflow/stages.rules'
import { callApi } from '@/tests/factories/http/call-api'
import { COMMANDS } from '@/tests/factories/orders/commands'
import { aTeam, prepareContract, putUpTerm, type Team, walkTo } from '@/tests/factories/orders/order-road'
import { stateOf } from '@/tests/factories/orders/order-state'

type Person = { name: string; token: string; side: 'customer' | 'staff' }

const peopleOf = (team: Team): Person[] => [
  { name: 'customer', token: team.customer.token, side: 'customer' },
  { name: 'ADMINISTRADOR', token: team.admin.token, side: 'staff' },
]

/** Everything that is not allowed is refused, and leaves the order as it was. */
async function expectTheRestRefused(team: Team, people: Person[], moment: string): Promise<void> {
  const before = await stateOf(team.orderId)
  for (const person of people) {
    const path = person.side === 'customer' ? team.checkout : team.managed
    const { body: order } = await callApi<Order>('GET', path, { token: person.token })
    for (const action of ORDER_ACTIONS.filter((one) => !order.allowed_actions.includes(one))) {
      const { status, body } = await COMMANDS[action](team, order, person)
      expect([moment, person.name, action, status, body]).toEqual([
        moment,
        person.name,
        action,
        expect.any(Number),
        expect.objectContaining({ errors: [expect.any(String)], request_id: expect.any(String) }),
      ])
      expect([400, 403, 404, 409]).toContain(status)
    }
  }
  expect(await stateOf(team.orderId)).toEqual(before)
}

describe('what is not among the allowed actions is refused, and nothing changes', () => {
  it('at every stage of the happy path, and at a cancelled order', async () => {
    const team = await aTeam()
    const people = peopleOf(team)
    for (const stage of HAPPY_PATH) {
      await walkTo(team, stage)
      await expectTheRestRefused(team, people, stage)
      if (stage === 'CONTRACT_INFO') {
        await prepareContract(team)
        await expectTheRestRefused(team, people, 'contract to sign')
      }
      if (stage === 'DELIVERY_TERM') {
        await putUpTerm(team)
        await expectTheRestRefused(team, people, 'term to sign')
      }
    }
  }, 120_000)

  it('at a cancelled order', async () => {
    const team = await aTeam()
    await team.asAdmin('PUT', '/cancel-order', { message: 'Desistência.' })

    await expectTheRestRefused(team, peopleOf(team), 'CANCELLED')
  })
})
