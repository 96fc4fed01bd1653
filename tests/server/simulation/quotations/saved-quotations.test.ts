import type { Page } from '@/services/http/page.schema'
import type { Order } from '@/services/orders/orders.schema'
import type { QuotationCopy, SavedQuotation } from '@/services/simulation/quotations/saved-quotations.schema'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { aProduct } from '@/tests/factories/catalogue/catalogue.factory'
import { aBegunQuotation, aReadyQuotation } from '@/tests/factories/catalogue/simulation.factory'
import { countQueries } from '@/tests/factories/count-queries'
import { callApi } from '@/tests/factories/http/call-api'
import { aCompany, aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

type Person = { token: string }

const list = async ({ token }: Person, query = '') =>
  (await callApi<Page<SavedQuotation>>('GET', `/quotations${query}`, { token })).body

const rename = ({ token }: Person, path: string, name: string) =>
  callApi<Quotation>('PUT', path, { token, body: { name } })

const duplicate = ({ token }: Person, path: string) => callApi<QuotationCopy>('POST', `${path}/duplicate`, { token })

const finish = ({ token }: Person, path: string) => callApi<Order>('PUT', `${path}/finish`, { token, body: {} })

/** As if 31 days had passed. */
const lapse = (id: number) => rowsOf(`update quotations set expires_at = now() - interval '1 day' where id = $1`, [id])

const withdraw = (productId: number) => rowsOf('update products set active = false where id = $1', [productId])

describe('the quotations of a company', () => {
  it('show their fee, creator and next page', async () => {
    const person = await aUser({ firstName: 'Marina' })
    const { quotation } = await aReadyQuotation({ person })
    const { results, count } = await list(person)
    expect(count).toBe(1)
    const [kept] = results
    const { monthly_fee } = (await callApi<Quotation>('GET', `/quotations/${String(quotation.id)}`, person)).body
    expect(kept).toMatchObject({ id: quotation.id, status: 'open', monthly_fee, final: true, duration_months: 24 })
    expect(kept).toMatchObject({ begun_by: { first_name: 'Marina' }, resume_at: 'review', name: null })
    expect(kept?.items_summary).toMatch(/^3 /)
  })

  it('list the open ones first and never the discarded ones', async () => {
    const person = await aUser()
    const [lapsed, finished, discarded, open] = [
      await aBegunQuotation(person),
      await aReadyQuotation({ person }),
      await aBegunQuotation(person),
      await aBegunQuotation(person),
    ]
    await finish(person, finished.path)
    await lapse(lapsed.quotation.id)
    expect(await callApi('DELETE', discarded.path, person)).toMatchObject({ status: 204 })
    const { results } = await list(person, '?ordering=expires_at')
    expect(results.map(({ status }) => status)).toEqual(['open', 'expired', 'finished'])
    expect(results[0]?.id).toBe(open.quotation.id)
    expect(results[2]).toMatchObject({ id: finished.quotation.id, order_mask_id: '000001' })
    const ids = async (status: string) => (await list(person, `?status=${status}`)).results.map(({ id }) => id)
    expect(await ids('open')).toEqual([open.quotation.id])
    expect(await ids('expired')).toEqual([lapsed.quotation.id])
    expect(await ids('finished')).toEqual([finished.quotation.id])
  })

  it('are found by name, simulator, product or person, ignoring accents', async () => {
    const company = await aCompany()
    const person = await aUser({ company, firstName: 'Núbia' })
    const { path, quotation, product, simulator } = await aReadyQuotation({ person })
    await aBegunQuotation(await aUser({ company, firstName: 'Rui' }))
    await rename(person, path, 'Filial São José')
    const [row] = await rowsOf<{ name: string }>('select name from products where id = $1', [product.id])
    for (const search of ['sao jose', 'NUBIA', row?.name ?? '', simulator.name]) {
      const { results } = await list(person, `?search=${encodeURIComponent(search)}`)
      expect(results.map(({ id }) => id)).toEqual([quotation.id])
    }
    expect((await list(person, '?search=100%25')).count).toBe(0)
  })

  it('belong to the company that a salesperson has selected', async () => {
    const company = await aCompany()
    const seller = await aStaffUser(['VENDEDOR'], { company, permitted: [company] })
    const { quotation } = await aBegunQuotation(await aUser({ company }))
    await aBegunQuotation()
    expect((await list(seller)).results.map(({ id }) => id)).toEqual([quotation.id])
    expect(await callApi('GET', '/quotations', await aStaffUser(['VENDEDOR']))).toMatchObject({ status: 403 })
  })

  it('take as many queries for seven as for two', async () => {
    const person = await aUser()
    const make = async (times: number) => {
      for (let made = 0; made < times; made += 1) await aReadyQuotation({ person })
    }
    await make(2)
    const few = await countQueries(() => list(person))
    await make(5)
    expect(await countQueries(() => list(person))).toBe(few)
    expect((await list(person)).count).toBe(7)
  })
})

describe('a saved quotation', () => {
  it('is named and unnamed, with history', async () => {
    const person = await aUser()
    const { path, quotation } = await aBegunQuotation(person)
    expect(await rename(person, path, '  Filial Campinas ')).toMatchObject({
      status: 200,
      body: { name: 'Filial Campinas' },
    })
    expect((await rename(person, path, '')).body.name).toBeNull()
    const events = await rowsOf(
      `select before, after from event_logs where model_name = 'quotation' and object_id = $1 and action = 'renamed' order by id`,
      [quotation.id],
    )
    expect(events).toEqual([
      { before: { name: null }, after: { name: 'Filial Campinas' } },
      { before: { name: 'Filial Campinas' }, after: { name: null } },
    ])
    expect(await rename(person, path, 'x'.repeat(81))).toMatchObject({ status: 400 })
  })

  it('is discarded for good, unless it is an order', async () => {
    const person = await aUser()
    const { path } = await aBegunQuotation(person)
    await callApi('DELETE', path, person)
    expect(await callApi('DELETE', path, person)).toMatchObject({ status: 204 })
    expect((await callApi<Quotation>('GET', path, person)).body.status).toBe('discarded')
    expect(await duplicate(person, path)).toMatchObject({ status: 404 })
    const ordered = await aReadyQuotation({ person })
    await finish(person, ordered.path)
    expect(await callApi('DELETE', ordered.path, person)).toMatchObject({
      status: 409,
      body: { code: 'quotation_closed' },
    })
  })
})

describe('duplicating a quotation', () => {
  it('creates an open one with the same parts at today’s prices', async () => {
    const person = await aUser()
    const source = await aReadyQuotation({ person })
    await callApi('PUT', `${source.path}/service-package`, {
      ...person,
      body: { package_id: source.simulator.packages[1]?.id },
    })
    await rename(person, source.path, 'Matriz')
    await lapse(source.quotation.id)
    await rowsOf(`update products set price = price + 10 where id = $1`, [source.product.id])
    const before = (await callApi<Quotation>('GET', source.path, person)).body
    const { status, body } = await duplicate(person, source.path)
    expect(status).toBe(201)
    expect(body.left_out).toEqual([])
    const { quotation: copy } = body
    expect(copy).toMatchObject({ status: 'open', name: 'Cópia de Matriz', plan: before.plan, coupon: null })
    expect(copy).toMatchObject({ service_package: before.service_package, deliveries: before.deliveries })
    expect(copy.id).not.toBe(before.id)
    expect(copy.products[0]?.price).toBe(before.products[0]?.new_price)
    expect(copy.products[0]?.new_price).toBeNull()
    expect((await callApi<Quotation>('GET', source.path, person)).body).toEqual(before)
    expect((await finish(person, `/quotations/${String(copy.id)}`)).status).toBe(201)
  })

  it('lists what is no longer offered', async () => {
    const person = await aUser()
    const source = await aReadyQuotation({ person })
    const gone = await aProduct({ productTypeId: source.simulator.productType.id, name: 'Vertex antigo' })
    await callApi('PUT', `${source.path}/products`, {
      ...person,
      body: {
        products: [
          { product_id: gone.id, quantity: 1 },
          { product_id: source.product.id, quantity: 3 },
        ],
      },
    })
    await withdraw(gone.id)
    await rowsOf('update plans set active = false where simulator_id = $1 and duration_months = 24', [
      source.simulator.id,
    ])
    const { quotation, left_out } = (await duplicate(person, source.path)).body
    expect(quotation.products.map(({ product_id }) => product_id)).toEqual([source.product.id])
    expect(quotation.plan).toBeNull()
    expect(left_out).toEqual([
      { kind: 'product', name: 'Vertex antigo' },
      { kind: 'plan', name: 'Plano de 24 meses' },
    ])
  })

  it('creates one for repeated requests', async () => {
    const person = await aUser()
    const { path } = await aReadyQuotation({ person })
    const send = () =>
      callApi<QuotationCopy>('POST', `${path}/duplicate`, { ...person, headers: { 'Idempotency-Key': 'once' } })
    const [first, second] = [await send(), await send()]
    expect(second.body.quotation.id).toBe(first.body.quotation.id)
    expect((await list(person)).count).toBe(2)
  })
})

describe('ordering again', () => {
  it('creates an open quotation like the order, at today’s prices', async () => {
    const person = await aUser()
    const { path, product } = await aReadyQuotation({ person })
    const order = (await finish(person, path)).body
    await rowsOf('update products set price = 500 where id = $1', [product.id])
    const { status, body } = await callApi<QuotationCopy>(
      'POST',
      `/checkout/${order.order_mask_id}/order-again`,
      person,
    )
    expect(status).toBe(201)
    expect(body.left_out).toEqual([])
    expect(body.quotation).toMatchObject({ status: 'open', order_mask_id: null, plan: { duration_months: 24 } })
    expect(body.quotation.products).toMatchObject([{ product_id: product.id, quantity: 3, price: '500.00' }])
    expect(body.quotation.deliveries).toMatchObject([{ insurance: true, items: [{ quantity: 3 }] }])
    const again = await finish(person, `/quotations/${String(body.quotation.id)}`)
    expect(again.body.order_mask_id).toBe('000002')
  })

  it('lists products and addresses that are gone', async () => {
    const person = await aUser()
    const { path, product, address } = await aReadyQuotation({ person })
    const order = (await finish(person, path)).body
    const [row] = await rowsOf<{ name: string }>('select name from products where id = $1', [product.id])
    await withdraw(product.id)
    await callApi('DELETE', `/addresses/${String(address.id)}`, person)
    const { body } = await callApi<QuotationCopy>('POST', `/checkout/${order.order_mask_id}/order-again`, person)
    expect(body.quotation).toMatchObject({ products: [], deliveries: [] })
    expect(body.left_out).toEqual([
      { kind: 'product', name: row?.name },
      { kind: 'address', name: 'Sede São Paulo' },
    ])
  })
})
