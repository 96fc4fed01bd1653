import type { InvoiceViews } from '@/services/billing/invoices/invoice-views.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { aCompany, aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

type View = InvoiceViews['views'][number]
type Person = { token: string }

const OVERDUE = { name: 'Avulsas vencidas', query: { overdue: 'true', kind: 'EXTRA', ordering: '-total' } }

const call = <T = InvoiceViews>(person: Person, method: string, path = '', body?: unknown) =>
  callApi<T>(method, `/invoice-views${path}`, { token: person.token, body })

const save = async (person: Person, body: unknown = OVERDUE): Promise<View> => {
  const { status, body: view } = await call<View>(person, 'POST', '', body)
  expect(status).toBe(201)
  return view
}

const anAccountant = () => aStaffUser(['FINANCEIRO'])

describe('the saved views of the invoice list', () => {
  it('store every filter of the list and its order, for their owner alone', async () => {
    const [ana, rui] = [await anAccountant(), await anAccountant()]
    const query = {
      ...{ status: 'PAID', overdue: 'false', kind: 'MONTHLY', company_id: 7, order_mask_id: '000128' },
      ...{ period: '2026-11', search: 'horizonte', ordering: '-due_on' },
    }
    const { id } = await save(ana, { name: 'Pagas', query })
    expect((await call(ana, 'GET')).body).toEqual({ views: [{ id, name: 'Pagas', query }], first: null })
    expect((await call(rui, 'GET')).body).toEqual({ views: [], first: null })
  })

  it('are twenty at most, whatever other lists have', async () => {
    const ana = await aStaffUser(['ADMINISTRADOR'])
    await callApi('POST', '/order-views', { token: ana.token, body: { name: 'Pedidos', query: {} } })
    for (let n = 1; n <= 20; n += 1) await save(ana, { ...OVERDUE, name: `Visão ${String(n)}` })
    expect((await call(ana, 'POST', '', { ...OVERDUE, name: 'Mais uma' })).status).toBe(409)
    expect((await call(ana, 'GET')).body.views).toHaveLength(20)
  })

  it('have names of their own within the list', async () => {
    const ana = await aStaffUser(['ADMINISTRADOR'])
    await callApi('POST', '/order-views', { token: ana.token, body: { name: OVERDUE.name, query: {} } })
    await save(ana)
    expect(await call(ana, 'POST', '', { ...OVERDUE, name: ' AVULSAS vencidas' })).toMatchObject({
      status: 400,
      body: { fields: { name: ['Você já tem uma visão com esse nome.'] } },
    })
  })

  it('answer another person with 404, and stay as they are', async () => {
    const [ana, rui] = [await anAccountant(), await anAccountant()]
    const { id } = await save(ana)
    expect((await call(rui, 'PUT', `/${String(id)}`, { name: 'Minha' })).status).toBe(404)
    expect((await call(rui, 'DELETE', `/${String(id)}`)).status).toBe(404)
    expect((await call(rui, 'PUT', '', { first: String(id) })).status).toBe(404)
    expect((await call(ana, 'GET')).body.views).toEqual([{ id, ...OVERDUE }])
  })

  it('open the list until they are deleted', async () => {
    const ana = await anAccountant()
    const { id } = await save(ana)
    expect((await call(ana, 'PUT', '', { first: String(id) })).body.first).toBe(String(id))
    expect((await call(ana, 'DELETE', `/${String(id)}`)).status).toBe(204)
    expect((await call(ana, 'GET')).body).toEqual({ views: [], first: null })
  })

  it.each([
    { ...OVERDUE, query: { status: 'LATE' } },
    { ...OVERDUE, query: { overdue: true } },
    { ...OVERDUE, query: { period: '2026-13' } },
    { ...OVERDUE, query: { ordering: 'colour' } },
    { ...OVERDUE, query: { page: 2 } },
    { ...OVERDUE, query: { late: true } },
    { ...OVERDUE, columns: ['order', 'company'] },
    { name: 'Sem filtros' },
  ])('are refused with what the list refuses: %j', async (body) => {
    const ana = await anAccountant()
    expect((await call(ana, 'POST', '', body)).status).toBe(400)
    expect((await call(ana, 'GET')).body.views).toEqual([])
  })

  it('are no customer’s: who reads invoices of a company has none', async () => {
    const company = await aCompany()
    const buyer = await aUser({ groups: ['CLIENTE', 'GESTOR'], company })
    expect((await call(buyer, 'GET')).status).toBe(403)
    expect((await call(buyer, 'POST', '', OVERDUE)).status).toBe(403)
  })
})

describe('the views of orders and those of invoices', () => {
  it('do not mix: neither shows, opens, changes or deletes the other’s', async () => {
    const ana = await aStaffUser(['ADMINISTRADOR'])
    const { id } = await save(ana)
    const orders = (method: string, path = '', body?: unknown) =>
      callApi<{ views: unknown[]; first: string | null }>(method, `/order-views${path}`, { token: ana.token, body })

    expect((await orders('GET')).body).toEqual({ views: [], first: null, columns: null })
    expect((await orders('PUT', '', { first: String(id) })).status).toBe(404)
    expect((await orders('PUT', `/${String(id)}`, { query: { late: true } })).status).toBe(404)
    expect((await orders('DELETE', `/${String(id)}`)).status).toBe(404)
    expect((await orders('PUT', '', { first: 'atrasados' })).status).toBe(200)
    expect((await call(ana, 'GET')).body).toEqual({ views: [{ id, ...OVERDUE }], first: null })
    expect(
      await rowsOf('select list, first from saved_view_settings where user_id = $1 order by list', [ana.id]),
    ).toEqual([
      { list: 'invoices', first: null },
      { list: 'orders', first: 'atrasados' },
    ])
  })
})
