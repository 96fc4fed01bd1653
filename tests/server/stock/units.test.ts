import type { ErrorEnvelope } from '@/services/http/error.schema'
import type { Page } from '@/services/http/page.schema'
import type { ProductStock, UnitCounts } from '@/services/stock/units/stock-summary.schema'
import type { UnitDetail, UnitEvent } from '@/services/stock/units/unit-detail.schema'
import type { UnitPage } from '@/services/stock/units/units.schema'
import { aProduct, aSimulator } from '@/tests/factories/catalogue/catalogue.factory'
import { someUnits, unitsBecome } from '@/tests/factories/catalogue/units.factory'
import { countQueries } from '@/tests/factories/count-queries'
import { callApi } from '@/tests/factories/http/call-api'
import { readCsvRows } from '@/tests/factories/http/csv'
import { aTeamAt } from '@/tests/factories/orders/order-road'
import { aStaffUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

const LIST = '/equipment-management'

let token: string
let productTypeId: number

beforeAll(async () => {
  token = (await aStaffUser(['OPERAÇÃO'])).token
  productTypeId = (await aSimulator()).productType.id
})

const get = <T>(path: string) => callApi<T>('GET', `${LIST}${path}`, { token })
const list = async (query = '') => (await get<UnitPage>(query)).body
const serials = async (query: string) => (await list(query)).results.map(({ serial }) => serial)
const of = (product: { id: number }) => `?product=${String(product.id)}`
const read = async (id: number) => (await get<UnitDetail>(`/${String(id)}`)).body

/** A product with units of these serials on the shelf. */
async function stocked(...named: string[]) {
  const product = await aProduct({ productTypeId, units: 0 })
  const units = await someUnits(product.id, named.length)
  for (const [at, serial] of named.entries())
    await rowsOf('update equipment_units set serial = $2 where id = $1', [units[at]?.id, serial])
  return { product, ids: units.map(({ id }) => id) }
}

describe('the list of units', () => {
  it('holds every unit with its product, group, status and place, also of what no order has', async () => {
    const { product, ids } = await stocked('LISTA-1')
    expect((await list(of(product))).results).toEqual([
      {
        id: ids[0],
        serial: 'LISTA-1',
        label: null,
        status: 'UP_FOR_RENTAL',
        product: { id: product.id, name: product.name, model: 'VX' },
        product_group: 'new',
        location: null,
        holder: null,
        updated_at: expect.any(String) as string,
      },
    ])
  })

  it('shows the holder and address of a unit', async () => {
    const team = await aTeamAt('ONGOING')
    const [unit] = (await list(`?company=${String(team.company.id)}`)).results
    expect(unit).toMatchObject({ status: 'IN_USE', holder: { company: { id: team.company.id }, user: null } })
    expect(unit?.holder?.address.line).toContain('São Paulo')
    expect((await list(`?address=${String(unit?.holder?.address.id)}`)).count).toBe(2)
  })

  it('finds a unit by any part of its serial or label, whatever its capitals and accents, and by one letter where it begins', async () => {
    const { product, ids } = await stocked('QZX-0001-ABC', 'QZX-0002-DEF')
    await unitsBecome(ids.slice(1), { label: 'Recepção norte' })
    expect(await serials('?search=0001-ab')).toEqual(['QZX-0001-ABC'])
    expect(await serials('?search=recepcao')).toEqual(['QZX-0002-DEF'])
    expect(await serials(`${of(product)}&search=q&ordering=serial`)).toEqual(['QZX-0001-ABC', 'QZX-0002-DEF'])
    expect(await serials(`${of(product)}&search=z`)).toEqual([])
    expect(await serials('?search=100%25')).toEqual([])
  })

  it('is narrowed by group and by several statuses, and sorted, with ties in a definite order', async () => {
    const { product, ids } = await stocked('S-1', 'S-2', 'S-3')
    await unitsBecome(ids.slice(0, 1), { status: 'IN_MAINTENANCE' })
    await unitsBecome(ids.slice(1, 2), { status: 'DISABLED', productGroup: 'backup' })
    const narrowed = (more: string) => serials(`${of(product)}&ordering=-serial${more}`)
    expect(await narrowed('&status=IN_MAINTENANCE,DISABLED')).toEqual(['S-2', 'S-1'])
    expect(await narrowed('&product_group=backup')).toEqual(['S-2'])
    expect(await serials(`${of(product)}&ordering=product`)).toEqual(['S-1', 'S-2', 'S-3'])
    expect(
      await serials(`${of(product)}&status=IN_MAINTENANCE,UP_FOR_RENTAL&ordering=serial&page_size=1&page=2`),
    ).toEqual(['S-3'])
    expect((await get('?status=RENTED')).status).toBe(400)
    expect((await get('?color=red')).status).toBe(400)
  })

  it('takes as many queries for fifty units as for one', async () => {
    const { product } = await stocked(...Array.from({ length: 50 }, (_, at) => `MANY-${String(at)}`))
    const few = await countQueries(() => list(`${of(product)}&page_size=1`))
    expect(await countQueries(() => list(`${of(product)}&page_size=50`))).toBe(few)
  })

  it('is a file of exactly what the filters find', async () => {
    const { product } = await stocked('CSV-1', 'CSV-2')
    const file = await callApi<string>('GET', `${LIST}-csv-extract${of(product)}&search=csv-2`, { token })
    expect(readCsvRows(file.body)).toMatchObject([
      { Serial: 'CSV-2', Produto: product.name, Grupo: 'Novos', Situação: 'Disponível para locação', Empresa: '' },
    ])
  })
})

describe('the stock by product', () => {
  it('tell per product what is free, promised, rented, in maintenance and out of use, and every unit counts once', async () => {
    const team = await aTeamAt('PROPOSAL_AGREEMENT')
    const [product] = team.products
    const [gone, broken] = await someUnits(product?.id ?? 0, 2)
    await unitsBecome([gone?.id ?? 0], { status: 'FINISHED' })
    await unitsBecome([broken?.id ?? 0], { status: 'DAMAGED' })
    const { results } = (await get<Page<ProductStock>>(`/summary?search=${encodeURIComponent(product?.name ?? '')}`))
      .body
    const stock = results.find((one) => one.product.id === product?.id)
    expect(stock).toMatchObject({ promised: 2, maintenance: 1, out: 1, rented: 0, separated: 0, returned: 0 })
    expect(stock?.available).toBe((stock?.shelf ?? 0) - 2)
    expect(stock?.total).toBe((stock?.shelf ?? 0) + 2)
  })

  it('has the total on every page, also past the last one', async () => {
    const { product } = await stocked('SUM-1')
    const at = async (page: number) => {
      const named = `search=${encodeURIComponent(product.name)}`
      const { body } = await get<Page<ProductStock>>(`/summary?${named}&page=${String(page)}`)
      return { count: body.count, shown: body.results.map((one) => one.product.id) }
    }
    expect(await at(1)).toEqual({ count: 1, shown: [product.id] })
    expect(await at(2)).toEqual({ count: 1, shown: [] })
  })

  it('match the rows after all events and after compacting the counters', async () => {
    const { compactUnitCounters: foldUnitTallies } = await import('@/server/stock/units/unit-counts.repository')
    const { db } = await import('@/server/db/client')
    const counted = async () => {
      const { total, by_status } = (await get<UnitCounts>('/counts')).body
      return { total, by_status: Object.fromEntries(by_status.map(({ status, count }) => [status, count])) }
    }
    const rows = await rowsOf<{ status: string; n: number }>(
      'select status, count(*)::int as n from equipment_units group by 1',
    )
    const really = {
      total: rows.reduce((sum, { n }) => sum + n, 0),
      by_status: Object.fromEntries(rows.map(({ status, n }) => [status, n])),
    }
    expect(await counted()).toEqual(really)
    await foldUnitTallies(db())
    expect(await counted()).toEqual(really)
    expect((await list()).count).toBe(really.total)
  })
})

describe('a unit', () => {
  it('shows the order that has it, its package and what staff may do with it now', async () => {
    const team = await aTeamAt('ONGOING')
    const [rented] = (await list(`?company=${String(team.company.id)}`)).results
    expect(await read(rented?.id ?? 0)).toMatchObject({
      rental: { order: { order_mask_id: team.orderMaskId }, package: { package_type: 'regular' } },
      allowed_statuses: [],
      awaits_serial: false,
      condition: null,
      images: [],
    })
    const { ids } = await stocked('DETAIL-1')
    expect(await read(ids[0] ?? 0)).toMatchObject({
      rental: null,
      allowed_statuses: ['PRODUCT_STORAGE', 'IN_MAINTENANCE', 'DISABLED', 'DISPOSABLE_SERIAL'],
    })
    expect((await get('/999999')).status).toBe(404)
  })

  it('lists its history in sentences, newest first, with author, order and place', async () => {
    const team = await aTeamAt('ONGOING')
    const [rented] = (await list(`?company=${String(team.company.id)}`)).results
    const path = `/${String(rented?.id)}/events`
    const { results, count } = (await get<Page<UnitEvent>>(path)).body
    expect(results.map(({ event_type }) => event_type)).toEqual(['DELIVERED', 'SHIPPED', 'ALLOCATED', 'REGISTERED'])
    expect(count).toBe(4)
    expect(results[0]?.sentence).toContain(`pedido ${team.orderMaskId}`)
    expect(results[0]?.sentence).toMatch(/^Entregue ao cliente: .+, .+; pedido/)
    expect(results.at(-1)?.sentence).toBe('Cadastrado no estoque: disponível para locação; novos')
    // The last one of a page is told beside the one before, which is on the next.
    const last = (await get<Page<UnitEvent>>(`${path}?page_size=1&page=3`)).body.results[0]
    expect(last?.sentence).toBe(results[2]?.sentence)
    expect((await get<ErrorEnvelope>('/999999/events')).status).toBe(404)
  })
})
