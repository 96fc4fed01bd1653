import { aTeam, walkTo } from '@/tests/factories/orders/order-road'

describe('hiring, the straight way', () => {
  it('goes from the proposal to the shelf', async () => {
    const team = await aTeam()

    const order = await walkTo(team, 'PACKAGING')

    expect(order).toMatchObject({ stage_name: 'PACKAGING', stage_state: 'waiting', turn: 'staff' })
    expect(order.stages.slice(0, 5).map(({ state }) => state)).toEqual([
      'completed',
      'completed',
      'completed',
      'completed',
      'waiting',
    ])
  })
})
