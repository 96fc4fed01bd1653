import type { ErrorEnvelope } from '@/services/http/error.schema'
import type { Page } from '@/services/http/page.schema'
import type { UnitDetail, UnitEvent } from '@/services/stock/units/unit-detail.schema'
import { aProduct, aSimulator } from '@/tests/factories/catalogue/catalogue.factory'
import { someUnits, unitsBecome } from '@/tests/factories/catalogue/units.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { aTeam, aTeamAt } from '@/tests/factories/orders/order-road'
import { aStaffUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

const LIST = '/equipment-management'

let token: string
let productId: number

beforeAll(async () => {
  token = (await aStaffUser(['OPERAÇÃO'])).token
  const { productType } = await aSimulator()
  productId = (await aProduct({ productTypeId: productType.id, units: 0 })).id
})

type Answered = UnitDetail & ErrorEnvelope & { data?: { unit?: UnitDetail; changed_by?: string } }
const send = (method: string, path: string, body: object) =>
  callApi<Answered>(method, `${LIST}${path}`, { token, body })
const read = async (id: number) => (await callApi<UnitDetail>('GET', `${LIST}/${String(id)}`, { token })).body
const life = async (id: number) =>
  (await callApi<Page<UnitEvent>>('GET', `${LIST}/${String(id)}/events`, { token })).body.results
const aUnit = async () => (await someUnits(productId, 1))[0]?.id ?? 0
const isNew = { product_group: 'new', status: 'UP_FOR_RENTAL' }

describe('registering a unit', () => {
  it('puts it on the shelf under its serial in capitals, with its first event', async () => {
    const body = { ...isNew, serial: ' abc 01 ', product_id: productId, location: 'Corredor B, 3' }
    const { status, body: unit } = await send('POST', '', body)
    expect(status).toBe(201)
    expect(unit).toMatchObject({ serial: 'ABC 01', status: 'UP_FOR_RENTAL', location: 'Corredor B, 3', holder: null })
    expect((await life(unit.id)).map(({ sentence }) => sentence)).toEqual([
      'Cadastrado no estoque: disponível para locação; novos; em Corredor B, 3',
    ])
    expect(await send('POST', '', { ...body, serial: 'ABC 01' })).toMatchObject({
      status: 409,
      body: { fields: { serial: ['O serial ABC 01 já está no estoque.'] } },
    })
  })

  it('refuses a malformed serial, a missing one and an unknown product', async () => {
    const field = async (body: object) => Object.keys((await send('POST', '', { ...isNew, ...body })).body.fields ?? {})
    expect(await field({ product_id: productId, serial: '<b>' })).toEqual(['serial'])
    expect(await field({ product_id: productId })).toEqual(['serial'])
    expect(await field({ product_id: 999_999, serial: 'X-1' })).toEqual(['product_id'])
  })

  it('gives a unit without a serial a placeholder and keeps it off the shelf until it has one', async () => {
    const { body: unit } = await send('POST', '', { ...isNew, status: 'WAITING_SERIAL', product_id: productId })
    expect(unit).toMatchObject({ awaits_serial: true, allowed_statuses: ['DISABLED'] })
    const shelve = () => send('PUT', `/${String(unit.id)}/status`, { status: 'UP_FOR_RENTAL' })
    expect(await shelve()).toMatchObject({ status: 409 })
    expect(await send('PUT', `/${String(unit.id)}`, { serial: 'came-1' })).toMatchObject({ body: { serial: 'CAME-1' } })
    expect(await shelve()).toMatchObject({ status: 200, body: { status: 'UP_FOR_RENTAL' } })
    expect((await life(unit.id))[1]).toMatchObject({ event_type: 'DETAILS_CHANGED', message: 'Serial CAME-1' })
  })
})

describe('changing a unit', () => {
  it('records what changed, and nothing without a change', async () => {
    const id = await aUnit()
    const change = { location: 'Box 4', product_group: 'pre-owned' }
    expect(await send('PUT', `/${String(id)}`, change)).toMatchObject({ body: change })
    await send('PUT', `/${String(id)}`, change)
    expect((await life(id)).map(({ sentence }) => sentence)).toEqual([
      'Dados alterados: grupo: de “Novos” para “Seminovos”; local: de “nada” para “Box 4”',
      'Cadastrado no estoque: disponível para locação; novos',
    ])
  })

  it('answers an edit conflict with the saved unit', async () => {
    const id = await aUnit()
    const { version } = await read(id)
    await send('PUT', `/${String(id)}`, { version, location: 'A' })
    const late = await send('PUT', `/${String(id)}`, { version, location: 'B' })
    expect(late).toMatchObject({ status: 409, body: { code: 'conflict', data: { unit: { location: 'A' } } } })
    expect(late.body.data?.changed_by).toBeTruthy()
    expect((await read(id)).location).toBe('A')
  })

  it('refuses to change a final serial, or the location of a unit that a customer holds', async () => {
    const id = await aUnit()
    expect(await send('PUT', `/${String(id)}`, { serial: 'OTHER' })).toMatchObject({ status: 400 })
    const team = await aTeamAt('ONGOING')
    const [rented] = await rowsOf<{ id: number }>('select id from equipment_units where company_id = $1', [
      team.company.id,
    ])
    const told = 'O equipamento está com o cliente: só os que estão no depósito têm local.'
    expect(await send('PUT', `/${String(rented?.id)}`, { location: 'Box 1' })).toMatchObject({
      status: 400,
      body: { fields: { location: [told] } },
    })
  })
})

describe('changing the status of units by hand', () => {
  it('follows the table of manual changes, with a reason where the unit can no longer be rented', async () => {
    const id = await aUnit()
    const become = (status: string, message?: string) => send('PUT', `/${String(id)}/status`, { status, message })
    expect(await become('IN_MAINTENANCE')).toMatchObject({
      status: 400,
      body: { fields: { message: expect.anything() as unknown } },
    })
    expect(await become('IN_MAINTENANCE', 'Tela piscando')).toMatchObject({
      status: 200,
      body: { status: 'IN_MAINTENANCE' },
    })
    expect(await become('IN_USE')).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(await become('UP_FOR_RENTAL')).toMatchObject({ status: 200 })
    expect((await life(id)).map(({ message, status }) => [status, message]).slice(0, 2)).toEqual([
      ['UP_FOR_RENTAL', null],
      ['IN_MAINTENANCE', 'Tela piscando'],
    ])
  })

  it('refuses units of orders, returns and exchanges', async () => {
    for (const stage of ['SHIPPING', 'ONGOING'] as const) {
      const team = await aTeamAt(stage)
      const [unit] = await rowsOf<{ id: number }>('select unit_id as id from rentals where order_id = $1', [
        team.orderId,
      ])
      const id = unit?.id ?? 0
      expect(await send('PUT', `/${String(id)}/status`, { status: 'UP_FOR_RENTAL' })).toMatchObject({ status: 409 })
    }
  })

  it('changes all units or none, and names those that may not change', async () => {
    const ids = (await someUnits(productId, 3)).map(({ id }) => id)
    await unitsBecome(ids.slice(2), { status: 'FINISHED' })
    const change = { ids, status: 'PRODUCT_STORAGE' }
    const refused = await send('PUT', '/status', change)
    expect(refused).toMatchObject({ status: 409 })
    expect(refused.body.errors).toEqual([expect.stringContaining('de “Encerrado” não passa para “Em depósito”')])
    expect((await read(ids[0] ?? 0)).status).toBe('UP_FOR_RENTAL')
    expect(await send('PUT', '/status', { ...change, ids: ids.slice(0, 2) })).toMatchObject({ body: { changed: 2 } })
    expect(await send('PUT', '/status', { ...change, ids: ids.slice(0, 2) })).toMatchObject({ body: { changed: 0 } })
    expect(await send('PUT', '/status', { ...change, ids: [999_999] })).toMatchObject({ status: 404 })
  })

  it('never leaves fewer units on the shelf than reservations promise, however many try at once', async () => {
    const team = await aTeam({ quantity: 2, onShelf: 5 })
    const product = team.products[0]?.id
    const units = await rowsOf<{ id: number }>('select id from equipment_units where product_id = $1', [product])
    const take = ({ id }: { id: number }) =>
      send('PUT', `/${String(id)}/status`, { status: 'IN_MAINTENANCE', message: 'Revisão' })
    const answers = await Promise.all(units.map(take))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
    const refused = answers.find(({ status }) => status !== 200)
    expect(refused?.body).toMatchObject({ code: 'out_of_stock' })
    expect(refused?.body.errors[0]).toContain('2 unidades estão reservadas para pedidos, e 1 ficaria disponível')
    const left = await rowsOf(`select 1 from equipment_units where product_id = $1 and status = 'UP_FOR_RENTAL'`, [
      product,
    ])
    expect(left).toHaveLength(2)
  })
})

describe('units that are not rented out: components and customers’ own', () => {
  const notRented = /não é alugado/

  it('is registered in storage, not on the shelf', async () => {
    const body = { product_id: productId, product_group: 'customers', serial: 'CLI-1' }
    const refused = await send('POST', '', { ...body, status: 'UP_FOR_RENTAL' })
    expect(refused.body.fields?.product_group?.[0]).toMatch(notRented)
    const many = { product_id: productId, product_group: 'components', serials: ['P-1'], dry_run: true }
    expect((await send('POST', '/serials', { ...many, status: 'UP_FOR_RENTAL' })).status).toBe(400)
    expect((await send('POST', '', { ...body, status: 'PRODUCT_STORAGE' })).status).toBe(201)
  })

  it('does not come onto the shelf, and what is there does not become it: so it never counts as available', async () => {
    const body = { product_id: productId, product_group: 'components', serial: 'P-2', status: 'PRODUCT_STORAGE' }
    const { body: part } = await send('POST', '', body)
    expect(part.allowed_statuses).not.toContain('UP_FOR_RENTAL')
    const shelved = await send('PUT', `/${String(part.id)}/status`, { status: 'UP_FOR_RENTAL' })
    expect(shelved).toMatchObject({ status: 409, body: { errors: [expect.stringMatching(notRented)] } })

    const id = await aUnit()
    const joined = await send('PUT', `/${String(id)}`, { product_group: 'customers' })
    expect(joined.body.fields?.product_group?.[0]).toMatch(notRented)
    expect(await send('PUT', `/${String(id)}`, { product_group: 'backup' })).toMatchObject({ status: 200 })
    await send('PUT', `/${String(id)}/status`, { status: 'PRODUCT_STORAGE' })
    expect(await send('PUT', `/${String(id)}`, { product_group: 'customers' })).toMatchObject({ status: 200 })
  })
})
