import { toDay } from '@/services/format/format.rules'
import type { Order, OrderSummary } from '@/services/orders/orders.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { aTeam, aTeamAt, pack, type Team } from '@/tests/factories/orders/order-road'
import { expectRefusal } from '@/tests/factories/orders/order-state'
import { aStaffUser } from '@/tests/factories/people/users.factory'
import { historyOf, rowsOf } from '@/tests/factories/rows'

const REASON = 'A obra foi adiada.'

const ask = (team: Team, body: object = { message: REASON }) => team.asCustomer('POST', '/cancel-request', body)
const takeBack = (team: Team) => team.asCustomer('DELETE', '/cancel-request')
const decline = (team: Team, body: object = { message: 'Os equipamentos já foram separados.' }) =>
  team.asAdmin('PUT', '/cancel-request', body)

const mailsTo = async ({ email }: { email: string }) =>
  (
    await rowsOf<{ subject: string }>(
      `select data ->> 'subject' as subject from mail_outbox where recipient = $1 and event_key like '%:cancel-request:%' order by id`,
      [email],
    )
  ).map(({ subject }) => subject)

const listed = async ({ token }: { token: string }, query: string) =>
  (
    await callApi<{ results: OrderSummary[] }>('GET', `/checkout-management?page_size=100&${query}`, { token })
  ).body.results.map(({ order_mask_id, company }) => `${String(company.id)}/${order_mask_id}`)

describe('asking to cancel an order', () => {
  it.each(['PROPOSAL_AGREEMENT', 'DOC_ANALYSIS', 'CREDIT_ANALYSIS', 'CONTRACT_INFO', 'PACKAGING'] as const)(
    'in %s moves nothing: it waits for those who may cancel',
    async (stage) => {
      const team = await aTeamAt(stage)
      const before = (await team.asCustomer('GET')).body

      const { status, body } = await ask(team)

      expect(status).toBe(200)
      const { stage_name, stage_state, turn, due_at } = before
      expect(body).toMatchObject({ stage_name, stage_state, turn, due_at, version: before.version + 1 })
      expect(body.cancel_request).toMatchObject({ reason: REASON, answer: null, declined_at: null })
      expect(body.allowed_actions).toContain('withdraw_cancel_request')
      expect(body.allowed_actions).not.toContain('request_cancel')
      expect((await historyOf('order', team.orderId)).at(-1)).toBe('request_cancel')
      const forAdmin = (await team.asAdmin('GET')).body.allowed_actions
      expect(forAdmin).toEqual(expect.arrayContaining(['decline_cancel_request', 'cancel_order']))
    },
  )

  it('notifies those who may cancel, once, and shows in the list', async () => {
    const team = await aTeam()
    const manager = await aStaffUser(['GERENTE VENDEDOR'])
    const lawyer = await aStaffUser(['JURÍDICO'])
    const name = `${String(team.companyId)}/${team.orderMaskId}`
    expect(await listed(team.admin, 'cancel_requested=true')).not.toContain(name)

    await ask(team)

    const [subject, ...others] = await mailsTo(manager)
    expect(subject).toBe(`Pedido ${team.orderMaskId}: o cliente pediu o cancelamento`)
    expect(others).toEqual([])
    expect(await mailsTo(team.admin)).toHaveLength(1)
    expect(await mailsTo(lawyer)).toEqual([])
    expect(await listed(team.admin, 'cancel_requested=true')).toContain(name)
    expect(await listed(team.admin, 'cancel_requested=false')).not.toContain(name)
  })

  it('needs a reason, and waits one at a time', async () => {
    const team = await aTeam()
    await expectRefusal(team.orderId, { status: 400, error: 'Preencha esse campo' }, () => ask(team, {}))
    await ask(team)
    await expectRefusal(team.orderId, { status: 409, code: 'conflict' }, () => ask(team))
  })

  it('comes too late once packages go out', async () => {
    const team = await aTeamAt('SHIPPING')
    await expectRefusal(team.orderId, { status: 409, code: 'stage_changed' }, () => ask(team))
  })

  it('holds back what is ready to be sent until there is an answer', async () => {
    const team = await aTeamAt('PACKAGING')
    await pack(team)
    await team.asAdmin('POST', '/events', { stage_name: 'PACKAGING', date: toDay(new Date()) })
    await ask(team)
    const send = () => team.asAdmin('PUT', '/stage', { stage_name: 'PACKAGING', approved: true })

    await expectRefusal(team.orderId, { status: 409, code: 'conflict' }, send)
    await decline(team)
    expect((await send()).body.stage_name).toBe('SHIPPING')
  })
})

describe('answering', () => {
  it('by cancelling releases the order and leaves nothing open', async () => {
    const team = await aTeam()
    await ask(team)

    const { body } = await team.asAdmin('PUT', '/cancel-order', { message: REASON })

    expect(body).toMatchObject({ stage_name: 'CANCELLED', cancel_requested: false, cancel_request: null })
  })

  it('by declining mails the customer the reason, and the order goes on', async () => {
    const team = await aTeam()
    await ask(team)

    const { body } = await decline(team)

    expect(body).toMatchObject({ stage_name: 'PROPOSAL_AGREEMENT', cancel_requested: false })
    expect(body.cancel_request).toMatchObject({ reason: REASON, answer: 'Os equipamentos já foram separados.' })
    expect(await mailsTo(team.customer)).toEqual([`Pedido ${team.orderMaskId}: a Arrenda não cancelou o pedido`])
    const { history } = (await team.asCustomer('GET')).body
    expect(history[0]).toMatchObject({
      action: 'decline_cancel_request',
      message: 'Os equipamentos já foram separados.',
    })
    expect((await ask(team, { message: 'De novo.' })).status).toBe(200)
  })

  it('needs words, something to answer, and somebody who may cancel', async () => {
    const team = await aTeam()
    await expectRefusal(team.orderId, { status: 409, code: 'conflict' }, () => decline(team))
    await ask(team)
    await expectRefusal(team.orderId, { status: 400, error: 'Preencha esse campo' }, () => decline(team, {}))
    for (const group of ['FINANCEIRO', 'OPERAÇÃO', 'JURÍDICO', 'VENDEDOR'] as const) {
      const { token } = await aStaffUser([group], { permitted: [team.company] })
      await expectRefusal(team.orderId, { status: 403 }, () =>
        callApi<Order>('PUT', `${team.managed}/cancel-request`, { token, body: { message: 'Não.' } }),
      )
    }
  })
})

describe('withdrawing the cancel request', () => {
  it('leaves the order as it was and notifies those who would have answered', async () => {
    const team = await aTeam()
    await ask(team)

    const { body } = await takeBack(team)

    expect(body).toMatchObject({ cancel_requested: false, cancel_request: null, stage_name: 'PROPOSAL_AGREEMENT' })
    expect(await mailsTo(team.admin)).toHaveLength(2)
    await expectRefusal(team.orderId, { status: 409, code: 'conflict' }, () => takeBack(team))
    await expectRefusal(team.orderId, { status: 409, code: 'conflict' }, () => decline(team))
  })

  it('accepted and refused at the same moment: exactly one answer counts', async () => {
    const team = await aTeam()
    await ask(team)

    const answers = await Promise.all([takeBack(team), decline(team), takeBack(team), decline(team)])

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })
})
