import { transaction } from '@/server/db/client'
import { customerRecipients, staffRecipients } from '@/server/orders/mails/recipients.repository'
import type { User } from '@/services/auth/auth.schema'
import type { NotificationPreferences } from '@/services/users/account.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { historyOfUser as historyOf } from '@/tests/factories/people/managed-users.factory'
import { aCompany, aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

const change = (token: string, body: object) => callApi<User>('PATCH', '/change_info', { token, body })
const preferences = (token: string) => callApi<NotificationPreferences>('GET', '/notification-preferences', { token })
const choose = (token: string, body: object) =>
  callApi<NotificationPreferences>('PUT', '/notification-preferences', { token, body })
const rowOf = async (id: number) => (await rowsOf('select * from users where id = $1', [id]))[0]

describe("a person's own data", () => {
  it('change in one go, the phone kept as E.164, with their history', async () => {
    const { id, token } = await aUser({ firstName: 'Marina Duarte', phone: null })
    const { status, body } = await change(token, { username: 'Marina Duarte Lopes', phone: '(11) 98765-4321' })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      first_name: 'Marina Duarte Lopes',
      username: 'Marina Duarte Lopes',
      phone: '+5511987654321',
    })
    expect(await historyOf(id)).toMatchObject([
      {
        action: 'changed',
        before: { full_name: 'Marina Duarte', phone: null },
        after: { full_name: 'Marina Duarte Lopes', phone: '+5511987654321' },
      },
    ])
  })

  it('change one by one; null takes the phone away', async () => {
    const { token, firstName } = await aUser({ phone: '+5511987654321' })
    expect((await change(token, { phone: null })).body).toMatchObject({ first_name: firstName, phone: null })
    expect((await change(token, { username: 'Outro Nome' })).body).toMatchObject({
      first_name: 'Outro Nome',
      phone: null,
    })
  })

  it('leave no history when nothing changes', async () => {
    const { id, token } = await aUser({ firstName: 'Marina Duarte', phone: '+5511987654321' })
    expect((await change(token, { username: 'Marina Duarte', phone: '11987654321' })).status).toBe(200)
    expect(await historyOf(id)).toEqual([])
  })

  it.each([
    [{ phone: '(11) 3765-4321' }, 'Digite um celular válido'],
    [{ phone: '(20) 98765-4321' }, 'Digite um celular válido'],
    [{ username: 'Jo' }, 'Digite um nome válido'],
    [{ username: '' }, 'Digite um nome válido'],
    [{}, 'Diga o que mudar: nome ou celular'],
  ])('are refused as %j, and stay', async (body, sentence) => {
    const { id, token } = await aUser()
    const before = await rowOf(id)
    expect(await change(token, body)).toMatchObject({ status: 400, body: { errors: [sentence] } })
    expect(await rowOf(id)).toEqual(before)
    expect(await historyOf(id)).toEqual([])
  })

  it('belong to staff too', async () => {
    const { token } = await aStaffUser(['JURÍDICO'])
    expect((await change(token, { username: 'Helena Prado' })).body.first_name).toBe('Helena Prado')
  })
})

describe('which mails a person wants', () => {
  const ALL_OFF = { orders: false, tickets: false, news: false }

  it('is everything but the news until they choose', async () => {
    const { id, token } = await aUser()
    expect((await preferences(token)).body).toEqual({ orders: true, tickets: true, news: false })
    expect((await choose(token, ALL_OFF)).body).toEqual(ALL_OFF)
    expect((await preferences(token)).body).toEqual(ALL_OFF)
    await choose(token, ALL_OFF)
    expect((await historyOf(id)).map(({ action }) => action)).toEqual(['preferences_changed'])
  })

  it('is refused half, and stays', async () => {
    const { token } = await aUser()
    expect((await choose(token, { orders: false })).status).toBe(400)
    expect((await preferences(token)).body.orders).toBe(true)
  })

  it('holds for the mails about orders, of customers and of staff', async () => {
    const company = await aCompany()
    const manager = await aUser({ company })
    const quiet = await aUser({ company })
    const quietStaff = await aStaffUser(['JURÍDICO'])
    for (const { token } of [quiet, quietStaff]) await choose(token, ALL_OFF)
    const told = await transaction((tx) => customerRecipients(tx, company.id, quiet.id))
    expect(told.map(({ id }) => id)).toEqual([manager.id])
    const staff = await transaction((tx) => staffRecipients(tx, company.id, ['JURÍDICO']))
    expect(staff.map(({ id }) => id)).not.toContain(quietStaff.id)
  })
})
