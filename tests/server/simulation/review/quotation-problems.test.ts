import { and, eq } from 'drizzle-orm'
import { db } from '@/server/db/client'
import { addresses, plans, products, quotations, servicePackages } from '@/server/db/schema/index'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { aProduct } from '@/tests/factories/catalogue/catalogue.factory'
import { aReadyQuotation } from '@/tests/factories/catalogue/simulation.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { expectNothingDone, finish, type Ready, review } from '@/tests/factories/orders/finishing'

describe('what keeps a quotation from being finished', () => {
  const put = ({ path, token }: Ready, what: string, body: object) => callApi('PUT', `${path}/${what}`, { token, body })

  it('is an empty cart', async () => {
    const ready = await aReadyQuotation()
    await put(ready, 'products', { products: [] })
    const sentence = 'Escolha pelo menos um equipamento.'
    expect((await review(ready)).body.problems).toEqual([{ code: 'invalid', message: sentence, field: 'products' }])
    expect(await finish(ready)).toMatchObject({ status: 400, body: { fields: { products: [sentence] } } })
    await expectNothingDone(ready)
  })

  it('is a plan not chosen', async () => {
    const ready = await aReadyQuotation()
    await db().update(quotations).set({ planId: null }).where(eq(quotations.id, ready.quotation.id))
    expect((await review(ready)).body).toMatchObject({
      contract_total: null,
      problems: [{ message: 'Escolha o plano.' }],
    })
    expect(await finish(ready)).toMatchObject({ status: 400, body: { fields: { plan: ['Escolha o plano.'] } } })
    await expectNothingDone(ready)
  })

  it('is a distribution that differs from the cart', async () => {
    const ready = await aReadyQuotation({ quantity: 5 })
    const { product, address } = ready
    const items = [{ product_id: product.id, quantity: 2 }]
    await put(ready, 'delivery', { deliveries: [{ address_id: address.id, insurance: false, items }] })
    const refused = await finish(ready)
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'quantity_mismatch', data: { gaps: [{ product_id: product.id, missing: 3 }] } },
    })
    expect(refused.body.errors[0]).toMatch(
      /^Faltam 3 notebook \d+s Vertex \d+ para distribuir\. A quantidade do carrinho precisa ser igual à soma dos endereços\.$/,
    )
    await expectNothingDone(ready)
  })

  it('is an address that was removed', async () => {
    const ready = await aReadyQuotation()
    await callApi('DELETE', `/addresses/${String(ready.address.id)}`, { token: ready.token })
    expect(await finish(ready)).toMatchObject({ status: 409, body: { code: 'quantity_mismatch' } })
    const [address] = await db().select().from(addresses).where(eq(addresses.id, ready.address.id))
    expect(address?.active).toBe(false)
    await expectNothingDone(ready)
  })

  it('is an address that is removed while somebody distributes', async () => {
    const ready = await aReadyQuotation()
    await db().update(addresses).set({ active: false }).where(eq(addresses.id, ready.address.id))
    expect((await review(ready)).body).toMatchObject({ deliveries: [], problems: [{ code: 'quantity_mismatch' }] })
    expect(await finish(ready)).toMatchObject({ status: 409, body: { code: 'quantity_mismatch' } })
    await expectNothingDone(ready)
  })

  it('is a product that is no longer offered', async () => {
    const ready = await aReadyQuotation()
    await db().update(products).set({ active: false }).where(eq(products.id, ready.product.id))
    expect(await finish(ready)).toMatchObject({ status: 400, body: { code: 'invalid' } })
    await expectNothingDone(ready)
  })

  it('is a plan that is no longer offered, until another is chosen', async () => {
    const ready = await aReadyQuotation()
    const isChosen = and(eq(plans.simulatorId, ready.simulator.id), eq(plans.durationMonths, 24))
    await db().update(plans).set({ active: false }).where(isChosen)
    const sentence = 'O plano de 24 meses não é mais oferecido. Escolha outro.'
    expect((await review(ready)).body.problems).toEqual([{ code: 'invalid', message: sentence, field: 'plan' }])
    expect(await finish(ready)).toMatchObject({ status: 400, body: { fields: { plan: [sentence] } } })
    await expectNothingDone(ready)
    await put(ready, 'plans', { duration_months: 36 })
    expect((await finish(ready)).status).toBe(201)
  })

  it('is a service package that is no longer offered, until another is chosen', async () => {
    const ready = await aReadyQuotation()
    const [first, second] = ready.simulator.packages
    await db()
      .update(servicePackages)
      .set({ active: false })
      .where(eq(servicePackages.id, first?.id ?? 0))
    const sentence = 'O pacote Essencial não é mais oferecido. Escolha outro.'
    expect((await review(ready)).body.problems).toEqual([
      { code: 'invalid', message: sentence, field: 'service_package' },
    ])
    expect(await finish(ready)).toMatchObject({ status: 400, body: { fields: { service_package: [sentence] } } })
    await expectNothingDone(ready)
    await put(ready, 'service-package', { package_id: second?.id })
    expect((await finish(ready)).status).toBe(201)
  })

  it('is a shortage, with alternatives', async () => {
    const ready = await aReadyQuotation({ quantity: 11 })
    const { simulator, product } = ready
    const alternative = await aProduct({ productTypeId: simulator.productType.id, units: 20 })
    await aProduct({ productTypeId: simulator.productType.id, units: 0 })
    expect((await review(ready)).body.problems).toMatchObject([{ code: 'out_of_stock' }])
    const refused = await finish(ready)
    expect(refused.status).toBe(409)
    expect(refused.body.errors).toEqual([
      expect.stringMatching(/^Vertex \d+: 10 unidades disponíveis, e o pedido tem 11\.$/),
    ])
    expect(refused.body).toMatchObject({
      code: 'out_of_stock',
      data: {
        missing: [{ product_id: product.id, quantity: 11, available: 10 }],
        alternatives: [{ id: alternative.id, available: 20, similar: true }],
      },
    })
    await expectNothingDone(ready)
  })
})

describe('a price that changed since the cart was filled', () => {
  const change = (product: { id: number }, price: string) =>
    db().update(products).set({ price }).where(eq(products.id, product.id))

  it('is shown before it is binding', async () => {
    const ready = await aReadyQuotation()
    await change(ready.product, '300.00')
    expect(await finish(ready)).toMatchObject({
      status: 409,
      body: {
        code: 'price_changed',
        data: {
          monthly_fee: '936.00',
          lines: [{ amount: '900.00' }, { amount: '36.00' }],
          products: [{ product_id: ready.product.id, price: '289.00', new_price: '300.00' }],
        },
      },
    })
    await expectNothingDone(ready)
    expect((await review(ready)).body.monthly_fee).toBe('903.00')
  })

  it('is used once accepted', async () => {
    const ready = await aReadyQuotation()
    await change(ready.product, '300.00')
    expect(await finish(ready, { accept_prices: true })).toMatchObject({ status: 201, body: { monthly_fee: '936.00' } })
  })

  it('is used once the cart was replaced', async () => {
    const ready = await aReadyQuotation()
    await change(ready.product, '300.00')
    const body = { products: [{ product_id: ready.product.id, quantity: 3 }] }
    await callApi('PUT', `${ready.path}/products`, { token: ready.token, body })
    expect(await finish(ready)).toMatchObject({ status: 201, body: { monthly_fee: '936.00' } })
  })

  it('is no problem when it changed back', async () => {
    const ready = await aReadyQuotation()
    await change(ready.product, '300.00')
    await change(ready.product, '289.00')
    expect(await finish(ready)).toMatchObject({ status: 201, body: { monthly_fee: '903.00' } })
  })

  it('is also that of the plan or of the service package', async () => {
    const ready = await aReadyQuotation()
    const { simulator } = ready
    const repriced = (factor: string) =>
      db()
        .update(plans)
        .set({ factor })
        .where(and(eq(plans.simulatorId, simulator.id), eq(plans.durationMonths, 24)))
    await repriced('1.1000')
    const refused = await finish(ready)
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'price_changed',
        errors: ['O preço do plano mudou. Confira a mensalidade antes de enviar.'],
        data: { monthly_fee: '989.70', lines: [{ amount: '953.70' }, { amount: '36.00' }] },
      },
    })
    expect((await review(ready)).body).toMatchObject({ monthly_fee: '903.00', priced_factor: '1.0000' })
    await repriced('1.0000')
    await db()
      .update(servicePackages)
      .set({ monthlyFeePerUnit: '20.00' })
      .where(eq(servicePackages.simulatorId, simulator.id))
    expect((await finish(ready)).body.errors).toEqual([
      'O preço do pacote de serviço mudou. Confira a mensalidade antes de enviar.',
    ])
    await expectNothingDone(ready)
    expect(await finish(ready, { accept_prices: true })).toMatchObject({ status: 201, body: { monthly_fee: '927.00' } })
  })

  it('does not affect finished quotations', async () => {
    const ready = await aReadyQuotation()
    await finish(ready)
    await db().update(plans).set({ factor: '2.0000' }).where(eq(plans.simulatorId, ready.simulator.id))
    const { body } = await callApi<Quotation>('GET', ready.path, { token: ready.token })
    expect(body.monthly_fee).toBe('903.00')
  })
})
