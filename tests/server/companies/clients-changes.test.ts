import { drainJobs } from '@/server/jobs/queue'
import type { Company, CompanyPerson } from '@/services/companies/companies.schema'
import type { Page } from '@/services/http/page.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { aTeam } from '@/tests/factories/orders/order-road'
import { aNewCompany } from '@/tests/factories/people/clients.factory'
import { aCompany, aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

let admin: Awaited<ReturnType<typeof aStaffUser>>

beforeAll(async () => {
  admin = await aStaffUser(['ADMINISTRADOR'])
})

const create = (body: unknown, token = admin.token, headers = {}) =>
  callApi<Company>('POST', '/company-management', { token, body, headers })
const change = (id: number, body: unknown, token = admin.token) =>
  callApi<Company>('PUT', `/company-management/${String(id)}`, { token, body })
const companyRow = async (id: number) => (await rowsOf('select * from companies where id = $1', [id]))[0]
const historyOf = (model: string, id: number) =>
  rowsOf(
    'select action, before, after, actor_name from event_logs where model_name = $1 and object_id = $2 order by id',
    [model, id],
  )
const everything = async () => ({
  companies: await rowsOf('select * from companies order by id'),
  users: await rowsOf('select id, email, active, company_id from users order by id'),
  addresses: await rowsOf('select id from addresses'),
  events: await rowsOf('select count(*) from event_logs'),
  mails: await rowsOf('select count(*) from mail_outbox'),
})
const mailsTo = async (email: string) => {
  await drainJobs()
  return rowsOf<{ subject: string }>('select subject from mail_outbox where recipient = $1 order by id', [email])
}

describe('registering a client on its behalf', () => {
  it('creates the company, its address and its first admin, who gets a temporary password', async () => {
    const body = aNewCompany({ cnpj: 'Q2.GRO.WP7/0001-85' })
    const { status, body: company } = await create(body)
    expect(status).toBe(201)
    expect(company).toMatchObject({
      corporate_name: 'Papelaria Aroeira Ltda.',
      cnpj: 'Q2GROWP7000185',
      status: 'waiting',
      users_count: 1,
      addresses: [{ city: 'São Paulo' }],
    })
    expect(await mailsTo(body.user.email)).toEqual([{ subject: 'Sua senha de acesso à Arrenda' }])
    expect(await historyOf('company', company.id)).toMatchObject([{ action: 'created', actor_name: admin.firstName }])
    const [person] = (
      await callApi<Page<CompanyPerson>>('GET', `/company-management/${String(company.id)}/users`, admin)
    ).body.results
    expect(person).toMatchObject({
      first_name: 'Íris Prado',
      phone: '+5511987654321',
      is_company_admin: true,
      active: true,
    })
    const [history] = await historyOf('user', person?.id ?? 0)
    expect(history).toMatchObject({ action: 'created', before: null, after: { email: body.user.email } })
    expect(JSON.stringify(history)).not.toMatch(/password|argon/)
  })

  it('activates it at once on request of staff who may activate', async () => {
    const { body } = await create(aNewCompany({ cnpj: 'D7YDDI5H000162', activate: true }))
    expect(body).toMatchObject({ status: 'active', activated_at: expect.any(String) })
  })

  it('adds the company to those permitted to the salesperson', async () => {
    const seller = await aStaffUser(['VENDEDOR'])
    const { status, body } = await create(aNewCompany({ cnpj: 'Q0SLFMBD7VX439' }), seller.token)
    expect([status, body.status]).toEqual([201, 'waiting'])
    expect(await rowsOf('select company_id from permitted_companies where user_id = $1', [seller.id])).toEqual([
      { company_id: body.id },
    ])
  })

  it('creates one company when the same command is sent twice', async () => {
    const body = aNewCompany({ cnpj: 'AAAAAAAAAAAA45' })
    const headers = { 'Idempotency-Key': 'client-1' }
    const [first, second] = [await create(body, admin.token, headers), await create(body, admin.token, headers)]
    expect(second).toMatchObject({ status: 201, body: { id: first.body.id } })
  })

  it('refuses a CNPJ and an e-mail that are taken, and writes nothing', async () => {
    const known = await aUser({ company: await aCompany({ cnpj: 'ZZZZZZZZZZZZ62' }) })
    const before = await everything()
    const { user } = aNewCompany()
    expect(await create(aNewCompany({ cnpj: 'ZZZZZZZZZZZZ62' }))).toMatchObject({
      status: 409,
      body: { fields: { cnpj: ['Já existe uma empresa com esse CNPJ.'] } },
    })
    const taken = { ...user, email: known.email.toUpperCase() }
    expect(await create(aNewCompany({ cnpj: 'BRLOC001000108', user: taken }))).toMatchObject({
      status: 409,
      body: { fields: { email: ['Esse e-mail já tem uma conta. Use outro.'] } },
    })
    expect(await everything()).toEqual(before)
  })

  it.each([
    ['a CNPJ with a wrong check digit', { cnpj: '12ABC34501DE34' }, 'cnpj', 'Digite um CNPJ válido'],
    ['no corporate name', { corporate_name: ' ' }, 'corporate_name', 'Digite um nome válido'],
    [
      'a phone that is not a mobile',
      { user: { full_name: 'Íris Prado', email: 'iris@a.example', phone: '1133334444' } },
      'user.phone',
      'Digite um celular válido',
    ],
  ])('refuses %s', async (_, wrong, field, message) => {
    const before = await everything()
    const { status, body } = await callApi<{ fields: Record<string, string[]> }>('POST', '/company-management', {
      token: admin.token,
      body: { ...aNewCompany(), ...wrong },
    })
    expect(status).toBe(400)
    expect(body.fields[field]).toContain(message)
    expect(await everything()).toEqual(before)
  })

  it('is refused without the permission, and activation to those who may only register', async () => {
    const before = [(await aStaffUser(['OPERAÇÃO'])).token, (await aUser({ isCompanyAdmin: true })).token]
    const seller = await aStaffUser(['VENDEDOR'])
    const state = await everything()
    for (const token of before) expect((await create(aNewCompany(), token)).status).toBe(403)
    expect((await create(aNewCompany({ activate: true }), seller.token)).status).toBe(403)
    expect(await everything()).toEqual(state)
  })
})

describe('activating a client', () => {
  it('gives its users access and mails its admins', async () => {
    const company = await aCompany({ active: false })
    const person = await aUser({ company, isCompanyAdmin: true, active: false })
    const colleague = await aUser({ company, active: false })
    const { status, body } = await change(company.id, { activate: true })
    expect([status, body.status]).toEqual([200, 'active'])
    expect((await callApi('GET', '/checkout', { token: person.token })).status).toBe(200)
    expect(await mailsTo(person.email)).toEqual([{ subject: 'Sua empresa está ativa na Arrenda' }])
    expect(await mailsTo(colleague.email)).toEqual([])
    expect(await historyOf('company', company.id)).toMatchObject([
      { action: 'activated', before: { active: false }, after: { active: true } },
    ])
  })

  it('sends no second mail and changes nothing the second time', async () => {
    const company = await aCompany({ active: false })
    const person = await aUser({ company, isCompanyAdmin: true })
    await Promise.all([change(company.id, { activate: true }), change(company.id, { activate: true })])
    expect(await mailsTo(person.email)).toHaveLength(1)
    expect(await historyOf('company', company.id)).toHaveLength(1)
  })

  it('does not enable users who were disabled before the company was closed', async () => {
    const company = await aCompany({ activatedAt: new Date() })
    const disabled = await aUser({ company, active: false })
    await change(company.id, { activate: false })
    await change(company.id, { activate: true })
    expect(await rowsOf('select active from users where id = $1', [disabled.id])).toEqual([{ active: false }])
  })

  it('is refused to staff who may only read the client', async () => {
    const company = await aCompany({ active: false })
    const seller = await aStaffUser(['VENDEDOR'], { permitted: [company] })
    const stranger = await aStaffUser(['VENDEDOR'])
    expect((await change(company.id, { activate: true }, seller.token)).status).toBe(403)
    expect((await change(company.id, { activate: true }, stranger.token)).status).toBe(404)
    expect((await change(company.id, { activate: true }, (await aStaffUser(['OPERAÇÃO'])).token)).status).toBe(403)
    expect(await companyRow(company.id)).toMatchObject({ active: false, activated_at: null })
  })
})

describe('closing a client', () => {
  it('ends the sessions of its users at once, and no others', async () => {
    const company = await aCompany({ activatedAt: new Date() })
    const [person, other] = [await aUser({ company }), await aUser()]
    const guest = await aUser({ groups: ['CLIENTE', 'VENDEDOR'], permitted: [company] })
    const path = `/user-switch-company/${String(guest.id)}`
    await callApi('PUT', path, { token: guest.token, body: { company: company.id } })
    expect((await change(company.id, { activate: false })).body.status).toBe('inactive')
    expect((await callApi('GET', '/checkout', { token: person.token })).status).toBe(401)
    expect((await callApi('GET', '/checkout', { token: other.token })).status).toBe(200)
    expect((await callApi('GET', '/get_logged_user', { token: guest.token })).body).toMatchObject({
      company: { id: guest.companyId },
    })
    expect((await callApi('PUT', path, { token: guest.token, body: { company: company.id } })).status).toBe(404)
  })
})

describe('changing the data of a client', () => {
  it('changes only the given fields, with both values in the history', async () => {
    const company = await aCompany()
    const { body } = await change(company.id, { trade_name: 'Nova Marca', cnpj: '34.028.316/0001-03' })
    expect(body).toMatchObject({
      trade_name: 'Nova Marca',
      cnpj: '34028316000103',
      corporate_name: company.corporateName,
    })
    expect(await historyOf('company', company.id)).toMatchObject([
      { action: 'changed', before: { trade_name: company.tradeName }, after: { trade_name: 'Nova Marca' } },
    ])
  })

  it('refuses another CNPJ once orders were made with it, and one that is taken', async () => {
    const team = await aTeam({})
    const company = await aCompany()
    const numbered = await companyRow(team.companyId)
    expect(await change(team.companyId, { cnpj: 'TESTE123000100' })).toMatchObject({
      status: 409,
      body: { errors: ['O CNPJ não muda mais: há pedidos feitos com ele.'] },
    })
    await aCompany({ cnpj: 'TESTE123000100' })
    expect((await change(company.id, { cnpj: 'TESTE123000100', uf: 'RJ' })).status).toBe(409)
    expect(await companyRow(team.companyId)).toEqual(numbered)
    expect(await companyRow(company.id)).toMatchObject({ uf: 'SP', cnpj: company.cnpj })
  })
})

describe('acting for another company', () => {
  it('is limited to the companies permitted to a VENDEDOR', async () => {
    const [one, other, foreign] = [await aCompany(), await aCompany(), await aCompany()]
    const seller = await aStaffUser(['VENDEDOR'], { permitted: [one, other] })
    const to = (company: number, userId = seller.id, token = seller.token) =>
      callApi('PUT', `/user-switch-company/${String(userId)}`, { token, body: { company } })
    expect(await to(other.id)).toMatchObject({ status: 200, body: { id: seller.id, company: { id: other.id } } })
    expect((await to(foreign.id)).status).toBe(404)
    expect((await to(one.id, seller.id, (await aStaffUser(['VENDEDOR'], { permitted: [one] })).token)).status).toBe(404)
    expect((await to(one.id, seller.id, admin.token)).status).toBe(403)
    expect((await callApi('GET', '/get_logged_user', { token: seller.token })).body).toMatchObject({
      company: { id: other.id },
    })
    expect(await historyOf('user', seller.id)).toMatchObject([
      { action: 'company_switched', before: { company: null }, after: { company: other.id } },
    ])
  })
})

describe('the history of clients', () => {
  it('may be read by staff who may open them, and by a salesperson for their own', async () => {
    const company = await aCompany({ active: false })
    await change(company.id, { activate: true })
    const path = `/event-logs/${String(company.id)}?model_name=company`
    const count = async (token: string) => (await callApi<{ count: number }>('GET', path, { token })).body.count
    expect(await count(admin.token)).toBe(1)
    expect(await count((await aStaffUser(['VENDEDOR'], { permitted: [company] })).token)).toBe(1)
    const refusal = async (group: 'VENDEDOR' | 'FINANCEIRO') =>
      (await callApi('GET', path, { token: (await aStaffUser([group])).token })).status
    expect(await refusal('VENDEDOR')).toBe(404)
    expect(await refusal('FINANCEIRO')).toBe(403)
    const ofUsers = await callApi('GET', '/event-logs?model_name=user', {
      token: (await aStaffUser(['OPERAÇÃO'])).token,
    })
    expect(ofUsers.status).toBe(403)
  })
})
