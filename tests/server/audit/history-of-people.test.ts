import type { EventLog } from '@/services/audit/audit.schema'
import type { Page } from '@/services/http/page.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { changeUser, createUser, newUser } from '@/tests/factories/people/managed-users.factory'
import { aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

const read = (token: string, id: number | '' = '', model = 'user') =>
  callApi<Page<EventLog>>('GET', `/event-logs${id && `/${String(id)}`}?model_name=${model}&page_size=100`, { token })

const namesOf = async (token: string) => {
  const { body } = await read(token)
  const ids = [...new Set(body.results.map(({ object_id }) => object_id))]
  return (await rowsOf<{ first_name: string }>('select first_name from users where id = any($1)', [ids]))
    .map(({ first_name }) => first_name)
    .sort()
}

async function people() {
  const admin = await aStaffUser(['ADMINISTRADOR'])
  const seller = (await createUser(admin.token, newUser({ full_name: 'Sara Vende', permissions_groups: ['VENDEDOR'] })))
    .body
  const lawyer = (await createUser(admin.token, newUser({ full_name: 'Joel Juris', permissions_groups: ['JURÍDICO'] })))
    .body
  const manager = await aUser({ isCompanyAdmin: true })
  const customer = (await createUser(manager.token, newUser({ full_name: 'Carla Cliente' }))).body
  const head = await aStaffUser(['GERENTE VENDEDOR'])
  return { admin, seller, lawyer, customer, head }
}

describe('the history of people', () => {
  it('is open to GERENTE VENDEDOR for the users they manage: salespeople and no other users', async () => {
    const { admin, seller, lawyer, customer, head } = await people()

    expect((await read(head.token, seller.id)).body.results.map(({ action }) => action)).toEqual(['created'])
    for (const other of [lawyer.id, customer.id, admin.id]) {
      const { status, body } = await read(head.token, other)
      expect([status, body]).toMatchObject([404, { code: 'not_found' }])
    }
    expect(await namesOf(head.token)).toEqual(['Sara Vende'])
    expect(await namesOf(admin.token)).toEqual(expect.arrayContaining(['Carla Cliente', 'Joel Juris', 'Sara Vende']))
  })

  it('is closed to GERENTE VENDEDOR once a salesperson also gets another group', async () => {
    const { admin, seller, head } = await people()
    await changeUser(admin.token, seller.id, { permissions_groups: ['VENDEDOR', 'FINANCEIRO'] })
    expect((await read(head.token, seller.id)).status).toBe(404)
    expect((await read(admin.token, seller.id)).body.count).toBe(2)
  })

  it('is closed to groups that manage no users', async () => {
    const { seller } = await people()
    for (const group of ['FINANCEIRO', 'OPERAÇÃO', 'JURÍDICO', 'VENDEDOR'] as const) {
      const { token } = await aStaffUser([group])
      for (const id of ['', seller.id] as const) expect((await read(token, id)).status).toBe(403)
    }
  })

  it('includes erasure requests only for those who decide them', async () => {
    const { admin, head } = await people()
    expect((await read(admin.token, '', 'privacy_request')).status).toBe(200)
    expect((await read(head.token, '', 'privacy_request')).status).toBe(403)
  })
})
