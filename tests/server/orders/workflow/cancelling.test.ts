import { callApi } from '@/tests/factories/http/call-api'
import { aTeamAt, pack, type Team } from '@/tests/factories/orders/order-road'
import { expectRefusal, stateOf } from '@/tests/factories/orders/order-state'
import { aStaffUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

describe('cancelling an order', () => {
  const cancel = (team: Team, body: object = { message: 'O cliente desistiu.' }) =>
    team.asAdmin('PUT', '/cancel-order', body)

  it.each(['PROPOSAL_AGREEMENT', 'DOC_ANALYSIS', 'CREDIT_ANALYSIS', 'CONTRACT_INFO', 'PACKAGING'] as const)(
    'in %s releases what is reserved',
    async (stage) => {
      const team = await aTeamAt(stage)
      if (stage === 'PACKAGING') await pack(team)

      const { body } = await cancel(team)

      expect(body).toMatchObject({
        stage_name: 'CANCELLED',
        stage_state: 'completed',
        turn: null,
        due_at: null,
        allowed_actions: [],
      })
      expect(body.stages.find(({ stage_name }) => stage_name === stage)).toMatchObject({
        state: 'reproved',
        message: 'O cliente desistiu.',
      })
      const state = await stateOf(team.orderId)
      expect(state.holds.filter(({ released_at }) => released_at === null)).toEqual([])
      expect(state.units.map(({ status }) => status)).toEqual(['UP_FOR_RENTAL', 'UP_FOR_RENTAL'])
      expect(state.rentals.filter(({ closed_at }) => closed_at === null)).toEqual([])
      expect(body.packages).toEqual([expect.objectContaining({ state: 'CANCELED' })])
    },
  )

  it('gives the coupon back', async () => {
    const team = await aTeamAt('PROPOSAL_AGREEMENT')
    await rowsOf(
      `insert into coupons (discount_code, order_value, desired_value, discount) values ('VOLTA', 500, 450, 50)`,
    )
    const path = `/orders/${String(team.companyId)}/${team.orderMaskId}/proposals`
    await callApi('POST', path, { token: team.admin.token, body: { discount_code: 'VOLTA' } })

    await cancel(team)

    expect(await rowsOf(`select used_at from coupons where discount_code = 'VOLTA'`)).toEqual([{ used_at: null }])
  })

  it('needs a reason', async () => {
    const team = await aTeamAt('PROPOSAL_AGREEMENT')

    await expectRefusal(team.orderId, { status: 400, error: 'Preencha esse campo' }, () => cancel(team, {}))
  })

  it('is refused once a package goes out, and for a stage that is over', async () => {
    const team = await aTeamAt('SHIPPING')

    await expectRefusal(team.orderId, { status: 409, code: 'stage_changed' }, () => cancel(team))
    await expectRefusal(team.orderId, { status: 409, code: 'stage_changed' }, () =>
      cancel(team, { message: 'Tarde', stage_name: 'PACKAGING' }),
    )
  })

  it('is for ADMINISTRADOR and GERENTE VENDEDOR alone', async () => {
    const team = await aTeamAt('PROPOSAL_AGREEMENT')
    const body = { message: 'Cancelar' }
    for (const group of ['FINANCEIRO', 'OPERAÇÃO', 'JURÍDICO', 'PRODUTO', 'VENDEDOR'] as const) {
      const { token } = await aStaffUser([group], { permitted: [team.company] })
      await expectRefusal(team.orderId, { status: 403 }, () =>
        callApi('PUT', `${team.managed}/cancel-order`, { token, body }),
      )
    }
    const manager = await aStaffUser(['GERENTE VENDEDOR'])
    expect((await callApi('PUT', `${team.managed}/cancel-order`, { token: manager.token, body })).status).toBe(200)
  })
})
