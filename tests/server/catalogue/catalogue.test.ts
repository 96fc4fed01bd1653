import type { Product, ProductTypeDetail, Simulator, Step } from '@/services/simulation/simulation.schema'
import { aProduct, aProductType, aQuestion, aSimulator } from '@/tests/factories/catalogue/catalogue.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { aVisitorQuotation } from '@/tests/factories/people/visitors.factory'

const get = async <T>(path: string) => {
  const { token } = await aUser()
  return (await callApi<T[]>('GET', path, { token })).body
}

describe('the simulators', () => {
  it('come in order, each with the lowest price in its cheapest plan, without inactive ones', async () => {
    const second = await aSimulator({ position: 2 })
    const first = await aSimulator({ position: 1 })
    const withdrawn = await aSimulator({ active: false })
    await aProduct({ productTypeId: second.productType.id, price: '289.00' })
    await aProduct({ productTypeId: second.productType.id, price: '129.99' })
    await aProduct({ productTypeId: second.productType.id, price: '10.00', active: false })
    const found = await get<Simulator>('/simulators')
    const shown = found.filter(({ id }) => [first.id, second.id, withdrawn.id].includes(id))
    // 129.99 × 0.85 = 110.4915
    expect(shown.map(({ id, starting_price }) => [id, starting_price])).toEqual([
      [first.id, null],
      [second.id, '110.49'],
    ])
  })
})

describe('the questions of a simulator', () => {
  it('come in their order', async () => {
    const { id: simulatorId } = await aSimulator()
    const second = await aQuestion({ simulatorId, position: 2, options: ['A'], multiple: true })
    const first = await aQuestion({ simulatorId, position: 1, options: ['B'], optional: true })
    const steps = await get<Step>(`/steps?simulator=${String(simulatorId)}`)
    expect(steps).toMatchObject([
      { id: first.id, order: 1, multiple: false, optional: true },
      { id: second.id, order: 2, multiple: true, optional: false },
    ])
  })

  it.each(['', '?simulator=x', '?simulator=0', '?simulator=1&page=2'])('need a valid query (%p)', async (search) => {
    const { token } = await aUser()
    expect(await callApi('GET', `/steps${search}`, { token })).toMatchObject({ status: 400, body: { code: 'invalid' } })
  })
})

describe('the kinds of product', () => {
  it('are listed for one simulator, or all with their simulator', async () => {
    const simulator = await aSimulator()
    const tablets = await aProductType({ simulatorId: simulator.id, name: 'tablet', pluralName: 'tablets' })
    const other = await aSimulator()
    const own = await get<ProductTypeDetail>(`/product-types?simulator=${String(simulator.id)}`)
    expect(own.map(({ id }) => id)).toEqual([simulator.productType.id, tablets.id])
    const all = await get<ProductTypeDetail>('/product-type-details')
    expect(all).toContainEqual({
      id: tablets.id,
      name: 'tablet',
      plural_name: 'tablets',
      products_count: 0,
      simulator: { id: simulator.id, name: simulator.name },
    })
    expect(all.map(({ id }) => id)).toContain(other.productType.id)
  })

  it('can be read by staff who act for no company', async () => {
    const { token } = await aStaffUser(['PRODUTO'])
    expect((await callApi('GET', '/product-type-details', { token })).status).toBe(200)
  })
})

describe('the products of a kind', () => {
  it('are the active ones, with their stock', async () => {
    const { productType } = await aSimulator()
    const gone = await aProduct({ productTypeId: productType.id, price: '1.00', units: 0 })
    const there = await aProduct({
      productTypeId: productType.id,
      units: 3,
      images: ['laptop:cube:#3F3E4E'],
      color: 'Grafite',
      technicalSpecifications: [{ name: 'Tela', value: '14 pol. QHD' }],
    })
    await aProduct({ productTypeId: productType.id, active: false })
    const found = await get<Product>(`/products-by-type/${String(productType.id)}`)
    expect(found.map(({ id }) => id)).toEqual([there.id, gone.id])
    expect(found[0]).toMatchObject({
      available: 3,
      price: '289.00',
      images: ['laptop:cube:#3F3E4E'],
      summary: '14 pol. QHD, Grafite',
      similar: false,
    })
  })

  it('answer 404 for an unknown kind', async () => {
    const { token } = await aUser()
    expect((await callApi('GET', '/products-by-type/999999', { token })).status).toBe(404)
  })

  it('are empty where no product is active', async () => {
    const { productType } = await aSimulator()
    expect(await get(`/products-by-type/${String(productType.id)}`)).toEqual([])
  })
})

describe('one product', () => {
  it('is shown to customers and visitors while it is offered, with its stock, and to staff always', async () => {
    const { productType } = await aSimulator()
    const offered = await aProduct({ productTypeId: productType.id, units: 3 })
    const withdrawn = await aProduct({ productTypeId: productType.id, active: false })
    const customer = { token: (await aUser()).token }
    const visitor = { headers: (await aVisitorQuotation()).headers }
    const staff = { token: (await aStaffUser(['PRODUTO'])).token }
    const ask = (id: number, as: object) => callApi<Product>('GET', `/products/${String(id)}`, as)

    for (const as of [customer, visitor, staff]) {
      const { status, body } = await ask(offered.id, as)
      expect(status).toBe(200)
      expect(body).toMatchObject({ id: offered.id, name: offered.name, price: '289.00', available: 3 })
    }
    expect((await ask(withdrawn.id, staff)).body.id).toBe(withdrawn.id)
    for (const as of [customer, visitor]) expect((await ask(withdrawn.id, as)).status).toBe(404)
    expect((await ask(999_999, staff)).status).toBe(404)
    expect((await ask(offered.id, {})).status).toBe(401)
  })
})
