import type { ActivationResult } from '@/services/catalogue/bulk-actions.schema'
import type { NewUpgrade, Upgrade, UpgradeChoices } from '@/services/catalogue/upgrades/upgrades.schema'
import type { ErrorEnvelope } from '@/services/http/error.schema'
import type { Page } from '@/services/http/page.schema'
import { aProduct, aSimulator } from '@/tests/factories/catalogue/catalogue.factory'
import { aReadyQuotation } from '@/tests/factories/catalogue/simulation.factory'
import { anUpgradeItem } from '@/tests/factories/catalogue/upgrades.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { readCsvRows } from '@/tests/factories/http/csv'
import { finish } from '@/tests/factories/orders/finishing'
import { aStaffUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

type Answered = Upgrade & ErrorEnvelope

const PATH = '/upgrade-management'
let token: string
let productType: { id: number; name: string }
let made = 0

beforeAll(async () => {
  token = (await aStaffUser(['PRODUTO'])).token
  productType = (await aSimulator()).productType
})

const bodyOf = (over: Partial<NewUpgrade> = {}): NewUpgrade => ({
  name: `Memória de ${String(++made)} GB`,
  description: 'Instalada antes da entrega',
  monthly_fee: '24.90',
  product_type_ids: [productType.id],
  ...over,
})
const create = (over: Partial<NewUpgrade> = {}) => callApi<Answered>('POST', PATH, { token, body: bodyOf(over) })
const change = (id: number, body: object) => callApi<Answered>('PUT', `${PATH}/${String(id)}`, { token, body })
const remove = (id: number) => callApi<Answered>('DELETE', `${PATH}/${String(id)}`, { token })
const list = async (query = '') => (await callApi<Page<Upgrade>>('GET', `${PATH}${query}`, { token })).body
const namesIn = async (query: string) => (await list(query)).results.map(({ name }) => name)
const historyOf = (id: number) =>
  rowsOf(`select action, before, after from event_logs where model_name = 'upgrade' and object_id = $1 order by id`, [
    id,
  ])

describe('an upgrade', () => {
  it('is added, changed and deleted, each with its history', async () => {
    const product = await aProduct({ productTypeId: productType.id, name: 'Vertex 14 Pro' })
    const { status, body } = await create({ name: ' SSD de 1 TB ', product_type_ids: [], product_ids: [product.id] })
    expect(status).toBe(201)
    expect(body).toEqual({
      id: body.id,
      name: 'SSD de 1 TB',
      description: 'Instalada antes da entrega',
      monthly_fee: '24.90',
      specification: null,
      value: null,
      position: body.position,
      active: true,
      product_types: [],
      products: [{ id: product.id, name: 'Vertex 14 Pro' }],
      products_count: 1,
      quotations_count: 0,
      orders_count: 0,
    })
    const changed = await change(body.id, { monthly_fee: '29.90', product_type_ids: [productType.id] })
    expect(changed.body).toMatchObject({ monthly_fee: '29.90', product_types: [{ id: productType.id }] })
    expect(changed.body.products).toHaveLength(1)
    await change(body.id, { monthly_fee: '29.90' })
    expect((await remove(body.id)).status).toBe(204)
    expect((await remove(body.id)).status).toBe(404)
    expect(await historyOf(body.id)).toMatchObject([
      { action: 'created', after: { monthly_fee: '24.90', products: ['Vertex 14 Pro'] } },
      { action: 'changed', before: { product_types: [] }, after: { product_types: [productType.name] } },
      { action: 'deleted', before: { monthly_fee: '29.90' } },
    ])
  })

  it('comes last unless it has a position', async () => {
    const { body: first } = await create()
    const { body: second } = await create()
    expect(second.position).toBe(first.position + 1)
    expect((await create({ position: 0 })).body.position).toBe(0)
  })

  it('has a unique name, also when created concurrently', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => create({ name: 'Braço articulado' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect((await create({ name: 'BRAÇO ARTICULADO' })).body.errors).toEqual(['Já existe um upgrade com esse nome.'])
    const { body } = await create()
    expect((await change(body.id, { name: 'braço articulado' })).status).toBe(409)
  })

  it('is refused without a fee, a name, or a kind or product that it is for', async () => {
    for (const [over, field] of [
      [{ monthly_fee: '0.00' }, 'monthly_fee'],
      [{ monthly_fee: '-1.00' }, 'monthly_fee'],
      [{ name: ' ' }, 'name'],
      [{ product_type_ids: [] }, 'product_type_ids'],
      [{ product_type_ids: undefined }, 'product_type_ids'],
      [{ product_type_ids: [999_999] }, 'product_type_ids'],
      [{ product_ids: [999_999] }, 'product_ids'],
    ] as const) {
      const refused = await create(over as Partial<NewUpgrade>)
      expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, [field]])
    }
    const { body } = await create()
    expect((await change(body.id, { product_type_ids: [] })).body.fields).toEqual({
      product_type_ids: ['Escolha um tipo de produto ou um produto'],
    })
    expect((await list('?page_size=100')).results.find(({ id }) => id === body.id)?.product_types).toHaveLength(1)
  })

  it('cannot be deleted while simulations or orders use it, but can be deactivated', async () => {
    const { body } = await create({ name: 'Dock USB-C' })
    const upgrade = { id: body.id, monthlyFee: body.monthly_fee }
    const product = await aProduct({ productTypeId: productType.id })
    const sent = await aReadyQuotation({ product })
    const kept = await aReadyQuotation({ product })
    for (const { quotation } of [sent, kept])
      await anUpgradeItem({ quotationId: quotation.id, productId: product.id, upgrade })
    await finish(sent)
    expect(await remove(body.id)).toMatchObject({
      status: 409,
      body: { errors: ['“Dock USB-C” não pode ser excluído: há 2 simulações e 1 pedido com ele. Desative-o.'] },
    })
    const { body: read } = await change(body.id, { active: false })
    expect(read).toMatchObject({ active: false, quotations_count: 1, orders_count: 1 })
  })
})

describe('many upgrades', () => {
  it('are activated and deactivated in bulk; unchanged ones are skipped', async () => {
    const [one, two] = [(await create()).body, (await create({ active: false })).body]
    const put = (active: boolean) =>
      callApi<ActivationResult>('PUT', `${PATH}/activation`, {
        token,
        body: { ids: [one.id, two.id, 999_999], active },
      })
    expect((await put(false)).body).toEqual({ changed: 1 })
    expect((await put(true)).body).toEqual({ changed: 2 })
    expect((await historyOf(one.id)).map(({ action }) => action)).toEqual(['created', 'deactivated', 'activated'])
  })

  it('are found by name or description, and filtered by kind, product and active state', async () => {
    const { productType: other } = await aSimulator()
    const product = await aProduct({ productTypeId: other.id })
    await create({ name: 'Película', description: 'Contra riscos', product_type_ids: [], product_ids: [product.id] })
    await create({ name: 'Capa', product_type_ids: [other.id], active: false })
    expect(await namesIn('?search=RISCOS')).toEqual(['Película'])
    expect(await namesIn('?search=pelicula')).toEqual(['Película'])
    expect(await namesIn(`?product_type=${String(other.id)}&ordering=name`)).toEqual(['Capa', 'Película'])
    expect(await namesIn(`?product=${String(product.id)}&ordering=-name`)).toEqual(['Película', 'Capa'])
    expect(await namesIn(`?product_type=${String(other.id)}&active=false`)).toEqual(['Capa'])
    expect((await callApi('GET', `${PATH}?kind=1`, { token })).status).toBe(400)
  })

  it('are paged, sorted by position or fee, and exported', async () => {
    await create({ name: '=Primeiro', monthly_fee: '999.90', position: 0 })
    expect(await list('?page_size=2&ordering=-monthly_fee')).toMatchObject({
      previous: null,
      results: [{ name: '=Primeiro' }, {}],
    })
    const places = (await list('?page_size=100')).results.map(({ position }) => position)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    const file = await callApi<string>('GET', `${PATH}-csv-extract?search=primeiro`, { token })
    expect(readCsvRows(file.body)).toEqual([
      {
        'Nº do upgrade': expect.stringMatching(/^\d+$/) as string,
        Nome: "'=Primeiro",
        Descrição: 'Instalada antes da entrega',
        'Valor por unidade e mês (R$)': '999,90',
        'O que muda': '',
        'Novo valor': '',
        'Tipos de produto': productType.name,
        'Outros produtos': '',
        'Produtos em oferta': expect.stringMatching(/^\d+$/),
        'Simulações em andamento': '0',
        Pedidos: '0',
        Posição: '0',
        Situação: 'Ativo',
      },
    ])
  })

  it('can be for every kind, and for the active products', async () => {
    const product = await aProduct({ productTypeId: productType.id })
    const withdrawn = await aProduct({ productTypeId: productType.id, active: false })
    const { body } = await callApi<UpgradeChoices>('GET', `${PATH}-choices`, { token })
    expect(body.product_types).toContainEqual({ id: productType.id, name: productType.name })
    const ids = body.products.map(({ id }) => id)
    expect(ids).toContain(product.id)
    expect(ids).not.toContain(withdrawn.id)
  })
})
