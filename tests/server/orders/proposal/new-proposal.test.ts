import type { Order } from '@/services/orders/orders.schema'
import { stockBecomes } from '@/tests/factories/catalogue/units.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { aTeam, type Team } from '@/tests/factories/orders/order-road'
import { expectRefusal, stateOf } from '@/tests/factories/orders/order-state'
import { aStaffUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

const ACCEPT = { proposal_accepted: true }
const REFUSE = { proposal_accepted: false, message: 'Precisamos de 24 meses, não de 36.' }

const propose = ({ companyId, orderMaskId, admin }: Team, body: object, token = admin.token) =>
  callApi<Order>('POST', `/orders/${String(companyId)}/${orderMaskId}/proposals`, { token, body })

const holdsOf = async (orderId: number) =>
  (await stateOf(orderId)).holds.filter(({ released_at }) => released_at === null)

describe('a new version of a proposal', () => {
  it('changes a price; it is the customer’s turn again', async () => {
    const team = await aTeam({ quantity: 2 })
    await team.asCustomer('PATCH', '', REFUSE)

    const { status, body } = await propose(team, {
      message: 'Com 10 % de desconto',
      items: [{ product_id: team.products[0]?.id, unit_price: '260.10' }],
    })

    expect(status).toBe(201)
    expect(body).toMatchObject({ stage_state: 'waiting', turn: 'customer', monthly_fee: '544.20' })
    expect(body.proposals.map(({ version, status: state, monthly_fee }) => [version, state, monthly_fee])).toEqual([
      [1, 'refused', '602.00'],
      [2, 'open', '544.20'],
    ])
    expect(body.lines).toEqual([
      expect.objectContaining({ kind: 'product', amount: '520.20' }),
      expect.objectContaining({ kind: 'service', amount: '24.00' }),
    ])
    expect(body.items[0]).toMatchObject({ unit_price: '260.10', unit_service_fee: '12.00', monthly_fee: '520.20' })
    expect(body.stages[0]).toMatchObject({ state: 'waiting', approved: null, message: null })
  })

  it('replaces an open one, and the customer is notified', async () => {
    const team = await aTeam()

    const { body } = await propose(team, { message: 'Preço revisto' })

    expect(body.proposals.map(({ status }) => status)).toEqual(['superseded', 'open'])
    expect((await stateOf(team.orderId)).mails).toHaveLength(2)
  })

  it('brings the price of another plan', async () => {
    const team = await aTeam({ quantity: 2 })

    const { body } = await propose(team, { duration_months: 36 })

    // 289.00 × 0.85 = 245.65, and 12.00 for the package.
    expect(body).toMatchObject({ duration_months: 36, monthly_fee: '515.30' })
  })

  it('changes quantities: packages and holds follow', async () => {
    const team = await aTeam({ quantity: 3, onShelf: 6, addresses: 2 })

    const { body } = await propose(team, { items: [{ product_id: team.products[0]?.id, quantity: 5 }] })

    expect(body).toMatchObject({ items_count: 5, monthly_fee: '1505.00' })
    expect(body.packages.flatMap(({ items }) => items.map(({ quantity }) => quantity))).toEqual([3, 2])
    expect((await holdsOf(team.orderId)).map(({ quantity }) => quantity)).toEqual([5])
  })

  it('takes units again whose reservation has lapsed, and is refused when they are gone', async () => {
    const team = await aTeam({ quantity: 3, onShelf: 3 })
    const lapse = () =>
      rowsOf(`update stock_holds set expires_at = now() - interval '1 second' where order_id = $1`, [team.orderId])
    await lapse()
    expect((await propose(team, { message: 'Preço revisto' })).body.reservation).toMatchObject({ units: 3 })
    await lapse()
    await stockBecomes(team.products[0]?.id, { status: 'IN_MAINTENANCE' })
    await expectRefusal(team.orderId, { status: 409, code: 'out_of_stock' }, () =>
      propose(team, { message: 'Mais uma vez' }),
    )
  })

  it('is refused for more units than there are, and the old holds stay', async () => {
    const team = await aTeam({ quantity: 3, onShelf: 4 })

    await expectRefusal(team.orderId, { status: 409, code: 'out_of_stock' }, () =>
      propose(team, { items: [{ product_id: team.products[0]?.id, quantity: 5 }] }),
    )
  })

  it('takes a coupon and gives it back with the next version', async () => {
    const team = await aTeam({ quantity: 2 })
    await rowsOf(
      `insert into coupons (discount_code, order_value, desired_value, discount) values ('DESCONTO', 500, 450, 50)`,
    )
    const usedAt = async () =>
      (await rowsOf(`select used_at from coupons where discount_code = 'DESCONTO'`))[0]?.used_at

    const withCoupon = await propose(team, { discount_code: 'desconto' })
    expect(withCoupon.body.monthly_fee).toBe('552.00')
    expect(withCoupon.body.lines.at(-1)).toMatchObject({ kind: 'coupon', amount: '-50.00' })
    expect(await usedAt()).not.toBeNull()

    const without = await propose(team, { discount_code: null })
    expect(without.body.monthly_fee).toBe('602.00')
    expect(await usedAt()).toBeNull()
  })

  it.each([
    ['a product that is not in the order', { items: [{ product_id: 999_999, quantity: 1 }] }],
    ['a plan that is not offered', { duration_months: 7 }],
    ['a negative price', { items: [{ product_id: 1, unit_price: '-1.00' }] }],
    ['a field that does not exist', { monthly_fee: '1.00' }],
  ])('is refused for %s', async (_, body) => {
    const team = await aTeam()

    await expectRefusal(team.orderId, { status: 400, code: 'invalid' }, () => propose(team, body))
  })

  it('is sales’ to issue, a salesperson’s for their own companies alone', async () => {
    const team = await aTeam()
    const own = await aStaffUser(['VENDEDOR'], { permitted: [team.company] })
    const foreign = await aStaffUser(['VENDEDOR'])
    const finance = await aStaffUser(['FINANCEIRO'])

    await expectRefusal(team.orderId, { status: 404, code: 'not_found' }, () => propose(team, {}, foreign.token))
    await expectRefusal(team.orderId, { status: 403, code: 'forbidden' }, () => propose(team, {}, finance.token))
    expect((await propose(team, {}, own.token)).status).toBe(201)
  })

  it('comes too late once the customer accepted', async () => {
    const team = await aTeam()
    await team.asCustomer('PATCH', '', ACCEPT)

    await expectRefusal(team.orderId, { status: 409, code: 'stage_changed' }, () => propose(team, {}))
  })
})
