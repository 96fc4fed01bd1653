import { drainJobs } from '@/server/jobs/queue'
import { countQueries } from '@/tests/factories/count-queries'
import {
  aHouse,
  createUser as create,
  deleteUser as remove,
  everythingOfUsers as everything,
  historyOfUser as historyOf,
  listUsers as list,
  newUser,
} from '@/tests/factories/people/managed-users.factory'
import { aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

const rowOf = async (id: number) => (await rowsOf('select * from users where id = $1', [id]))[0]

describe('the users of a company', () => {
  it('are listed for its admin, its GESTOR and its buyer, and hold nobody else', async () => {
    const { admin, manager, buyer, member, company } = await aHouse()
    await aUser()
    await aStaffUser(['VENDEDOR'], { company, permitted: [company] })
    for (const { token } of [admin, manager, buyer]) {
      const { body } = await list(token)
      expect(body.results.map(({ id }) => id)).toEqual([admin.id, buyer.id, member.id, manager.id])
    }
    const { body } = await list(admin.token, '?search=caio')
    expect(body.results).toMatchObject([
      { email: member.email, responsible: { first_name: 'Gil Gestor' }, equipment_count: 0, last_login: null },
    ])
    expect((await list(member.token)).status).toBe(403)
  })

  it.each([
    ['search=GESTOR', ['Gil Gestor']],
    ['type=VENDEDOR', ['Bia Compra']],
    ['active=false', []],
    ['ordering=-first_name&page_size=1', ['Gil Gestor']],
    ['page_size=3&page=2', ['Gil Gestor']],
    ['search=%25', []],
  ])('are narrowed and sorted by ?%s', async (query, names) => {
    const { admin } = await aHouse()
    const { status, body } = await list(admin.token, `?${query}`)
    expect([status, body.results.map(({ first_name }) => first_name)]).toEqual([200, names])
  })

  it('refuses an unknown filter', async () => {
    const { admin } = await aHouse()
    for (const query of ['?type=CHEFE', '?ordering=email', '?company=1'])
      expect((await list(admin.token, query)).status).toBe(400)
  })

  it('are read in as many queries, however many they are', async () => {
    const { admin } = await aHouse()
    const one = await countQueries(() => list(admin.token, '?page_size=1'))
    expect(await countQueries(() => list(admin.token, '?page_size=100'))).toBe(one)
    expect(one).toBeLessThanOrEqual(4)
  })
})

describe('creating a user', () => {
  it('mails them a temporary password, and keeps none in history', async () => {
    const { manager, company } = await aHouse()
    const body = newUser({ responsible_id: manager.id })
    const { status, body: user } = await create(manager.token, body)
    expect(status).toBe(201)
    expect(user).toMatchObject({ first_name: 'Nina Rocha', phone: '+5511912345678', responsible: { id: manager.id } })
    expect(await rowOf(user.id)).toMatchObject({ company_id: company.id, must_change_password: true, active: true })
    await drainJobs()
    expect(await rowsOf('select subject from mail_outbox where recipient = $1', [body.email])).toHaveLength(1)
    const history = await historyOf(user.id)
    expect(history).toMatchObject([{ action: 'created', after: { email: body.email } }])
    expect(JSON.stringify(history)).not.toMatch(/password|argon/)
  })

  it('lets a buyer act for the company', async () => {
    const { admin, company } = await aHouse()
    const { body } = await create(admin.token, newUser({ permissions_groups: ['CLIENTE', 'VENDEDOR'] }))
    expect(body.permitted_companys).toEqual([{ id: company.id, corporate_name: company.corporateName }])
  })

  it.each([
    ['staff groups', { permissions_groups: ['ADMINISTRADOR'] }, 403],
    ['a customer who is staff too', { permissions_groups: ['CLIENTE', 'ADMINISTRADOR'] }, 403],
    ['no type', { permissions_groups: ['CLIENTE'] }, 403],
    ['an unknown group', { permissions_groups: ['CLIENTE', 'CHEFE'] }, 400],
    ['permission for other companies', { permitted_companys: [1] }, 403],
    ['an admin of the company, by who is none', { is_company_admin: true }, 403],
    ['somebody of nowhere as responsible', { responsible_id: 999_999 }, 400],
    ['no e-mail', { email: 'nina' }, 400],
    ['a password', { password: 'Arrenda2026' }, 400],
  ])('refuses %s', async (_, wrong, status) => {
    const { manager } = await aHouse()
    const before = await everything()
    expect((await create(manager.token, newUser(wrong))).status).toBe(status)
    expect(await everything()).toEqual(before)
  })

  it('refuses an e-mail that has an account, whatever its letters, and frees that of who was deleted', async () => {
    const { admin, member } = await aHouse()
    const body = newUser({ email: member.email.toUpperCase() })
    expect(await create(admin.token, body)).toMatchObject({ status: 409, body: { code: 'conflict' } })
    await remove(admin.token, member.id)
    expect((await create(admin.token, body)).status).toBe(201)
  })

  it('is not for a buyer nor a COLABORADOR', async () => {
    const { buyer, member } = await aHouse()
    const before = await everything()
    for (const { token } of [buyer, member]) expect((await create(token)).status).toBe(403)
    expect(await everything()).toEqual(before)
  })
})
