import { db } from '@/server/db/client'
import { propertyTypes, simulationChoices } from '@/server/db/schema/index'
import type { PropertyDetail } from '@/services/catalogue/properties/properties.schema'
import type { Page } from '@/services/http/page.schema'
import { aProduct, aQuestion, aReplacement, aSimulator } from '@/tests/factories/catalogue/catalogue.factory'
import { aPng, aStoredPicture } from '@/tests/factories/catalogue/pictures.factory'
import { aBegunQuotation } from '@/tests/factories/catalogue/simulation.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { readCsvRows } from '@/tests/factories/http/csv'
import { sendForm } from '@/tests/factories/http/forms.factory'
import { aStaffUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'
import { the } from '@/tests/factories/the'

type Refused = { code: string; errors: string[]; fields?: Record<string, string[]> }
type Fields = Parameters<typeof sendForm>[2]['fields']

let token: string
let notebooks: Awaited<ReturnType<typeof aSimulator>>
let screens: Awaited<ReturnType<typeof aQuestion>>

beforeAll(async () => {
  token = (await aStaffUser(['PRODUTO'])).token
  notebooks = await aSimulator()
  screens = await aQuestion({ simulatorId: notebooks.id, position: 1, options: ['13 pol.', '14 pol.', 'Maçã'] })
})

const aType = async (name: string) => the(await db().insert(propertyTypes).values({ name }).returning())
const create = (fields: Fields) => sendForm<PropertyDetail & Refused>('POST', '/property-management', { token, fields })
const change = (id: number, fields: Fields) =>
  sendForm<PropertyDetail & Refused>('PUT', `/property-management/${String(id)}`, { token, fields })
const remove = (id: number) => callApi<Refused>('DELETE', `/property-management/${String(id)}`, { token })
const list = (query = '') => callApi<Page<PropertyDetail>>('GET', `/property-details${query}`, { token })
const names = async (query: string) => (await list(query)).body.results.map(({ name }) => name)
const stored = (id: number) => rowsOf('select * from properties where id = $1', [id])
const historyOf = (id: number) =>
  rowsOf(`select action, before, after from event_logs where model_name = 'property' and object_id = $1 order by id`, [
    id,
  ])

let made = 0
const aProperty = async (fields: Fields = {}) =>
  (await create({ name: `Resposta ${String(++made)}`, property_type_id: screens.propertyTypeId, ...fields })).body

describe('the properties', () => {
  it('are listed in the order of the simulator, type by type', async () => {
    expect(await names(`?property_type=${String(screens.propertyTypeId)}`)).toEqual(['13 pol.', '14 pol.', 'Maçã'])
  })

  it('are searched and filtered', async () => {
    const type = await aType('Cor')
    const other = await aSimulator()
    const blue = await aProperty({ name: 'Azul', property_type_id: type.id, simulator_ids: [other.id] })
    const red = await aProperty({ name: 'Vermelho', property_type_id: type.id, active: false })
    await aProduct({ productTypeId: other.productType.id, properties: [red.id] })
    expect(await names('?search=maca')).toEqual(['Maçã'])
    expect(await names(`?property_type=${String(type.id)}&ordering=-name`)).toEqual(['Vermelho', 'Azul'])
    expect(await names(`?simulator=${String(other.id)}`)).toEqual(['Azul'])
    expect(await names(`?product_type=${String(other.productType.id)}`)).toEqual(['Vermelho'])
    expect(await names('?active=false')).toEqual(['Vermelho'])
    expect(await names('?is_auto_created=true')).toEqual([])
    expect((await list('?search=azul')).body.results).toEqual([
      { ...blue, simulators: [{ id: other.id, name: other.name }] },
    ])
  })

  it('are exported with the same filters', async () => {
    const [, answer = 0, other = 0] = screens.options
    await aReplacement(answer, other)
    const type = (await list('?search=14')).body.results[0]?.property_type.name ?? ''
    const file = await callApi<string>('GET', '/property-details-csv-extract?search=14', { token })
    expect(readCsvRows(file.body)).toEqual([
      {
        'Nº da propriedade': String(answer),
        Tipo: type,
        Nome: '14 pol.',
        Descrição: '',
        Cor: '',
        Simuladores: notebooks.name,
        'Também atendida por': `${type}: Maçã`,
        Produtos: '0',
        Situação: 'Ativa',
      },
    ])
  })
})

describe('creating a property', () => {
  it('stores all of its fields, as the last of its type, with its history', async () => {
    const [, second = 0] = screens.options
    const { status, body } = await create({
      name: ' 12 pol. ',
      description: 'Cabe na bolsa.',
      property_type_id: screens.propertyTypeId,
      image: 'laptop:cube:#3F3E4E',
      hex_color: '#3f2ebc',
      simulator_ids: [notebooks.id],
      replace_ids: [second],
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      name: '12 pol.',
      image: 'laptop:cube:#3F3E4E',
      hex_color: '#3F2EBC',
      simulators: [{ id: notebooks.id, name: notebooks.name }],
      replaces: [{ id: second, name: '14 pol.' }],
      active: true,
    })
    expect(await stored(body.id)).toMatchObject([{ position: 3 }])
    expect(await historyOf(body.id)).toMatchObject([{ action: 'created', after: { name: '12 pol.' } }])
  })

  it('stores a picture sent in the form, and one that was uploaded before', async () => {
    const file = new File([await aPng()], 'foto.png', { type: 'image/png' })
    const src = await aStoredPicture(token)
    expect((await aProperty({ image: file })).image).toMatch(/^\/pictures\//)
    expect((await aProperty({ image: src })).image).toBe(src)
    expect(await rowsOf('select id from pictures where attached_at is null')).toEqual([])
  })

  it.each([
    ['without a name', { name: '  ' }, 'name'],
    ['with the name of another of its type', { name: '13 POL.' }, 'name'],
    ['of a type that does not exist', { property_type_id: 999_999 }, 'property_type_id'],
    ['in a simulator that does not exist', { simulator_ids: [999_999] }, 'simulator_ids'],
    ['replaced by an unknown property', { replace_ids: [999_999] }, 'replace_ids'],
    ['with an invalid colour', { hex_color: 'azul' }, 'hex_color'],
    ['with a picture from another site', { image: 'https://example.com/a.png' }, 'image'],
    ['with an unknown field', { nada: 1 }, 'nada'],
  ])('refuses one %s', async (_, fields, field) => {
    const before = await rowsOf('select count(*) from properties')
    const answer = await create({ name: 'Nova', property_type_id: screens.propertyTypeId, ...fields })
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid', fields: { [field]: [expect.any(String)] } } })
    expect(await rowsOf('select count(*) from properties')).toEqual(before)
  })

  it('refuses a file that is not a picture, and a body that is not a form', async () => {
    const file = new File(['nada'], 'foto.png', { type: 'image/png' })
    expect((await create({ name: 'X', property_type_id: screens.propertyTypeId, image: file })).status).toBe(415)
    expect((await callApi('POST', '/property-management', { token, body: { name: 'X' } })).status).toBe(415)
  })

  it('creates a name only once under concurrent requests', async () => {
    const fields = { name: 'Ao mesmo tempo', property_type_id: screens.propertyTypeId }
    const answers = await Promise.all([create(fields), create(fields), create(fields)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400])
  })
})

describe('changing a property', () => {
  it('changes only the given fields, with both values in the history; an equal value is no change', async () => {
    const read = (id: number) => callApi<PropertyDetail>('GET', `/property-details/${String(id)}`, { token })
    const { id, name } = await aProperty({ description: 'Antes', simulator_ids: [notebooks.id], hex_color: '#112233' })
    expect((await read(id)).body).toMatchObject({ id, name, description: 'Antes' })
    expect((await change(id, { description: 'Depois', hex_color: '', simulator_ids: [] })).body).toMatchObject({
      name,
      description: 'Depois',
      hex_color: null,
      simulators: [],
    })
    await change(id, { description: 'Depois' })
    expect(await historyOf(id)).toMatchObject([
      { action: 'created' },
      { action: 'changed', before: { description: 'Antes' }, after: { description: 'Depois', simulators: [] } },
    ])
  })

  it('refuses circular replacements', async () => {
    const [one, two, three] = [await aProperty(), await aProperty(), await aProperty()]
    expect((await change(one.id, { replace_ids: [two.id] })).status).toBe(200)
    expect((await change(two.id, { replace_ids: [three.id] })).status).toBe(200)
    expect(await change(three.id, { replace_ids: [one.id] })).toMatchObject({
      status: 400,
      body: { fields: { replace_ids: [`${one.name} já depende desta propriedade. Tire de um dos dois lados.`] } },
    })
    expect((await change(one.id, { replace_ids: [one.id] })).status).toBe(400)
    const both = await Promise.all([
      change(three.id, { name: 'Três', replace_ids: [] }),
      change(one.id, { replace_ids: [three.id] }),
    ])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
  })

  it('refuses replacements of another type', async () => {
    const other = await aProperty({ property_type_id: (await aType('Memória')).id })
    expect((await change((await aProperty()).id, { replace_ids: [other.id] })).status).toBe(400)
  })

  it('changes the type only while nothing refers to it, and drops its replacements', async () => {
    const type = await aType('Peso')
    const [free, used, stand] = [await aProperty(), await aProperty(), await aProperty()]
    await aProduct({ productTypeId: notebooks.productType.id, properties: [used.id] })
    await aReplacement(free.id, stand.id)
    expect((await change(free.id, { property_type_id: type.id })).body).toMatchObject({
      property_type: { id: type.id },
      replaces: [],
    })
    expect(await change(used.id, { property_type_id: type.id })).toMatchObject({
      status: 409,
      body: { errors: ['O tipo não muda mais: há 1 produto que a tem.'] },
    })
  })

  it('answers 404 for one that does not exist', async () => {
    expect((await change(999_999, { name: 'X' })).status).toBe(404)
    expect((await remove(999_999)).status).toBe(404)
    expect((await callApi('GET', '/property-details/999999', { token })).status).toBe(404)
  })
})

describe('deleting a property', () => {
  it('deletes what nothing refers to, with its history', async () => {
    const { id, name } = await aProperty({ simulator_ids: [notebooks.id] })
    expect((await remove(id)).status).toBe(204)
    expect(await stored(id)).toEqual([])
    expect(await historyOf(id)).toMatchObject([{}, { action: 'deleted', before: { name } }])
  })

  it('is refused while something refers to it, and says what', async () => {
    const [used, replaced] = [await aProperty(), await aProperty()]
    await aProduct({ productTypeId: notebooks.productType.id, properties: [used.id] })
    await aProduct({ productTypeId: notebooks.productType.id, properties: [used.id] })
    await aReplacement(replaced.id, used.id)
    const { id: quotationId } = (await aBegunQuotation()).quotation
    await db().insert(simulationChoices).values({ quotationId, stepId: screens.id, propertyId: used.id })
    expect(await remove(used.id)).toMatchObject({
      status: 409,
      body: {
        code: 'conflict',
        errors: [
          `“${used.name}” não pode ser excluída: há 2 produtos que a têm, 1 simulação que a escolheu e 1 propriedade que ela substitui. Desative-a.`,
        ],
      },
    })
    expect(await stored(used.id)).toHaveLength(1)
  })
})

describe('activating several properties', () => {
  it('changes only those in another state, each with its history', async () => {
    const [one, two] = [await aProperty(), await aProperty({ active: false })]
    const activate = (active: boolean) =>
      callApi('PUT', '/property-management/activation', { token, body: { ids: [one.id, two.id, 999_999], active } })
    expect((await activate(false)).body).toEqual({ changed: 1 })
    expect(await historyOf(one.id)).toMatchObject([{}, { action: 'deactivated', after: { active: false } }])
    expect(await historyOf(two.id)).toHaveLength(1)
    expect((await activate(true)).body).toEqual({ changed: 2 })
  })
})

describe('the history of a property', () => {
  it('is only for those who manage the catalogue', async () => {
    const { id } = await aProperty()
    const read = async (group: 'ADMINISTRADOR' | 'FINANCEIRO') => {
      const reader = await aStaffUser([group])
      return (await callApi('GET', `/event-logs/${String(id)}?model_name=property`, { token: reader.token })).status
    }
    expect(await read('ADMINISTRADOR')).toBe(200)
    expect(await read('FINANCEIRO')).toBe(403)
  })
})
