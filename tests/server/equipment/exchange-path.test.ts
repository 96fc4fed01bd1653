import { callApi } from '@/tests/factories/http/call-api'
import {
  accept,
  acceptedExchanges,
  appraise,
  aRunningTeam,
  askExchange,
  deliver,
  exchangeOf,
  heldFor,
  packagesApart,
  receive,
  receiveAll,
  refuse,
  rentedBy,
  send,
} from '@/tests/factories/orders/exchanges'
import { orderOf, type Team } from '@/tests/factories/orders/order-road'
import { expectRefusal } from '@/tests/factories/orders/order-state'
import { aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'
import { the } from '@/tests/factories/the'

const lastEventOf = async ({ orderId }: Team) =>
  the(
    await rowsOf(
      `select before, after from event_logs where model_name = 'order' and object_id = $1 order by id desc limit 1`,
      [orderId],
    ),
  )

const happened = async (unitId: number | undefined) =>
  (await rowsOf<{ event_type: string }>('select event_type from unit_events where unit_id = $1 order by id', [unitId]))
    .map(({ event_type }) => event_type)
    .slice(-5)

describe('accepting', () => {
  it('creates one extra and one return package per address and holds the replacements', async () => {
    const { team, product, units } = await aRunningTeam({ quantity: 4, addresses: 2, spare: 3 })
    const ids = [units[0], units[1], units[3]].map((unit) => unit?.id ?? 0)

    const accepted = await acceptedExchanges(team, { units: ids })

    expect(accepted.map(({ status }) => status)).toEqual(['ACCEPTED', 'ACCEPTED', 'ACCEPTED'])
    expect(new Set(accepted.map(({ package_id }) => package_id)).size).toBe(2)
    expect(new Set(accepted.map(({ return_package_id }) => return_package_id)).size).toBe(2)
    expect(await packagesApart(team)).toEqual(
      expect.arrayContaining([
        { type: 'extra', status: 'SEPARATION', items: [2], serials: 0 },
        { type: 'extra', status: 'SEPARATION', items: [1], serials: 0 },
        { type: 'return', status: 'AWAITING_RETURN', items: [2], serials: 2 },
        { type: 'return', status: 'AWAITING_RETURN', items: [1], serials: 1 },
      ]),
    )
    expect(await heldFor(team)).toEqual([{ product_id: product.id, quantity: 3 }])
    const order = await orderOf(team)
    expect(order).toMatchObject({ stage_name: 'ONGOING', turn: null })
    expect(order.history[0]).toMatchObject({ action: 'accept_exchange', message: 'A tela tem uma linha apagada.' })
    expect(await happened(ids[0])).toEqual([
      'SHIPPED',
      'DELIVERED',
      'EXCHANGE_REQUESTED',
      'RETURN_REQUESTED',
      'EXCHANGE_ACCEPTED',
    ])
  })

  it('is refused as a whole when units are missing', async () => {
    const { team, product, units } = await aRunningTeam({ spare: 1 })
    const { body } = await askExchange(team.customer.token, { units: units.map(({ id }) => id) })
    const ids = body.map(({ id }) => id)

    await expectRefusal(
      team.orderId,
      { status: 409, code: 'out_of_stock', error: `${product.name}: 1 unidade disponível, e o pedido tem 2.` },
      () => accept(team, ids),
    )
    expect((await accept(team, ids.slice(0, 1))).status).toBe(200)
    await expectRefusal(team.orderId, { status: 409, code: 'out_of_stock' }, () => accept(team, ids.slice(1)))
  })

  it('is limited to one order at a time', async () => {
    const [one, other] = [await aRunningTeam(), await aRunningTeam()]
    const asked = await Promise.all(
      [one, other].map(({ team, units }) => askExchange(team.customer.token, { units: [units[0]?.id ?? 0] })),
    )
    const ids = asked.map(({ body }) => the(body).id)
    await expectRefusal(one.team.orderId, { status: 409, error: 'Aceite as trocas de um pedido por vez.' }, () =>
      accept(one.team, ids),
    )
    expect((await accept(one.team, [999_999])).status).toBe(404)
  })
})

describe('an exchange from request to completion', () => {
  it('gives the new unit the old one’s user and label', async () => {
    const { team, units } = await aRunningTeam()
    const [unit] = units
    const { token } = team.customer
    const member = await aUser({ company: team.company, groups: ['CLIENTE', 'COLABORADOR'] })
    await callApi('PUT', `/equipment/${String(unit?.id)}/user`, { token, body: { user_id: member.id } })
    await callApi('PUT', `/equipment/${String(unit?.id)}/label`, { token, body: { label: 'Recepção' } })
    const exchange = the(await acceptedExchanges(team, { units: [unit?.id ?? 0] }))
    const fee = (await orderOf(team)).monthly_fee

    await send(team, exchange.package_id)
    await expectRefusal(team.orderId, { status: 409 }, () => refuse(team, [exchange.id]))
    expect(await heldFor(team)).toEqual([])
    await deliver(team, exchange.package_id)

    const delivered = await exchangeOf(team, exchange.id)
    expect(delivered).toMatchObject({ status: 'DELIVERED', unit: { status: 'EXCHANGED' }, allowed_actions: [] })
    const replacement = (await rentedBy(team)).find(({ id }) => id === delivered.replacement?.id)
    expect(replacement).toMatchObject({ status: 'IN_USE', user_id: member.id, label: 'Recepção' })
    expect((await orderOf(team)).monthly_fee).toBe(fee)

    await receiveAll(team, exchange.return_package_id)
    await appraise(team, exchange.return_package_id, [unit?.serial ?? ''])

    expect(await exchangeOf(team, exchange.id)).toMatchObject({ status: 'DONE', unit: { status: 'UP_FOR_RENTAL' } })
    expect((await rentedBy(team)).map(({ status }) => status)).toEqual(['IN_USE', 'IN_USE'])
    expect(await happened(unit?.id)).toEqual([
      'RETURN_REQUESTED',
      'EXCHANGE_ACCEPTED',
      'EXCHANGED',
      'RECEIVED',
      'APPRAISED',
    ])
    const again = await askExchange(token, { units: [delivered.replacement?.id ?? 0] })
    expect(again.status).toBe(200)
  })

  it('allows the old unit to come first; it is appraised once the new one has arrived', async () => {
    const { team, units } = await aRunningTeam()
    const [unit] = units
    const exchange = the(await acceptedExchanges(team, { units: [unit?.id ?? 0] }))
    await receiveAll(team, exchange.return_package_id)
    const serials = [unit?.serial ?? '']
    await expectRefusal(team.orderId, { status: 409, error: /ainda não chegou ao cliente/ }, () =>
      appraise(team, exchange.return_package_id, serials),
    )
    expect((await exchangeOf(team, exchange.id)).allowed_actions).toEqual([])
    await send(team, exchange.package_id)
    await deliver(team, exchange.package_id)
    expect(await exchangeOf(team, exchange.id)).toMatchObject({ status: 'DELIVERED', unit: { status: 'RETURNED' } })
    expect((await appraise(team, exchange.return_package_id, serials)).status).toBe(200)
    expect((await exchangeOf(team, exchange.id)).status).toBe('DONE')
  })

  it('also ends when the old unit never comes back', async () => {
    const { team, units } = await aRunningTeam()
    const [unit] = units
    const exchange = the(await acceptedExchanges(team, { units: [unit?.id ?? 0] }))
    await send(team, exchange.package_id)
    await deliver(team, exchange.package_id)
    await receive(team, exchange.return_package_id)
    expect((await appraise(team, exchange.return_package_id, [unit?.serial ?? ''], 'missing')).status).toBe(200)
    expect(await exchangeOf(team, exchange.id)).toMatchObject({
      status: 'DONE',
      unit: { status: 'DISPOSABLE_SERIAL' },
    })
  })
})

describe('an upgrade from request to completion', () => {
  it('adds its difference to the monthly fee from the delivery on, as a line of its own', async () => {
    const { team, dearer, units } = await aRunningTeam()
    const ids = units.map(({ id }) => id)
    const accepted = await acceptedExchanges(team, { units: ids, kind: 'upgrade', product_id: dearer.id })
    const [first] = accepted
    expect((await orderOf(team)).monthly_fee).toBe('602.00')

    await send(team, first?.package_id ?? null)
    await deliver(team, first?.package_id ?? null)

    const order = await orderOf(team)
    expect(order.monthly_fee).toBe('702.00')
    expect(order.lines.at(-1)).toMatchObject({ kind: 'upgrade', amount: '100.00' })
    expect(await lastEventOf(team)).toMatchObject({
      before: { monthly_fee: '602.00' },
      after: { monthly_fee: '702.00' },
    })
    const terms = await callApi<{ monthly_fee: string }[]>(
      'GET',
      `/equipment/returns/terms?units=${String((await exchangeOf(team, first?.id ?? 0)).replacement?.id)}`,
      { token: team.customer.token },
    )
    // 289.00, 12.00 for the service package, and the difference of 50.00.
    expect(the(terms.body).monthly_fee).toBe('351.00')

    await receiveAll(team, first?.return_package_id ?? null)
    await appraise(
      team,
      first?.return_package_id ?? null,
      units.map(({ serial }) => serial),
    )
    expect(await Promise.all(accepted.map(async ({ id }) => (await exchangeOf(team, id)).status))).toEqual([
      'DONE',
      'DONE',
    ])
    expect((await orderOf(team)).monthly_fee).toBe('702.00')
  })

  it('pairs old and new units in order, and a new unit can be upgraded again from its own price', async () => {
    const { team, product, dearer, units } = await aRunningTeam()
    const upgraded = await acceptedExchanges(team, {
      units: units.map(({ id }) => id),
      kind: 'upgrade',
      product_id: dearer.id,
    })
    await send(team, upgraded[0]?.package_id ?? null)
    await deliver(team, upgraded[0]?.package_id ?? null)
    const replaced = await Promise.all(upgraded.map(({ id }) => exchangeOf(team, id)))
    expect(replaced.map(({ unit }) => unit.id)).toEqual(units.map(({ id }) => id))
    const news = replaced.map(({ replacement }) => replacement?.id ?? 0)
    expect(news).toEqual([...news].sort((one, other) => one - other))
    await rowsOf(`update products set price = '400.00' where id = $1`, [product.id])
    const { body } = await callApi<{ choices: { monthly_difference: string }[] }>(
      'GET',
      `/equipment/exchanges/choices?units=${news.join()}&kind=upgrade`,
      { token: team.customer.token },
    )
    expect(body.choices.map(({ monthly_difference }) => monthly_difference)).toEqual(['61.00'])
  })
})
