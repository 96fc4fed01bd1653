import type { User } from '@/services/auth/auth.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { historyOfUser as historyOf } from '@/tests/factories/people/managed-users.factory'
import { aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

const change = (token: string, body: object) => callApi<User>('PATCH', '/change_info', { token, body })
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
