import {
  changeUser as change,
  createUser as create,
  deleteUser as remove,
  everythingOfUsers as everything,
  historyOfUser as historyOf,
  listUsers as list,
  newUser,
} from '@/tests/factories/people/managed-users.factory'
import { aCompany, aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

describe('staff users', () => {
  it('are all of staff for ADMINISTRADOR, and the salespeople for GERENTE VENDEDOR', async () => {
    const admin = await aStaffUser(['ADMINISTRADOR'])
    const lead = await aStaffUser(['GERENTE VENDEDOR'])
    const [seller, both] = [await aStaffUser(['VENDEDOR']), await aStaffUser(['VENDEDOR', 'OPERAÇÃO'])]
    const ids = async (token: string) => (await list(token, '?page_size=100')).body.results.map(({ id }) => id)
    expect(await ids(admin.token)).toEqual(expect.arrayContaining([admin.id, lead.id, seller.id, both.id]))
    expect(await ids(lead.token)).toContain(seller.id)
    expect(await ids(lead.token)).not.toEqual(expect.arrayContaining([both.id]))
    expect((await change(lead.token, both.id, { active: false })).status).toBe(404)
    expect((await change(lead.token, seller.id, { permissions_groups: ['ADMINISTRADOR'] })).status).toBe(403)
    for (const group of ['FINANCEIRO', 'OPERAÇÃO', 'JURÍDICO', 'PRODUTO', 'VENDEDOR'] as const) {
      expect((await list((await aStaffUser([group])).token)).status).toBe(403)
    }
  })

  it('are given groups and the companies that a salesperson may act for', async () => {
    const admin = await aStaffUser(['ADMINISTRADOR'])
    const [one, other] = [await aCompany(), await aCompany()]
    const body = newUser({ permissions_groups: ['VENDEDOR'], permitted_companys: [one.id] })
    const { body: seller } = await create(admin.token, body)
    expect(seller.permitted_companys).toMatchObject([{ id: one.id }])
    const { body: changed } = await change(admin.token, seller.id, { permitted_companys: [other.id, one.id] })
    expect(changed.permitted_companys.map(({ id }) => id)).toEqual([one.id, other.id])
    expect((await change(admin.token, seller.id, { permitted_companys: [999_999] })).status).toBe(400)
    const { body: clerk } = await change(admin.token, seller.id, { permissions_groups: ['FINANCEIRO'] })
    expect(clerk.permitted_companys).toEqual([])
    expect((await historyOf(seller.id)).map(({ action }) => action)).toEqual(['created', 'changed', 'changed'])
  })

  it('are never made customers, nor customers changed from here', async () => {
    const admin = await aStaffUser(['ADMINISTRADOR'])
    const customer = await aUser()
    const before = await everything()
    expect((await create(admin.token, newUser())).status).toBe(403)
    expect((await change(admin.token, customer.id, { active: false })).status).toBe(404)
    expect(
      (await create(admin.token, newUser({ permissions_groups: ['PRODUTO'], is_company_admin: true }))).status,
    ).toBe(403)
    expect(await everything()).toEqual(before)
  })

  it('keep one ADMINISTRADOR', async () => {
    await rowsOf(`update users set active = false where 'ADMINISTRADOR' = any(permissions_groups)`)
    const [one, other] = [await aStaffUser(['ADMINISTRADOR']), await aStaffUser(['ADMINISTRADOR'])]
    const answers = await Promise.all([
      change(one.token, other.id, { permissions_groups: ['PRODUTO'] }),
      remove(other.token, one.id),
    ])
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
    expect(
      await rowsOf(
        `select id from users where active and deleted_at is null and 'ADMINISTRADOR' = any(permissions_groups)`,
      ),
    ).toHaveLength(1)
  })
})
