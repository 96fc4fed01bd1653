import type { Exchange, ExchangeChoices } from '@/services/equipment/exchanges/exchanges.schema'
import type { Equipment } from '@/services/equipment/units/equipment.schema'
import { anAddress } from '@/tests/factories/catalogue/simulation.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { titlesTo } from '@/tests/factories/http/mails'
import { aMemberWith, aRunningTeam, askExchange, exchangeOf, rentedBy } from '@/tests/factories/orders/exchanges'
import { aTeamAt, orderOf } from '@/tests/factories/orders/order-road'
import { expectRefusal } from '@/tests/factories/orders/order-state'
import { aStaffUser } from '@/tests/factories/people/users.factory'
import { historyOf, rowsOf } from '@/tests/factories/rows'
import { the } from '@/tests/factories/the'

const unitOf = async (token: string, id: number) =>
  (await callApi<Equipment>('GET', `/equipment/${String(id)}`, { token })).body

const choicesFor = (token: string, units: readonly number[], kind: string) =>
  callApi<ExchangeChoices>('GET', `/equipment/exchanges/choices?units=${units.join()}&kind=${kind}`, { token })

const cancel = (token: string, id: number | undefined) =>
  callApi<Exchange>('DELETE', `/equipment/exchanges/${String(id)}`, { token })

describe('what units may be exchanged for', () => {
  it('are the same product at no difference, or for an upgrade more expensive ones of the type', async () => {
    const { team, product, dearer, units } = await aRunningTeam()
    const { token } = team.customer
    const ids = units.map(({ id }) => id)

    expect((await choicesFor(token, ids, 'exchange')).body).toEqual({
      choices: [
        { product: { id: product.id, name: product.name, image: null }, available: 2, monthly_difference: '0.00' },
      ],
      due_at: expect.stringMatching(/T21:00:00.000Z$/),
      objections: [],
    })
    expect((await choicesFor(token, ids, 'upgrade')).body).toEqual({
      choices: [
        { product: { id: dearer.id, name: dearer.name, image: null }, available: 2, monthly_difference: '50.00' },
      ],
      due_at: null,
      objections: [],
    })
  })

  it('prices an upgrade with the plan factor at the time of the order', async () => {
    const { team, units } = await aRunningTeam()
    await rowsOf(
      `update quotations q set plan_factor = 0.9333, plan_id = (select id from plans p where p.simulator_id = q.simulator_id
       and duration_months = 24) from orders o where o.quotation_id = q.id and o.id = $1`,
      [team.orderId],
    )
    await rowsOf(`update order_items set unit_price = '269.73' where order_id = $1`, [team.orderId])

    const { body } = await choicesFor(team.customer.token, [units[0]?.id ?? 0], 'upgrade')

    // 339.00 × 0.9333 = 316.3887
    expect(body.choices.map(({ monthly_difference }) => monthly_difference)).toEqual(['46.66'])
  })

  it('says why units cannot be exchanged now', async () => {
    const { team, units } = await aRunningTeam()
    const { token } = team.customer
    const [first, second] = units
    await askExchange(token, { units: [first?.id ?? 0] })
    await callApi('POST', '/equipment/returns', { token, body: { units: [second?.id] } })

    const { body } = await choicesFor(
      token,
      units.map(({ id }) => id),
      'exchange',
    )

    expect(body.objections).toEqual(
      units.map(({ serial }) => `Serial ${serial}: já tem uma mudança, troca ou devolução em aberto.`),
    )
  })
})

describe('requesting an exchange', () => {
  it('leaves the unit in place, mails operators and is recorded on unit and order', async () => {
    const { team, units } = await aRunningTeam()
    const [unit] = units
    const operator = await aStaffUser(['OPERAÇÃO'])
    const member = await aMemberWith(team, unit?.id ?? 0)

    const { status, body } = await askExchange(member.token, { units: [unit?.id ?? 0] })

    expect(status).toBe(200)
    const asked = the(body)
    expect(asked).toMatchObject({
      kind: 'exchange',
      status: 'REQUESTED',
      reason: 'A tela tem uma linha apagada.',
      unit: { id: unit?.id, status: 'PENDING_EXCHANGE' },
      user: { id: member.id },
      monthly_difference: '0.00',
      available: 2,
      allowed_actions: ['cancel'],
    })
    expect(await unitOf(team.customer.token, unit?.id ?? 0)).toMatchObject({
      status: 'PENDING_EXCHANGE',
      user: { id: member.id },
      exchange: { id: asked.id, status: 'REQUESTED', monthly_difference: '0.00', return_by: null },
      allowed_actions: ['assign', 'label', 'cancel_exchange'],
    })
    expect((await historyOf('order', team.orderId)).at(-1)).toBe('request_exchange')
    expect((await titlesTo(operator)).at(-1)).toMatch(/^Caio Mesa, de .*, pediu uma troca$/)
    expect((await exchangeOf(team, asked.id)).allowed_actions).toEqual(['accept', 'refuse'])
  })

  it('is for all units or none, and happens once under concurrency', async () => {
    const { team, units } = await aRunningTeam({ quantity: 3 })
    const { token } = team.customer
    const [one, two, three] = units.map(({ id }) => id)

    const answers = await Promise.all([
      askExchange(token, { units: [one ?? 0, two ?? 0] }),
      askExchange(token, { units: [two ?? 0, three ?? 0] }),
    ])

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const waiting = (await rentedBy(team)).filter(({ status }) => status === 'PENDING_EXCHANGE')
    expect(waiting).toHaveLength(2)
    expect((await historyOf('order', team.orderId)).filter((action) => action === 'request_exchange')).toHaveLength(1)
    expect(
      await rowsOf(
        `select unit_id as id, message, details from unit_events e where event_type = 'EXCHANGE_REQUESTED' and order_id = $1 order by e.id`,
        [team.orderId],
      ),
    ).toEqual(
      waiting.map(({ id }) => ({
        id,
        message: 'A tela tem uma linha apagada.',
        details: { kind: 'exchange', monthly_difference: '0.00' },
      })),
    )
  })

  it('is refused for a unit in relocation or return and after the rental', async () => {
    const { team, units } = await aRunningTeam({ quantity: 3 })
    const { token } = team.customer
    const [moving, returning, free] = units
    const office = await anAddress(token)
    await callApi('POST', '/relocations', { token, body: { units: [moving?.id], to_address_id: office.id } })
    await callApi('POST', '/equipment/returns', { token, body: { units: [returning?.id] } })
    for (const unit of [moving, returning]) {
      await expectRefusal(team.orderId, { status: 409, error: /em aberto/ }, () =>
        askExchange(token, { units: [free?.id ?? 0, unit?.id ?? 0] }),
      )
    }
    const back = await aTeamAt('RETURNING', { quantity: 1 })
    await expectRefusal(back.orderId, { status: 409, error: /não está em andamento/ }, async () =>
      askExchange(back.customer.token, { units: (await rentedBy(back)).map(({ id }) => id) }),
    )
  })

  it('blocks relocating and returning the unit until it is answered', async () => {
    const { team, units } = await aRunningTeam()
    const { token } = team.customer
    const [unit] = units
    await askExchange(token, { units: [unit?.id ?? 0] })
    const office = await anAddress(token)
    await expectRefusal(team.orderId, { status: 409 }, () =>
      callApi('POST', '/relocations', { token, body: { units: [unit?.id], to_address_id: office.id } }),
    )
    await expectRefusal(team.orderId, { status: 409, error: /troca pendente/ }, () =>
      callApi('POST', '/equipment/returns', { token, body: { units: [unit?.id] } }),
    )
    await expectRefusal(team.orderId, { status: 409 }, () =>
      team.asAdmin('PUT', '/undo-stage', { stage_name: 'ONGOING', message: 'Engano.' }),
    )
  })

  it('is refused to other companies and to a COLABORADOR who uses other units', async () => {
    const { team, units } = await aRunningTeam()
    const [unit, other] = units
    const stranger = await aTeamAt('ONGOING')
    const member = await aMemberWith(team, other?.id ?? 0)
    for (const token of [stranger.customer.token, member.token]) {
      await expectRefusal(team.orderId, { status: 404 }, () => askExchange(token, { units: [unit?.id ?? 0] }))
      expect((await choicesFor(token, [unit?.id ?? 0], 'exchange')).status).toBe(404)
    }
    const { body } = await askExchange(team.customer.token, { units: [unit?.id ?? 0] })
    for (const token of [stranger.customer.token, member.token])
      await expectRefusal(team.orderId, { status: 404 }, () => cancel(token, the(body).id))
  })
})

describe('requesting an upgrade', () => {
  it('keeps the quoted difference when catalogue prices change', async () => {
    const { team, dearer, units } = await aRunningTeam()
    const ids = units.map(({ id }) => id)
    const { body } = await askExchange(team.customer.token, { units: ids, kind: 'upgrade', product_id: dearer.id })
    await rowsOf(`update products set price = '999.00' where id = $1`, [dearer.id])

    expect(body).toHaveLength(2)
    expect(await exchangeOf(team, body[0]?.id ?? 0)).toMatchObject({
      kind: 'upgrade',
      product: { id: dearer.id },
      monthly_difference: '50.00',
    })
    expect((await historyOf('order', team.orderId)).at(-1)).toBe('request_upgrade')
    expect((await orderOf(team)).monthly_fee).toBe('602.00')
  })

  it('needs a buyer and a more expensive product of the same type', async () => {
    const { team, product, dearer, units } = await aRunningTeam()
    const [unit] = units
    const member = await aMemberWith(team, unit?.id ?? 0)
    const upgrade = { units: [unit?.id ?? 0], kind: 'upgrade' as const }
    await expectRefusal(team.orderId, { status: 403 }, () =>
      askExchange(member.token, { ...upgrade, product_id: dearer.id }),
    )
    expect((await choicesFor(member.token, [unit?.id ?? 0], 'upgrade')).status).toBe(403)
    const { token } = team.customer
    await expectRefusal(team.orderId, { status: 400 }, () => askExchange(token, upgrade))
    await expectRefusal(team.orderId, { status: 400 }, () => askExchange(token, { ...upgrade, product_id: product.id }))
    await expectRefusal(team.orderId, { status: 400 }, () =>
      askExchange(token, { units: [unit?.id ?? 0], product_id: dearer.id }),
    )
  })
})
