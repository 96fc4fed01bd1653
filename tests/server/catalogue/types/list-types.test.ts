import type { ProductType, PropertyType } from '@/services/catalogue/types/types.schema'
import {
  anOfferedSimulator,
  aProduct,
  aProductType,
  aQuestion,
  aSimulator,
} from '@/tests/factories/catalogue/catalogue.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { readCsvRows } from '@/tests/factories/http/csv'
import { aStaffUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

let token: string

beforeAll(async () => {
  token = (await aStaffUser(['PRODUTO'])).token
})

const TYPES = '/property-type-management'
const KINDS = '/product-type-details'

const list = async <Type>(path: string, query: string) =>
  (await callApi<Type[]>('GET', `${path}?${query}`, { token })).body
const fileOf = async (path: string, query: string) =>
  readCsvRows((await callApi<string>('GET', `${path}-csv-extract?${query}`, { token })).body)
const removeMany = (path: string, ids: number[]) =>
  callApi<{ deleted: number; errors: string[] }>('PUT', `${path}/deletion`, { token, body: { ids } })
const aType = async (name: string) => (await callApi<PropertyType>('POST', TYPES, { token, body: { name } })).body.id
const actionsOf = async (model: string, id: number) =>
  (
    await rowsOf<{ action: string }>(
      'select action from event_logs where model_name = $1 and object_id = $2 order by id',
      [model, id],
    )
  ).map(({ action }) => action)

describe('the list of types of property', () => {
  it('can be searched by a part of the name, sorted and exported', async () => {
    const { id: simulatorId } = await aSimulator()
    const { propertyTypeId } = await aQuestion({ simulatorId, position: 1, options: ['A', 'B'] })
    await rowsOf('update property_types set name = $1 where id = $2', ['Impressão em cores', propertyTypeId])
    const formula = await aType('=Impressão')
    const names = async (query: string) => (await list<PropertyType>(TYPES, query)).map(({ name }) => name)
    expect(await names('search=IMPRESSAO')).toEqual(['=Impressão', 'Impressão em cores'])
    expect(await names('search=impressao&ordering=-properties_count')).toEqual(['Impressão em cores', '=Impressão'])
    expect(await fileOf(TYPES, 'search=impressao&ordering=steps_count')).toEqual([
      { 'Nº do tipo de propriedade': String(formula), Nome: "'=Impressão", Propriedades: '0', Perguntas: '0' },
      {
        'Nº do tipo de propriedade': String(propertyTypeId),
        Nome: 'Impressão em cores',
        Propriedades: '2',
        Perguntas: '1',
      },
    ])
    expect((await callApi('GET', `${TYPES}?ordering=id`, { token })).status).toBe(400)
  })

  it('allows bulk deletion, all or none; the refusal says why each one stays', async () => {
    const unused = [await aType('Ruído'), await aType('Brilho')]
    const { id: simulatorId } = await aSimulator()
    const { propertyTypeId: used } = await aQuestion({ simulatorId, position: 1, options: ['A'] })
    const name = (await list<PropertyType>(TYPES, '')).find(({ id }) => id === used)?.name ?? ''
    expect(await removeMany(TYPES, [...unused, used])).toMatchObject({
      status: 409,
      body: {
        errors: [
          'Nenhum tipo foi excluído.',
          `“${name}” não pode ser excluído: há 1 propriedade desse tipo e 1 pergunta que o usa.`,
        ],
      },
    })
    expect(await list(TYPES, 'search=ruido')).toHaveLength(1)
    expect((await removeMany(TYPES, [...unused, 999_999])).body).toEqual({ deleted: 2 })
    for (const id of unused) expect(await actionsOf('property_type', id)).toEqual(['created', 'deleted'])
  })
})

describe('the list of kinds of product', () => {
  it('can be searched by name or simulator, sorted and exported', async () => {
    const { id: simulatorId, productType } = await aSimulator({ name: 'Robótica' })
    const arm = await aProductType({ simulatorId, name: 'braço', pluralName: 'braços' })
    await aProduct({ productTypeId: arm.id })
    const ids = async (query: string) => (await list<ProductType>(KINDS, query)).map(({ id }) => id)
    expect(await ids('search=robotica&ordering=-products_count')).toEqual([arm.id, productType.id])
    expect(await ids('search=BRACO')).toEqual([arm.id])
    expect(await fileOf(KINDS, 'search=bracos')).toEqual([
      {
        'Nº do tipo de produto': String(arm.id),
        'Nome no singular': 'braço',
        'Nome no plural': 'braços',
        Simulador: 'Robótica',
        Produtos: '1',
      },
    ])
  })

  it('allows bulk deletion, all or none; the refusal says why each one stays', async () => {
    const offered = await anOfferedSimulator()
    const { id, name, productType: only } = await aSimulator()
    const second = await aProductType({ simulatorId: id, name: 'lupa', pluralName: 'lupas' })
    expect(await removeMany(KINDS, [offered.productType.id, only.id, second.id])).toMatchObject({
      status: 409,
      body: {
        errors: [
          'Nenhum tipo foi excluído.',
          `“${offered.productType.name}” não pode ser excluído: há 1 produto desse tipo. Escolha antes outro tipo para o que é dele.`,
          `“${offered.productType.name}” é o único tipo de produto do simulador “${offered.name}”, que está ativo. Crie outro antes ou desative o simulador.`,
          `“${only.name}” e “lupa” são os únicos tipos de produto do simulador “${name}”, que está ativo. Crie outro antes ou desative o simulador.`,
        ],
      },
    })
    expect((await removeMany(KINDS, [only.id])).body).toEqual({ deleted: 1 })
    expect((await removeMany(KINDS, [second.id])).status).toBe(409)
    expect(await actionsOf('product_type', only.id)).toEqual(['deleted'])
  })

  it('keeps one when the last two are deleted concurrently', async () => {
    const { id, productType } = await aSimulator()
    const second = await aProductType({ simulatorId: id, name: 'funil', pluralName: 'funis' })
    const answers = await Promise.all([productType.id, second.id].map((one) => removeMany(KINDS, [one])))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})
