import { callApi } from '@/tests/factories/http/call-api'
import { aTeam, aTeamAt, type Team } from '@/tests/factories/orders/order-road'
import { expectRefusal } from '@/tests/factories/orders/order-state'
import { aStaffUser } from '@/tests/factories/people/users.factory'

const decideStage = (team: Team, approved: boolean, more: object = {}) =>
  team.asAdmin('PUT', '/stage', { stage_name: 'CREDIT_ANALYSIS', approved, ...more })

describe('the credit', () => {
  it('goes on to the contract when it is approved', async () => {
    const team = await aTeamAt('CREDIT_ANALYSIS')

    const { body } = await decideStage(team, true)

    expect(body).toMatchObject({
      stage_name: 'CONTRACT_INFO',
      turn: 'staff',
      turn_groups: ['JURÍDICO', 'ADMINISTRADOR'],
    })
    expect(body.documents.at(-1)).toMatchObject({ document_type: 'CONTRACT', is_signable: true, files: [] })
  })

  it('stays reproved, with its message', async () => {
    const team = await aTeamAt('CREDIT_ANALYSIS')

    const { body } = await decideStage(team, false, { message: 'Restrições em aberto.' })

    expect(body).toMatchObject({ stage_name: 'CREDIT_ANALYSIS', stage_state: 'reproved', turn: 'staff' })
    expect(body.stages[2]).toMatchObject({ state: 'reproved', approved: false, message: 'Restrições em aberto.' })
    await expectRefusal(team.orderId, { status: 409, code: 'stage_changed' }, () => decideStage(team, true))
  })

  it('is not reproved without a reason', async () => {
    const team = await aTeamAt('CREDIT_ANALYSIS')

    await expectRefusal(team.orderId, { status: 400, error: 'Diga o motivo da reprovação.' }, () =>
      decideStage(team, false),
    )
  })

  it('is finance’s to decide', async () => {
    const team = await aTeamAt('CREDIT_ANALYSIS')
    const body = { stage_name: 'CREDIT_ANALYSIS', approved: true }
    for (const group of ['OPERAÇÃO', 'JURÍDICO', 'GERENTE VENDEDOR'] as const) {
      const { token } = await aStaffUser([group])
      await expectRefusal(team.orderId, { status: 403, code: 'forbidden' }, () =>
        callApi('PUT', `${team.managed}/stage`, { token, body }),
      )
    }
    const finance = await aStaffUser(['FINANCEIRO'])
    expect((await callApi('PUT', `${team.managed}/stage`, { token: finance.token, body })).status).toBe(200)
  })
})

describe('a stage that is decided elsewhere', () => {
  it.each([
    ['PROPOSAL_AGREEMENT', true],
    ['FINISHED', true],
    ['CANCELLED', true],
    ['PACKAGING', false],
  ])('%s, approved %s, is no command', async (stage_name, approved) => {
    const team = await aTeam()

    await expectRefusal(team.orderId, { status: 400, code: 'invalid' }, () =>
      team.asAdmin('PUT', '/stage', { stage_name, approved, message: 'porque sim' }),
    )
  })
})
