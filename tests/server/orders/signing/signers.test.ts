import { randomUUID } from 'node:crypto'
import type { Order } from '@/services/orders/orders.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { aTeamAt, documentId, orderOf, prepareContract, type Team } from '@/tests/factories/orders/order-road'
import { expectRefusal } from '@/tests/factories/orders/order-state'
import { rowsOf } from '@/tests/factories/rows'

const contractPath = async (team: Team) => `/documents/${String(await documentId(team, 'CONTRACT'))}`

const aSigner = (overrides: object = {}) => ({
  name: 'Marina Duarte',
  email: 'marina@horizonte.example',
  cpf: '52998224725',
  role: 'signer',
  order: 1,
  ...overrides,
})

describe('naming who signs', () => {
  let team: Team

  beforeAll(async () => {
    team = await aTeamAt('CONTRACT_INFO')
  })

  it.each([
    ['an invalid CPF', { cpf: '52998224724' }, 'Digite um CPF válido'],
    ['a missing CPF', { cpf: undefined }, 'Digite um CPF válido'],
    ['an invalid e-mail', { email: 'marina' }, 'Digite um email válido'],
    ['a role that does not exist', { role: 'boss' }, 'Escolha uma das opções'],
  ])('is refused with %s', async (_, overrides, sentence) => {
    const path = `${await contractPath(team)}/signers`

    await expectRefusal(team.orderId, { status: 400, error: sentence }, () =>
      team.asCustomer('POST', path, aSigner(overrides)),
    )
  })

  it('is refused for the same person twice, and as a witness of their own signature', async () => {
    const path = `${await contractPath(team)}/signers`
    await team.asCustomer('POST', path, aSigner())

    await expectRefusal(team.orderId, { status: 409, error: 'Essa pessoa já está indicada.' }, () =>
      team.asAdmin('POST', path, aSigner({ cpf: '529.982.247-25' })),
    )
    await expectRefusal(team.orderId, { status: 409, error: /testemunha/ }, () =>
      team.asCustomer('POST', path, aSigner({ role: 'witness' })),
    )
  })

  it('is for what is signed alone', async () => {
    const path = `/documents/${String(await documentId(team, 'PROOF_OF_ADDRESS'))}/signers`

    await expectRefusal(team.orderId, { status: 404 }, () => team.asCustomer('POST', path, aSigner()))
  })

  it('runs once with one key, however often it is sent', async () => {
    const other = await aTeamAt('CONTRACT_INFO')
    const path = `${other.checkout}${await contractPath(other)}/signers`
    const headers = { 'Idempotency-Key': randomUUID() }
    const send = () => callApi<Order>('POST', path, { token: other.customer.token, body: aSigner(), headers })

    const answers = await Promise.all([send(), send(), send(), send()])

    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect((await orderOf(other)).signers).toHaveLength(1)
  })

  it('shows in the lists of signers', async () => {
    const other = await aTeamAt('CONTRACT_INFO')
    await prepareContract(other)
    const path = `${await contractPath(other)}/signers`

    const own = await callApi<unknown[]>('GET', `${other.checkout}${path}`, { token: other.customer.token })
    const all = await callApi<{ count: number; results: { order_mask_id: string; document_type: string }[] }>(
      'GET',
      '/signers?page_size=2',
      { token: other.admin.token },
    )

    expect(own.body).toHaveLength(3)
    expect(all.body.results[0]).toMatchObject({ company: { id: other.companyId }, document_type: 'CONTRACT' })
    expect(all.body.count).toBeGreaterThanOrEqual(3)
  })
})

describe('asking signers to sign', () => {
  const notify = (team: Team, stage_name = 'CONTRACT_INFO') =>
    callApi<Order>('POST', `/notify-signers-management/${String(team.companyId)}/${team.orderMaskId}`, {
      token: team.admin.token,
      body: { stage_name },
    })

  it('mails whose turn it is in the signing order, with a link that history and database do not know', async () => {
    const team = await aTeamAt('CONTRACT_INFO')
    await prepareContract(team)

    const { status, body } = await notify(team)

    expect(status).toBe(200)
    expect(body.history[0]?.action).toBe('notify_signers')
    expect(body.signers.map(({ asked_at }) => asked_at !== null)).toEqual([true, false, false])
    const mails = await rowsOf<{ recipient: string; data: { title: string; action: { url: string } } }>(
      `select recipient, data from mail_outbox where event_key like 'signer:%' and event_key = any($1) order by recipient`,
      [body.signers.map(({ id }) => `signer:${String(id)}:${String(body.version)}`)],
    )
    expect(mails.map(({ recipient }) => recipient)).toEqual(['pessoa0@horizonte.example'])
    expect(mails[0]?.data.title).toBe('Assine o contrato de locação nº 2026-0128')
    const key = mails[0]?.data.action.url.split('#key=')[1] ?? ''
    expect(key).toMatch(/^[\w-]{43}$/)
    const links = await rowsOf<Record<string, unknown>>('select * from signing_links where signer_id = $1', [
      body.signers[0]?.id,
    ])
    expect(JSON.stringify([links, body])).not.toContain(key)
  })

  it('is refused while there is nobody, or in another stage', async () => {
    const team = await aTeamAt('CONTRACT_INFO')

    await expectRefusal(team.orderId, { status: 409, error: 'Envie primeiro o PDF a assinar.' }, () => notify(team))
    await expectRefusal(team.orderId, { status: 409, code: 'stage_changed' }, () => notify(team, 'DELIVERY_TERM'))
    await expectRefusal(team.orderId, { status: 400 }, () => notify(team, 'PACKAGING'))
  })
})
