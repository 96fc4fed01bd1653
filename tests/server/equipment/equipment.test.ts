import type { Equipment } from '@/services/equipment/equipment.schema'
import type { Page } from '@/services/http/page.schema'
import { callApi } from '@/tests/factories/call-api'
import { countQueries } from '@/tests/factories/count-queries'
import { aTeamAt, type Team } from '@/tests/factories/order-road'
import { rowsOf } from '@/tests/factories/rows'
import { aUser } from '@/tests/factories/users.factory'

let team: Team
let member: Awaited<ReturnType<typeof aUser>>

beforeAll(async () => {
  team = await aTeamAt('ONGOING', { quantity: 3 })
  member = await aUser({ company: team.company, groups: ['CLIENTE', 'COLABORADOR'], firstName: 'Caio Mesa' })
})

const list = async (token: string, query = '') =>
  (await callApi<Page<Equipment>>('GET', `/equipment${query}`, { token })).body
const associate = (token: string, unitId: number, user_id: number | null) =>
  callApi<Equipment>('PUT', `/equipment/${String(unitId)}/user`, { token, body: { user_id } })
const firstUnit = async () => {
  const [unit] = (await list(team.customer.token)).results
  if (!unit) throw new Error('The company has no unit')
  return unit
}
const userOf = (unitId: number) => rowsOf('select user_id from equipment_units where id = $1', [unitId])

describe('the equipment of a company', () => {
  it('is what is in its hands, and nobody else’s', async () => {
    const { count, results } = await list(team.customer.token)
    expect(count).toBe(3)
    expect(results[0]).toMatchObject({ status: 'IN_USE', user: null, product: { name: expect.any(String) } })
    expect((await list((await aUser()).token)).count).toBe(0)
    expect((await list(team.customer.token, `?search=${results[1]?.serial ?? ''}`)).count).toBe(1)
  })

  it('is read in as many queries, however much it is', async () => {
    const one = await countQueries(() => list(team.customer.token, '?page_size=1'))
    expect(await countQueries(() => list(team.customer.token, '?page_size=100'))).toBe(one)
  })

  it('is associated with the person who uses it, who then sees it', async () => {
    const unit = await firstUnit()
    expect((await list(member.token)).count).toBe(0)
    expect((await associate(team.customer.token, unit.id, member.id)).body.user).toEqual({
      id: member.id,
      first_name: 'Caio Mesa',
    })
    expect((await list(member.token)).results.map(({ id }) => id)).toEqual([unit.id])
    expect((await list(member.token, `?user=${String(team.customer.id)}`)).count).toBe(0)
    expect((await list(team.customer.token, `?user=${String(member.id)}`)).count).toBe(1)
    expect(await rowsOf(`select unit_id, user_id from unit_events where event_type = 'USER_CHANGED'`)).toEqual([
      { unit_id: unit.id, user_id: member.id },
    ])
  })

  it('is nobody’s again when asked, and when its person is deleted', async () => {
    const unit = await firstUnit()
    await associate(team.customer.token, unit.id, member.id)
    expect((await associate(team.customer.token, unit.id, null)).body.user).toBeNull()
    const leaver = await aUser({ company: team.company, groups: ['CLIENTE', 'COLABORADOR'] })
    await associate(team.customer.token, unit.id, leaver.id)
    expect((await callApi('DELETE', `/users/${String(leaver.id)}`, { token: team.customer.token })).status).toBe(204)
    expect(await userOf(unit.id)).toEqual([{ user_id: null }])
  })

  it('is not given to strangers, nor by who may not', async () => {
    const unit = await firstUnit()
    const stranger = await aUser()
    const before = await userOf(unit.id)
    expect((await associate(team.customer.token, unit.id, stranger.id)).status).toBe(400)
    expect((await associate(stranger.token, unit.id, stranger.id)).status).toBe(404)
    expect((await associate(member.token, unit.id, member.id)).status).toBe(403)
    expect((await associate(team.admin.token, unit.id, null)).status).toBe(403)
    expect((await associate(team.customer.token, 999_999, null)).status).toBe(404)
    expect(await userOf(unit.id)).toEqual(before)
  })
})
