import { sendStockAlerts } from '@/server/stock/alerts/send-alerts'
import type { Page } from '@/services/http/page.schema'
import type { StockAlert } from '@/services/stock/alerts/alerts.schema'
import { aProduct } from '@/tests/factories/catalogue/catalogue.factory'
import { aBegunQuotation } from '@/tests/factories/catalogue/simulation.factory'
import { someUnits } from '@/tests/factories/catalogue/units.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { readCsvRows } from '@/tests/factories/http/csv'
import { aCompany, aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { aContact, aVisitorQuotation } from '@/tests/factories/people/visitors.factory'
import { historyOf, rowsOf } from '@/tests/factories/rows'

/** A quotation whose simulator has a product without units. */
async function aWaitingCustomer() {
  const company = await aCompany()
  const person = await aUser({ company })
  const begun = await aBegunQuotation(person)
  const product = await aProduct({ productTypeId: begun.simulator.productType.id, units: 0 })
  const call = (method: string, body?: object) =>
    callApi(method, `${begun.path}/stock-alerts${method === 'GET' ? '' : `/${String(product.id)}`}`, {
      token: begun.token,
      body,
    })
  return { ...begun, company, person, product, call, ask: (quantity = 6) => call('PUT', { quantity }) }
}

const mailsAbout = async (name: string) =>
  rowsOf<{ recipient: string; data: { title: string; paragraphs: string[] } }>(
    'select recipient, data from mail_outbox where data::text like $1 order by id',
    [`%${name} está disponível%`],
  )

describe('asking for a product without units', () => {
  it('is stored once, listed with the quotation and can be withdrawn', async () => {
    const { ask, call, product, quotation } = await aWaitingCustomer()
    await ask(2)
    expect(await ask(6)).toMatchObject({ status: 200, body: [{ product_id: product.id, quantity: 6 }] })
    expect((await call('GET')).body).toEqual([{ product_id: product.id, quantity: 6 }])
    expect(await call('DELETE')).toMatchObject({ status: 200, body: [] })
    expect(await call('DELETE')).toMatchObject({ status: 404 })
    expect(await historyOf('quotation', quotation.id)).toEqual(
      expect.arrayContaining(['stock_alert_requested', 'stock_alert_withdrawn']),
    )
  })

  it('is refused while there are units, and for a product that is no longer offered', async () => {
    const { path, token, simulator } = await aWaitingCustomer()
    const typed = { productTypeId: simulator.productType.id }
    const ask = async (product: { id: number }) =>
      callApi('PUT', `${path}/stock-alerts/${String(product.id)}`, { token, body: { quantity: 1 } })
    const there = await aProduct({ ...typed, units: 2 })
    expect(await ask(there)).toMatchObject({
      status: 409,
      body: { code: 'conflict', errors: [`${there.name}: já há 2 unidades disponíveis. Adicione ao carrinho.`] },
    })
    expect(await ask(await aProduct({ ...typed, active: false, units: 0 }))).toMatchObject({ status: 400 })
  })
})

describe('the mail', () => {
  it('is sent once, when the product has units again, and holds nothing', async () => {
    const { ask, call, person, product } = await aWaitingCustomer()
    await ask(6)
    await sendStockAlerts()
    expect(await mailsAbout(product.name)).toEqual([])
    await someUnits(product.id, 2)
    await sendStockAlerts()
    await sendStockAlerts()
    const mails = await mailsAbout(product.name)
    expect(mails.map(({ recipient }) => recipient)).toEqual([person.email])
    expect(mails[0]?.data.paragraphs).toContain('Há 2 unidades disponíveis agora; você pediu 6.')
    expect((await call('GET')).body).toEqual([])
    expect(await rowsOf('select 1 from stock_holds where product_id = $1', [product.id])).toEqual([])
  })

  it('goes to the contact of a visitor, and to nobody once the simulation was discarded', async () => {
    const { simulator, headers, path } = await aVisitorQuotation()
    const product = await aProduct({ productTypeId: simulator.productType.id, units: 0 })
    const body = { quantity: 1 }
    expect(await callApi('PUT', `${path}/stock-alerts/${String(product.id)}`, { headers, body })).toMatchObject({
      status: 200,
    })
    const other = await aWaitingCustomer()
    await other.ask()
    await callApi('DELETE', other.path, { token: other.token })
    await someUnits(product.id, 1)
    await someUnits(other.product.id, 1)
    await sendStockAlerts()
    expect((await mailsAbout(product.name)).map(({ recipient }) => recipient)).toEqual([aContact.email])
    expect(await mailsAbout(other.product.name)).toEqual([])
  })
})

describe('the list of the staff', () => {
  const list = (token: string, search = '') =>
    callApi<Page<StockAlert>>('GET', `/stock-alert-management?page_size=100${search}`, { token })

  it('shows who waits for what, the longest first, and as a file', async () => {
    const { token } = await aStaffUser(['PRODUTO'])
    const { ask, product, company } = await aWaitingCustomer()
    await ask(6)
    const { body } = await list(token, `&search=${encodeURIComponent(product.name)}`)
    expect(body).toMatchObject({
      count: 1,
      results: [
        {
          product: { id: product.id, name: product.name },
          quantity: 6,
          company: { id: company.id },
          available_from: null,
        },
      ],
    })
    const file = await callApi<string>(
      'GET',
      `/stock-alert-management-csv-extract?search=${encodeURIComponent(product.name)}`,
      { token },
    )
    expect(readCsvRows(file.body)).toMatchObject([{ Produto: product.name, Unidades: '6' }])
  })

  it('shows a salesperson only their own companies', async () => {
    const { ask, product, company } = await aWaitingCustomer()
    await ask()
    const names = async (token: string) => (await list(token)).body.results.map((alert) => alert.product.name)
    const own = await aStaffUser(['VENDEDOR'], { permitted: [company] })
    const other = await aStaffUser(['VENDEDOR'], { permitted: [await aCompany()] })
    expect(await names(own.token)).toContain(product.name)
    expect(await names(other.token)).not.toContain(product.name)
  })
})
