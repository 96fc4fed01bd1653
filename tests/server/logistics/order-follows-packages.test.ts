import { toDay } from '@/services/format/format.rules'
import { addDays } from '@/services/orders/business-days.rules'
import type { Order } from '@/services/orders/orders.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { aTeamAt, orderOf, pack, type Team, walkTo } from '@/tests/factories/orders/order-road'
import { expectRefusal, stateOf } from '@/tests/factories/orders/order-state'
import { rowsOf } from '@/tests/factories/rows'

const today = toDay(new Date())
const soon = addDays(today, 5)

const move = (team: Team, id: number | undefined, body: object) =>
  callApi<Order>('PUT', `/package-management/${String(id)}`, { token: team.admin.token, body })

const READY = { delivery_status: 'WAITING_SHIPMENT', delivery_eta: soon }
const SENT = { delivery_status: 'WAITING_DELIVERY', tracking_code: 'BR 482' }
const ARRIVED = { delivery_status: 'DELIVERED' }

/** An order of two packages that are packed, and both of their ids. */
async function twoPackedPackages() {
  const team = await aTeamAt('PACKAGING', { addresses: 2, quantity: 2 })
  await pack(team)
  const [first, second] = (await orderOf(team)).packages
  return { team, first: first?.id, second: second?.id }
}

const stagesOf = ({ stage_name, packages }: Order) => [stage_name, ...packages.map((one) => one.delivery_status)]

describe('an order follows its packages', () => {
  it('stays at the stage of its slowest package', async () => {
    const { team, first, second } = await twoPackedPackages()

    expect(stagesOf((await move(team, first, READY)).body)).toEqual(['PACKAGING', 'WAITING_SHIPMENT', 'SEPARATION'])
    expect(stagesOf((await move(team, first, SENT)).body)).toEqual(['PACKAGING', 'WAITING_DELIVERY', 'SEPARATION'])
    const { body } = await move(team, first, ARRIVED)
    expect(stagesOf(body)).toEqual(['PACKAGING', 'DELIVERED', 'SEPARATION'])
    expect(body.packages[0]).toMatchObject({ sending_date: today, delivery_date: today })
    expect((await stateOf(team.orderId)).units.map(({ status }) => status).sort()).toEqual(['IN_USE', 'OK'])

    expect(stagesOf((await move(team, second, READY)).body)).toEqual(['SHIPPING', 'DELIVERED', 'WAITING_SHIPMENT'])
    expect(stagesOf((await move(team, second, SENT)).body)).toEqual(['DELIVERY_INFO', 'DELIVERED', 'WAITING_DELIVERY'])
    expect(stagesOf((await move(team, second, ARRIVED)).body)).toEqual(['DELIVERY_TERM', 'DELIVERED', 'DELIVERED'])
    expect((await walkTo(team, 'ONGOING')).stage_name).toBe('ONGOING')
  })

  it('records each stage in its history', async () => {
    const { team, first, second } = await twoPackedPackages()
    for (const id of [first, second]) for (const step of [READY, SENT, ARRIVED]) await move(team, id, step)

    const { history } = await orderOf(team)
    expect(history.filter(({ action }) => action.startsWith('complete_')).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['complete_delivery', 'complete_shipping', 'complete_packaging']),
    )
  })

  it('records the same events on each unit', async () => {
    const { team, first } = await twoPackedPackages()
    for (const step of [READY, SENT, ARRIVED]) await move(team, first, step)

    const events = await rowsOf(
      `select event_type, unit_status, holder_id, address_id from unit_events where package_id = $1 order by id`,
      [first],
    )
    expect(events).toEqual([
      { event_type: 'ALLOCATED', unit_status: 'OK', holder_id: null, address_id: null },
      { event_type: 'SHIPPED', unit_status: 'OK', holder_id: null, address_id: null },
      {
        event_type: 'DELIVERED',
        unit_status: 'IN_USE',
        holder_id: team.companyId,
        address_id: team.addresses[0]?.id,
      },
    ])
  })

  it('undoes a move while the order has not moved on', async () => {
    const { team, first, second } = await twoPackedPackages()
    for (const step of [READY, SENT, ARRIVED]) await move(team, first, step)

    const { body } = await move(team, first, { delivery_status: 'WAITING_DELIVERY' })
    expect(body.packages[0]).toMatchObject({ delivery_status: 'WAITING_DELIVERY', delivery_date: null })
    const back = await move(team, first, { delivery_status: 'WAITING_SHIPMENT' })
    expect(back.body.packages[0]).toMatchObject({ sending_date: null, tracking_code: 'BR 482' })
    expect((await stateOf(team.orderId)).units.map(({ status }) => status)).toEqual(['OK', 'OK'])

    for (const id of [first, second]) for (const step of [READY, SENT]) await move(team, id, step)
    await expectRefusal(team.orderId, { status: 400, error: /não pode ir para essa etapa/ }, () =>
      move(team, first, { delivery_status: 'WAITING_SHIPMENT' }),
    )
  })

  it('ships a package only when it is complete', async () => {
    const team = await aTeamAt('PACKAGING', { addresses: 2, quantity: 2 })
    const [first] = (await orderOf(team)).packages
    const refused = (error: RegExp, body: object) =>
      expectRefusal(team.orderId, { status: 400, code: 'invalid', error }, () => move(team, first?.id, body))

    await refused(/Falta 1 serial/, READY)
    await pack(team)
    await refused(/previsão de entrega/, { delivery_status: 'WAITING_SHIPMENT' })
    await move(team, first?.id, READY)
    await refused(/código de rastreio/, { delivery_status: 'WAITING_DELIVERY' })
    await refused(/não pode ir para essa etapa/, ARRIVED)
  })

  it('keeps shipped packages on their way when the order is rolled back, and continues from there', async () => {
    const { team, first, second } = await twoPackedPackages()
    for (const step of [READY, SENT, ARRIVED]) await move(team, first, step)
    await move(team, second, READY)

    const { body } = await team.asAdmin('PUT', '/undo-stage', { stage_name: 'SHIPPING', message: 'Faltou um cabo.' })

    expect(stagesOf(body)).toEqual(['PACKAGING', 'DELIVERED', 'SEPARATION'])
    expect(body.packages.map(({ delivery_eta }) => delivery_eta)).toEqual([soon, null])
    for (const step of [READY, SENT, ARRIVED]) await move(team, second, step)
    expect((await orderOf(team)).stage_name).toBe('DELIVERY_TERM')
  })

  it('cannot be cancelled once a package has left', async () => {
    const { team, first } = await twoPackedPackages()
    for (const step of [READY, SENT]) await move(team, first, step)

    expect((await orderOf(team)).allowed_actions).not.toContain('cancel_order')
    await expectRefusal(team.orderId, { status: 409, error: /já saiu/ }, () =>
      team.asAdmin('PUT', '/cancel-order', { message: 'Desistiu.' }),
    )
  })
})
