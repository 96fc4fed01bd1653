import {
  acceptedExchanges,
  appraise,
  aRunningTeam,
  deliver,
  receive,
  receiveAll,
  send,
} from '@/tests/factories/orders/exchanges'
import type { Order } from '@/services/orders/orders.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { aTeamAt, returnsOf, type Team } from '@/tests/factories/orders/order-road'
import { rowsOf } from '@/tests/factories/rows'
import { the } from '@/tests/factories/the'

type Move = {
  from_stage: string | null
  to_stage: string
  entered_at: Date | null
  at: Date
  fee_after: string
  active_after: string
}

const movesOf = ({ orderId }: Team) =>
  rowsOf<Move>(
    'select from_stage, to_stage, entered_at, at, fee_after, active_after from order_moves where order_id = $1 order by id',
    [orderId],
  )

const lastMove = async (team: Team) => the((await movesOf(team)).slice(-1))

const giveBack = (team: Team, unitIds: readonly number[]) =>
  callApi<Order[]>('POST', '/equipment/returns', { token: team.customer.token, body: { units: unitIds } })

const shareOf = async (team: Team, unitIds: readonly number[]) => {
  const { body } = await callApi<{ monthly_fee: string }[]>(
    'GET',
    `/equipment/returns/terms?units=${unitIds.join(',')}`,
    {
      token: team.customer.token,
    },
  )
  return the(body).monthly_fee
}

describe('the moves of an order', () => {
  it('are its stages one after another, each with when it had come to the one that it leaves', async () => {
    const moves = await movesOf(await aTeamAt('ONGOING'))
    expect(moves.map(({ to_stage }) => to_stage)).toEqual([
      'PROPOSAL_AGREEMENT',
      'DOC_ANALYSIS',
      'CREDIT_ANALYSIS',
      'CONTRACT_INFO',
      'PACKAGING',
      'SHIPPING',
      'DELIVERY_INFO',
      'DELIVERY_TERM',
      'ONGOING',
    ])
    expect(moves.slice(1).map(({ from_stage }) => from_stage)).toEqual(moves.slice(0, -1).map((one) => one.to_stage))
    expect(moves.slice(1).map(({ entered_at }) => entered_at)).toEqual(moves.slice(0, -1).map(({ at }) => at))
  })

  it('are never changed', async () => {
    await aTeamAt('PROPOSAL_AGREEMENT')
    await expect(rowsOf('update order_moves set fee_after = 0')).rejects.toThrow(/append-only/)
    await expect(rowsOf('delete from order_moves')).rejects.toThrow(/append-only/)
  })
})

describe('the fee of what is out', () => {
  it('is without the share of a part once that was received, and not before', async () => {
    const { team, units } = await aRunningTeam({ quantity: 4 })
    const back = units.slice(0, 1).map(({ id }) => id)
    const share = await shareOf(team, back)
    await giveBack(team, back)
    expect(await lastMove(team)).toMatchObject({ to_stage: 'ONGOING', from_stage: 'DELIVERY_TERM' })

    await receiveAll(team, the(await returnsOf(team)).id)

    const { fee_after, active_after } = await lastMove(team)
    expect(Number(share)).toBeGreaterThan(0)
    expect(Number(active_after).toFixed(2)).toBe((Number(fee_after) - Number(share)).toFixed(2))
  })

  it('is without what was found missing', async () => {
    const { team, units } = await aRunningTeam({ quantity: 2 })
    const [lost] = units
    await giveBack(team, [lost?.id ?? 0])
    const { id } = the(await returnsOf(team))
    await receive(team, id)
    expect(await lastMove(team)).toMatchObject({ from_stage: 'DELIVERY_TERM' })

    expect(await appraise(team, id, [lost?.serial ?? ''], 'missing')).toMatchObject({ status: 200 })

    const { fee_after, active_after } = await lastMove(team)
    expect(Number(active_after)).toBe(Number(fee_after) / 2)
  })

  it('stays when a unit comes back because another took its place', async () => {
    const { team, units } = await aRunningTeam({ quantity: 2 })
    const before = await lastMove(team)
    const exchange = the(await acceptedExchanges(team, { units: units.slice(0, 1).map(({ id }) => id) }))
    await send(team, exchange.package_id)
    await deliver(team, exchange.package_id)
    await receiveAll(team, exchange.return_package_id)
    expect(await lastMove(team)).toEqual(before)
  })

  it('grows by what a delivered upgrade adds, which leaves with the better unit', async () => {
    const { team, units, dearer } = await aRunningTeam({ quantity: 2 })
    const before = await lastMove(team)
    const wish = { units: units.slice(0, 1).map(({ id }) => id), kind: 'upgrade' as const, product_id: dearer.id }
    const upgrade = the(await acceptedExchanges(team, wish))
    await send(team, upgrade.package_id)
    await deliver(team, upgrade.package_id)

    const grown = await lastMove(team)
    const added = Number(upgrade.monthly_difference)
    expect(added).toBeGreaterThan(0)
    expect(Number(grown.active_after)).toBeCloseTo(Number(before.active_after) + added, 2)
    expect(grown.fee_after).toBe(grown.active_after)

    const [better] = await rowsOf<{ id: number }>('select replacement_id as id from exchanges where id = $1', [
      upgrade.id,
    ])
    await receiveAll(team, upgrade.return_package_id)
    const share = await shareOf(team, [better?.id ?? 0])
    await giveBack(team, [better?.id ?? 0])
    const back = (await returnsOf(team)).find(({ id }) => id !== upgrade.return_package_id)
    await receiveAll(team, back?.id ?? null)

    const { fee_after, active_after } = await lastMove(team)
    expect(fee_after).toBe(grown.fee_after)
    expect(Number(active_after)).toBeCloseTo(Number(fee_after) - Number(share), 2)
  })
})
