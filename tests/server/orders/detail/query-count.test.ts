import { countQueries } from '@/tests/factories/count-queries'
import { callApi } from '@/tests/factories/http/call-api'
import { aTeam, aTeamAt, type Team } from '@/tests/factories/orders/order-road'
import { rowsOf } from '@/tests/factories/rows'

let small: Team

beforeAll(async () => {
  small = await aTeam({ quantity: 1 })
  await aTeam({ company: small.company, customer: small.customer })
})

describe('the number of queries', () => {
  it('does not grow with the rows of a list', async () => {
    for (const [token, path] of [
      [small.customer.token, '/checkout'],
      [small.admin.token, '/checkout-management'],
      [small.admin.token, '/signers'],
      [small.admin.token, '/event-logs'],
    ] as const) {
      const more = path === '/event-logs' ? '&model_name=order' : ''
      const one = await countQueries(() => callApi('GET', `${path}?page_size=1${more}`, { token }))
      const many = await countQueries(() => callApi('GET', `${path}?page_size=50${more}`, { token }))
      expect([path, many]).toEqual([path, one])
      expect(many).toBeLessThanOrEqual(4)
    }
  })

  it('does not grow with what an order holds', async () => {
    const large = await aTeamAt('RETURNING', { quantity: 4, products: 3, addresses: 4 })
    const read = (team: Team) => countQueries(() => team.asAdmin('GET'))
    const change = (team: Team, packageId: unknown) =>
      countQueries(async () => {
        const body = { comment: 'Conferido.' }
        const path = `/package-management/${String(packageId)}`
        expect((await callApi('PUT', path, { token: team.admin.token, body })).status).toBe(200)
      })
    const packageOf = async ({ orderId }: Team) =>
      (await rowsOf('select id from packages where order_id = $1', [orderId]))[0]?.id

    expect(await read(large)).toBe(await read(small))
    expect(await read(large)).toBeLessThanOrEqual(4)
    const changed = await change(large, await packageOf(large))
    expect(changed).toBe(await change(small, await packageOf(small)))
    expect(changed).toBeLessThanOrEqual(14)
  })
})
