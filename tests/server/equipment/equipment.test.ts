import type {
  Colleague,
  Equipment,
  EquipmentAddress,
  EquipmentSummary,
} from '@/services/equipment/units/equipment.schema'
import type { Page } from '@/services/http/page.schema'
import { countQueries } from '@/tests/factories/count-queries'
import { callApi } from '@/tests/factories/http/call-api'
import { readCsvRows } from '@/tests/factories/http/csv'
import { aTeamAt, type Team } from '@/tests/factories/orders/order-road'
import { aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

let team: Team
let member: Awaited<ReturnType<typeof aUser>>
let buyer: Awaited<ReturnType<typeof aUser>>

beforeAll(async () => {
  team = await aTeamAt('ONGOING', { quantity: 3 })
  member = await aUser({ company: team.company, groups: ['CLIENTE', 'COLABORADOR'], firstName: 'Caio Mesa' })
  buyer = await aUser({ company: team.company, groups: ['CLIENTE', 'VENDEDOR'], permitted: [team.company] })
})

const list = async (token: string, query = '') =>
  (await callApi<Page<Equipment>>('GET', `/equipment${query}`, { token })).body
const read = (token: string, id: number) => callApi<Equipment>('GET', `/equipment/${String(id)}`, { token })
const associate = (token: string, unitId: number, user_id: number | null) =>
  callApi<Equipment>('PUT', `/equipment/${String(unitId)}/user`, { token, body: { user_id } })
const associateAll = (token: string, units: number[], user_id: number | null) =>
  callApi<Equipment[]>('PUT', '/equipment-users', { token, body: { units, user_id } })
const confirm = (token: string, unitId: number) =>
  callApi<Equipment>('POST', `/equipment/${String(unitId)}/receipt`, { token, body: {} })
const unitsOf = async (token: string) => (await list(token)).results
const firstUnit = async () => {
  const [unit] = await unitsOf(team.customer.token)
  if (!unit) throw new Error('The company has no unit')
  return unit
}
const userOf = (unitId: number) => rowsOf('select user_id from equipment_units where id = $1', [unitId])
const eventsOf = async (unitId: number) =>
  (await rowsOf('select event_type from unit_events where unit_id = $1 order by id desc', [unitId])).map(
    (row) => row.event_type,
  )
const mailsTo = (email: string) => rowsOf('select event_key, data from mail_outbox where recipient = $1', [email])

describe('the equipment list of a company', () => {
  it('contains exactly the units that the company holds', async () => {
    const { count, results } = await list(team.customer.token)
    expect(count).toBe(3)
    expect(results[0]).toMatchObject({
      status: 'IN_USE',
      user: null,
      product: { name: expect.any(String) },
      address: { label: expect.any(String), city: expect.any(String) },
      order: { order_mask_id: team.orderMaskId },
      since: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      received_at: null,
      relocation: null,
      exchange: null,
      return: null,
      allowed_actions: ['assign', 'relocate', 'label', 'request_exchange', 'request_upgrade', 'request_return'],
    })
    expect((await list((await aUser()).token)).count).toBe(0)
    expect((await list(team.customer.token, `?search=${results[1]?.serial ?? ''}`)).count).toBe(1)
  })

  it('takes a constant number of queries', async () => {
    const one = await countQueries(() => list(team.customer.token, '?page_size=1'))
    expect(await countQueries(() => list(team.customer.token, '?page_size=100'))).toBe(one)
  })

  it('can be searched by label, ignoring accents, and filtered by status, product, address and user', async () => {
    const unit = await firstUnit()
    const label = { token: team.customer.token, body: { label: ' Recepção 1 ' } }
    expect((await callApi<Equipment>('PUT', `/equipment/${String(unit.id)}/label`, label)).body.label).toBe(
      'Recepção 1',
    )
    const found = async (query: string) => (await list(team.customer.token, query)).count
    expect(await found('?search=recepcao')).toBe(1)
    expect(await found(`?search=${encodeURIComponent(unit.product.name.slice(2, 8))}`)).toBe(3)
    expect(await found('?status=IN_USE')).toBe(3)
    expect(await found('?status=DAMAGED')).toBe(0)
    expect(await found(`?product=${String(unit.product.id)}&address=${String(unit.address?.id)}&nobody=true`)).toBe(3)
    expect(await found('?nobody=false')).toBe(0)
    expect(await found(`?order=${team.orderMaskId}`)).toBe(3)
    expect(await found('?order=999999')).toBe(0)
    expect((await callApi('GET', '/equipment?status=UP_FOR_RENTAL', { token: team.customer.token })).status).toBe(400)
    const other = { token: team.customer.token, body: { label: '' } }
    expect((await callApi<Equipment>('PUT', `/equipment/${String(unit.id)}/label`, other)).body.label).toBeNull()
    expect((await eventsOf(unit.id)).slice(0, 2)).toEqual(['LABEL_CHANGED', 'LABEL_CHANGED'])
  })

  it('is counted for every filter option', async () => {
    const token = team.customer.token
    const { body } = await callApi<EquipmentSummary>('GET', '/equipment-summary', { token })
    expect(body).toMatchObject({
      total: 3,
      nobody: 3,
      to_confirm: 0,
      statuses: [{ status: 'IN_USE', count: 3 }],
      products: [{ count: 3 }],
      people: [],
    })
    expect(body.addresses.reduce((sum, { count }) => sum + count, 0)).toBe(3)
    const stranger = await callApi<EquipmentSummary>('GET', '/equipment-summary', { token: (await aUser()).token })
    expect(stranger.body.total).toBe(0)
    expect((await callApi<EquipmentAddress[]>('GET', '/equipment-places', { token })).body.length).toBeGreaterThan(0)
    const people = await callApi<Colleague[]>('GET', '/equipment-people?search=caio', { token })
    expect(people.body.map(({ first_name }) => first_name)).toEqual(['Caio Mesa'])
  })

  it('is exported with the same filters', async () => {
    const unit = await firstUnit()
    const file = async (query: string) =>
      readCsvRows(
        (await callApi<string>('GET', `/equipment-csv-extract${query}`, { token: team.customer.token })).body,
      ).map((row) => row.Serial)
    expect(await file('')).toHaveLength(3)
    expect(await file(`?search=${unit.serial}`)).toEqual([unit.serial])
  })
})

describe('assigning a unit to a user', () => {
  it('mails the user once, who sees the unit and confirms the receipt', async () => {
    const unit = await firstUnit()
    expect((await list(member.token)).count).toBe(0)
    expect((await read(member.token, unit.id)).status).toBe(404)
    expect((await associate(team.customer.token, unit.id, member.id)).body.user).toEqual({
      id: member.id,
      first_name: 'Caio Mesa',
    })
    await associate(team.customer.token, unit.id, member.id)
    expect(await mailsTo(member.email)).toHaveLength(1)
    const [theirs] = (await list(member.token, '?to_confirm=true')).results
    expect(theirs).toMatchObject({
      id: unit.id,
      received_at: null,
      allowed_actions: ['confirm_receipt', 'relocate', 'request_exchange'],
    })
    expect((await list(member.token, `?user=${String(team.customer.id)}`)).count).toBe(0)
    expect((await list(member.token, `?user=${String(member.id)}`)).count).toBe(1)

    expect((await confirm(team.customer.token, unit.id)).status).toBe(403)
    const { body } = await confirm(member.token, unit.id)
    expect(body.received_at).not.toBeNull()
    expect((await confirm(member.token, unit.id)).body).toEqual(body)
    expect((await eventsOf(unit.id)).slice(0, 2)).toEqual(['USER_CONFIRMED', 'USER_CHANGED'])
  })

  it('works for many units, all or none, with one mail', async () => {
    const ids = (await unitsOf(team.customer.token)).map(({ id }) => id)
    const newcomer = await aUser({ company: team.company, groups: ['CLIENTE', 'COLABORADOR'] })
    expect((await associateAll(team.customer.token, [...ids, 999_999], newcomer.id)).status).toBe(404)
    expect((await list(newcomer.token)).count).toBe(0)
    const { body } = await associateAll(team.customer.token, ids, newcomer.id)
    expect(body.map(({ id, user }) => [id, user?.id])).toEqual(ids.map((id) => [id, newcomer.id]))
    expect(await mailsTo(newcomer.email)).toHaveLength(1)
    expect((await associateAll(member.token, ids, member.id)).status).toBe(403)
    expect((await associateAll(team.customer.token, [], newcomer.id)).status).toBe(400)
    await associateAll(team.customer.token, ids, null)
  })

  it('is undone on request and when the user is deleted', async () => {
    const unit = await firstUnit()
    await associate(team.customer.token, unit.id, member.id)
    expect((await associate(team.customer.token, unit.id, null)).body.user).toBeNull()
    const leaver = await aUser({ company: team.company, groups: ['CLIENTE', 'COLABORADOR'] })
    await associate(team.customer.token, unit.id, leaver.id)
    expect((await callApi('DELETE', `/users/${String(leaver.id)}`, { token: team.customer.token })).status).toBe(204)
    expect(await userOf(unit.id)).toEqual([{ user_id: null }])
  })

  it('is refused for users of other companies and without the permission', async () => {
    const unit = await firstUnit()
    const stranger = await aUser()
    const before = await userOf(unit.id)
    expect((await associate(team.customer.token, unit.id, stranger.id)).status).toBe(400)
    expect((await associate(stranger.token, unit.id, stranger.id)).status).toBe(404)
    expect((await associate(member.token, unit.id, member.id)).status).toBe(403)
    expect((await associate(buyer.token, unit.id, member.id)).status).toBe(403)
    expect((await associate(team.admin.token, unit.id, null)).status).toBe(403)
    expect((await associate(team.customer.token, 999_999, null)).status).toBe(404)
    expect(await userOf(unit.id)).toEqual(before)
  })
})
