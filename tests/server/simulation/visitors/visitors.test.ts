import { sql } from 'drizzle-orm'
import { hashPassword } from '@/server/auth/passwords'
import { db, transaction } from '@/server/db/client'
import type { LoginAnswer } from '@/services/auth/auth.schema'
import type { Quotation, Review } from '@/services/simulation/simulation.schema'
import { aProduct } from '@/tests/factories/catalogue/catalogue.factory'
import { anAddressBody, aReadyQuotation } from '@/tests/factories/catalogue/simulation.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { aCompany, aStaffUser, aUser } from '@/tests/factories/people/users.factory'
import { aContact, aQuotationKey, aVisitorQuotation } from '@/tests/factories/people/visitors.factory'
import { rowsOf, somebodyWaits } from '@/tests/factories/rows'

const PASSWORD = 'Arrenda2026'
let passwordHash: string

beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD)
})

/** A visitor's quotation with everything that a review needs. */
async function aPreparedVisit() {
  const visit = await aVisitorQuotation()
  const { headers, path, simulator } = visit
  const product = await aProduct({ productTypeId: simulator.productType.id })
  const items = [{ product_id: product.id, quantity: 2 }]
  await callApi('PUT', `${path}/products`, { headers, body: { products: items } })
  await callApi('PUT', `${path}/plans`, { headers, body: { duration_months: 24 } })
  const address = await callApi<{ id: number }>('POST', '/addresses', { headers, body: anAddressBody() })
  const deliveries = [{ address_id: address.body.id, insurance: false, items }]
  await callApi('PUT', `${path}/delivery`, { headers, body: { deliveries } })
  return { ...visit, product, address: address.body }
}

type LogIn = { email: string; quotation_id?: number | string }
const logIn = (body: LogIn, headers: Record<string, string> = {}) =>
  callApi<LoginAnswer>('POST', '/login', { headers, body: { ...body, password: PASSWORD } })

describe('a visitor', () => {
  it('creates a quotation with their contact, and can use it up to its review', async () => {
    const { headers, path, address } = await aPreparedVisit()
    const { status, body } = await callApi<Review>('GET', `${path}/finish`, { headers })
    expect(status).toBe(200)
    const message = 'Para enviar o pedido, entre ou crie a conta da sua empresa.'
    expect(body).toMatchObject({ status: 'open', addresses: [{ id: address.id }] })
    expect(body.problems).toEqual([{ code: 'account_required', message }])
  })

  it('cannot turn it into an order', async () => {
    const { headers, path } = await aPreparedVisit()
    expect(await callApi('PUT', `${path}/finish`, { headers, body: {} })).toMatchObject({ status: 401 })
  })

  it('is refused without name, e-mail and phone', async () => {
    const { simulator } = await aVisitorQuotation()
    const body = { simulator: simulator.id, email: 'paula', phone: '11 1234' }
    const refused = await callApi('POST', '/quotations', { headers: { 'X-Quotation-Key': aQuotationKey() }, body })
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid' } })
    expect(refused.body.fields).toMatchObject({
      email: ['Digite um email válido'],
      phone: ['Digite um celular válido'],
    })
    const nameless = { ...aContact, username: undefined, simulator: simulator.id }
    const headers = { 'X-Quotation-Key': aQuotationKey() }
    expect((await callApi('POST', '/quotations', { headers, body: nameless })).body.fields).toEqual({
      username: ['Digite um nome válido'],
    })
  })

  it('gets the same quotation for a repeated request', async () => {
    const { headers, quotation, simulator } = await aVisitorQuotation()
    const again = await callApi<Quotation>('POST', '/quotations', {
      headers,
      body: { simulator: simulator.id, ...aContact },
    })
    expect(again.body.id).toBe(quotation.id)
  })

  it('gets one quotation for concurrent requests with one key', async () => {
    const { simulator } = await aVisitorQuotation()
    const headers = { 'X-Quotation-Key': aQuotationKey() }
    const body = { simulator: simulator.id, ...aContact }
    const begins: Promise<{ status: number; body: Quotation }>[] = []
    await transaction(async (tx) => {
      // Both have looked for one that was begun before either can begin it.
      await tx.execute(sql`lock table quotations in share row exclusive mode`)
      for (let time = 0; time < 2; time += 1) begins.push(callApi<Quotation>('POST', '/quotations', { headers, body }))
      await somebodyWaits(2)
    })
    const [first, second] = await Promise.all(begins)
    expect([first?.status, second?.status]).toEqual([201, 201])
    expect(second?.body.id).toBe(first?.body.id)
  })

  it.each(['short', 'g'.repeat(32), 'a'.repeat(65)])(
    'is refused with a key that could be guessed: "%s"',
    async (key) => {
      const { simulator } = await aVisitorQuotation()
      const body = { simulator: simulator.id, ...aContact }
      const headers = { 'X-Quotation-Key': key }
      expect((await callApi('POST', '/quotations', { headers, body })).status).toBe(400)
    },
  )

  it('gets a key with the quotation when they bring none', async () => {
    const { simulator } = await aVisitorQuotation()
    const begun = await callApi<Quotation>('POST', '/quotations', { body: { simulator: simulator.id, ...aContact } })
    expect(begun.status).toBe(201)
    const headers = { 'X-Quotation-Key': begun.headers.get('X-Quotation-Key') ?? '' }
    const path = `/quotations/${String(begun.body.id)}`
    expect((await callApi<Quotation>('GET', path, { headers })).body.id).toBe(begun.body.id)
    expect((await callApi('GET', path, { headers: { 'X-Quotation-Key': aQuotationKey() } })).status).toBe(401)
  })

  it('sees neither the quotation nor the addresses of anybody else', async () => {
    const mine = await aPreparedVisit()
    const visit = await aPreparedVisit()
    const company = await aReadyQuotation()
    for (const other of [visit, company]) {
      expect((await callApi('GET', other.path, { headers: mine.headers })).status).toBe(404)
      const change = { headers: mine.headers, body: { duration_months: 12 } }
      expect((await callApi('PUT', `${other.path}/plans`, change)).status).toBe(404)
      const place = `/addresses/${String(other.address.id)}`
      expect((await callApi('PUT', place, { headers: mine.headers, body: anAddressBody() })).status).toBe(404)
      expect((await callApi('DELETE', place, { headers: mine.headers })).status).toBe(404)
      const items = [{ product_id: mine.product.id, quantity: 2 }]
      const deliveries = [{ address_id: other.address.id, insurance: false, items }]
      expect(
        (await callApi('PUT', `${mine.path}/delivery`, { headers: mine.headers, body: { deliveries } })).status,
      ).toBe(400)
    }
    const listed = await callApi<{ id: number }[]>('GET', '/addresses', { headers: mine.headers })
    expect(listed.body.map(({ id }) => id)).toEqual([mine.address.id])
  })

  it('is not seen by a company, nor by staff who act for none', async () => {
    const { path } = await aPreparedVisit()
    expect((await callApi('GET', path, { token: (await aUser()).token })).status).toBe(404)
    expect((await callApi('GET', path, { token: (await aStaffUser(['ADMINISTRADOR'])).token })).status).toBe(403)
  })

  it('creates at most thirty from one address within an hour', async () => {
    const { simulator } = await aVisitorQuotation()
    const headers = { 'X-Forwarded-For': '203.0.113.77' }
    const begin = () =>
      callApi('POST', '/quotations', {
        headers: { ...headers, 'X-Quotation-Key': aQuotationKey() },
        body: { simulator: simulator.id, ...aContact },
      })
    await db().execute(`delete from rate_limits`)
    const statuses: number[] = []
    for (let n = 0; n < 32; n++) statuses.push((await begin()).status)
    expect(statuses).toEqual([...Array<number>(30).fill(201), 429, 429])
    await db().execute(`delete from rate_limits`)
  })
})

describe('logging in with a quotation begun as a visitor', () => {
  it('moves the quotation, its addresses and its cart to the company', async () => {
    const { headers, quotation, path, address } = await aPreparedVisit()
    const user = await aUser({ passwordHash })
    const { body } = await logIn({ email: user.email, quotation_id: quotation.id }, headers)
    const { body: review } = await callApi<Review>('GET', `${path}/finish`, { token: body.access })
    expect(review).toMatchObject({ id: quotation.id, problems: [], addresses: [{ id: address.id }] })
    const listed = await callApi<{ id: number }[]>('GET', '/addresses', { token: body.access })
    expect(listed.body.map(({ id }) => id)).toContain(address.id)
    expect((await callApi('PUT', `${path}/finish`, { token: body.access, body: {} })).status).toBe(201)
    const [event] = await rowsOf('select * from event_logs where model_name = $1 and object_id = $2 and action = $3', [
      'quotation',
      quotation.id,
      'adopted',
    ])
    expect(event).toMatchObject({ actor_id: user.id, company_id: user.companyId })
  })

  it('invalidates the key', async () => {
    const { headers, quotation, path } = await aPreparedVisit()
    const user = await aUser({ passwordHash })
    await logIn({ email: user.email, quotation_id: String(quotation.id) }, headers)
    expect((await callApi('GET', path, { headers })).status).toBe(401)
    expect((await callApi('GET', '/addresses', { headers })).status).toBe(401)
  })

  it('waits with the company for its activation, and nothing is lost', async () => {
    const { headers, quotation, path } = await aPreparedVisit()
    const user = await aUser({ passwordHash, company: await aCompany({ active: false }) })
    const { body } = await logIn({ email: user.email, quotation_id: quotation.id }, headers)
    const { body: review } = await callApi<Review>('GET', `${path}/finish`, { token: body.access })
    expect(review.problems).toEqual([
      { code: 'activation_required', message: 'Sua empresa ainda aguarda a ativação do cadastro.' },
    ])
    expect(await callApi('PUT', `${path}/finish`, { token: body.access, body: {} })).toMatchObject({
      status: 403,
      body: { code: 'activation_required' },
    })
  })

  it('moves nothing without the key', async () => {
    const { headers, quotation, path } = await aPreparedVisit()
    const other = await aVisitorQuotation()
    const user = await aUser({ passwordHash })
    const guessed = await logIn({ email: user.email, quotation_id: quotation.id })
    expect((await callApi('GET', path, { token: guessed.body.access })).status).toBe(404)
    const mixed = await logIn({ email: user.email, quotation_id: quotation.id }, other.headers)
    expect((await callApi('GET', path, { token: mixed.body.access })).status).toBe(404)
    expect((await callApi('GET', path, { headers })).status).toBe(200)
  })

  it('moves nothing when the user may not simulate', async () => {
    const { headers, quotation, path } = await aPreparedVisit()
    const colaborador = await aUser({ passwordHash, groups: ['CLIENTE', 'COLABORADOR'] })
    await logIn({ email: colaborador.email, quotation_id: quotation.id }, headers)
    const staff = await aStaffUser(['FINANCEIRO'], { passwordHash })
    await logIn({ email: staff.email, quotation_id: quotation.id }, headers)
    expect((await callApi('GET', path, { headers })).status).toBe(200)
  })
})
