import { toDay } from '@/services/format/format.rules'
import { monthOf } from '@/services/stock/holds/hold-month.rules'
import type { HoldChoices, HoldMonth } from '@/services/stock/holds/holds.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { aTeam, aTeamAt, type Team } from '@/tests/factories/orders/order-road'
import { aCompany, aStaffUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

const PATH = '/checkout-management-reservations'
const inDays = (days: number) => toDay(new Date(Date.now() + days * 86_400_000))

let token: string
beforeAll(async () => {
  token = (await aStaffUser(['PRODUTO'])).token
})

/** What the month of a day tells of this team's product on that day. */
async function dayOf({ products: [product] }: Team, day: string) {
  const query = `month=${monthOf(day)}&product=${String(product?.id)}`
  const { body } = await callApi<HoldMonth>('GET', `${PATH}/month?${query}`, { token })
  return { ...body, on: body.days.find((one) => one.day === day) }
}

describe('the month of the reservations', () => {
  it('says on which day what is reserved becomes free, and offers its product to choose', async () => {
    const team = await aTeam({ quantity: 2, onShelf: 5 })
    const [product] = team.products
    const { on, products, today } = await dayOf(team, inDays(7))
    expect(today).toBe(inDays(0))
    expect(on).toEqual({
      day: inDays(7),
      ending: [{ product: { id: product?.id, name: product?.name }, quantity: 2 }],
      returning: [],
    })
    expect(products).toContainEqual({ id: product?.id, name: product?.name })
  })

  it('says what comes back in a month years ahead, and what should be back already', async () => {
    const team = await aTeamAt('ONGOING')
    await rowsOf('update orders set ends_on = $2 where id = $1', [team.orderId, '2029-02-28'])
    expect((await dayOf(team, '2029-02-28')).on?.returning).toMatchObject([{ quantity: 2 }])
    await rowsOf('update orders set ends_on = $2 where id = $1', [team.orderId, inDays(-2)])
    expect(await dayOf(team, inDays(-2))).toMatchObject({ overdue: 2, on: { returning: [{ quantity: 2 }] } })
  })

  it('is that of today unless another one is asked for, by its name', async () => {
    const { body } = await callApi<HoldMonth>('GET', `${PATH}/month`, { token })
    expect(body.month).toBe(monthOf(inDays(0)))
    expect(await callApi('GET', `${PATH}/month?month=2026-13`, { token })).toMatchObject({ status: 400 })
  })
})

describe('the filter options of the reservations', () => {
  it('is every product and company of them, once; a salesperson is offered their own companies', async () => {
    const company = await aCompany({ corporateName: 'Farmácias Farol' })
    const [team, other] = [await aTeam({ company, quantity: 1, onShelf: 5 }), await aTeam({ quantity: 1, onShelf: 5 })]
    const seller = await aStaffUser(['VENDEDOR'], { permitted: [company] })
    const choicesOf = async (bearer: string) =>
      (await callApi<HoldChoices>('GET', `${PATH}/choices`, { token: bearer })).body
    const all = await choicesOf(token)
    expect(all.companies.filter(({ id }) => id === company.id)).toHaveLength(1)
    expect(all.companies.map(({ id }) => id)).toContain(other.company.id)
    expect(await choicesOf(seller.token)).toEqual({
      companies: [{ id: company.id, corporate_name: 'Farmácias Farol' }],
      products: [{ id: team.products[0]?.id, name: team.products[0]?.name }],
    })
  })
})
