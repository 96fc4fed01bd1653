import { callApi } from '@/tests/factories/http/call-api'
import { aTeam, aTeamAt, handIn, orderOf, pack, type Team } from '@/tests/factories/orders/order-road'
import { stateOf } from '@/tests/factories/orders/order-state'
import { aStaffUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

type Attempt = () => Promise<{ status: number; body: unknown }>

/** Twelve at once: one is answered with 200, eleven with 409 and the order as it is then. */
async function expectOneWinner(team: Team, attempts: Attempt[]): Promise<void> {
  const { version } = await orderOf(team)
  const answers = await Promise.all(attempts.map((attempt) => attempt()))

  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 11 }, () => 409)])
  const winner = answers.find(({ status }) => status === 200)?.body as { stage_name: string; version: number }
  expect(winner.version).toBe(version + 1)
  for (const { body } of answers.filter(({ status }) => status === 409)) {
    expect(body).toMatchObject({ data: { order: { stage_name: winner.stage_name, version: winner.version } } })
  }
  const { history, orders } = await stateOf(team.orderId)
  expect(orders[0]?.version).toBe(version + 1)
  expect(history.filter((event) => event.version === version + 1)).toHaveLength(1)
}

const twelve = (attempt: (index: number) => ReturnType<Attempt>): Attempt[] =>
  Array.from({ length: 12 }, (_, index) => () => attempt(index))

describe('contradictory commands at the same moment', () => {
  it('accept and refuse a proposal once', async () => {
    const team = await aTeam()

    await expectOneWinner(
      team,
      twelve((index) => team.asCustomer('PATCH', '', { proposal_accepted: index % 2 === 0, message: 'Sim ou não' })),
    )
  })

  it('accept a proposal and cancel its order once', async () => {
    const team = await aTeam()

    await expectOneWinner(
      team,
      twelve((index) =>
        index % 2 === 0
          ? team.asCustomer('PATCH', '', { proposal_accepted: true })
          : team.asAdmin('PUT', '/cancel-order', { stage_name: 'PROPOSAL_AGREEMENT', message: 'Não' }),
      ),
    )
  })

  it('refuse a proposal and cancel its order: cancelled once, and refused before or not at all', async () => {
    const team = await aTeam()

    const attempts = twelve((index) =>
      index % 2 === 0
        ? team.asCustomer('PATCH', '', { proposal_accepted: false, message: 'Caro' })
        : team.asAdmin('PUT', '/cancel-order', { stage_name: 'PROPOSAL_AGREEMENT', message: 'Não' }),
    )
    const won = (await Promise.all(attempts.map((attempt) => attempt()))).map(({ status }) => status === 200)

    // A refused proposal leaves the order in its stage, where staff may still cancel it: both may win, in this order.
    expect(won.filter((success, index) => success && index % 2 === 1)).toHaveLength(1)
    expect(won.filter((success, index) => success && index % 2 === 0).length).toBeLessThanOrEqual(1)
    const { history } = await stateOf(team.orderId)
    const moves = history.filter(({ action }) => ['refuse_proposal', 'cancel_order'].includes(String(action)))
    expect(moves.at(-1)).toMatchObject({ action: 'cancel_order' })
    expect(moves).toHaveLength(won.filter(Boolean).length)
  })

  it('approve and reprove the credit once', async () => {
    const team = await aTeamAt('CREDIT_ANALYSIS')

    await expectOneWinner(
      team,
      twelve((index) => {
        const body = { stage_name: 'CREDIT_ANALYSIS', approved: index % 2 === 0, message: 'Decidido' }
        return team.asAdmin('PUT', '/stage', body)
      }),
    )
  })

  it('close an analysis once', async () => {
    const team = await aTeamAt('DOC_ANALYSIS')
    await handIn(team)

    await expectOneWinner(
      team,
      twelve(() =>
        team.asAdmin('PUT', '/stage', { stage_name: 'DOC_ANALYSIS', approved: true, approve_documents: true }),
      ),
    )
  })

  it('start a return once: one return package, however many asked', async () => {
    const team = await aTeamAt('ONGOING')

    await expectOneWinner(
      team,
      twelve((index) =>
        index % 2 === 0
          ? team.asCustomer('POST', '/return-request', {})
          : team.asAdmin('PUT', '/stage', { stage_name: 'ONGOING', approved: true }),
      ),
    )
    expect((await orderOf(team)).packages.filter(({ package_type }) => package_type === 'return')).toHaveLength(1)
  })

  it('pack the same units for two orders never, and never more than the shelf holds', async () => {
    const first = await aTeamAt('PACKAGING', { quantity: 3, onShelf: 3 })
    const second = await aTeamAt('PACKAGING', { quantity: 3, onShelf: 3 })
    // One shelf for both: three units of the one product, promised to nobody.
    await rowsOf('update stock_holds set released_at = now() where order_id = any($1)', [
      [first.orderId, second.orderId],
    ])
    const product = first.products[0]?.id
    const packages = [(await orderOf(first)).packages[0]?.id, (await orderOf(second)).packages[0]?.id]
    await rowsOf('update package_items set product_id = $1 where package_id = any($2)', [product, packages])

    const { token } = await aStaffUser(['OPERAÇÃO'])
    const answers = await Promise.all(
      twelve((index) =>
        callApi('POST', '/shipping-item-management', {
          token,
          body: { package_id: packages[index % 2], automatic: true },
        }),
      ).map((attempt) => attempt()),
    )

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const open = await rowsOf(
      'select unit_id from rentals r join equipment_units u on u.id = r.unit_id where u.product_id = $1',
      [product],
    )
    expect(open).toHaveLength(3)
  })
})

describe('many orders at once', () => {
  it('are numbered without a gap and without a double', async () => {
    const { company, customer } = await aTeam()

    const made = await Promise.all(Array.from({ length: 6 }, () => aTeam({ company, customer })))

    expect(made.map(({ orderMaskId }) => orderMaskId).sort()).toEqual([
      '000002',
      '000003',
      '000004',
      '000005',
      '000006',
      '000007',
    ])
  })

  it('are packed from one shelf at once without waiting for each other forever', async () => {
    const teams = await Promise.all(Array.from({ length: 4 }, () => aTeamAt('PACKAGING', { products: 2 })))

    await Promise.all(teams.map((team) => pack(team)))

    for (const team of teams) {
      expect((await orderOf(team)).packages[0]?.serials).toHaveLength(4)
    }
  })
})
