import type { Order } from '@/services/orders/orders.schema'
import { someUnits } from '@/tests/factories/catalogue/units.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { aTeamAt, orderOf, type Team, walkTo } from '@/tests/factories/orders/order-road'
import { expectRefusal } from '@/tests/factories/orders/order-state'
import { historyOf, rowsOf } from '@/tests/factories/rows'

const bodyFor = ({ input, addresses, products }: Team, overrides: object = {}) => ({
  package_type: 'extra',
  address_id: addresses[0]?.id,
  quotation_id: input.quotationId,
  items: [{ product_id: products[0]?.id, quantity: 1 }],
  ...overrides,
})
const add = (team: Team, body: object) =>
  callApi<Order>('POST', '/package-management', { token: team.admin.token, body })

describe('an extra package', () => {
  it('is part of the order until it is packed', async () => {
    const team = await aTeamAt('PACKAGING')

    const { status, body } = await add(team, bodyFor(team, { comment: 'Para a recepção' }))

    expect(status).toBe(201)
    expect(body.packages).toHaveLength(2)
    expect(body.packages[1]).toMatchObject({
      package_type: 'extra',
      apart: false,
      delivery_status: 'SEPARATION',
      comment: 'Para a recepção',
      items: [{ product_id: team.products[0]?.id, quantity: 1 }],
    })
    expect((await historyOf('order', team.orderId)).at(-1)).toBe('add_package')
  })

  it('is packed, shipped and delivered on its own while the rental runs', async () => {
    const team = await aTeamAt('ONGOING')
    await someUnits(team.products[0]?.id ?? 0, 1)
    const { body } = await add(team, bodyFor(team))
    const extra = body.packages.at(-1)
    expect(extra).toMatchObject({ apart: true, delivery_status: 'SEPARATION' })
    const { token } = team.admin
    const pack = { package_id: extra?.id, automatic: true }
    expect((await callApi('POST', '/shipping-item-management', { token, body: pack })).status).toBe(200)
    const path = `/package-management/${String(extra?.id)}`
    const ready = { delivery_status: 'WAITING_SHIPMENT', delivery_eta: '2099-01-05' }
    for (const step of [
      ready,
      { delivery_status: 'WAITING_DELIVERY', tracking_code: 'BR1' },
      { delivery_status: 'DELIVERED' },
    ]) {
      expect((await callApi('PUT', path, { token, body: step })).status).toBe(200)
    }
    expect(await orderOf(team)).toMatchObject({ stage_name: 'ONGOING' })
  })

  it('is cancelled with a full return while it is in the warehouse; its units go back to the shelf', async () => {
    const team = await aTeamAt('ONGOING')
    const [unit] = await someUnits(team.products[0]?.id ?? 0, 1)
    const { body } = await add(team, bodyFor(team))
    const packing = { package_id: body.packages.at(-1)?.id, automatic: true }
    await callApi('POST', '/shipping-item-management', { token: team.admin.token, body: packing })

    expect((await team.asCustomer('POST', '/return-request', {})).status).toBe(200)

    const { packages } = await orderOf(team)
    expect(packages.map(({ package_type, delivery_status }) => [package_type, delivery_status])).toEqual([
      ['regular', 'DELIVERED'],
      ['extra', 'CANCELED'],
      ['return', 'AWAITING_RETURN'],
    ])
    expect(packages.at(-1)?.serials).toHaveLength(2)
    const [{ status } = { status: '' }] = await rowsOf<{ status: string }>(
      'select status from equipment_units where id = $1',
      [unit?.id],
    )
    expect(status).toBe('UP_FOR_RENTAL')
  })

  it('is cancelled at the end of the order and keeps no units', async () => {
    const team = await aTeamAt('RETURNING')
    await someUnits(team.products[0]?.id ?? 0, 1)
    const { body } = await add(team, bodyFor(team))
    const id = body.packages.at(-1)?.id
    const { token } = team.admin
    await callApi('POST', '/shipping-item-management', { token, body: { package_id: id, automatic: true } })
    const [serial] = (await orderOf(team)).packages.at(-1)?.serials ?? []
    await callApi('DELETE', `/shipping-item-management/${String(id)}/${encodeURIComponent(serial?.serial ?? '')}`, {
      token,
    })

    const { stage_name, packages } = await walkTo(team, 'FINISHED')

    expect(stage_name).toBe('FINISHED')
    expect(packages.find((pkg) => pkg.id === id)).toMatchObject({ delivery_status: 'CANCELED' })
    expect(
      await rowsOf('select id from stock_holds where order_id = $1 and released_at is null', [team.orderId]),
    ).toEqual([])
  })

  it('is refused for another company’s address, unknown products, and while the order’s packages are on their way', async () => {
    const [team, other] = [await aTeamAt('PACKAGING'), await aTeamAt('SHIPPING')]
    const wrong = [
      bodyFor(team, { address_id: other.addresses[0]?.id }),
      bodyFor(team, { items: [{ product_id: 999_999, quantity: 1 }] }),
      bodyFor(team, { package_type: 'return' }),
    ]
    for (const body of wrong) await expectRefusal(team.orderId, { status: 400 }, () => add(team, body))
    await expectRefusal(team.orderId, { status: 404 }, () => add(team, bodyFor(team, { quotation_id: 999_999 })))
    await expectRefusal(other.orderId, { status: 409, error: /já estão a caminho/ }, () => add(other, bodyFor(other)))
  })
})
