import { eq } from 'drizzle-orm'
import { lockAddress } from '@/server/companies/addresses.repository'
import { db, transaction } from '@/server/db/client'
import { addresses, eventLogs } from '@/server/db/schema'
import type { Address } from '@/services/companies/addresses.schema'
import type { Order } from '@/services/orders/orders.schema'
import type { Quotation } from '@/services/simulation/simulation.schema'
import { anAddress, anAddressBody, aReadyQuotation } from '@/tests/factories/catalogue/simulation.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { aCompany, aStaffUser, aUser } from '@/tests/factories/people/users.factory'

const list = async (token: string) => (await callApi<Address[]>('GET', '/addresses', { token })).body
const put = (token: string, id: number, overrides = {}) =>
  callApi<Address>('PUT', `/addresses/${String(id)}`, { token, body: anAddressBody(overrides) })
const remove = (token: string, id: number) => callApi('DELETE', `/addresses/${String(id)}`, { token })

describe('the addresses of a company', () => {
  it('are added, listed, changed and removed, each with its history', async () => {
    const { token } = await aUser()
    const body = anAddressBody({ reference_point: 'Ao lado do MASP' })
    const created = await callApi<Address>('POST', '/addresses', { token, body })
    expect(created).toMatchObject({ status: 201, body: { ...body, id: expect.any(Number) as number } })
    const { id } = created.body
    expect(await list(token)).toEqual([created.body])
    expect((await put(token, id, { number: '900' })).body).toMatchObject({ id, number: '900', reference_point: null })
    expect((await remove(token, id)).status).toBe(204)
    expect(await list(token)).toEqual([])
    const events = await db().select().from(eventLogs).where(eq(eventLogs.objectId, id)).orderBy(eventLogs.id)
    const own = events.filter(({ modelName }) => modelName === 'address')
    expect(own.map(({ action }) => action)).toEqual(['created', 'changed', 'removed'])
    expect(own[1]?.before).toMatchObject({ number: '1842' })
  })

  it('are shared by its people, and by a salesperson who switched to it', async () => {
    const company = await aCompany()
    const { token } = await aUser({ company })
    await anAddress(token)
    const seller = await aStaffUser(['VENDEDOR'], { company, permitted: [company] })
    expect(await list(seller.token)).toEqual(await list(token))
  })

  it('are labelled with their city when no label is given', async () => {
    const { token } = await aUser()
    const { id } = await anAddress(token, { label: undefined, city: 'Santos' })
    expect(await list(token)).toMatchObject([{ id, label: 'Santos' }])
  })

  it('answer 404 to another company, and stay unchanged', async () => {
    const { token } = await aUser()
    const { id } = await anAddress(token)
    const before = await list(token)
    const stranger = await aUser()
    expect((await put(stranger.token, id, { number: '1' })).status).toBe(404)
    expect((await remove(stranger.token, id)).status).toBe(404)
    expect(await list(stranger.token)).toEqual([])
    expect(await list(token)).toEqual(before)
  })

  it('are added once for one idempotency key', async () => {
    const { token } = await aUser()
    const call = { token, body: anAddressBody(), headers: { 'Idempotency-Key': 'endereço' } }
    const answers = await Promise.all([callApi('POST', '/addresses', call), callApi('POST', '/addresses', call)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(await list(token)).toHaveLength(1)
  })

  it.each([
    ['a CEP with a hyphen', { postal_code: '01310-200' }, 'postal_code', 'Digite um CEP válido'],
    ['an unknown state', { state: 'XX' }, 'state', 'Escolha uma das opções'],
    ['no street', { street: undefined }, 'street', 'Preencha esse campo'],
    ['a street of spaces', { street: '   ' }, 'street', 'Preencha esse campo'],
    ['a recipient of one letter', { recipient_name: 'M' }, 'recipient_name', 'Digite um nome válido'],
    ['a number that is not text', { number: 12 }, 'number', 'Confira o formato desse campo'],
    ['an unknown field', { company: 1 }, '', 'Campo desconhecido: company'],
  ])('refuse %s', async (_, overrides, field, sentence) => {
    const { token } = await aUser()
    const refused = await callApi('POST', '/addresses', { token, body: anAddressBody(overrides) })
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid', fields: { [field]: [sentence] } } })
    expect(await list(token)).toEqual([])
  })

  it('are stored without outer spaces', async () => {
    const { token } = await aUser()
    await anAddress(token, { street: '  Av. Paulista ', recipient_name: ' Marina Duarte' })
    expect(await list(token)).toMatchObject([{ street: 'Av. Paulista', recipient_name: 'Marina Duarte' }])
  })

  it('need the permission to order, and a selected company', async () => {
    const colaborador = await aUser({ groups: ['CLIENTE', 'COLABORADOR'] })
    expect((await callApi('GET', '/addresses', { token: colaborador.token })).status).toBe(403)
    const staff = await aStaffUser(['ADMINISTRADOR'])
    expect(await callApi('GET', '/addresses', { token: staff.token })).toMatchObject({
      status: 403,
      body: { errors: ['Selecione a empresa'] },
    })
    expect((await callApi('GET', '/addresses')).status).toBe(401)
  })
})

describe('an address that an order uses', () => {
  async function withOrder() {
    const ready = await aReadyQuotation()
    const { body: order } = await callApi<Order>('PUT', `${ready.path}/finish`, { token: ready.token, body: {} })
    return { ...ready, order }
  }

  const row = async (id: number) => (await db().select().from(addresses).where(eq(addresses.id, id)))[0]

  it('stays unchanged for the order when it is edited; a new one replaces it', async () => {
    const { token, address } = await withOrder()
    const before = await row(address.id)
    const { body: successor } = await put(token, address.id, { number: '900' })
    expect(successor.id).not.toBe(address.id)
    expect(await list(token)).toMatchObject([{ id: successor.id, number: '900' }])
    expect(await row(address.id)).toEqual({ ...before, active: false })
    expect((await put(token, address.id, { number: '901' })).status).toBe(404)
  })

  it('is replaced by its successor in open quotations only', async () => {
    const company = await aCompany()
    const person = await aUser({ company })
    const { token, address, product } = await aReadyQuotation({ person })
    const other = await aReadyQuotation({ person, product })
    const items = [{ product_id: product.id, quantity: 3 }]
    const deliveries = [{ address_id: address.id, insurance: false, items }]
    await callApi('PUT', `${other.path}/delivery`, { token, body: { deliveries } })
    const first = await aReadyQuotation({ person, product })
    await callApi('PUT', `${first.path}/delivery`, { token, body: { deliveries } })
    expect((await callApi('PUT', `${first.path}/finish`, { token, body: {} })).status).toBe(201)
    const { body: successor } = await put(token, address.id, { number: '900' })
    const { body } = await callApi<Quotation>('GET', other.path, { token })
    expect(body.deliveries).toEqual([{ address_id: successor.id, insurance: false, items }])
    const { body: finished } = await callApi<Quotation>('GET', first.path, { token })
    expect(finished.deliveries).toEqual([{ address_id: address.id, insurance: false, items }])
  })

  it('is hidden when it is removed, never deleted', async () => {
    const { token, address } = await withOrder()
    expect((await remove(token, address.id)).status).toBe(204)
    expect(await list(token)).toEqual([])
    expect(await row(address.id)).toMatchObject({ active: false, street: 'Av. Paulista' })
    expect((await remove(token, address.id)).status).toBe(404)
  })
})

describe('an address that is being changed', () => {
  it('does not block saving deliveries to it, which could deadlock', async () => {
    const company = await aCompany()
    const { token, path, address, product } = await aReadyQuotation({ person: await aUser({ company }) })
    const items = [{ product_id: product.id, quantity: 1 }]
    const body = { deliveries: [{ address_id: address.id, insurance: false, items }] }
    await transaction(async (tx) => {
      await lockAddress(tx, { companyId: company.id }, address.id)
      expect((await callApi('PUT', `${path}/delivery`, { token, body })).status).toBe(200)
    })
  })

  it('is removed only once by concurrent requests', async () => {
    const { token } = await aUser()
    const { id } = await anAddress(token)
    const removals = await Promise.all(Array.from({ length: 6 }, () => remove(token, id)))
    expect(removals.map(({ status }) => status).sort()).toEqual([204, 404, 404, 404, 404, 404])
  })
})

describe('the states', () => {
  it('are the 27 federative units, also without a session', async () => {
    const { status, body } = await callApi<{ uf: string; name: string }[]>('GET', '/states')
    expect(status).toBe(200)
    expect(body).toHaveLength(27)
    expect(body).toContainEqual({ uf: 'SP', name: 'São Paulo' })
  })
})
