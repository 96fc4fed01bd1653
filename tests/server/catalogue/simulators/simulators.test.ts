import type {
  ManagedSimulator,
  SimulatorDetail,
  SimulatorSummary,
} from '@/services/catalogue/simulators/simulators.schema'
import type { Page } from '@/services/http/page.schema'
import type { Quotation, Simulator } from '@/services/simulation/simulation.schema'
import { anOfferedSimulator, aQuestion, aSimulator } from '@/tests/factories/catalogue/catalogue.factory'
import { aStoredPicture } from '@/tests/factories/catalogue/pictures.factory'
import { aBegunQuotation } from '@/tests/factories/catalogue/simulation.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { readCsvRows } from '@/tests/factories/http/csv'
import { aStaffUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

type Answered = ManagedSimulator & { errors: string[]; fields?: Record<string, string[]> }

const PATH = '/simulator-management'
let token: string

beforeAll(async () => {
  token = (await aStaffUser(['PRODUTO'])).token
})

const list = async (query = '') => (await callApi<Page<SimulatorSummary>>('GET', `${PATH}${query}`, { token })).body
const read = async (id: number) => (await callApi<ManagedSimulator>('GET', `${PATH}/${String(id)}`, { token })).body
const create = (body: object) => callApi<Answered>('POST', PATH, { token, body })
const change = (id: number, body: object) => callApi<Answered>('PUT', `${PATH}/${String(id)}`, { token, body })
const remove = (id: number) => callApi<Answered>('DELETE', `${PATH}/${String(id)}`, { token })
const historyOf = (id: number) =>
  rowsOf(`select action, before, after from event_logs where model_name = 'simulator' and object_id = $1 order by id`, [
    id,
  ])

let made = 0
const fields = () => ({ name: `Novo ${String(++made)}`, description: 'Para todos', image: 'tablet:bars' })

describe('the simulators in catalogue management', () => {
  it('are all listed, also inactive ones, each with its questions in order', async () => {
    const closed = await aSimulator({ position: 2, active: false })
    const open = await aSimulator({ position: 1 })
    const second = await aQuestion({ simulatorId: open.id, position: 2, options: ['B'], optional: true })
    const first = await aQuestion({ simulatorId: open.id, position: 1, options: ['A'] })
    const { status, body } = await callApi<SimulatorDetail[]>('GET', '/simulator-detail', { token })
    expect(status).toBe(200)
    expect(body.map(({ id, active, order }) => [id, active, order])).toEqual([
      [open.id, true, 1],
      [closed.id, false, 2],
    ])
    expect(body.map(({ steps }) => steps.map(({ id }) => id))).toEqual([[first.id, second.id], []])
  })

  it('show what they contain, and what they lack', async () => {
    const { id, name, productType } = await anOfferedSimulator()
    await aBegunQuotation(undefined, { ...(await anOfferedSimulator()), id })
    const found = await list(`?search=${encodeURIComponent(name.toUpperCase())}`)
    expect(found.results.filter((one) => one.id === id)).toMatchObject([
      {
        product_types: [{ id: productType.id, name: productType.name }],
        steps_count: 1,
        products_count: 1,
        plans_count: 3,
        service_packages_count: 3,
        open_quotations: 1,
        missing: [],
      },
    ])
    const { body } = await create(fields())
    expect(body.missing).toEqual(['uma pergunta', 'um tipo de produto', 'um plano ativo', 'um pacote de serviço ativo'])
  })

  it('can be filtered, sorted and exported', async () => {
    const { body } = await create({ ...fields(), name: 'Ângulo reto' })
    expect((await list('?search=angulo&active=false')).results.map(({ id }) => id)).toEqual([body.id])
    expect((await list('?search=angulo&active=true')).count).toBe(0)
    const names = (await list('?ordering=name&page_size=100')).results.map(({ name }) => name)
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'pt-BR')))
    const file = await callApi<string>('GET', `${PATH}-csv-extract?search=angulo`, { token })
    expect(readCsvRows(file.body)).toMatchObject([{ Nome: 'Ângulo reto', Situação: 'Desativado', Perguntas: '0' }])
  })
})

describe('a new simulator', () => {
  it('comes last and inactive, with its history', async () => {
    const sent = fields()
    const { status, body } = await create({ ...sent, name: ` ${sent.name} ` })
    expect([status, body]).toMatchObject([201, { ...sent, active: false, steps: [], steps_version: 1 }])
    expect(body.order).toBe((await list('?page_size=1')).count)
    expect(await historyOf(body.id)).toMatchObject([{ action: 'created', after: sent }])
  })

  it('has a unique name, also when created concurrently', async () => {
    const sent = fields()
    const answers = await Promise.all([create(sent), create(sent), create(sent)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect(await create({ ...sent, name: sent.name.toUpperCase() })).toMatchObject({
      status: 409,
      body: { fields: { name: ['Já existe um simulador com esse nome.'] } },
    })
  })

  it.each([
    ['an empty name', { name: ' ' }, 'name'],
    ['an empty description', { description: '' }, 'description'],
    ['a picture from another site', { image: 'https://example.com/a.png' }, 'image'],
    ['an unknown field', { active: true }, ''],
  ])('is refused with %s', async (_, wrong, field) => {
    expect(await create({ ...fields(), ...wrong })).toMatchObject({
      status: 400,
      body: { fields: { [field]: [expect.any(String)] } },
    })
  })

  it('keeps an uploaded picture', async () => {
    const image = await aStoredPicture(token)
    expect((await create({ ...fields(), image })).body.image).toBe(image)
    expect(await rowsOf('select id from pictures where attached_at is null')).toEqual([])
  })
})

describe('changing a simulator', () => {
  it('changes only the given fields, with both values in the history; an equal value is no change', async () => {
    const { id, name } = await anOfferedSimulator()
    expect((await change(id, { description: 'Outra', image: 'box' })).body).toMatchObject({
      name,
      description: 'Outra',
    })
    await change(id, { description: 'Outra' })
    expect(await historyOf(id)).toMatchObject([
      { action: 'changed', before: { image: 'laptop:bars' }, after: { image: 'box', description: 'Outra' } },
    ])
    expect((await change(id, { name: (await anOfferedSimulator()).name })).status).toBe(409)
  })

  it('moves it to the given position', async () => {
    const ids = async () => (await list('?page_size=100')).results.map((one) => one.id)
    const { body } = await create(fields())
    const before = (await ids()).filter((id) => id !== body.id)
    expect((await change(body.id, { order: 2 })).body.order).toBe(2)
    expect(await ids()).toEqual(before.toSpliced(1, 0, body.id))
    expect((await change(body.id, { order: 1000 })).body.order).toBe(before.length + 1)
    expect((await change(body.id, { order: 0 })).status).toBe(400)
  })

  it('activates it only when nothing is missing', async () => {
    const { id, name, productType } = await aSimulator({ active: false })
    expect(await change(id, { active: true })).toMatchObject({
      status: 409,
      body: {
        errors: [`“${name}” ainda não pode ser ativado. Falta: uma pergunta.`],
        data: { missing: ['uma pergunta'] },
      },
    })
    const question = await aQuestion({ simulatorId: id, position: 1, options: [] })
    await rowsOf('update plans set active = false where simulator_id = $1', [id])
    await rowsOf('update service_packages set active = false where simulator_id = $1', [id])
    await rowsOf('delete from product_types where id = $1', [productType.id])
    expect((await change(id, { active: true })).body.errors).toEqual([
      `“${name}” ainda não pode ser ativado. Falta: uma resposta ativa para “${question.title}”, um tipo de produto, um plano ativo e um pacote de serviço ativo.`,
    ])
    expect((await read(id)).active).toBe(false)
  })

  it('hides it from customers when deactivated, while simulations in progress continue', async () => {
    const simulator = await anOfferedSimulator()
    const { id, name, question } = simulator
    const { path, token: customer } = await aBegunQuotation(undefined, simulator)
    expect((await change(id, { active: false })).body.active).toBe(false)
    const offered = await callApi<Simulator[]>('GET', '/simulators', { token: customer })
    expect(offered.body.map((one) => one.id)).not.toContain(id)
    const answer = { step: question.id, properties: question.options.slice(0, 1) }
    expect((await callApi('PUT', `${path}/properties`, { token: customer, body: answer })).status).toBe(200)
    expect(await callApi<Quotation>('POST', '/quotations', { token: customer, body: { simulator: id } })).toMatchObject(
      {
        status: 400,
        body: { errors: [`O simulador “${name}” não é mais oferecido. Comece outra simulação.`] },
      },
    )
    expect((await change(id, { active: true })).body.active).toBe(true)
    expect((await historyOf(id)).map(({ action }) => action)).toEqual(['deactivated', 'activated'])
  })
})

describe('deleting a simulator', () => {
  it('deletes one that is not in use, with its history', async () => {
    const { body } = await create(fields())
    await aQuestion({ simulatorId: body.id, position: 1, options: ['A'] })
    expect((await remove(body.id)).status).toBe(204)
    expect((await callApi('GET', `${PATH}/${String(body.id)}`, { token })).status).toBe(404)
    expect(await historyOf(body.id)).toMatchObject([{}, { action: 'deleted', before: { name: body.name } }])
  })

  it('is refused while something belongs to it, and says what', async () => {
    const simulator = await anOfferedSimulator()
    await aBegunQuotation(undefined, simulator)
    expect(await remove(simulator.id)).toMatchObject({
      status: 409,
      body: {
        errors: [
          `“${simulator.name}” não pode ser excluído: há 1 simulação, 1 tipo de produto, 3 planos e 3 pacotes de serviço nele. Desative-o: ele sai das opções dos clientes e o que já existe continua como está.`,
        ],
      },
    })
  })

  it('answers 404 for one that does not exist, as every other call does', async () => {
    const questions = { steps_version: 1, steps: [] }
    const answers = [
      await remove(999_999),
      await change(999_999, { name: 'X' }),
      await callApi('PUT', `${PATH}/999999/steps`, { token, body: questions }),
      await callApi('GET', `${PATH}/999999/answers`, { token }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  })
})
