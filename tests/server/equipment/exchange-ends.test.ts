import { callApi } from '@/tests/factories/http/call-api'
import {
  acceptedExchanges,
  aRunningTeam,
  askExchange,
  deliver,
  exchangeOf,
  heldFor,
  pack,
  packagesApart,
  refuse,
  rentedBy,
  send,
} from '@/tests/factories/orders/exchanges'
import { orderOf } from '@/tests/factories/orders/order-road'
import { expectRefusal } from '@/tests/factories/orders/order-state'
import { the } from '@/tests/factories/the'

describe('an accepted exchange that is not carried out', () => {
  it('can be refused until the replacement is sent; the replacement goes back to the stock', async () => {
    const { team, units } = await aRunningTeam()
    const [one, two] = await acceptedExchanges(team, { units: units.map(({ id }) => id) })
    await pack(team, one?.package_id ?? null)

    await refuse(team, [one?.id ?? 0])
    expect(await packagesApart(team)).toEqual([
      { type: 'return', status: 'AWAITING_RETURN', items: [1], serials: 1 },
      { type: 'extra', status: 'SEPARATION', items: [1], serials: 1 },
    ])
    expect(await heldFor(team)).toEqual([])
    await refuse(team, [two?.id ?? 0])
    expect((await packagesApart(team)).map(({ status }) => status)).toEqual(['CANCELED', 'CANCELED'])
    expect((await rentedBy(team)).map(({ status }) => status)).toEqual(['IN_USE', 'IN_USE'])
    expect(await heldFor(team)).toEqual([])
  })

  it('is cancelled with the return of the whole order, unless the replacement has left', async () => {
    const { team, units } = await aRunningTeam({ quantity: 3, spare: 3 })
    const [one, two, three] = units.map(({ id }) => id)
    const packed = the(await acceptedExchanges(team, { units: [one ?? 0] }))
    const waiting = the((await askExchange(team.customer.token, { units: [two ?? 0] })).body)
    const sent = the(await acceptedExchanges(team, { units: [three ?? 0] }))
    await pack(team, packed.package_id)
    await send(team, sent.package_id)
    const returnAll = () => team.asCustomer('POST', '/return-request', { message: 'Fim do projeto.' })

    await expectRefusal(team.orderId, { status: 409, error: /a caminho do cliente/ }, returnAll)
    await deliver(team, sent.package_id)
    expect((await returnAll()).status).toBe(200)

    const statuses = await Promise.all(
      [packed, waiting, sent].map(async ({ id }) => (await exchangeOf(team, id)).status),
    )
    expect(statuses).toEqual(['CANCELED', 'CANCELED', 'DELIVERED'])
    expect(await heldFor(team)).toEqual([])
    const whole = (await orderOf(team)).packages.filter(
      ({ apart, package_type }) => package_type === 'return' && !apart,
    )
    // The two that stayed and the replacement of the third.
    expect(the(whole).serials).toHaveLength(3)
    expect((await rentedBy(team)).map(({ status }) => status).sort()).toEqual([
      'EXCHANGED',
      'IN_USE',
      'IN_USE',
      'IN_USE',
    ])
  })

  it('cannot have its return cancelled on its own', async () => {
    const { team, units } = await aRunningTeam()
    const exchange = the(await acceptedExchanges(team, { units: [units[0]?.id ?? 0] }))
    await expectRefusal(team.orderId, { status: 409, error: /faz parte de uma troca/ }, () =>
      callApi('DELETE', `/returns/${String(exchange.return_package_id)}`, { token: team.admin.token }),
    )
  })
})
