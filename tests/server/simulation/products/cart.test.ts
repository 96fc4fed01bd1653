import { eq } from 'drizzle-orm'
import { db } from '@/server/db/client'
import { products } from '@/server/db/schema/index'
import type { PlanOption, Quotation, ServicePackage } from '@/services/simulation/simulation.schema'
import { aProduct } from '@/tests/factories/catalogue/catalogue.factory'
import { aBegunQuotation, anAddress, aReadyQuotation } from '@/tests/factories/catalogue/simulation.factory'
import { callApi } from '@/tests/factories/http/call-api'

async function aCart() {
  const begun = await aBegunQuotation()
  const { token, path, simulator } = begun
  const vertex = await aProduct({ productTypeId: simulator.productType.id, name: 'Vertex 14 Pro', price: '289.00' })
  const fill = (...items: [product: { id: number }, quantity: number][]) =>
    callApi<Quotation>('PUT', `${path}/products`, {
      token,
      body: { products: items.map(([{ id }, quantity]) => ({ product_id: id, quantity })) },
    })
  const put = (what: string, body: unknown) => callApi<Quotation>('PUT', `${path}/${what}`, { token, body })
  const read = async () => (await callApi<Quotation>('GET', path, { token })).body
  return { ...begun, vertex, fill, put, read }
}

const amounts = ({ lines }: Quotation) => lines.map(({ label, amount }) => [label.replace(/\u00A0/g, ' '), amount])

describe('a new quotation', () => {
  it('is open, empty, with the first service package', async () => {
    const { quotation, simulator } = await aCart()
    expect(quotation).toMatchObject({
      status: 'open',
      simulator: { id: simulator.id },
      step: null,
      products: [],
      plan: null,
      service_package: { name: 'Essencial', monthly_fee_per_unit: '12.00' },
      coupon: null,
      deliveries: [],
      lines: [],
      monthly_fee: '0.00',
      final: false,
      order_mask_id: null,
    })
  })

  it('is open for thirty days', async () => {
    const { quotation } = await aCart()
    const days = (new Date(quotation.expires_at).getTime() - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(29.9)
    expect(days).toBeLessThanOrEqual(30)
  })

  it('is of a simulator that exists', async () => {
    const { token } = await aCart()
    const refused = await callApi('POST', '/quotations', { token, body: { simulator: 999_999 } })
    expect(refused).toMatchObject({ status: 400, body: { fields: { simulator: ['Escolha um dos simuladores.'] } } })
  })

  it('is created once for one idempotency key', async () => {
    const { token, simulator } = await aCart()
    const call = { token, body: { simulator: simulator.id }, headers: { 'Idempotency-Key': 'uma-vez' } }
    const first = await callApi('POST', '/quotations', call)
    const again = await callApi('POST', '/quotations', call)
    expect(first.status).toBe(201)
    expect(again.body).toEqual(first.body)
  })
})

describe('the cart', () => {
  it('is priced from the cheapest plan until one is chosen, and explained', async () => {
    const { vertex, fill } = await aCart()
    const { body } = await fill([vertex, 18])
    expect(amounts(body)).toEqual([
      ['18 × Vertex 14 Pro', '4421.70'],
      ['Pacote Essencial, 18 × R$ 12,00', '216.00'],
    ])
    expect(body).toMatchObject({ monthly_fee: '4637.70', final: false, priced_months: 36 })
  })

  it('is priced with the chosen plan', async () => {
    const { vertex, fill, put } = await aCart()
    await fill([vertex, 18])
    expect((await put('plans', { duration_months: 24 })).body).toMatchObject({
      plan: { duration_months: 24 },
      monthly_fee: '5418.00',
      final: true,
      priced_months: 24,
    })
    expect((await put('plans', { duration_months: 12 })).body.monthly_fee).toBe('6458.40')
  })

  it('is priced with the chosen service package', async () => {
    const { vertex, fill, put, simulator } = await aCart()
    await fill([vertex, 2])
    await put('plans', { duration_months: 24 })
    const { body } = await put('service-package', { package_id: simulator.packages[2]?.id })
    expect(body).toMatchObject({ service_package: { name: 'Gestão' }, monthly_fee: '646.00' })
  })

  it('holds products of other kinds too, in the order in which they were put', async () => {
    const { vertex, fill } = await aCart()
    const elsewhere = await aBegunQuotation()
    const monitor = await aProduct({ productTypeId: elsewhere.simulator.productType.id, units: 7 })
    const { body } = await fill([monitor, 2], [vertex, 1])
    expect(body.products).toMatchObject([
      { product_id: monitor.id, quantity: 2, available: 7, product_type: { id: elsewhere.simulator.productType.id } },
      { product_id: vertex.id, quantity: 1, available: 10 },
    ])
  })

  it('drops products that are left out, also from the deliveries', async () => {
    const { token, path, product, simulator, address } = await aReadyQuotation()
    const other = await aProduct({ productTypeId: simulator.productType.id })
    const body = { products: [{ product_id: other.id, quantity: 1 }] }
    const changed = await callApi<Quotation>('PUT', `${path}/products`, { token, body })
    expect(changed.body.products.map(({ product_id }) => product_id)).toEqual([other.id])
    expect(changed.body.deliveries).toEqual([{ address_id: address.id, insurance: true, items: [] }])
    expect(product.id).not.toBe(other.id)
  })

  it('keeps the distribution of what stays, and that of every other quotation', async () => {
    const { token, path, product, quotation } = await aReadyQuotation({ quantity: 3 })
    const other = await aReadyQuotation({ product })
    const body = { products: [{ product_id: product.id, quantity: 5 }] }
    const changed = await callApi<Quotation>('PUT', `${path}/products`, { token, body })
    expect(changed.body.deliveries).toMatchObject([{ items: [{ product_id: product.id, quantity: 3 }] }])
    await callApi('PUT', `${path}/products`, { token, body: { products: [] } })
    const { body: untouched } = await callApi<Quotation>('GET', other.path, { token: other.token })
    expect(untouched.deliveries).toMatchObject([{ items: [{ product_id: product.id, quantity: 3 }] }])
    expect(untouched.id).not.toBe(quotation.id)
  })

  it('may be emptied', async () => {
    const { token, path } = await aReadyQuotation()
    const { status, body } = await callApi<Quotation>('PUT', `${path}/products`, { token, body: { products: [] } })
    expect(status).toBe(200)
    expect(body).toMatchObject({ products: [], lines: [], monthly_fee: '0.00' })
  })

  it('keeps its prices and shows newer ones', async () => {
    const { vertex, fill, read } = await aCart()
    await fill([vertex, 1])
    await db().update(products).set({ price: '319.00' }).where(eq(products.id, vertex.id))
    expect((await read()).products).toMatchObject([{ price: '289.00', new_price: '319.00' }])
    expect((await fill([vertex, 1])).body.products).toMatchObject([{ price: '319.00', new_price: null }])
  })

  it('refuses a product that is not offered, or named twice, and stays as it was', async () => {
    const { vertex, fill, read, simulator } = await aCart()
    const withdrawn = await aProduct({ productTypeId: simulator.productType.id, active: false })
    await fill([vertex, 5])
    expect((await fill([vertex, 1], [withdrawn, 1])).status).toBe(400)
    expect((await fill([vertex, 1], [{ id: 999_999 }, 1])).status).toBe(400)
    expect((await fill([vertex, 1], [vertex, 2])).status).toBe(400)
    expect((await read()).products).toMatchObject([{ product_id: vertex.id, quantity: 5 }])
  })

  it.each([0, -1, 1.5, 10_000, '3', null])('refuses the quantity %p', async (quantity) => {
    const { vertex, put } = await aCart()
    expect((await put('products', { products: [{ product_id: vertex.id, quantity }] })).status).toBe(400)
  })
})

describe('plans and packages', () => {
  it('have the cart’s fee in each plan', async () => {
    const { vertex, fill, token, quotation } = await aCart()
    await fill([vertex, 10])
    const { body } = await callApi<PlanOption[]>('GET', `/plans?quotation=${String(quotation.id)}`, { token })
    expect(body.map(({ duration_months, monthly_fee }) => [duration_months, monthly_fee])).toEqual([
      [12, '3588.00'],
      [24, '3010.00'],
      [36, '2576.50'],
    ])
  })

  it('mark the chosen package, at first the first', async () => {
    const { path, token, put, simulator } = await aCart()
    const read = () => callApi<ServicePackage[]>('GET', `${path}/service-package`, { token })
    expect((await read()).body.map(({ selected }) => selected)).toEqual([true, false, false])
    await put('service-package', { package_id: simulator.packages[1]?.id })
    expect((await read()).body.map(({ selected }) => selected)).toEqual([false, true, false])
  })

  it('are those of the simulator', async () => {
    const { put } = await aCart()
    const { simulator: elsewhere } = await aCart()
    expect(await put('plans', { duration_months: 18 })).toMatchObject({ status: 400 })
    expect(await put('service-package', { package_id: elsewhere.packages[0]?.id })).toMatchObject({ status: 400 })
  })
})

describe('the delivery', () => {
  it('may be partial while somebody distributes; zeros are left out', async () => {
    const { vertex, fill, put, token } = await aCart()
    await fill([vertex, 5])
    const [office, site] = [await anAddress(token), await anAddress(token)]
    const item = (quantity: number) => [{ product_id: vertex.id, quantity }]
    const deliveries = [
      { address_id: office.id, insurance: true, items: item(3) },
      { address_id: site.id, insurance: false, items: item(0) },
    ]
    expect(await put('delivery', { deliveries })).toMatchObject({
      status: 200,
      body: {
        deliveries: [
          { address_id: office.id, insurance: true, items: item(3) },
          { address_id: site.id, insurance: false, items: [] },
        ],
      },
    })
  })

  it('goes to addresses of the company, each once, with products of the cart, each once', async () => {
    const { vertex, fill, put, token, read } = await aCart()
    await fill([vertex, 5])
    const own = await anAddress(token)
    const strange = await anAddress((await aCart()).token)
    const items = [{ product_id: vertex.id, quantity: 1 }]
    const to = (address: { id: number }, what = items) => ({ address_id: address.id, insurance: false, items: what })
    for (const deliveries of [
      [to(strange)],
      [to(own), to(own)],
      [to(own, [{ product_id: 999_999, quantity: 1 }])],
      [to(own, [...items, ...items])],
    ]) {
      expect(await put('delivery', { deliveries })).toMatchObject({ status: 400, body: { code: 'invalid' } })
    }
    expect((await read()).deliveries).toEqual([])
  })
})
