import type { Company, CompanyPerson, CompanySummary } from '@/services/companies/companies.schema'
import type { Page } from '@/services/http/page.schema'
import { countQueries } from '@/tests/factories/count-queries'
import { callApi } from '@/tests/factories/http/call-api'
import { aTeam } from '@/tests/factories/orders/order-road'
import { aStoredAddress } from '@/tests/factories/people/addresses.factory'
import { aCompany, aStaffUser, aUser } from '@/tests/factories/people/users.factory'

type CompanyRow = Awaited<ReturnType<typeof aCompany>>

let admin: string
let horizonte: CompanyRow
let atlantica: CompanyRow
let farol: CompanyRow
let closed: CompanyRow

beforeAll(async () => {
  admin = (await aStaffUser(['ADMINISTRADOR'])).token
  horizonte = await aCompany({ corporateName: 'Horizonte Engenharia', tradeName: 'HZT', cnpj: '11222333000181' })
  atlantica = await aCompany({ corporateName: 'Atlântica Logística 100%', cnpj: '12ABC34501DE35' })
  farol = await aCompany({ corporateName: 'Farmácias Farol', cnpj: 'FAR0LN0R000112', active: false })
  closed = await aCompany({ corporateName: 'Zênite', cnpj: 'AB123CD4000A92', active: false, activatedAt: new Date() })
})

const list = (query = '', token = admin) =>
  callApi<Page<CompanySummary>>('GET', `/company-management${query}`, { token })
const names = async (query?: string, token?: string) =>
  (await list(query, token)).body.results.map(({ corporate_name }) => corporate_name)
const read = (id: number, token = admin) => callApi<Company>('GET', `/company-management/${String(id)}`, { token })
const peopleOf = (id: number, query = '', token = admin) =>
  callApi<Page<CompanyPerson>>('GET', `/company-management/${String(id)}/users${query}`, { token })

describe('the list of clients', () => {
  it('contains all of them for staff, sorted by name in Portuguese order', async () => {
    expect(await names()).toEqual(['Atlântica Logística 100%', 'Farmácias Farol', 'Horizonte Engenharia', 'Zênite'])
  })

  it.each([
    ['a part of the corporate name, whatever its accents', 'search=atlantica', ['Atlântica Logística 100%']],
    ['a part of the trade name', 'search=hzt', ['Horizonte Engenharia']],
    ['the beginning of the corporate name, whatever its case', 'starts_with=horiz', ['Horizonte Engenharia']],
    ['the beginning of the name, not its middle', 'starts_with=engenharia', []],
    ['the beginning of a CNPJ', 'starts_with=12.ab', ['Atlântica Logística 100%']],
    ['a CNPJ with its mask', `search=${encodeURIComponent('11.222.333/0001-81')}`, ['Horizonte Engenharia']],
    ['a CNPJ without its mask', 'search=11222333000181', ['Horizonte Engenharia']],
    ['a CNPJ with lower-case letters, without its mask', 'search=12abc34501de35', ['Atlântica Logística 100%']],
    ['the beginning of a CNPJ', 'search=12.AB', ['Atlântica Logística 100%']],
    ['text that looks like a pattern', 'search=100%25', ['Atlântica Logística 100%']],
    ['a pattern that would match all', 'search=%25%25', []],
  ])('is searched by %s', async (_, query, found) => {
    expect(await names(`?${query}`)).toEqual(found)
  })

  it.each([
    ['status=waiting', ['Farmácias Farol']],
    ['status=inactive', ['Zênite']],
    ['status=active', ['Atlântica Logística 100%', 'Horizonte Engenharia']],
    ['ordering=-corporate_name&page_size=1', ['Zênite']],
    ['ordering=created_at&page_size=1', ['Horizonte Engenharia']],
    ['page_size=3&page=2', ['Zênite']],
  ])('is filtered and sorted by ?%s', async (query, found) => {
    expect(await names(`?${query}`)).toEqual(found)
  })

  it.each(['status=sleeping', 'ordering=cnpj', 'page=0', 'colour=red'])('refuses ?%s', async (query) => {
    expect(await list(`?${query}`)).toMatchObject({ status: 400, body: { code: 'invalid' } })
  })

  it('contains only the permitted companies for a salesperson', async () => {
    const one = await aStaffUser(['VENDEDOR'], { permitted: [atlantica] })
    const none = await aStaffUser(['VENDEDOR'])
    expect(await names('', one.token)).toEqual(['Atlântica Logística 100%'])
    expect(await names('', none.token)).toEqual([])
  })

  it.each([
    ['ADMINISTRADOR', 200],
    ['GERENTE VENDEDOR', 200],
    ['OPERAÇÃO', 200],
    ['VENDEDOR', 200],
    ['FINANCEIRO', 403],
    ['JURÍDICO', 403],
    ['PRODUTO', 403],
  ] as const)('answers %s with %i', async (group, status) => {
    expect((await list('', (await aStaffUser([group])).token)).status).toBe(status)
  })

  it('is refused to customers and without a session', async () => {
    expect((await list('', (await aUser({ company: horizonte, isCompanyAdmin: true })).token)).status).toBe(403)
    expect((await callApi('GET', '/company-management')).status).toBe(401)
  })
})

describe('a client', () => {
  it('is shown with its people, orders and addresses', async () => {
    const company = await aCompany({ corporateName: 'Aroeira', cnpj: '6A3EDMWP000168' })
    const customer = await aUser({ company, isCompanyAdmin: true })
    await aUser({ company, groups: ['CLIENTE', 'COLABORADOR'], firstName: 'Zeca' })
    await aUser({ company, firstName: 'Quem saiu', active: false, deletedAt: new Date() })
    await aStaffUser(['VENDEDOR'], { company, permitted: [company] })
    const address = await aStoredAddress(company.id)
    await aTeam({ company, customer, quantity: 2 })
    const { status, body } = await read(company.id)
    expect(status).toBe(200)
    expect(body).toMatchObject({ cnpj: '6A3EDMWP000168', status: 'active', users_count: 2, orders_count: 1 })
    const people = (await peopleOf(company.id)).body.results
    expect(people.map(({ first_name, is_company_admin }) => [first_name, is_company_admin])).toEqual([
      [customer.firstName, true],
      ['Zeca', false],
    ])
    expect(body.orders).toMatchObject({
      total: 1,
      open: 1,
      latest: [{ order_mask_id: '000001', due_at: expect.any(String) }],
    })
    expect(body.addresses.map(({ id }) => id)).toContain(address.id)
  })

  it('has its people paged, and searchable by name', async () => {
    const company = await aCompany()
    for (const name of ['Ana', 'Bia', 'Caio']) await aUser({ company, firstName: name })
    const shown = async (query: string) => {
      const { body } = await peopleOf(company.id, query)
      return [body.count, body.results.map(({ first_name }) => first_name)]
    }
    expect(await shown('?page_size=2')).toEqual([3, ['Ana', 'Bia']])
    expect(await shown('?page_size=2&page=2')).toEqual([3, ['Caio']])
    expect(await shown('?search=bi')).toEqual([1, ['Bia']])
  })

  it('shows a salesperson only those companies of a buyer that they see themselves', async () => {
    const [company, seen, unseen] = [await aCompany(), await aCompany(), await aCompany()]
    const permitted = [company, seen, unseen]
    await aUser({ company, groups: ['CLIENTE', 'VENDEDOR'], permitted })
    const seller = await aStaffUser(['VENDEDOR'], { permitted: [company, seen] })
    const told = async (token: string) =>
      (await peopleOf(company.id, '', token)).body.results[0]?.permitted_companys.map(({ id }) => id)
    expect(await told(admin)).toEqual(expect.arrayContaining(permitted.map(({ id }) => id)))
    expect((await told(seller.token))?.sort()).toEqual([company.id, seen.id].sort())
  })

  it('answers 404 to a salesperson who has no access to it', async () => {
    const { token } = await aStaffUser(['VENDEDOR'], { permitted: [atlantica] })
    expect((await read(atlantica.id, token)).status).toBe(200)
    expect((await read(horizonte.id, token)).status).toBe(404)
    expect((await read(999_999)).status).toBe(404)
    expect((await callApi('GET', '/company-management/abc', { token: admin })).status).toBe(404)
  })

  it('has its addresses in a list of their own, for staff who may read it', async () => {
    const address = await aStoredAddress(farol.id)
    const path = `/address-management?company=${String(farol.id)}`
    expect((await callApi<unknown[]>('GET', path, { token: admin })).body).toMatchObject([{ id: address.id }])
    const { token } = await aStaffUser(['VENDEDOR'], { permitted: [closed] })
    expect((await callApi('GET', path, { token })).status).toBe(404)
    expect((await callApi('GET', '/address-management', { token: admin })).status).toBe(400)
  })
})

describe('the number of queries', () => {
  it('does not grow with the rows', async () => {
    for (const path of ['', `/${String(horizonte.id)}`]) {
      const [few, many] = path
        ? [() => read(farol.id), () => read(horizonte.id)]
        : [() => list('?page_size=1'), () => list('?page_size=100')]
      const one = await countQueries(few)
      expect(await countQueries(many)).toBe(one)
      expect(one).toBeLessThanOrEqual(6)
    }
  })
})
