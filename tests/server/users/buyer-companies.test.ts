import { transaction } from '@/server/db/client'
import { setActingCompany } from '@/server/users/users.service'
import { ACTING_FOR_HEADER } from '@/services/auth/acting-for.rules'
import { callApi } from '@/tests/factories/http/call-api'
import {
  aHouse,
  changeUser as change,
  everythingOfUsers as everything,
  historyOfUser as historyOf,
} from '@/tests/factories/people/managed-users.factory'
import { aCompany, aStaffUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

let lead: Awaited<ReturnType<typeof aStaffUser>>

beforeAll(async () => {
  lead = await aStaffUser(['GERENTE VENDEDOR'])
})

const switchTo = (user: { id: number; token: string }, company: number) =>
  callApi('PUT', `/user-switch-company/${String(user.id)}`, { token: user.token, body: { company } })
const me = (token: string) =>
  callApi<{ company: { id: number }; permitted_companys: { id: number }[] }>('GET', '/get_logged_user', { token })

/** A buyer whom staff permitted a second company, and who acts for it. */
async function aGuest() {
  const house = await aHouse()
  const other = await aCompany()
  await change(lead.token, house.buyer.id, { permitted_companys: [other.id] })
  await switchTo(house.buyer, other.id)
  return { ...house, other }
}

describe('the companies of a buyer', () => {
  it('are chosen by staff, with their own always among them', async () => {
    const { buyer, company } = await aHouse()
    const [one, other] = [await aCompany(), await aCompany()]
    const { status, body } = await change(lead.token, buyer.id, { permitted_companys: [other.id, one.id, one.id] })
    expect(status).toBe(200)
    const all = [company.id, one.id, other.id]
    expect(body.permitted_companys.map(({ id }) => id).sort()).toEqual(all)
    expect((await me(buyer.token)).body.permitted_companys.map(({ id }) => id).sort()).toEqual(all)
    expect((await switchTo(buyer, other.id)).status).toBe(200)
    expect(await historyOf(buyer.id)).toMatchObject([
      { action: 'changed', before: { permitted_companys: [company.id] }, after: { permitted_companys: all } },
      { action: 'company_switched' },
    ])
  })

  it('are left at once when one is taken away: the buyer is at home with the next call', async () => {
    const { buyer, company, other } = await aGuest()
    expect((await me(buyer.token)).body.company.id).toBe(other.id)
    expect((await change(lead.token, buyer.id, { permitted_companys: [] })).status).toBe(200)
    const { status, body, headers } = await me(buyer.token)
    expect([status, body.company.id, headers.get(ACTING_FOR_HEADER)]).toEqual([200, company.id, String(company.id)])
    expect((await callApi('GET', '/checkout', { token: buyer.token })).status).toBe(200)
    expect((await switchTo(buyer, other.id)).status).toBe(404)
  })

  it('are left too when the buyer becomes something else', async () => {
    const { buyer, company, manager } = await aGuest()
    await change(manager.token, buyer.id, { permissions_groups: ['CLIENTE', 'GESTOR'] })
    expect((await me(buyer.token)).body).toMatchObject({ company: { id: company.id }, permitted_companys: [] })
  })

  it('are not entered by a switch that began before one was taken away', async () => {
    const { buyer, company, other } = await aGuest()
    await switchTo(buyer, company.id)
    await change(lead.token, buyer.id, { permitted_companys: [] })
    await expect(transaction((tx) => setActingCompany(tx, buyer.id, other.id))).rejects.toMatchObject({
      code: 'not_found',
    })
    expect((await me(buyer.token)).body.company.id).toBe(company.id)
  })

  it('are all that staff change of a customer', async () => {
    const { buyer, manager } = await aHouse()
    const { id } = await aCompany()
    const others = [await aStaffUser(['VENDEDOR']), await aStaffUser(['OPERAÇÃO']), await aStaffUser(['FINANCEIRO'])]
    const state = await everything()
    expect((await change(lead.token, buyer.id, { active: false })).status).toBe(403)
    expect((await change(lead.token, buyer.id, { permitted_companys: [id], active: false })).status).toBe(403)
    expect((await change(lead.token, manager.id, { permitted_companys: [id] })).status).toBe(404)
    expect((await change(lead.token, buyer.id, { permitted_companys: [999_999] })).status).toBe(400)
    for (const { token } of [...others, manager]) {
      expect((await change(token, buyer.id, { permitted_companys: [id] })).status).toBe(403)
    }
    expect(await everything()).toEqual(state)
  })

  it('change nothing, and tell nothing, when they are the same', async () => {
    const { buyer, company } = await aHouse()
    expect((await change(lead.token, buyer.id, { permitted_companys: [company.id] })).status).toBe(200)
    expect(await historyOf(buyer.id)).toEqual([])
    expect(await rowsOf('select company_id from permitted_companies where user_id = $1', [buyer.id])).toHaveLength(1)
  })
})
