import { transaction } from '@/server/db/client'
import { mailAccount } from '@/server/notifications/notifications.service'
import type { Page } from '@/services/http/page.schema'
import { ERASED, KEPT } from '@/services/users/erasure.rules'
import type { ManagedRequest, PrivacyRequest } from '@/services/users/privacy.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { anEvent, tell } from '@/tests/factories/notifications/notifications.factory'
import { historyOfUser } from '@/tests/factories/people/managed-users.factory'
import { aCompany, aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

const ask = (token: string) =>
  callApi<PrivacyRequest>('POST', '/privacy-requests', { token, body: { kind: 'erasure' } })
const own = async (token: string) => (await callApi<PrivacyRequest[]>('GET', '/privacy-requests', { token })).body
const decide = (token: string, id: number, body: object) =>
  callApi<PrivacyRequest>('PUT', `/privacy-requests/${String(id)}`, { token, body })
const managed = (token: string, query = '') =>
  callApi<Page<ManagedRequest>>('GET', `/privacy-request-management${query}`, { token })
const userRow = async (id: number) => (await rowsOf('select * from users where id = $1', [id]))[0]
const requestRow = async (id: number) => (await rowsOf('select * from privacy_requests where id = $1', [id]))[0]
const mailsTo = (email: string) => rowsOf('select * from mail_outbox where recipient = $1', [email])
const actionsOf = async (id: number) =>
  (
    await rowsOf("select action from event_logs where model_name = 'privacy_request' and object_id = $1 order by id", [
      id,
    ])
  ).map(({ action }) => action)

describe('asking to be erased', () => {
  it('says what is erased, what is kept and why, and waits for staff', async () => {
    const { token } = await aUser()
    const { status, body } = await ask(token)
    expect(status).toBe(201)
    expect(body).toMatchObject({ kind: 'erasure', status: 'pending', erased: [...ERASED], kept: [...KEPT] })
    expect(await own(token)).toEqual([body])
    expect(await actionsOf(body.id)).toEqual(['requested'])
    expect((await callApi('GET', '/get_logged_user', { token })).status).toBe(200)
  })

  it('creates one request, also from several tabs at once', async () => {
    const { token } = await aUser()
    const statuses = (await Promise.all([ask(token), ask(token), ask(token)])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([201, 409, 409])
    expect(await own(token)).toHaveLength(1)
  })

  it('is refused to the last admin of a company until somebody succeeds them', async () => {
    const company = await aCompany()
    const admin = await aUser({ company, isCompanyAdmin: true })
    expect(await ask(admin.token)).toMatchObject({
      status: 409,
      body: { errors: ['Nomeie antes outro administrador em Usuários: a empresa não pode ficar sem nenhum.'] },
    })
    expect(await own(admin.token)).toEqual([])
    await aUser({ company, isCompanyAdmin: true })
    expect((await ask(admin.token)).status).toBe(201)
  })

  it('takes no other kind', async () => {
    const { token } = await aUser()
    expect((await callApi('POST', '/privacy-requests', { token, body: { kind: 'export' } })).status).toBe(400)
    expect(await own(token)).toEqual([])
  })

  it("shows nobody another person's wish", async () => {
    await ask((await aUser()).token)
    expect(await own((await aUser()).token)).toEqual([])
  })
})

describe('deciding who is erased', () => {
  const anAdmin = () => aStaffUser(['ADMINISTRADOR'])

  it('lists the wishes with their people, for ADMINISTRADOR', async () => {
    const person = await aUser()
    const { id } = (await ask(person.token)).body
    const { results } = (await managed((await anAdmin()).token, '?status=pending&page_size=100')).body
    expect(results.find((one) => one.id === id)?.person).toEqual({
      id: person.id,
      first_name: person.firstName,
      email: person.email,
    })
    expect((await managed((await aStaffUser(['OPERAÇÃO'])).token)).status).toBe(403)
    expect((await managed(person.token)).status).toBe(403)
  })

  it('takes the person out of their account: name, e-mail, phone, sessions, preferences, mails', async () => {
    const person = await aUser({ phone: '+5511987654321' })
    const { token, id: userId, email } = person
    await callApi('PUT', '/notification-preferences', { token, body: { orders: false, tickets: true, news: true } })
    await tell(anEvent(), [userId])
    await transaction((tx) =>
      mailAccount(tx, {
        eventKey: `about:${String(userId)}`,
        to: email,
        data: { subject: 'Olá', title: 'Olá', paragraphs: [], note: '' },
      }),
    )
    const { id } = (await ask(token)).body

    const { status, body } = await decide((await anAdmin()).token, id, { approved: true })

    expect([status, body.status]).toEqual([200, 'done'])
    const row = await userRow(userId)
    expect(row).toMatchObject({
      first_name: 'Pessoa removida',
      username: 'Pessoa removida',
      phone: null,
      active: false,
      is_company_admin: false,
      deleted_at: expect.any(Date) as Date,
    })
    expect(JSON.stringify(row)).not.toContain(email)
    expect((await callApi('GET', '/get_logged_user', { token })).status).toBe(401)
    // What is promised besides: records of access stay for six months, and open nothing.
    const records = await rowsOf('select revoked_at from refresh_tokens where user_id = $1', [userId])
    expect(records).toEqual([{ revoked_at: expect.any(Date) as Date }])
    for (const table of ['notification_choices', 'notifications'])
      expect(await rowsOf(`select 1 from ${table} where user_id = $1`, [userId])).toEqual([])
    expect(await mailsTo(email)).toMatchObject([{ event_key: `erasure:${String(id)}` }])
    expect(await actionsOf(id)).toEqual(['requested', 'approved'])
    expect((await aUser({ email })).email).toBe(email)
  })

  it('leaves the account as it is when it says no, with the reason in the mail', async () => {
    const person = await aUser()
    const before = await userRow(person.id)
    const { id } = (await ask(person.token)).body
    const { body } = await decide((await anAdmin()).token, id, { approved: false, message: 'Há um contrato em curso' })
    expect(body).toMatchObject({ status: 'refused', message: 'Há um contrato em curso' })
    expect(await userRow(person.id)).toEqual(before)
    expect(JSON.stringify(await mailsTo(person.email))).toContain('Há um contrato em curso')
    expect((await ask(person.token)).status).toBe(201)
  })

  it('requires a reason for a refusal', async () => {
    const { id } = (await ask((await aUser()).token)).body
    const { token } = await anAdmin()
    expect(await decide(token, id, { approved: false })).toMatchObject({
      status: 400,
      body: { errors: ['Diga por que o pedido foi recusado'] },
    })
    expect((await requestRow(id))?.status).toBe('pending')
  })

  it('happens once: one of two concurrent decisions succeeds', async () => {
    const { id } = (await ask((await aUser()).token)).body
    const { token } = await anAdmin()
    const decisions = [decide(token, id, { approved: true }), decide(token, id, { approved: false, message: 'Não' })]
    expect((await Promise.all(decisions)).map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await actionsOf(id)).toHaveLength(2)
  })

  it('cannot leave a company without an admin', async () => {
    const company = await aCompany()
    const first = await aUser({ company, isCompanyAdmin: true })
    const second = await aUser({ company, isCompanyAdmin: true })
    const wishes = [(await ask(first.token)).body, (await ask(second.token)).body]
    const { token } = await anAdmin()
    const decisions = await Promise.all(wishes.map(({ id }) => decide(token, id, { approved: true })))
    expect(decisions.map(({ status }) => status).sort()).toEqual([200, 409])
    const admins = [await userRow(first.id), await userRow(second.id)].filter((row) => row?.is_company_admin)
    expect(admins).toHaveLength(1)
  })

  it('erases also whom their company has deleted meanwhile', async () => {
    const person = await aUser()
    const { id } = (await ask(person.token)).body
    await rowsOf('update users set active = false, deleted_at = now() where id = $1', [person.id])
    expect((await decide((await anAdmin()).token, id, { approved: true })).status).toBe(200)
    expect((await userRow(person.id))?.first_name).toBe('Pessoa removida')
  })

  it('is refused to everybody else, and for an unknown request', async () => {
    const person = await aUser()
    const { id } = (await ask(person.token)).body
    for (const { token } of [person, await aUser(), await aStaffUser(['GERENTE VENDEDOR'])]) {
      expect((await decide(token, id, { approved: true })).status).toBe(403)
    }
    expect((await decide((await anAdmin()).token, 2_000_000, { approved: true })).status).toBe(404)
    expect((await requestRow(id))?.status).toBe('pending')
    expect(await historyOfUser(person.id)).toEqual([])
  })

  it('is not for the person themselves', async () => {
    await anAdmin()
    const admin = await anAdmin()
    const { id } = (await ask(admin.token)).body
    expect(await decide(admin.token, id, { approved: true })).toMatchObject({
      status: 409,
      body: { errors: ['Outra pessoa precisa decidir o seu pedido.'] },
    })
    expect((await requestRow(id))?.status).toBe('pending')
  })
})
