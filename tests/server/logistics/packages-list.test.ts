import { toDay } from '@/services/format/format.rules'
import type { Page } from '@/services/http/page.schema'
import type { ListedPackage } from '@/services/logistics/packages/package-lists.schema'
import { countQueries } from '@/tests/factories/count-queries'
import { callApi } from '@/tests/factories/http/call-api'
import { aTeam, aTeamAt, type Team } from '@/tests/factories/orders/order-road'
import { aCompany, aStaffUser } from '@/tests/factories/people/users.factory'

const today = toDay(new Date())

let early: Team
let sent: Team
let returned: Team
let token: string

beforeAll(async () => {
  early = await aTeam({ company: await aCompany({ corporateName: 'Clínica São Lucas Ltda.' }), addresses: 2 })
  sent = await aTeamAt('DELIVERY_INFO')
  returned = await aTeamAt('RETURNING')
  token = (await aStaffUser(['OPERAÇÃO'])).token
})

const list = (query: string) => callApi<Page<ListedPackage>>('GET', `/package-management?${query}`, { token })

/** The packages found, as team and package type. */
const whose = async (query: string) => {
  const { status, body } = await list(query)
  expect(status).toBe(200)
  const names = new Map([
    [early.companyId, 'early'],
    [sent.companyId, 'sent'],
    [returned.companyId, 'returned'],
  ])
  return body.results.map(({ order, package_type }) => `${names.get(order.company.id) ?? '?'} ${package_type}`).sort()
}

describe('the list of packages', () => {
  it('lists all of them with company and contents', async () => {
    const { body } = await list('')

    expect(body.count).toBe(5)
    expect(body.results.find(({ order }) => order.company.id === sent.companyId)).toMatchObject({
      tracking_code: 'BR482193077',
      order: { order_mask_id: '000001', stage_name: 'DELIVERY_INFO', quotation: sent.input.quotationId },
      items: [{ quantity: 2 }],
      serials: [expect.anything(), expect.anything()],
    })
  })

  it.each([
    ['package_type=return', ['returned return']],
    [
      'package_type=regular,return',
      ['early regular', 'early regular', 'returned regular', 'returned return', 'sent regular'],
    ],
    ['delivery_status=NEW_CONTRACT', ['early regular', 'early regular']],
    ['in_processing=true', ['early regular', 'early regular', 'returned return', 'sent regular']],
    ['in_processing=false', ['returned regular']],
    ['search=clinica%20sao', ['early regular', 'early regular']],
    ['search=br4821&delivery_status=WAITING_DELIVERY', ['sent regular']],
    [`sending_date_start=${today}&sending_date_end=${today}&delivery_status=WAITING_DELIVERY`, ['sent regular']],
    ['delivery_eta_end=2020-01-01', []],
    [`request_date_start=${today}&package_type=return`, ['returned return']],
  ])('is narrowed by ?%s', async (query, found) => {
    expect(await whose(query)).toEqual(found)
  })

  it('is narrowed by quotation', async () => {
    expect(await whose(`quotation=${String(sent.input.quotationId)}`)).toEqual(['sent regular'])
  })

  it.each([
    'package_type=big',
    'delivery_status=GONE',
    'delivery_eta_start=soon',
    'page=0',
    'colour=red',
    'in_processing=maybe',
  ])('refuses ?%s', async (query) => {
    expect(await list(query)).toMatchObject({ status: 400, body: { code: 'invalid', errors: [expect.any(String)] } })
  })

  it('is paginated', async () => {
    const { body } = await list('page_size=2&page=2')

    expect(body.results).toHaveLength(2)
    expect(body).toMatchObject({
      count: 5,
      next: '/api/package-management?page_size=2&page=3',
      previous: '/api/package-management?page_size=2&page=1',
    })
  })

  it('takes the same number of queries for one package as for five', async () => {
    const one = await countQueries(() => list('page_size=1'))
    const five = await countQueries(() => list('page_size=5'))

    expect(one).toBe(five)
    expect(five).toBeLessThanOrEqual(7)
  })

  it('is refused to those who may not read packages', async () => {
    const finance = await aStaffUser(['FINANCEIRO'])

    expect((await callApi('GET', '/package-management', { token: finance.token })).status).toBe(403)
    expect((await callApi('GET', '/package-management', { token: early.customer.token })).status).toBe(403)
  })
})

describe('one package', () => {
  it('is found by its id, else 404', async () => {
    const [first] = (await list('')).body.results

    expect((await callApi<ListedPackage>('GET', `/package-management/${String(first?.id)}`, { token })).body).toEqual({
      ...first,
      images: [],
      invoice: null,
      replaces: [],
    })
    expect((await callApi('GET', '/package-management/999999', { token })).status).toBe(404)
    expect((await callApi('GET', '/package-management/first', { token })).status).toBe(404)
  })
})
