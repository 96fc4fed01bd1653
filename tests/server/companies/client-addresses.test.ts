import type { EventLog } from '@/services/audit/audit.schema'
import type { Address } from '@/services/companies/addresses.schema'
import type { Company } from '@/services/companies/companies.schema'
import type { Page } from '@/services/http/page.schema'
import { anAddressBody } from '@/tests/factories/catalogue/simulation.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { aTeam } from '@/tests/factories/orders/order-road'
import { aCompany, aStaffUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

let admin: Awaited<ReturnType<typeof aStaffUser>>

beforeAll(async () => {
  admin = await aStaffUser(['ADMINISTRADOR'])
})

describe('the addresses of a client', () => {
  const listOf = async (id: number) =>
    (await callApi<Company>('GET', `/company-management/${String(id)}`, { token: admin.token })).body.addresses
  const call = (method: string, id: number, address?: number, body?: unknown, token = admin.token) =>
    callApi<Address>(method, `/company-management/${String(id)}/addresses${address ? `/${String(address)}` : ''}`, {
      token,
      body,
    })

  it('are added, changed and removed by staff, all recorded in the history of the client', async () => {
    const company = await aCompany()
    const created = await call('POST', company.id, undefined, anAddressBody({ label: 'Sede' }))
    expect(created).toMatchObject({ status: 201, body: { label: 'Sede', number: '1842' } })
    const { id } = created.body
    const changed = await call('PUT', company.id, id, anAddressBody({ label: 'Sede', number: '900' }))
    expect(changed.body).toMatchObject({ id, number: '900' })
    expect(await listOf(company.id)).toEqual([changed.body])
    expect((await call('DELETE', company.id, id)).status).toBe(204)
    expect(await listOf(company.id)).toEqual([])
    const { body } = await callApi<Page<EventLog>>('GET', `/event-logs/${String(company.id)}?model_name=company`, admin)
    expect(body.results).toMatchObject([
      { model_name: 'address', action: 'removed', before: { number: '900' }, actor_name: admin.firstName },
      { model_name: 'address', action: 'changed', before: { number: '1842' }, after: { number: '900' } },
      { model_name: 'address', action: 'created', object_id: id },
    ])
  })

  it('are kept for existing packages when they are removed', async () => {
    const team = await aTeam({})
    const [before] = await listOf(team.companyId)
    const sent = await rowsOf('select * from packages order by id')
    expect((await call('DELETE', team.companyId, before?.id)).status).toBe(204)
    expect(await listOf(team.companyId)).toEqual([])
    expect(await rowsOf('select * from packages order by id')).toEqual(sent)
    expect(await rowsOf('select active from addresses where id = $1', [before?.id])).toEqual([{ active: false }])
  })

  it('cannot be changed by staff who may only read the client', async () => {
    const company = await aCompany()
    const { id } = (await call('POST', company.id, undefined, anAddressBody())).body
    const before = await listOf(company.id)
    const { token } = await aStaffUser(['OPERAÇÃO'])
    expect((await call('POST', company.id, undefined, anAddressBody(), token)).status).toBe(403)
    expect((await call('PUT', company.id, id, anAddressBody({ number: '1' }), token)).status).toBe(403)
    expect((await call('DELETE', company.id, id, undefined, token)).status).toBe(403)
    expect(await listOf(company.id)).toEqual(before)
  })
})
