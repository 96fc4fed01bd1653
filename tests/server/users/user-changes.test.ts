import { callApi } from '@/tests/factories/http/call-api'
import {
  aHouse,
  changeUser as change,
  createUser as create,
  deleteUser as remove,
  everythingOfUsers as everything,
  historyOfUser as historyOf,
  listUsers as list,
} from '@/tests/factories/people/managed-users.factory'
import { aStaffUser, aUser, openSession } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

const rowOf = async (id: number) => (await rowsOf('select * from users where id = $1', [id]))[0]
const isIn = async ({ token }: { token: string }) =>
  (await callApi('GET', '/get_logged_user', { token })).status === 200

describe('changing a user', () => {
  it('acts on their next request', async () => {
    const { manager, member } = await aHouse()
    expect((await callApi('GET', '/checkout', { token: member.token })).status).toBe(403)
    await change(manager.token, member.id, { permissions_groups: ['CLIENTE', 'GESTOR'], full_name: 'Caio da Mesa' })
    expect((await callApi('GET', '/checkout', { token: member.token })).status).toBe(200)
    expect(await historyOf(member.id)).toMatchObject([
      { action: 'changed', before: { full_name: 'Caio Mesa' }, after: { full_name: 'Caio da Mesa' } },
    ])
  })

  it('writes no history when nothing changes', async () => {
    const { admin, member } = await aHouse()
    await change(admin.token, member.id, { full_name: 'Caio Mesa', active: true })
    expect(await historyOf(member.id)).toEqual([])
  })

  it('ends the sessions of who is disabled, who may log in again when enabled', async () => {
    const { manager, member } = await aHouse()
    expect((await change(manager.token, member.id, { active: false })).body.active).toBe(false)
    expect(await isIn(member)).toBe(false)
    await change(manager.token, member.id, { active: true })
    expect(await isIn(member)).toBe(false)
    expect(await isIn({ token: await openSession(member.id) })).toBe(true)
    expect((await historyOf(member.id)).map(({ action }) => action)).toEqual(['disabled', 'enabled'])
  })

  it('takes a buyer’s companies with their type', async () => {
    const { admin, buyer } = await aHouse()
    const { body } = await change(admin.token, buyer.id, { permissions_groups: ['CLIENTE', 'COLABORADOR'] })
    expect(body.permitted_companys).toEqual([])
  })

  it('does not reach another company, nor staff: 404, and nothing changes', async () => {
    const { admin } = await aHouse()
    const others = [await aUser(), await aStaffUser(['FINANCEIRO'])]
    const before = await everything()
    for (const { id } of others) {
      expect((await change(admin.token, id, { active: false })).status).toBe(404)
      expect((await remove(admin.token, id)).status).toBe(404)
    }
    expect(await everything()).toEqual(before)
  })

  it('lets only company admins change company admins', async () => {
    const { admin, manager, member } = await aHouse()
    const before = await everything()
    expect((await change(manager.token, admin.id, { full_name: 'Outro Nome' })).status).toBe(403)
    expect((await change(manager.token, member.id, { is_company_admin: true })).status).toBe(403)
    expect((await remove(manager.token, admin.id)).status).toBe(403)
    expect(await everything()).toEqual(before)
    expect((await change(admin.token, member.id, { is_company_admin: true })).body.is_company_admin).toBe(true)
  })

  it('cannot change one’s own rights', async () => {
    const { admin, manager } = await aHouse()
    const before = await everything()
    for (const body of [{ permissions_groups: ['CLIENTE', 'VENDEDOR'] }, { active: false }]) {
      expect((await change(manager.token, manager.id, body)).status).toBe(409)
    }
    expect((await change(admin.token, admin.id, { is_company_admin: false })).status).toBe(409)
    expect((await remove(manager.token, manager.id)).status).toBe(409)
    expect(await everything()).toEqual(before)
    expect((await change(manager.token, manager.id, { phone: '(21) 99876-5432' })).status).toBe(200)
  })

  it('keeps one admin, also with two concurrent demotions', async () => {
    const { admin, company } = await aHouse()
    const second = await aUser({ company, isCompanyAdmin: true })
    const answers = await Promise.all([
      change(admin.token, second.id, { is_company_admin: false }),
      remove(second.token, admin.id),
    ])
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
    const left = await rowsOf(
      'select id from users where company_id = $1 and is_company_admin and active and deleted_at is null',
      [company.id],
    )
    expect(left).toHaveLength(1)
  })

  it('is refused to who acts for a company that is not their own', async () => {
    const { company, member } = await aHouse()
    const guest = await aUser({ groups: ['CLIENTE', 'GESTOR', 'VENDEDOR'], permitted: [company] })
    await callApi('PUT', `/user-switch-company/${String(guest.id)}`, {
      token: guest.token,
      body: { company: company.id },
    })
    const before = await everything()
    expect((await change(guest.token, member.id, { active: false })).status).toBe(403)
    expect((await create(guest.token)).status).toBe(403)
    expect(await everything()).toEqual(before)
    expect((await list(guest.token)).body.results.map(({ id }) => id)).not.toContain(guest.id)
  })
})

describe('deleting a user', () => {
  it('ends their sessions and keeps the row for history', async () => {
    const { manager, member, admin } = await aHouse()
    await change(admin.token, member.id, { full_name: 'Caio Antes' })
    expect((await remove(manager.token, member.id)).status).toBe(204)
    expect(await isIn(member)).toBe(false)
    expect(await rowOf(member.id)).toMatchObject({
      first_name: 'Caio Antes',
      active: false,
      deleted_at: expect.any(Date),
    })
    expect((await list(manager.token)).body.results.map(({ id }) => id)).not.toContain(member.id)
    expect((await remove(manager.token, member.id)).status).toBe(404)
    expect((await historyOf(member.id)).at(-1)).toMatchObject({ action: 'deleted', after: null })
  })

  it('removes them as responsible person', async () => {
    const { admin, manager, member } = await aHouse()
    await remove(admin.token, manager.id)
    expect(await rowOf(member.id)).toMatchObject({ responsible_id: null })
  })
})
