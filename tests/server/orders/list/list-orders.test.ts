import { isPastDue } from '@/services/format/format.rules'
import type { Page } from '@/services/http/page.schema'
import type { OrderSummary } from '@/services/orders/orders.schema'
import { callApi } from '@/tests/factories/http/call-api'
import { aTeam, aTeamAt, type Team } from '@/tests/factories/orders/order-road'
import { aCompany, aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

let small: Team
let refused: Team
let packing: Team
let other: Team

beforeAll(async () => {
  const company = await aCompany({ corporateName: 'Horizonte Engenharia Ltda.', cnpj: '11222333000181' })
  const customer = await aUser({ company })
  small = await aTeam({ company, customer, quantity: 1 })
  await aTeamAt('DOC_ANALYSIS', { company, customer, quantity: 4 })
  refused = await aTeam({ company, customer, quantity: 3 })
  await refused.asCustomer('PATCH', '', { proposal_accepted: false, message: 'Caro.' })
  packing = await aTeamAt('PACKAGING', { company, customer, quantity: 2 })
  other = await aTeam({
    company: await aCompany({ corporateName: 'Atlântica Logística 100% Ltda.', cnpj: '12ABC34501DE35' }),
  })
  await rowsOf(`update orders set due_at = now() - interval '1 day' where id = $1`, [packing.orderId])
})

const list = (token: string, path: string) => callApi<Page<OrderSummary>>('GET', path, { token })

const numbers = async (token: string, path: string) => {
  const { status, body } = await list(token, path)
  expect(status).toBe(200)
  return body.results.map(({ company, order_mask_id }) => (company.id === other.companyId ? 'other' : order_mask_id))
}

describe('the customer’s list', () => {
  it('holds the orders of their company, newest first, and no others', async () => {
    expect(await numbers(small.customer.token, '/checkout')).toEqual(['000004', '000003', '000002', '000001'])
    expect(await numbers(other.customer.token, '/checkout')).toEqual(['other'])
  })

  it('shows what a row needs, and no documents', async () => {
    const { body } = await list(small.customer.token, '/checkout?search=3')

    expect(body.results).toEqual([
      {
        order_mask_id: '000003',
        company: { id: small.companyId, corporate_name: 'Horizonte Engenharia Ltda.', cnpj: '11222333000181' },
        stage_name: 'PROPOSAL_AGREEMENT',
        stage_state: 'reproved',
        sent_back: false,
        turn: 'staff',
        turn_groups: ['VENDEDOR', 'GERENTE VENDEDOR', 'ADMINISTRADOR'],
        due_at: expect.any(String),
        ends_on: null,
        cancel_requested: false,
        contract_end: null,
        monthly_fee: '903.00',
        items_count: 3,
        items_summary: '3 notebooks',
        duration_months: 24,
        created_at: expect.any(String),
        updated_at: expect.any(String),
        version: 2,
      },
    ])
  })

  it.each([
    ['stage_name=DOC_ANALYSIS', ['000002']],
    ['turn=staff', ['000004', '000003']],
    ['turn=customer', ['000002', '000001']],
    ['late=true', ['000004']],
    ['late=false', ['000003', '000002', '000001']],
    ['search=000002', ['000002']],
    ['search=2', ['000002']],
    ['search=', ['000004', '000003', '000002', '000001']],
    ['ordering=monthly_fee', ['000001', '000004', '000003', '000002']],
    ['ordering=-monthly_fee', ['000002', '000003', '000004', '000001']],
    ['ordering=created_at', ['000001', '000002', '000003', '000004']],
    ['page_size=3&page=2', ['000001']],
    ['page=9', []],
  ])('is narrowed and sorted by ?%s', async (query, found) => {
    expect(await numbers(small.customer.token, `/checkout?${query}`)).toEqual(found)
  })

  it('sorts what is due first to the front', async () => {
    expect((await numbers(small.customer.token, '/checkout?ordering=due_at'))[0]).toBe('000004')
  })

  it.each([
    ["- interval '1 minute'", 'true'],
    ["+ interval '1 minute'", 'false'],
  ])('and the screens call an order that is due now %s late: %s', async (distance, late) => {
    await rowsOf(`update orders set due_at = now() ${distance} where id = $1`, [other.orderId])
    const { body } = await list(other.customer.token, `/checkout?late=${late}`)
    expect(body.results.map(({ due_at }) => String(isPastDue(due_at ?? '')))).toEqual([late])
  })

  it.each([
    'stage_name=NOWHERE',
    'turn=nobody',
    'ordering=colour',
    'page=0',
    'page_size=101',
    'company_id=1',
    'late=perhaps',
  ])('refuses ?%s', async (query) => {
    expect(await list(small.customer.token, `/checkout?${query}`)).toMatchObject({
      status: 400,
      body: { code: 'invalid' },
    })
  })

  it('is not for a COLABORADOR, for staff, or for nobody', async () => {
    const colleague = await aUser({ company: small.company, groups: ['CLIENTE', 'COLABORADOR'] })

    expect((await list(colleague.token, '/checkout')).status).toBe(403)
    expect((await list(small.admin.token, '/checkout')).status).toBe(403)
    expect((await callApi('GET', '/checkout')).status).toBe(401)
  })
})

describe('staff’s list', () => {
  it('holds the orders of all companies', async () => {
    expect(await numbers(small.admin.token, '/checkout-management')).toEqual([
      'other',
      '000004',
      '000003',
      '000002',
      '000001',
    ])
  })

  it('holds for a salesperson those of their companies, and nothing without one', async () => {
    const own = await aStaffUser(['VENDEDOR'], { permitted: [other.company] })
    const none = await aStaffUser(['VENDEDOR'])
    const both = await aStaffUser(['VENDEDOR', 'OPERAÇÃO'])

    expect(await numbers(own.token, '/checkout-management')).toEqual(['other'])
    expect(await numbers(none.token, '/checkout-management')).toEqual([])
    expect(await numbers(both.token, '/checkout-management')).toHaveLength(5)
  })

  it.each([
    ['a part of the name, whatever its accents', 'search=atlantica', ['other']],
    ['a CNPJ with its mask', `search=${encodeURIComponent('12.ABC.345/01DE-35')}`, ['other']],
    ['the beginning of a CNPJ', `search=${encodeURIComponent('12.ABC')}`, ['other']],
    ['the middle of the name in capitals', 'search=LOGISTICA%20100', ['other']],
    ['a CNPJ without its mask, in small letters', 'search=12abc34501de35', ['other']],
    ['text that looks like a pattern', 'search=100%25', ['other']],
    ['a pattern that would match all', 'search=%25%25%25', []],
    ['text that looks like SQL', `search=${encodeURIComponent("' or 1=1 --")}`, []],
  ])('is searched by %s', async (_, query, found) => {
    expect(await numbers(small.admin.token, `/checkout-management?${query}`)).toEqual(found)
  })

  it.each([
    ['ADMINISTRADOR', ['000004', '000003']],
    ['OPERAÇÃO', ['000004']],
    ['GERENTE VENDEDOR', ['000003']],
    ['FINANCEIRO', []],
  ] as const)('is narrowed to what waits for one’s own group: %s', async (group, found) => {
    const { token } = await aStaffUser([group])

    expect(await numbers(token, '/checkout-management?mine=true')).toEqual(found)
    expect(await numbers(token, '/checkout-management?mine=false')).toHaveLength(5)
  })

  it('shows a salesperson of what waits for them only their companies’', async () => {
    const { token } = await aStaffUser(['VENDEDOR'], { permitted: [other.company] })

    expect(await numbers(token, '/checkout-management?mine=true')).toEqual([])
  })

  it.each(['mine=perhaps', 'mine=1&mine=0'])('refuses ?%s', async (query) => {
    const { status, body } = await list(small.admin.token, `/checkout-management?${query}`)

    expect([status, body]).toEqual([400, expect.objectContaining({ code: 'invalid' })])
  })

  it.each([
    ['', '3612.00'],
    ['page_size=1', '3612.00'],
    ['page=9', '3612.00'],
    ['stage_name=DOC_ANALYSIS', '1204.00'],
    ['mine=true', '1505.00'],
    ['search=atlantica', '602.00'],
    ['stage_name=FINISHED', '0.00'],
  ])('says what all that it found comes to a month, whatever the page: ?%s', async (query, monthly_fee) => {
    expect((await list(small.admin.token, `/checkout-management?${query}`)).body).toMatchObject({ monthly_fee })
  })

  it.each([
    ['monthly_fee', ['000001', '000004', 'other', '000003', '000002']],
    ['-monthly_fee', ['000002', '000003', 'other', '000004', '000001']],
  ])('is sorted by ?ordering=%s, equals by when they were placed', async (ordering, found) => {
    expect(await numbers(small.admin.token, `/checkout-management?ordering=${ordering}`)).toEqual(found)
    const pages = await Promise.all(
      found.map((_, index) =>
        numbers(small.admin.token, `/checkout-management?ordering=${ordering}&page_size=1&page=${String(index + 1)}`),
      ),
    )
    expect(pages.flat()).toEqual(found)
  })

  it('is narrowed by company', async () => {
    const path = `/checkout-management?company_id=${String(other.companyId)}&ordering=-due_at`

    expect(await numbers(small.admin.token, path)).toEqual(['other'])
  })

  it('is not for customers, nor for PRODUTO', async () => {
    const product = await aStaffUser(['PRODUTO'])

    expect((await list(small.customer.token, '/checkout-management')).status).toBe(403)
    expect((await list(product.token, '/checkout-management')).status).toBe(403)
  })
})

describe('orders by a document that they got', () => {
  it('are those of the company, of the last days', async () => {
    const { token } = small.customer
    const path = (days: number, type = 'CONTRACT') => `/checkout-by-document-type/${type}/${String(days)}`
    const found = async (address: string) =>
      (await callApi<OrderSummary[]>('GET', address, { token })).body.map(({ order_mask_id }) => order_mask_id)

    expect(await found(path(7))).toEqual(['000004'])
    expect(await found(path(7, 'DELIVERY_TERM'))).toEqual([])
    await rowsOf(`update document_files set created_at = now() - interval '8 days'`)
    expect(await found(path(7))).toEqual([])
    expect(await found(path(9))).toEqual(['000004'])
    expect((await callApi('GET', path(0), { token })).status).toBe(404)
  })
})
