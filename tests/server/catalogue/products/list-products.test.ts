import type { ManagedProduct, ManagedProductSummary } from '@/services/catalogue/products/products.schema'
import type { Page } from '@/services/http/page.schema'
import { aProduct, aProductType, aSimulator } from '@/tests/factories/catalogue/catalogue.factory'
import { someUnits, unitsBecome } from '@/tests/factories/catalogue/units.factory'
import { countQueries } from '@/tests/factories/count-queries'
import { callApi } from '@/tests/factories/http/call-api'
import { readCsvRows } from '@/tests/factories/http/csv'
import { aStaffUser } from '@/tests/factories/people/users.factory'

let token: string
let notebooks: number
let monitors: number
let vertex: Awaited<ReturnType<typeof aProduct>>
let orbe: Awaited<ReturnType<typeof aProduct>>

beforeAll(async () => {
  token = (await aStaffUser(['PRODUTO'])).token
  const simulator = await aSimulator()
  notebooks = simulator.productType.id
  monitors = (await aProductType({ simulatorId: simulator.id })).id
  vertex = await aProduct({ productTypeId: notebooks, name: 'Vertex', model: 'VX14', omieCode: 'NB-0001', units: 2 })
  orbe = await aProduct({ productTypeId: monitors, name: 'Órbe', title: 'Monitor 100%', price: '99.00', units: 0 })
  await aProduct({ productTypeId: monitors, name: 'Lúmen', price: '300.00', active: false, units: 0 })
})

const list = (query = '') => callApi<Page<ManagedProductSummary>>('GET', `/product-management${query}`, { token })
const names = async (query?: string) => (await list(query)).body.results.map(({ name }) => name)

describe('the list of products', () => {
  it('includes inactive products, sorted by name in Portuguese order', async () => {
    expect(await names()).toEqual(['Lúmen', 'Órbe', 'Vertex'])
  })

  it.each([
    ['a part of the name, whatever its accents', 'orb', ['Órbe']],
    ['the model', 'vx1', ['Vertex']],
    ['the title', 'monitor 100', ['Órbe']],
    ['the Omie code', 'nb-0001', ['Vertex']],
    ['text that looks like a pattern', '100%25', ['Órbe']],
    ['a pattern that would match all', '%25%25', []],
  ])('is searched by %s', async (_, search, found) => {
    expect(await names(`?search=${search}`)).toEqual(found)
  })

  it('is filtered by kind, category, active state and stock group', async () => {
    expect(await names(`?product_type=${String(monitors)}`)).toEqual(['Lúmen', 'Órbe'])
    expect(await names(`?category=${String(vertex.categoryId)}`)).toEqual(['Vertex'])
    expect(await names('?active=false')).toEqual(['Lúmen'])
    expect(await names('?stock_group=new')).toEqual(['Vertex'])
    expect(await names('?stock_group=backup')).toEqual([])
  })

  it.each([
    ['ordering=-name', ['Vertex', 'Órbe', 'Lúmen']],
    ['ordering=price', ['Órbe', 'Vertex', 'Lúmen']],
    ['ordering=created_at&page_size=1&page=2', ['Órbe']],
  ])('is sorted and paged by ?%s', async (query, found) => {
    expect(await names(`?${query}`)).toEqual(found)
  })

  it.each(['ordering=stock', 'stock_group=old', 'active=perhaps', 'colour=red'])('refuses ?%s', async (query) => {
    expect(await list(`?${query}`)).toMatchObject({ status: 400, body: { code: 'invalid' } })
  })

  it('counts the units of each group, without discarded ones', async () => {
    await someUnits(vertex.id, 1, 'IN_MAINTENANCE')
    await someUnits(vertex.id, 1, 'DISPOSABLE_SERIAL')
    const used = await someUnits(vertex.id, 3)
    await unitsBecome(
      used.map(({ id }) => id),
      { productGroup: 'pre-owned' },
    )

    const { body } = await callApi<ManagedProduct>('GET', `/product-management/${String(vertex.id)}`, { token })
    expect([...body.stock].sort((a, b) => a.group.localeCompare(b.group))).toEqual([
      { group: 'new', total: 3, available: 2 },
      { group: 'pre-owned', total: 3, available: 3 },
    ])
  })

  it('takes a constant number of queries', async () => {
    const few = await countQueries(() => list('?page_size=1'))
    const many = await countQueries(() => list())
    expect(many).toBe(few)
  })

  it('is exported with the same filters and order', async () => {
    const csv = await callApi<string>('GET', '/product-management-csv-extract?active=true&ordering=-price', { token })

    expect(csv.headers.get('Content-Disposition')).toMatch(/produtos-\d{4}-\d{2}-\d{2}\.csv/)
    const rows = readCsvRows(csv.body)
    expect(rows.map((row) => row.Nome)).toEqual(['Vertex', 'Órbe'])
    expect(rows[1]).toMatchObject({ Título: 'Monitor 100%', 'Preço mensal (R$)': '99,00', Situação: 'Ativo' })
  })

  it('comes with the categories and kinds to choose from', async () => {
    const { body } = await callApi('GET', '/product-management-choices', { token })

    expect(body).toMatchObject({
      categories: expect.arrayContaining([expect.objectContaining({ id: orbe.categoryId })]) as unknown,
      product_types: expect.arrayContaining([expect.objectContaining({ id: monitors })]) as unknown,
    })
  })
})
