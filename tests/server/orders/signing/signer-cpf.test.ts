import type { EventLog } from '@/services/audit/audit.schema'
import type { Page } from '@/services/http/page.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { clearCpfsIn } from '@/tests/factories/orders/documents'
import { aTeamAt, documentId, orderOf, prepareContract, type Team } from '@/tests/factories/orders/order-road'
import { aStaffUser } from '@/tests/factories/people/users.factory'
import { historyOf } from '@/tests/factories/rows'

describe('the CPF of who signs', () => {
  let team: Team
  let signers: string

  beforeAll(async () => {
    team = await aTeamAt('CONTRACT_INFO')
    await prepareContract(team)
    signers = `/documents/${String(await documentId(team, 'CONTRACT'))}/signers`
  })

  const show = async (token: string) => {
    const [signer] = (await orderOf(team)).signers
    return callApi('POST', `${team.managed}${signers}/${String(signer?.id)}/cpf`, { token })
  }

  it('is masked in everything that the customer and staff read', async () => {
    const paths = {
      customer: ['/checkout', '/checkout-csv-extract', team.checkout, `${team.checkout}${signers}`, '/search?q=Pessoa'],
      admin: ['/signers', team.managed, `${team.managed}${signers}`, '/search?q=52998224725'],
    }
    for (const by of ['customer', 'admin'] as const)
      for (const path of paths[by]) {
        const { status, body } = await callApi('GET', path, { token: team[by].token })
        expect([path, status, clearCpfsIn(body)]).toEqual([path, 200, []])
      }
    expect((await orderOf(team)).signers[0]?.cpf).toBe('***.982.247-**')
  })

  it('is shown to who checks contracts or credit, and the look is kept', async () => {
    const lawyer = await aStaffUser(['JURÍDICO'], { firstName: 'Paula' })
    const versionBefore = (await orderOf(team)).version

    expect(await show(lawyer.token)).toMatchObject({ status: 200, body: { cpf: '52998224725' } })

    const { body } = await callApi<Page<EventLog>>('GET', `/event-logs/${String(team.orderId)}?model_name=cpf_access`, {
      token: team.admin.token,
    })
    expect(body.results).toMatchObject([
      { actor_name: 'Paula', action: 'cpf_shown', after: { document: 'CONTRACT', name: 'Pessoa 0', role: 'signer' } },
    ])
    expect(clearCpfsIn(body)).toEqual([])
    expect((await orderOf(team)).version).toBe(versionBefore)
  })

  it('is refused to others, and nothing is recorded', async () => {
    const before = await historyOf('cpf_access', team.orderId)
    for (const group of ['OPERAÇÃO', 'GERENTE VENDEDOR'] as const)
      expect((await show((await aStaffUser([group])).token)).status).toBe(403)
    expect((await show(team.customer.token)).status).toBe(403)
    expect(await historyOf('cpf_access', team.orderId)).toEqual(before)
  })
})
