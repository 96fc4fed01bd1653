import type { Order } from '@/services/orders/orders.schema'
import { stockBecomes } from '@/tests/factories/catalogue/units.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { aTeam, type Team } from '@/tests/factories/orders/order-road'
import { expectRefusal, stateOf } from '@/tests/factories/orders/order-state'
import { aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

const ACCEPT = { proposal_accepted: true }
const REFUSE = { proposal_accepted: false, message: 'Precisamos de 24 meses, não de 36.' }

const propose = ({ companyId, orderMaskId, admin }: Team, body: object, token = admin.token) =>
  callApi<Order>('POST', `/orders/${String(companyId)}/${orderMaskId}/proposals`, { token, body })

const holdsOf = async (orderId: number) =>
  (await stateOf(orderId)).holds.filter(({ released_at }) => released_at === null)

describe('accepting a proposal', () => {
  it('asks the customer for the documents', async () => {
    const { asCustomer } = await aTeam()

    const { status, body } = await asCustomer('PATCH', '', ACCEPT)

    expect(status).toBe(200)
    expect(body).toMatchObject({ stage_name: 'DOC_ANALYSIS', stage_state: 'waiting', turn: 'customer', version: 2 })
    expect(body.stages.slice(0, 2)).toEqual([
      expect.objectContaining({ stage_name: 'PROPOSAL_AGREEMENT', state: 'completed', approved: true }),
      expect.objectContaining({ stage_name: 'DOC_ANALYSIS', state: 'waiting', approved: null, date: null }),
    ])
    expect(body.proposals).toEqual([expect.objectContaining({ version: 1, status: 'accepted' })])
    expect(body.history[0]).toMatchObject({
      action: 'accept_proposal',
      from_stage: 'PROPOSAL_AGREEMENT',
      to_stage: 'DOC_ANALYSIS',
    })
    expect(body.due_at).not.toBeNull()
  })

  it('keeps the units held for longer', async () => {
    const { asCustomer, orderId } = await aTeam()
    const [before] = await holdsOf(orderId)

    await asCustomer('PATCH', '', ACCEPT)

    const [after] = await holdsOf(orderId)
    expect(Date.parse(String(after?.expires_at)) - Date.parse(String(before?.expires_at))).toBeGreaterThan(
      30 * 86_400_000,
    )
  })

  it('takes a lapsed hold again, as often as it lapses, and never more than was ordered', async () => {
    const { asCustomer, asAdmin, orderId } = await aTeam({ quantity: 2, onShelf: 9 })
    for (const _ of [1, 2]) {
      await rowsOf(`update stock_holds set expires_at = now() - interval '1 day' where released_at is null`)

      expect((await asCustomer('PATCH', '', ACCEPT)).status).toBe(200)

      expect((await holdsOf(orderId)).map(({ quantity }) => quantity)).toEqual([2])
      await asAdmin('PUT', '/undo-stage', { stage_name: 'DOC_ANALYSIS', message: 'De novo.' })
    }
  })

  it('is refused, and nothing changes, when a lapsed hold has gone to somebody else', async () => {
    const { asCustomer, orderId, products } = await aTeam()
    await rowsOf(`update stock_holds set expires_at = now() - interval '1 day' where order_id = $1`, [orderId])
    await stockBecomes(products[0]?.id, { status: 'IN_MAINTENANCE' })

    const body = await expectRefusal(orderId, { status: 409, code: 'out_of_stock' }, () =>
      asCustomer('PATCH', '', ACCEPT),
    )

    expect(body.data).toMatchObject({ missing: [expect.objectContaining({ quantity: 2, available: 0 })] })
  })

  it('mails the company what comes next, once per person and version', async () => {
    const { asCustomer, orderId, customer } = await aTeam()

    await asCustomer('PATCH', '', ACCEPT)

    const { mails } = await stateOf(orderId)
    expect(mails).toEqual([
      { event_key: `order:${String(orderId)}:1:${String(customer.id)}`, recipient: customer.email },
      { event_key: `order:${String(orderId)}:2:${String(customer.id)}`, recipient: customer.email },
    ])
  })

  it('is refused for a version that is not the current one', async () => {
    const team = await aTeam()
    await propose(team, {
      message: 'Com desconto',
      items: [{ product_id: team.products[0]?.id, unit_price: '250.00' }],
    })

    const body = await expectRefusal(team.orderId, { status: 409, code: 'stage_changed' }, () =>
      team.asCustomer('PATCH', '', { ...ACCEPT, proposal_version: 1 }),
    )

    expect(body.data).toMatchObject({ order: { monthly_fee: '524.00', proposals: [{ version: 1 }, { version: 2 }] } })
  })

  it('comes too late a second time: the answer shows the order as it is', async () => {
    const { asCustomer, orderId } = await aTeam()
    await asCustomer('PATCH', '', ACCEPT)

    const body = await expectRefusal(orderId, { status: 409, code: 'stage_changed' }, () =>
      asCustomer('PATCH', '', ACCEPT),
    )

    expect(body.data).toMatchObject({ order: { stage_name: 'DOC_ANALYSIS', version: 2 } })
  })
})

describe('refusing a proposal', () => {
  it('hands the turn to sales with the justification', async () => {
    const { asCustomer } = await aTeam()

    const { body } = await asCustomer('PATCH', '', REFUSE)

    expect(body).toMatchObject({
      stage_name: 'PROPOSAL_AGREEMENT',
      stage_state: 'reproved',
      turn: 'staff',
      turn_groups: ['VENDEDOR', 'GERENTE VENDEDOR', 'ADMINISTRADOR'],
      allowed_actions: ['request_cancel'],
      proposals: [expect.objectContaining({ status: 'refused', message: REFUSE.message })],
    })
    expect(body.stages[0]).toMatchObject({ state: 'reproved', approved: false, message: REFUSE.message })
    expect(body.history[0]).toMatchObject({ action: 'refuse_proposal', message: REFUSE.message })
  })

  it.each([{}, { message: '' }])('needs a justification: %j', async (given) => {
    const { asCustomer, orderId } = await aTeam()

    await expectRefusal(
      orderId,
      { status: 400, code: 'invalid', error: 'A justificativa da recusa é obrigatória.' },
      () => asCustomer('PATCH', '', { proposal_accepted: false, ...given }),
    )
  })

  it('mails the salespeople of that company and the other owners of the stage, and nobody else', async () => {
    const team = await aTeam()
    const own = await aStaffUser(['VENDEDOR'], { permitted: [team.company] })
    const manager = await aStaffUser(['GERENTE VENDEDOR'])
    const others = [
      await aStaffUser(['VENDEDOR']),
      await aStaffUser(['FINANCEIRO']),
      await aStaffUser(['ADMINISTRADOR'], { active: false }),
      await aUser({ groups: ['CLIENTE', 'VENDEDOR'] }),
    ]

    await team.asCustomer('PATCH', '', REFUSE)

    const { mails } = await stateOf(team.orderId)
    const told = mails.filter(({ event_key }) => String(event_key).includes(':2:')).map(({ recipient }) => recipient)
    expect(told).toEqual(expect.arrayContaining([own.email, manager.email, team.admin.email]))
    for (const { email } of others) expect(told).not.toContain(email)
  })
})

describe('who decides on a proposal', () => {
  it('refuses a customer of another company, who does not even see it', async () => {
    const { orderId, checkout } = await aTeam()
    const stranger = await aUser()

    await expectRefusal(orderId, { status: 404, code: 'not_found' }, () =>
      callApi('PATCH', checkout, { token: stranger.token, body: ACCEPT }),
    )
  })

  it('is not possible for a COLABORADOR', async () => {
    const { orderId, checkout, company } = await aTeam()
    const colleague = await aUser({ company, groups: ['CLIENTE', 'COLABORADOR'] })

    await expectRefusal(orderId, { status: 403, code: 'forbidden' }, () =>
      callApi('PATCH', checkout, { token: colleague.token, body: ACCEPT }),
    )
  })
})
