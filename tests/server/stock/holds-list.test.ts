/** @breaks stock-promised */
import { toDay } from '@/services/format/format.rules'
import type { ErrorEnvelope } from '@/services/http/error.schema'
import type { Page } from '@/services/http/page.schema'
import type { Hold, HoldCalendar } from '@/services/stock/holds/holds.schema'
import { stockBecomes, unitsBecome } from '@/tests/factories/catalogue/units.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { readCsvRows } from '@/tests/factories/http/csv'
import { aTeam, aTeamAt, orderOf, type Team } from '@/tests/factories/orders/order-road'
import { aCompany, aStaffUser } from '@/tests/factories/people/users.factory'
import { historyOf, rowsOf } from '@/tests/factories/rows'

const PATH = '/checkout-management-reservations'
const inDays = (days: number) => toDay(new Date(Date.now() + days * 86_400_000))
const message = 'O cliente pediu mais prazo.'

type Staff = Awaited<ReturnType<typeof aStaffUser>>
let desk: Staff

beforeAll(async () => {
  desk = await aStaffUser(['OPERAÇÃO'])
})

const list = (query = '', token = desk.token) => callApi<Page<Hold>>('GET', `${PATH}${query}`, { token })
const holdOf = async ({ company }: Pick<Team, 'company'>): Promise<Hold> => {
  const [hold] = (await list(`?company=${String(company.id)}`)).body.results
  if (!hold) throw new Error('Nothing is held')
  return hold
}
const change = (id: number, what: 'release' | 'extend', body: object, token = desk.token) =>
  callApi<ErrorEnvelope & Hold>('PUT', `${PATH}/${String(id)}/${what}`, { token, body })
const told = ({ orderId }: Team) => historyOf('order', orderId)

describe('the reservations', () => {
  it('are what is promised to orders, each with product, order, company and until when', async () => {
    const company = await aCompany({ corporateName: 'Farmácias Farol' })
    const team = await aTeam({ company, quantity: 2, onShelf: 5 })
    const hold = await holdOf(team)
    expect(hold).toMatchObject({
      quantity: 2,
      product: { id: team.products[0]?.id },
      order: {
        order_mask_id: team.orderMaskId,
        stage_name: 'PROPOSAL_AGREEMENT',
        company: { id: company.id, corporate_name: 'Farmácias Farol' },
      },
    })
    expect(toDay(hold.expires_at)).toBe(inDays(7))
  })

  it('are searched, narrowed and sorted', async () => {
    const company = await aCompany({ corporateName: 'Água Aurora' })
    const team = await aTeam({ company })
    const productId = Number(team.products[0]?.id)
    const { id } = await holdOf(team)
    const found = async (query: string) => (await list(query)).body.results.map((hold) => hold.id)
    expect(await found('?search=agua')).toEqual([id])
    expect(await found(`?product=${String(productId)}`)).toEqual([id])
    expect(await found(`?company=${String(company.id)}&expires_within=6`)).toEqual([])
    expect(await found(`?company=${String(company.id)}&expires_within=7`)).toEqual([id])
    expect((await found('?ordering=-created_at'))[0]).toBe(id)
    expect(await list('?expires_within=-1')).toMatchObject({ status: 400 })
    expect(await list('?ordering=price')).toMatchObject({ status: 400 })
  })

  it('disappear when they expire', async () => {
    const team = await aTeam()
    await rowsOf(`update stock_holds set expires_at = now() where order_id = $1`, [team.orderId])
    expect((await list(`?company=${String(team.company.id)}`)).body.count).toBe(0)
  })

  it('are limited to the permitted companies for a salesperson', async () => {
    const [own, foreign] = [await aTeam(), await aTeam()]
    const { token } = await aStaffUser(['VENDEDOR'], { permitted: [own.company] })
    const { results } = (await list('', token)).body
    expect(results.map(({ order }) => order.company.id)).toEqual([own.company.id])
    const hold = await holdOf(foreign)
    expect(await change(hold.id, 'release', { message }, token)).toMatchObject({ status: 403 })
  })

  it('are a file of exactly what the filters find', async () => {
    const team = await aTeam({ quantity: 3 })
    const file = await callApi<string>('GET', `${PATH}-csv-extract?company=${String(team.company.id)}`, {
      token: desk.token,
    })
    expect(readCsvRows(file.body)).toMatchObject([{ Quantidade: '3', Pedido: team.orderMaskId, Etapa: 'Proposta' }])
  })
})

describe('releasing a reservation', () => {
  it('frees the units at once and records it on the order, which continues', async () => {
    const team = await aTeam()
    const hold = await holdOf(team)
    expect((await change(hold.id, 'release', { message })).status).toBe(204)
    expect((await list(`?company=${String(team.company.id)}`)).body.count).toBe(0)
    expect((await told(team)).at(-1)).toBe('hold_released')
    const { history, stage_name } = await orderOf(team)
    expect(stage_name).toBe('PROPOSAL_AGREEMENT')
    expect(history.some((entry) => entry.action === 'hold_released' && entry.message === message)).toBe(true)
    expect(await change(hold.id, 'release', { message })).toMatchObject({ status: 409, body: { code: 'conflict' } })
  })

  it('holds them again on acceptance while there are any, else refuses', async () => {
    const [lucky, late] = [await aTeam(), await aTeam()]
    for (const team of [lucky, late]) await change((await holdOf(team)).id, 'release', { message })
    await stockBecomes(late.products[0]?.id, { status: 'IN_MAINTENANCE' })
    const accept = (team: Team) =>
      callApi('PATCH', team.checkout, { token: team.customer.token, body: { proposal_accepted: true } })
    expect(await accept(lucky)).toMatchObject({ status: 200 })
    expect((await holdOf(lucky)).quantity).toBe(2)
    expect(await accept(late)).toMatchObject({ status: 409, body: { code: 'out_of_stock' } })
  })

  it('leaves an order in packing to the free units', async () => {
    const team = await aTeamAt('PACKAGING')
    await change((await holdOf(team)).id, 'release', { message })
    const [pkg] = (await orderOf(team)).packages
    const pack = () =>
      callApi('POST', '/shipping-item-management', {
        token: desk.token,
        body: { package_id: pkg?.id, automatic: true },
      })
    await stockBecomes(team.products[0]?.id, { status: 'IN_MAINTENANCE' })
    expect(await pack()).toMatchObject({ status: 409, body: { code: 'out_of_stock' } })
    await stockBecomes(team.products[0]?.id, { status: 'UP_FOR_RENTAL' })
    expect((await pack()).status).toBeLessThan(300)
  })

  it.each(['release', 'extend'] as const)('needs a reason, as extending does (%s)', async (what) => {
    const team = await aTeam()
    const { id } = await holdOf(team)
    const before = await told(team)
    expect(await change(id, what, { ...(what === 'extend' && { expires_on: inDays(20) }) })).toMatchObject({
      status: 400,
      body: { code: 'invalid' },
    })
    expect(await told(team)).toEqual(before)
  })
})

describe('extending a reservation', () => {
  it('keeps it until the end of a later day, with its reason on the order', async () => {
    const team = await aTeam()
    const { id } = await holdOf(team)
    const { body } = await change(id, 'extend', { expires_on: inDays(20), message })
    expect(body.expires_at).toBe(new Date(`${inDays(20)}T23:59:59.999-03:00`).toISOString())
    expect((await told(team)).at(-1)).toBe('hold_extended')
  })

  it('stays, also when the customer accepts afterwards', async () => {
    const team = await aTeam()
    const { id } = await holdOf(team)
    const { body } = await change(id, 'extend', { expires_on: inDays(80), message })
    await callApi('PATCH', team.checkout, { token: team.customer.token, body: { proposal_accepted: true } })
    expect((await holdOf(team)).expires_at).toBe(body.expires_at)
  })

  it.each([
    ['a day that is not later', 3],
    ['a day that is over', -1],
    ['a day beyond ninety', 92],
  ])('refuses %s', async (_, days) => {
    const team = await aTeam()
    const hold = await holdOf(team)
    const answer = await change(hold.id, 'extend', { expires_on: inDays(days), message })
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid' } })
    expect(answer.body.fields).toHaveProperty('expires_on')
    expect((await holdOf(team)).expires_at).toBe(hold.expires_at)
  })

  it('never promises more than exists', async () => {
    const team = await aTeam({ quantity: 2, onShelf: 2 })
    const hold = await holdOf(team)
    const [oldest] = await rowsOf<{ id: number }>('select min(id) as id from equipment_units where product_id = $1', [
      hold.product.id,
    ])
    await unitsBecome([oldest?.id ?? 0], { status: 'IN_MAINTENANCE' })
    expect(await change(hold.id, 'extend', { expires_on: inDays(20), message })).toMatchObject({
      status: 409,
      body: { code: 'out_of_stock', data: { missing: [{ quantity: 2, available: 1 }] } },
    })
    expect((await holdOf(team)).expires_at).toBe(hold.expires_at)
  })

  it('is refused once it has ended', async () => {
    const team = await aTeam()
    const { id } = await holdOf(team)
    await rowsOf('update stock_holds set expires_at = now() where id = $1', [id])
    expect(await change(id, 'extend', { expires_on: inDays(20), message })).toMatchObject({ status: 409 })
    expect(await change(999_999, 'extend', { expires_on: inDays(20), message })).toMatchObject({ status: 404 })
  })
})

describe('the calendar of reservations', () => {
  const calendarOf = async (team: Team) => {
    const [product] = team.products
    const { body } = await callApi<HoldCalendar>('GET', `${PATH}/calendar?search=${product?.name ?? ''}`, {
      token: desk.token,
    })
    return body.results.find((row) => row.product.id === product?.id)
  }

  it('says what is promised until when, and what is free then', async () => {
    const row = await calendarOf(await aTeam({ quantity: 2, onShelf: 5 }))
    expect(row).toMatchObject({ on_shelf: 5, promised: 2, overdue: 0 })
    expect(row?.days).toHaveLength(28)
    expect(row?.days[0]).toEqual({ day: inDays(0), promised: 2, returning: 0, free: 3 })
    expect(row?.days[8]).toEqual({ day: inDays(8), promised: 0, returning: 0, free: 5 })
  })

  it('says what comes back: the end of a contract, or the day on which a return is expected', async () => {
    const team = await aTeamAt('ONGOING')
    await rowsOf('update orders set ends_on = $2 where id = $1', [team.orderId, inDays(10)])
    expect((await calendarOf(team))?.days[10]).toMatchObject({ returning: 2, free: 2 })
    await rowsOf(
      `insert into packages (order_id, package_type, address_id, delivery_status, delivery_eta)
       select order_id, 'return', address_id, 'EQUIPMENT_RETURN', $2 from packages where order_id = $1 limit 1`,
      [team.orderId, inDays(4)],
    )
    const row = await calendarOf(team)
    expect(row?.days[4]).toMatchObject({ returning: 2, free: 2 })
    expect(row?.days[10]).toMatchObject({ returning: 0, free: 2 })
  })

  it('says what should be back already, and does not count on it', async () => {
    const team = await aTeamAt('ONGOING')
    await rowsOf('update orders set ends_on = $2 where id = $1', [team.orderId, inDays(-2)])
    const row = await calendarOf(team)
    expect(row).toMatchObject({ overdue: 2, on_shelf: 0 })
    expect(row?.days.every(({ free }) => free === 0)).toBe(true)
  })
})
