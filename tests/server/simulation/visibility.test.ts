import { eq } from 'drizzle-orm'
import { db } from '@/server/db/client'
import { permittedCompanies } from '@/server/db/schema'
import type { Group } from '@/services/auth/actor.rules'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { aQuestion } from '@/tests/factories/catalogue/catalogue.factory'
import { aBegunQuotation, aReadyQuotation } from '@/tests/factories/catalogue/simulation.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { aCompany, aStaffUser, aUser } from '@/tests/factories/people/users.factory'

/** Every call on one quotation, with a body that would be accepted. */
async function everyCall() {
  const ready = await aReadyQuotation()
  const { path, quotation, product, address, simulator } = ready
  const question = await aQuestion({ simulatorId: simulator.id, position: 1, options: ['Escritório'] })
  const id = String(quotation.id)
  const items = [{ product_id: product.id, quantity: 1 }]
  const calls: [method: string, path: string, body?: object][] = [
    ['GET', path],
    ['PUT', `${path}/properties`, { step: question.id, properties: question.options }],
    ['GET', `/properties?quotation=${id}&step=${String(question.id)}`],
    ['GET', `/products?quotation=${id}`],
    ['PUT', `${path}/products`, { products: items }],
    ['GET', `/plans?quotation=${id}`],
    ['PUT', `${path}/plans`, { duration_months: 12 }],
    ['GET', `${path}/service-package`],
    ['PUT', `${path}/service-package`, { package_id: simulator.packages[1]?.id }],
    ['PUT', '/coupons', { quotation: quotation.id, discount_code: '' }],
    ['PUT', `${path}/delivery`, { deliveries: [{ address_id: address.id, insurance: false, items }] }],
    ['GET', `${path}/finish`],
    ['PUT', `${path}/finish`, {}],
  ]
  const statusesFor = async (token?: string) => {
    const statuses = []
    for (const [method, address_, body] of calls)
      statuses.push((await callApi(method, address_, { token, body })).status)
    return statuses
  }
  const read = async () => (await callApi<Quotation>('GET', path, { token: ready.token })).body
  return { ...ready, calls, statusesFor, read }
}

const each = (status: number, { calls }: { calls: unknown[] }) => calls.map(() => status)

describe('a quotation', () => {
  it('can be continued by anyone of its company', async () => {
    const company = await aCompany()
    const { path } = await aBegunQuotation(await aUser({ company }))
    const colleague = await aUser({ company, groups: ['CLIENTE', 'VENDEDOR'] })
    expect((await callApi('GET', path, { token: colleague.token })).status).toBe(200)
    const admin = await aUser({ company, groups: ['CLIENTE'], isCompanyAdmin: true })
    expect((await callApi('PUT', `${path}/plans`, { token: admin.token, body: { duration_months: 12 } })).status).toBe(
      200,
    )
  })

  it('does not exist for another company, and stays as it is', async () => {
    const all = await everyCall()
    const before = await all.read()
    expect(await all.statusesFor((await aUser()).token)).toEqual(each(404, all))
    const elsewhere = await aCompany()
    const seller = await aStaffUser(['VENDEDOR'], { company: elsewhere, permitted: [elsewhere] })
    expect(await all.statusesFor(seller.token)).toEqual(each(404, all))
    expect(await all.read()).toEqual(before)
  })

  it('is not for a colaborador, for staff who act for no company, nor for nobody', async () => {
    const all = await everyCall()
    const before = await all.read()
    const colaborador = await aUser({ groups: ['CLIENTE', 'COLABORADOR'] })
    expect(await all.statusesFor(colaborador.token)).toEqual(each(403, all))
    expect(await all.statusesFor((await aStaffUser(['ADMINISTRADOR'])).token)).toEqual(each(403, all))
    expect(await all.statusesFor()).toEqual(each(401, all))
    expect(await all.read()).toEqual(before)
  })

  it('is no longer there for a salesperson whose permission for the company was withdrawn', async () => {
    const company = await aCompany()
    const seller = await aStaffUser(['VENDEDOR'], { company, permitted: [company] })
    const { path } = await aBegunQuotation(seller)
    await db().delete(permittedCompanies).where(eq(permittedCompanies.userId, seller.id))
    expect((await callApi('GET', path, { token: seller.token })).status).toBe(403)
    expect((await callApi('GET', '/addresses', { token: seller.token })).status).toBe(403)
  })

  it.each<Group[]>([['VENDEDOR'], ['GERENTE VENDEDOR'], ['ADMINISTRADOR']])(
    'can be begun by %s who acts for a company',
    async (group) => {
      const company = await aCompany()
      const staff = await aStaffUser([group], { company, permitted: [company] })
      const { quotation } = await aBegunQuotation(staff)
      expect(quotation.status).toBe('open')
    },
  )

  it('can be prepared before the company is activated, and ordered after', async () => {
    const person = await aUser({ company: await aCompany({ active: false }) })
    const { token, path } = await aReadyQuotation({ person })
    const refused = await callApi('PUT', `${path}/finish`, { token, body: {} })
    expect(refused).toMatchObject({
      status: 403,
      body: { errors: ['Sua empresa ainda aguarda a ativação do cadastro.'] },
    })
  })

  it.each(['0', '-1', 'x', '1.5', '99999999999999999999', '2147483648', "1'"])('%s is none', async (id) => {
    const { token } = await aUser()
    expect(await callApi('GET', `/quotations/${encodeURIComponent(id)}`, { token })).toMatchObject({ status: 404 })
  })
})
