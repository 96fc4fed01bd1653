import type { Order } from '@/services/orders/orders.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { aTeam, aTeamAt, orderOf, type Team } from '@/tests/factories/orders/order-road'
import { rowsOf } from '@/tests/factories/rows'

const holdOf = async ({ orderId }: Team) => {
  const [hold] = await rowsOf<{ expires_at: Date }>('select expires_at from stock_holds where order_id = $1', [orderId])
  return hold?.expires_at.toISOString()
}

describe('the reservation of a proposal', () => {
  it('is told to both sides with its units and its end', async () => {
    const team = await aTeam({ quantity: 3 })
    const reservation = { units: 3, until: await holdOf(team) }

    expect((await orderOf(team)).reservation).toEqual(reservation)
    const { body } = await callApi<Order>('GET', team.checkout, { token: team.customer.token })
    expect(body.reservation).toEqual(reservation)
  })

  it('is gone from the moment it lapses on, whether or not that was recorded yet', async () => {
    const team = await aTeam({ quantity: 3 })
    await rowsOf(`update stock_holds set expires_at = now() - interval '1 second' where order_id = $1`, [team.orderId])

    expect((await orderOf(team)).reservation).toEqual({ units: 0, until: null })
  })

  it('is gone once staff have released it', async () => {
    const team = await aTeam({ quantity: 3 })
    await rowsOf(`update stock_holds set released_at = now(), release_reason = 'released' where order_id = $1`, [
      team.orderId,
    ])

    expect((await orderOf(team)).reservation).toEqual({ units: 0, until: null })
  })

  it('is not told of an order whose proposal was accepted', async () => {
    expect((await orderOf(await aTeamAt('DOC_ANALYSIS'))).reservation).toBeNull()
  })
})
