import { flawlessAppraisal } from '@/services/logistics/returns/appraisal.rules'
import { CHECKLIST_POINTS } from '@/services/logistics/returns/checklist.rules'
import type { Order } from '@/services/orders/orders.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { aTeamAt, receive, returnsOf, type Team } from '@/tests/factories/orders/order-road'
import { expectRefusal, stateOf } from '@/tests/factories/orders/order-state'
import { rowsOf } from '@/tests/factories/rows'

const appraise = (team: Team, id: number | undefined, items: object[]) =>
  callApi<Order>('POST', `/package-management/${String(id)}/appraisal`, { token: team.admin.token, body: { items } })

const good = (serial: string | undefined) => ({ serial, ...flawlessAppraisal(CHECKLIST_POINTS) })

async function aReceivedReturn(overrides: Parameters<typeof aTeamAt>[1] = { quantity: 3 }) {
  const team = await aTeamAt('RETURNING', overrides)
  await receive(team)
  const [pkg] = await returnsOf(team)
  return { team, pkg, serials: pkg?.serials.map(({ serial }) => serial) ?? [] }
}

const screenBroken = { ...good('').checklist, screen: 'bad' }

describe('returning a whole order', () => {
  it('is requested by the customer, with one package per address that lists every serial', async () => {
    const team = await aTeamAt('ONGOING', { quantity: 3, addresses: 2 })

    const { body } = await team.asCustomer('POST', '/return-request', { message: 'O projeto acabou.' })

    expect(body).toMatchObject({ stage_name: 'RETURNING', turn: 'staff' })
    expect(body.history[0]).toMatchObject({ action: 'request_return', message: 'O projeto acabou.' })
    const returns = body.packages.filter(({ package_type }) => package_type === 'return')
    expect(
      returns.map(({ address, serials, items, delivery_status }) => [
        address.id,
        serials.length,
        items[0]?.quantity,
        delivery_status,
      ]),
    ).toEqual([
      [team.addresses[0]?.id, 1, 1, 'AWAITING_RETURN'],
      [team.addresses[1]?.id, 2, 2, 'AWAITING_RETURN'],
    ])
  })

  it('is started by staff the same way', async () => {
    const team = await aTeamAt('ONGOING')

    const { body } = await team.asAdmin('PUT', '/stage', { stage_name: 'ONGOING', approved: true })

    expect(body.stage_name).toBe('RETURNING')
    expect(body.history[0]?.action).toBe('start_return')
    expect(await returnsOf(team)).toHaveLength(1)
  })
})

describe('receiving a return', () => {
  it('takes its units into the warehouse; they still belong to the order', async () => {
    const { team, pkg } = await aReceivedReturn()

    const { units, rentals } = await stateOf(team.orderId)

    expect(pkg).toMatchObject({
      delivery_status: 'RETURN_RECEIVED',
      state: 'DELIVERED',
      delivery_date: expect.any(String),
    })
    expect(units.map(({ status }) => status)).toEqual(['RETURNED', 'RETURNED', 'RETURNED'])
    expect(rentals.map(({ closed_at }) => closed_at)).toEqual([null, null, null])
  })

  it('happens once', async () => {
    const { team, pkg } = await aReceivedReturn()
    const path = `/package-management/${String(pkg?.id)}`

    await expectRefusal(team.orderId, { status: 409, code: 'conflict' }, () =>
      callApi('PUT', path, { token: team.admin.token, body: { delivery_status: 'RETURN_RECEIVED' } }),
    )
  })
})

describe('appraising a return', () => {
  it('sends each unit to its destination and ends its rental', async () => {
    const { team, pkg, serials } = await aReceivedReturn({ quantity: 4 })

    const { status, body } = await appraise(team, pkg?.id, [
      good(serials[0]),
      {
        serial: serials[1],
        condition: 'damaged',
        destination: 'IN_MAINTENANCE',
        comment: 'Tela trincada',
        checklist: screenBroken,
      },
      { serial: serials[2], condition: 'missing', destination: 'DISPOSABLE_SERIAL' },
      { ...good(serials[3]), condition: 'worn' },
    ])

    expect(status).toBe(200)
    expect(body.packages.at(-1)).toMatchObject({
      delivery_status: 'DESTINATION',
      appraisal_date: expect.any(String),
      serials: [
        { condition: 'good', destination: 'UP_FOR_RENTAL', comment: null },
        {
          condition: 'damaged',
          destination: 'IN_MAINTENANCE',
          comment: 'Tela trincada',
          checklist: screenBroken,
        },
        { condition: 'missing', destination: 'DISPOSABLE_SERIAL', comment: null },
        { condition: 'worn', destination: 'UP_FOR_RENTAL', comment: null },
      ],
    })
    const { units, rentals } = await stateOf(team.orderId)
    expect(units.map(({ status: now, company_id }) => [now, company_id])).toEqual([
      ['UP_FOR_RENTAL', null],
      ['IN_MAINTENANCE', null],
      ['DISPOSABLE_SERIAL', null],
      ['UP_FOR_RENTAL', null],
    ])
    expect(rentals.filter(({ closed_at }) => closed_at === null)).toEqual([])
    const finished = await team.asAdmin('PUT', '/stage', { stage_name: 'RETURNING', approved: true })
    expect(finished.body).toMatchObject({ stage_name: 'FINISHED', turn: null, due_at: null })
  })

  it('works unit by unit; the order is closed only after the last', async () => {
    const { team, pkg, serials } = await aReceivedReturn()
    const { body } = await appraise(team, pkg?.id, [good(serials[0])])
    expect(body.packages.at(-1)).toMatchObject({ delivery_status: 'APPRAISAL', appraisal_date: null })

    await expectRefusal(team.orderId, { status: 409, error: 'Falta avaliar 2 equipamentos.' }, () =>
      team.asAdmin('PUT', '/stage', { stage_name: 'RETURNING', approved: true }),
    )
    expect((await appraise(team, pkg?.id, serials.slice(1).map(good))).body.packages.at(-1)?.delivery_status).toBe(
      'DESTINATION',
    )
  })

  it('frees units for the next order', async () => {
    const { team, pkg, serials } = await aReceivedReturn({ quantity: 1 })
    await appraise(team, pkg?.id, [good(serials[0])])

    expect(
      await rowsOf(`select count(*)::int as free from equipment_units where serial = $1 and status = 'UP_FOR_RENTAL'`, [
        serials[0],
      ]),
    ).toEqual([{ free: 1 }])
  })

  it('refuses impossible destinations and unknown serials', async () => {
    const { team, pkg, serials } = await aReceivedReturn()
    const refused = (status: number, item: object) =>
      expectRefusal(team.orderId, { status }, () => appraise(team, pkg?.id, [{ serial: serials[0], ...item }]))

    await refused(400, { ...good(serials[0]), condition: 'damaged', comment: 'Riscada.' })
    await refused(400, { condition: 'missing', destination: 'IN_MAINTENANCE' })
    await refused(400, { condition: 'good', destination: 'MOON' })
    await refused(400, { condition: 'good' })
    await refused(400, { ...good(serials[0]), condition: 'damaged', destination: 'IN_MAINTENANCE' })
    await refused(400, { ...good(serials[0]), checklist: { screen: 'so-so' } })
    await refused(409, { ...good('SN-NOWHERE') })
  })

  it('refuses a unit that was not tested through, and one with data or a fault for the shelf', async () => {
    const { team, pkg, serials } = await aReceivedReturn()
    const refused = (error: RegExp, item: object) =>
      expectRefusal(team.orderId, { status: 400, error }, () =>
        appraise(team, pkg?.id, [{ serial: serials[0], ...item }]),
      )
    const { checklist, ...shelf } = good(serials[0])
    const { wiped: _, ...untested } = checklist

    await refused(/falta responder: dados apagados, bloqueio removido/, shelf)
    await refused(/falta responder: dados apagados\./, { ...shelf, checklist: untested })
    const worn = { ...shelf, condition: 'worn', comment: 'Conta ainda aberta.' }
    await refused(/Prateleira só com os dados apagados/, { ...worn, checklist: { ...checklist, wiped: 'bad' } })
    await refused(/Prateleira só com todos os testes/, { ...worn, checklist: screenBroken })
    await refused(/Bom estado só com todos os testes/, {
      ...shelf,
      destination: 'IN_MAINTENANCE',
      comment: 'Riscada.',
      checklist: screenBroken,
    })
  })

  it('refuses a serial twice, whether in one call or in two', async () => {
    const { team, pkg, serials } = await aReceivedReturn()

    await expectRefusal(team.orderId, { status: 400, error: 'Avalie cada serial uma vez só.' }, () =>
      appraise(team, pkg?.id, [good(serials[0]), good(serials[0])]),
    )
    await appraise(team, pkg?.id, [good(serials[0])])
    await expectRefusal(team.orderId, { status: 409, error: /não aguarda avaliação/ }, () =>
      appraise(team, pkg?.id, [good(serials[1]), good(serials[0])]),
    )
  })

  it('is refused before the package is received', async () => {
    const team = await aTeamAt('RETURNING', { quantity: 2, addresses: 2 })
    const [first, second] = await returnsOf(team)
    const body = { delivery_status: 'RETURN_RECEIVED' }
    await callApi('PUT', `/package-management/${String(first?.id)}`, { token: team.admin.token, body })

    await expectRefusal(team.orderId, { status: 409, error: 'Registre primeiro o recebimento.' }, () =>
      appraise(team, second?.id, [good(second?.serials[0]?.serial)]),
    )
  })
})
