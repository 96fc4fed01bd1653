import type { ManagedProduct, ProductConflict } from '@/services/catalogue/products/products.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { aProductImport } from '@/tests/factories/http/import.factory'
import { rowsOf } from '@/tests/factories/rows'

type Answered = ManagedProduct & { code: string; errors: string[]; data: ProductConflict }

let desk: Awaited<ReturnType<typeof aProductImport>>

beforeAll(async () => {
  desk = await aProductImport()
})

const put = (id: number, body: object) =>
  callApi<Answered>('PUT', `/product-management/${String(id)}`, { token: desk.token, body })
const historyLength = async (id: number) =>
  (await rowsOf("select 1 from event_logs where model_name = 'product' and object_id = $1", [id])).length

describe('concurrent edits of one product', () => {
  it('do not overwrite each other: an outdated version is an edit conflict with the current values', async () => {
    const read = await desk.aProduct()
    const first = await put(read.id, { version: read.version, price: '999.00' })
    const second = await put(read.id, { version: read.version, color: 'Azul', price: '1499.90' })

    expect(first).toMatchObject({ status: 200, body: { version: read.version + 1 } })
    expect(second).toMatchObject({
      status: 409,
      body: {
        code: 'conflict',
        errors: ['Outra pessoa mudou este produto enquanto você editava.'],
        data: {
          product: first.body,
          changed_by: expect.any(String) as string,
          changed_at: expect.any(String) as string,
        },
      },
    })
    expect(await historyLength(read.id)).toBe(2)
    expect(await put(read.id, { version: first.body.version, color: 'Azul' })).toMatchObject({
      status: 200,
      body: { color: 'Azul', price: '999.00', version: read.version + 2 },
    })
  })

  it('succeed only once when they are saved at the same time', async () => {
    const read = await desk.aProduct()
    const answers = await Promise.all(
      ['Azul', 'Verde', 'Roxo'].map((color) => put(read.id, { version: read.version, color })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  it('do not conflict when they make the same change', async () => {
    const read = await desk.aProduct()
    await put(read.id, { version: read.version, price: '999.00' })

    expect((await put(read.id, { version: read.version, price: '999.00' })).status).toBe(200)
  })

  it('also conflict with changes in the list, of its properties or by an import', async () => {
    const { token } = desk
    const read = await desk.aProduct()
    await callApi('PUT', '/product-management/activation', { token, body: { ids: [read.id], active: false } })
    await put(read.id, { property_ids: [] })
    await desk.imported([{ 'Nº do produto': String(read.id), Cor: 'Branco' }])

    const { status, body } = await put(read.id, { version: read.version, price: '1.00' })
    expect({ status, product: body.data.product }).toMatchObject({
      status: 409,
      product: { version: read.version + 3, active: false, properties: [], color: 'Branco' },
    })
  })

  it('do not conflict when no version is sent', async () => {
    const read = await desk.aProduct()
    await put(read.id, { price: '999.00' })

    expect(await put(read.id, { color: 'Azul' })).toMatchObject({
      status: 200,
      body: { price: '999.00', color: 'Azul' },
    })
  })
})
