import type { ManagedProduct, NewProduct } from '@/services/catalogue/products/products.schema'
import type { Product } from '@/services/simulation/simulation.schema'
import { aStoredPicture } from '@/tests/factories/catalogue/pictures.factory'
import { aProductBody, someProductParts } from '@/tests/factories/catalogue/products.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

type Refused = { code: string; errors: string[]; fields: Record<string, string[]> }

let token: string
let customer: string
let parts: Awaited<ReturnType<typeof someProductParts>>
let made = 0

beforeAll(async () => {
  token = (await aStaffUser(['PRODUTO'])).token
  customer = (await aUser()).token
  parts = await someProductParts()
})

const bodyOf = (overrides: Partial<NewProduct> = {}) =>
  aProductBody(parts, { omie_code: `NB-${String(++made)}`, ...overrides })
const post = (body: unknown, headers = {}) =>
  callApi<ManagedProduct & Refused>('POST', '/product-management', { token, body, headers })
const at = (id: number) => `/product-management/${String(id)}`
const put = (id: number, body: unknown) => callApi<ManagedProduct & Refused>('PUT', at(id), { token, body })
const create = async (overrides: Partial<NewProduct> = {}) => (await post(bodyOf(overrides))).body
const historyOf = (id: number) =>
  rowsOf("select action, before, after from event_logs where model_name = 'product' and object_id = $1 order by id", [
    id,
  ])
const offered = async () => {
  const path = `/products-by-type/${String(parts.productType.id)}`
  return (await callApi<Product[]>('GET', path, { token: customer })).body.map(({ id }) => id)
}

describe('a new product', () => {
  it('stores all of its fields, and records its creation in the history', async () => {
    const body = bodyOf()
    const answer = await post(body)

    expect(answer.status).toBe(201)
    const { category_id, product_type_id, property_ids = [], ...same } = body
    expect(answer.body).toMatchObject({
      ...same,
      category: { id: category_id },
      product_type: { id: product_type_id },
      image: 'laptop:cube:#3F3E4E',
      stock: [],
    })
    expect(answer.body.properties.map(({ id }) => id)).toEqual(property_ids)
    expect((await callApi('GET', at(answer.body.id), { token })).body).toEqual(answer.body)
    expect(await historyOf(answer.body.id)).toMatchObject([{ action: 'created', before: null, after: body }])
  })

  it('needs only the fields that the simulator shows', async () => {
    const { name, model, title, description, price, category_id, product_type_id } = bodyOf()
    const { status, body } = await post({ name, model, title, description, price, category_id, product_type_id })

    expect(status).toBe(201)
    expect(body).toMatchObject({ omie_code: null, color: null, images: [], active: true, dimensions: { height: null } })
  })

  it('is created once, however often it is sent with the same key', async () => {
    const body = bodyOf()
    const key = { 'Idempotency-Key': 'the-same' }
    const [first, again] = [await post(body, key), await post(body, key)]

    expect(again).toMatchObject({ status: 201, body: { id: first.body.id } })
  })

  it('is refused with the Omie code of another product; several may have none', async () => {
    await create({ omie_code: 'NB-TAKEN' })

    expect(await post(bodyOf({ omie_code: 'NB-TAKEN' }))).toMatchObject({
      status: 409,
      body: { fields: { omie_code: ['Outro produto já tem esse código Omie.'] } },
    })
    expect((await post(bodyOf({ omie_code: null }))).status).toBe(201)
    expect((await post(bodyOf({ omie_code: null }))).status).toBe(201)
  })

  it.each([
    ['without a name', { name: '  ' }, 'name'],
    ['with a price of zero', { price: '0.00' }, 'price'],
    ['with a negative price', { price: '-1.00' }, 'price'],
    ['with a price as a number', { price: 10 as unknown as string }, 'price'],
    ['in an unknown category', { category_id: 999_999 }, 'category_id'],
    ['of an unknown kind', { product_type_id: 999_999 }, 'product_type_id'],
    ['with an unknown property', { property_ids: [999_999] }, 'property_ids'],
    ['with a picture from another site', { images: [{ src: 'https://example.com/a.png', alt: '' }] }, 'images[0].src'],
    ['with a fractional height', { dimensions: { height: 1.5 } }, 'dimensions.height'],
    [
      'with a specification twice',
      {
        technical_specifications: [
          { name: 'Tela', value: '14' },
          { name: 'tela', value: '15' },
        ],
      },
      'technical_specifications[1].name',
    ],
  ])('is refused %s', async (_, wrong, field) => {
    const { status, body } = await post(bodyOf(wrong))

    expect({ status, code: body.code, fields: Object.keys(body.fields) }).toEqual({
      status: 400,
      code: 'invalid',
      fields: [field],
    })
  })
})

describe('the pictures of a product', () => {
  it('are uploaded first, and keep the order in which they are sent', async () => {
    const [front, back] = [await aStoredPicture(token), await aStoredPicture(token)]
    const product = await create({
      images: [
        { src: front, alt: 'De frente' },
        { src: back, alt: '' },
      ],
    })

    const { body } = await put(product.id, {
      images: [
        { src: back, alt: 'De costas' },
        { src: front, alt: 'De frente' },
      ],
    })

    expect(body.images).toEqual([
      { src: back, alt: 'De costas' },
      { src: front, alt: 'De frente' },
    ])
    expect(body.image).toBe(back)
    expect(await rowsOf('select id from pictures where attached_at is null')).toEqual([])
  })

  it('are refused when they were never uploaded', async () => {
    const src = '/pictures/5f0c2d1e-8a53-4d6b-9f1e-0a1b2c3d4e5f'

    expect(await post(bodyOf({ images: [{ src, alt: '' }] }))).toMatchObject({ status: 400, body: { code: 'invalid' } })
  })
})

describe('changing a product', () => {
  it('changes only the given fields, and records the previous values in the history', async () => {
    const product = await create()
    const { body } = await put(product.id, { price: '999.00', property_ids: parts.propertyIds.slice(1), color: null })

    expect(body).toEqual({
      ...product,
      version: 2,
      price: '999.00',
      color: null,
      properties: product.properties.slice(1),
    })
    expect((await historyOf(product.id))[1]).toMatchObject({
      action: 'changed',
      before: { price: '1499.90', color: 'Grafite', property_ids: parts.propertyIds },
      after: { price: '999.00', color: null, property_ids: parts.propertyIds.slice(1) },
    })
  })

  it('writes no history when nothing changes', async () => {
    const product = await create()
    await put(product.id, { price: product.price, title: ` ${product.title} ` })

    expect(await historyOf(product.id)).toHaveLength(1)
  })

  it('is refused with the Omie code of another product, and for an unknown product', async () => {
    const [one, other] = [await create(), await create()]

    expect(await put(one.id, { omie_code: other.omie_code })).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(await put(999_999, { price: '1.00' })).toMatchObject({ status: 404 })
    expect(await historyOf(one.id)).toHaveLength(1)
  })

  it('removes it from the simulator when deactivated, and shows it again when activated', async () => {
    const product = await create()
    expect(await offered()).toContain(product.id)

    await put(product.id, { active: false })
    expect(await offered()).not.toContain(product.id)
    await put(product.id, { active: true })
    expect(await offered()).toContain(product.id)
    expect((await historyOf(product.id)).map(({ action }) => action)).toEqual(['created', 'deactivated', 'activated'])
  })
})

describe('many products at once', () => {
  const all = (ids: number[], active: boolean) =>
    callApi('PUT', '/product-management/activation', { token, body: { ids, active } })

  it('are deactivated together, each with its history', async () => {
    const [one, other] = [await create(), await create({ active: false })]

    expect(await all([one.id, other.id], false)).toMatchObject({ status: 200, body: { changed: 1 } })
    expect((await historyOf(one.id)).map(({ action }) => action)).toEqual(['created', 'deactivated'])
    expect(await historyOf(other.id)).toHaveLength(1)
  })

  it('change all or none', async () => {
    const product = await create()

    expect((await all([product.id, 999_999], false)).status).toBe(404)
    expect(await offered()).toContain(product.id)
  })
})
