import type { ProductType, PropertyType } from '@/services/catalogue/types/types.schema'
import { aProduct, aQuestion, aSimulator } from '@/tests/factories/catalogue/catalogue.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { aStaffUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

type Refused = { errors: string[]; fields?: Record<string, string[]> }

let token: string

beforeAll(async () => {
  token = (await aStaffUser(['PRODUTO'])).token
})

const historyOf = (model: string, id: number) =>
  rowsOf('select action, before, after from event_logs where model_name = $1 and object_id = $2 order by id', [
    model,
    id,
  ])

/** The four calls of a resource. */
const callsOf = <Thing extends { id: number }>(path: string) => ({
  list: async () => (await callApi<Thing[]>('GET', path, { token })).body,
  create: (body: object) => callApi<Thing & Refused>('POST', path, { token, body }),
  change: (id: number, body: object) => callApi<Thing & Refused>('PUT', `${path}/${String(id)}`, { token, body }),
  remove: (id: number) => callApi<Refused>('DELETE', `${path}/${String(id)}`, { token }),
})

const kinds = callsOf<ProductType>('/product-type-details')
const types = callsOf<PropertyType>('/property-type-management')

describe('the types of property', () => {
  it('are created, renamed and deleted, each with its history', async () => {
    const { status, body } = await types.create({ name: ' Peso ' })
    expect([status, body]).toEqual([201, { id: body.id, name: 'Peso', properties_count: 0, steps_count: 0 }])
    expect((await types.change(body.id, { name: 'Peso máximo' })).body.name).toBe('Peso máximo')
    await types.change(body.id, { name: 'Peso máximo' })
    expect((await types.remove(body.id)).status).toBe(204)
    expect(await types.list()).not.toContainEqual(expect.objectContaining({ id: body.id }))
    expect(await historyOf('property_type', body.id)).toMatchObject([
      { action: 'created', after: { name: 'Peso' } },
      { action: 'changed', before: { name: 'Peso' }, after: { name: 'Peso máximo' } },
      { action: 'deleted', before: { name: 'Peso máximo' } },
    ])
  })

  it('have unique names, also when created concurrently', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => types.create({ name: 'Bateria' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const { body } = await types.create({ name: 'Teclado' })
    expect(await types.change(body.id, { name: 'BATERIA' })).toMatchObject({
      status: 409,
      body: { fields: { name: ['Já existe um tipo de propriedade com esse nome.'] } },
    })
    expect((await types.create({ name: ' ' })).status).toBe(400)
  })

  it('cannot be deleted while properties or questions use them; the refusal says how many', async () => {
    const { id: simulatorId } = await aSimulator()
    const { propertyTypeId: id } = await aQuestion({ simulatorId, position: 1, options: ['A', 'B'] })
    const type = (await types.list()).find((one) => one.id === id)
    expect(type).toMatchObject({ properties_count: 2, steps_count: 1 })
    expect(await types.remove(id)).toMatchObject({
      status: 409,
      body: {
        errors: [`“${type?.name ?? ''}” não pode ser excluído: há 2 propriedades desse tipo e 1 pergunta que o usa.`],
      },
    })
  })
})

describe('the kinds of product', () => {
  it('are created, renamed and deleted, each with its history', async () => {
    const { id, name } = await aSimulator()
    const { status, body } = await kinds.create({ simulator_id: id, name: ' dock ', plural_name: 'docks' })
    expect([status, body]).toEqual([
      201,
      { id: body.id, name: 'dock', plural_name: 'docks', simulator: { id, name }, products_count: 0 },
    ])
    expect((await kinds.change(body.id, { name: 'base' })).body).toMatchObject({ name: 'base', plural_name: 'docks' })
    await kinds.change(body.id, { name: 'base', plural_name: 'bases' })
    await kinds.change(body.id, { name: 'base', plural_name: 'bases' })
    expect(await kinds.list()).toContainEqual(expect.objectContaining({ id: body.id, plural_name: 'bases' }))
    expect((await kinds.remove(body.id)).status).toBe(204)
    expect(await historyOf('product_type', body.id)).toMatchObject([
      { action: 'created', after: { name: 'dock', plural_name: 'docks', simulator: name } },
      { action: 'changed', after: { name: 'base', plural_name: 'docks' } },
      { action: 'changed', before: { plural_name: 'docks' }, after: { plural_name: 'bases' } },
      { action: 'deleted', before: { name: 'base' } },
    ])
  })

  it('need a unique name and an existing simulator', async () => {
    const { id: simulator_id, productType } = await aSimulator()
    const wanted = { simulator_id, name: productType.name.toUpperCase(), plural_name: 'X' }
    expect(await kinds.create(wanted)).toMatchObject({
      status: 409,
      body: { fields: { name: ['Já existe um tipo de produto com esse nome.'] } },
    })
    expect(await kinds.create({ ...wanted, simulator_id: 999_999, name: 'Outro' })).toMatchObject({
      status: 400,
      body: { fields: { simulator_id: ['Esse simulador não existe mais. Escolha outro.'] } },
    })
    const other = await kinds.create({ simulator_id, name: 'Outro', plural_name: 'Outros' })
    expect((await kinds.change(other.body.id, { name: productType.name })).status).toBe(409)
    expect((await kinds.change(other.body.id, { name: 'Outro', plural_name: ' ' })).status).toBe(400)
  })

  it('cannot be deleted while products use them; the refusal says how many', async () => {
    const { productType } = await aSimulator({ active: false })
    await aProduct({ productTypeId: productType.id, active: false })
    expect(await kinds.remove(productType.id)).toMatchObject({
      status: 409,
      body: {
        errors: [
          `“${productType.name}” não pode ser excluído: há 1 produto desse tipo. Escolha antes outro tipo para o que é dele.`,
        ],
      },
    })
  })

  it('cannot be deleted while a simulator on offer has no other one', async () => {
    const { id: simulator_id, name, productType } = await aSimulator()
    expect(await kinds.remove(productType.id)).toMatchObject({
      status: 409,
      body: {
        errors: [
          `“${productType.name}” é o único tipo de produto do simulador “${name}”, que está ativo. Crie outro antes ou desative o simulador.`,
        ],
      },
    })
    const second = await kinds.create({ simulator_id, name: 'segundo', plural_name: 'segundos' })
    const answers = await Promise.all([kinds.remove(productType.id), kinds.remove(second.body.id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409])
  })
})

it('unknown types and kinds answer 404', async () => {
  const answers = await Promise.all(
    [types, kinds].flatMap(({ change, remove }) => [change(999_999, { name: 'X' }), remove(999_999)]),
  )
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
})
