import { toDay } from '@/services/format/format.rules'
import type { ReturnTerms } from '@/services/logistics/returns/returns.schema'
import { addMonths } from '@/services/orders/business-days.rules'
import type { Order } from '@/services/orders/orders.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { appraise } from '@/tests/factories/orders/exchanges'
import { aTeamAt, orderOf, returnsOf, type Team } from '@/tests/factories/orders/order-road'
import { expectRefusal, stateOf } from '@/tests/factories/orders/order-state'
import { rowsOf } from '@/tests/factories/rows'
import { the } from '@/tests/factories/the'

type Unit = { id: number; serial: string; address_id: number }

const unitsOf = (team: Team) =>
  rowsOf<Unit>(
    `select u.id, u.serial, u.address_id from equipment_units u join rentals r on r.unit_id = u.id
    where r.order_id = $1 order by u.id`,
    [team.orderId],
  )

const giveBack = (team: Team, units: readonly { id: number }[], reason?: string) =>
  callApi<Order[]>('POST', '/equipment/returns', {
    token: team.customer.token,
    body: { units: units.map(({ id }) => id), reason },
  })

const asStaff = <T = Order>(team: Team, method: string, path: string, body?: unknown) =>
  callApi<T>(method, path, { token: team.admin.token, body })

const receive = (team: Team, id: number | undefined, body: object) =>
  asStaff(team, 'POST', `/package-management/${String(id)}/receipt`, body)

const happened = async (unitId: number | undefined) =>
  (
    await rowsOf<{ event_type: string }>('select event_type from unit_events where unit_id = $1 order by id desc', [
      unitId,
    ])
  ).map(({ event_type }) => event_type)

/** A running rental of four units at one address; a return of the first two is requested. */
async function aPartialReturn() {
  const team = await aTeamAt('ONGOING', { quantity: 4 })
  const units = await unitsOf(team)
  const { status, body } = await giveBack(team, units.slice(0, 2), 'Dois voltaram da obra.')
  if (status !== 200) throw new Error(JSON.stringify(body))
  const pkg = the(await returnsOf(team))
  return { team, units, pkg, serials: units.slice(0, 2).map(({ serial }) => serial) }
}

describe('returning part of an order', () => {
  it('creates one return package per address and leaves the order running', async () => {
    const team = await aTeamAt('ONGOING', { quantity: 4, addresses: 2 })
    const units = await unitsOf(team)
    const back = [units[0], units.at(-1)].filter((unit) => unit !== undefined)

    const { status, body } = await giveBack(team, back, 'Sobraram.')

    expect(status).toBe(200)
    const order = the(body)
    expect(order).toMatchObject({ stage_name: 'ONGOING', turn: null })
    expect(order.history[0]).toMatchObject({ action: 'return_units', message: 'Sobraram.' })
    const returns = order.packages.filter(({ package_type }) => package_type === 'return')
    expect(returns.map(({ apart, delivery_status, serials }) => [apart, delivery_status, serials.length])).toEqual([
      [true, 'AWAITING_RETURN', 1],
      [true, 'AWAITING_RETURN', 1],
    ])
    expect(await happened(back[0]?.id)).toEqual(expect.arrayContaining(['RETURN_REQUESTED', 'DELIVERED']))
  })

  it('may include several orders, all or none', async () => {
    const team = await aTeamAt('ONGOING', { quantity: 2 })
    const other = await aTeamAt('ONGOING', { company: team.company, customer: team.customer, quantity: 1 })
    const running = await aTeamAt('PACKAGING', { company: team.company, customer: team.customer, quantity: 1 })
    await asStaff(running, 'POST', '/shipping-item-management', {
      package_id: the((await orderOf(running)).packages).id,
      automatic: true,
    })
    const both = [...(await unitsOf(team)).slice(0, 1), ...(await unitsOf(other))]

    await expectRefusal(team.orderId, { status: 409, code: 'stage_changed' }, async () =>
      giveBack(team, [...both, ...(await unitsOf(running))]),
    )
    const { body } = await giveBack(team, both)
    expect(body.map(({ order_mask_id }) => order_mask_id)).toEqual([team.orderMaskId, other.orderMaskId])
  })

  it('is refused for a unit with an open return and for one that the company does not rent', async () => {
    const { team, units } = await aPartialReturn()
    const foreign = await aTeamAt('ONGOING')

    await expectRefusal(team.orderId, { status: 409, error: /a devolução já foi pedida/ }, () =>
      giveBack(team, units.slice(1, 2)),
    )
    const [strange] = await unitsOf(foreign)
    const { token } = team.customer
    const terms = await callApi('GET', `/equipment/returns/terms?units=${String(strange?.id)}`, { token })
    expect(terms.status).toBe(404)
    await expectRefusal(team.orderId, { status: 404 }, async () =>
      giveBack(team, [...units.slice(2, 3), ...(await unitsOf(foreign))]),
    )
  })

  it('happens once for concurrent requests', async () => {
    const team = await aTeamAt('ONGOING', { quantity: 2 })
    const units = (await unitsOf(team)).slice(0, 1)

    const answers = await Promise.all([giveBack(team, units), giveBack(team, units), giveBack(team, units)])

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    expect(await returnsOf(team)).toHaveLength(1)
  })

  it('is requested by staff by serial', async () => {
    const team = await aTeamAt('ONGOING', { quantity: 2 })
    const [unit] = await unitsOf(team)
    const path = `/returns/${String(team.companyId)}/${team.orderMaskId}`

    await expectRefusal(team.orderId, { status: 409, error: 'Serial SN-NADA: não está locado neste pedido.' }, () =>
      asStaff(team, 'POST', path, { serials: [unit?.serial, 'SN-NADA'] }),
    )
    const { body } = await asStaff(team, 'POST', path, { serials: [unit?.serial.toLowerCase()] })
    expect(body.packages.at(-1)).toMatchObject({ apart: true, serials: [{ serial: unit?.serial }] })
  })

  it('shows the early termination fine of that part beforehand', async () => {
    const team = await aTeamAt('ONGOING', { quantity: 4 })
    const ends = addMonths(toDay(new Date()), 10)
    await rowsOf('update orders set ends_on = $2 where id = $1', [team.orderId, ends])
    const [unit] = await unitsOf(team)

    const { body } = await callApi<ReturnTerms>('GET', `/equipment/returns/terms?units=${String(unit?.id)}`, {
      token: team.customer.token,
    })

    const fee = Number((await orderOf(team)).monthly_fee)
    const [terms] = body
    expect(terms).toMatchObject({
      order_mask_id: team.orderMaskId,
      ends_on: ends,
      serials: [unit?.serial],
      objections: [],
    })
    expect(Number(terms?.monthly_fee)).toBeCloseTo(fee / 4, 2)
    expect(terms?.early?.months).toBe(10)
    expect(Number(terms?.early?.fine)).toBeCloseTo(fee * 0.25 * 10 * 0.3, 0)
  })
})

describe('cancelling a return', () => {
  it('is possible for the customer until collection, and restores the unit', async () => {
    const { team, units, pkg } = await aPartialReturn()

    const { status, body } = await callApi<Order>('DELETE', `/equipment/returns/${String(pkg.id)}`, {
      token: team.customer.token,
    })

    expect(status).toBe(200)
    expect(body.packages.at(-1)).toMatchObject({ state: 'CANCELED' })
    expect(await happened(units[0]?.id)).toEqual(expect.arrayContaining(['RETURN_CANCELED']))
    expect((await giveBack(team, units.slice(0, 2))).status).toBe(200)
  })

  it('is refused after collection', async () => {
    const { team, pkg } = await aPartialReturn()
    await asStaff(team, 'PUT', `/package-management/${String(pkg.id)}`, { delivery_status: 'EQUIPMENT_RETURN' })

    await expectRefusal(team.orderId, { status: 409 }, () =>
      callApi('DELETE', `/equipment/returns/${String(pkg.id)}`, { token: team.customer.token }),
    )
  })
})

describe('receiving units by serial', () => {
  it('receives units as they arrive; the last one completes the package', async () => {
    const { team, pkg, serials } = await aPartialReturn()

    const first = await receive(team, pkg.id, { serials: serials.slice(0, 1) })
    expect(first.body.packages.at(-1)).toMatchObject({ delivery_status: 'EQUIPMENT_RETURN', delivery_date: null })
    expect(first.body.packages.at(-1)?.serials.map(({ received_at }) => received_at !== null)).toEqual([true, false])

    const second = await receive(team, pkg.id, { serials: serials.slice(1) })
    expect(second.body.packages.at(-1)).toMatchObject({
      delivery_status: 'RETURN_RECEIVED',
      delivery_date: expect.any(String),
    })
    expect(second.body.stage_name).toBe('ONGOING')
    const { units } = await stateOf(team.orderId)
    expect(units.map(({ status }) => status).sort()).toEqual(['IN_USE', 'IN_USE', 'RETURNED', 'RETURNED'])
  })

  it('can be completed without missing units, which are appraised as missing', async () => {
    const { team, pkg, serials } = await aPartialReturn()
    await receive(team, pkg.id, { serials: serials.slice(0, 1) })

    const { body } = await receive(team, pkg.id, { complete: true })

    expect(body.packages.at(-1)?.delivery_status).toBe('RETURN_RECEIVED')
    await appraise(team, pkg.id, serials.slice(0, 1))
    const done = await appraise(team, pkg.id, serials.slice(1), 'missing')
    expect(done.body.packages.at(-1)?.delivery_status).toBe('DESTINATION')
  })

  it('receives the rest when the whole package is received', async () => {
    const { team, pkg, serials } = await aPartialReturn()
    await receive(team, pkg.id, { serials: serials.slice(0, 1) })

    const path = `/package-management/${String(pkg.id)}`
    const { status } = await asStaff(team, 'PUT', path, { delivery_status: 'RETURN_RECEIVED' })

    expect(status).toBe(200)
    const received = await rowsOf('select 1 from return_items where package_id = $1 and received_at is null', [pkg.id])
    expect(received).toEqual([])
  })

  it('names the reason for each unexpected serial and receives none', async () => {
    const { team, pkg, serials, units } = await aPartialReturn()
    const other = await aPartialReturn()
    await receive(team, pkg.id, { serials: serials.slice(0, 1) })
    const refused = (serial: string | undefined, error: RegExp) =>
      expectRefusal(team.orderId, { status: 409, error }, () =>
        receive(team, pkg.id, { serials: [serial, serials[1]] }),
      )

    await refused('SN-NADA', /não existe no estoque/)
    await refused(serials[0], /já foi recebido/)
    await refused(units[3]?.serial, /não tem devolução pedida/)
    await refused(other.serials[0], /do volume de devolução/)
  })
})

describe('a partial return that was received', () => {
  it('is not part of the later full return and not cancelled with it', async () => {
    const { team, pkg, serials, units } = await aPartialReturn()
    await receive(team, pkg.id, { serials })
    await appraise(team, pkg.id, serials.slice(0, 1))

    await team.asCustomer('POST', '/return-request', {})
    const returns = await returnsOf(team)
    expect(returns.map(({ apart, serials: listed }) => [apart, listed.length])).toEqual([
      [true, 2],
      [false, 2],
    ])

    const { status, body } = await team.asAdmin('PUT', '/undo-stage', { stage_name: 'RETURNING', message: 'Engano.' })
    expect([status, body.stage_name]).toEqual([200, 'ONGOING'])
    expect((await returnsOf(team)).map(({ id }) => id)).toEqual([pkg.id])
    expect(await happened(units[1]?.id)).toEqual(expect.not.arrayContaining(['RETURN_CANCELED', 'RECEIPT_UNDONE']))
  })

  it('keeps the order from ending until it is appraised', async () => {
    const { team, pkg, serials } = await aPartialReturn()
    await receive(team, pkg.id, { serials })
    await team.asCustomer('POST', '/return-request', {})
    const rest = (await returnsOf(team)).find(({ apart }) => !apart)
    const listed = rest?.serials.map(({ serial }) => serial) ?? []
    await receive(team, rest?.id, { serials: listed })
    await appraise(team, rest?.id, listed)

    await expectRefusal(team.orderId, { status: 409, error: 'Falta avaliar 2 equipamentos.' }, () =>
      team.asAdmin('PUT', '/stage', { stage_name: 'RETURNING', approved: true }),
    )
    await appraise(team, pkg.id, serials)
    const { body } = await team.asAdmin('PUT', '/stage', { stage_name: 'RETURNING', approved: true })
    expect(body.stage_name).toBe('FINISHED')
  })
})
