import { aTeam, walkTo } from '@/tests/factories/orders/order-road'

describe('delivery and return, the happy path', () => {
  it('runs from the shelf to the end of the rental', async () => {
    const team = await aTeam({ quantity: 3, products: 2, addresses: 2 })

    const ongoing = await walkTo(team, 'ONGOING')
    expect(ongoing).toMatchObject({ stage_name: 'ONGOING', turn: null, due_at: null })

    const finished = await walkTo(team, 'FINISHED')
    expect(finished).toMatchObject({ stage_name: 'FINISHED', stage_state: 'completed', turn: null })
  })
})
