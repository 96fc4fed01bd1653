import type { ManagedSimulator, SimulatorAnswer } from '@/services/catalogue/simulators/simulators.schema'
import type { PropertyOption, Quotation } from '@/services/simulation/simulation.schema'
import { aProduct, aQuestion, aSimulator } from '@/tests/factories/catalogue/catalogue.factory'
import { aBegunQuotation } from '@/tests/factories/catalogue/simulation.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { aStaffUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

type Answered = ManagedSimulator & {
  code: string
  errors: string[]
  fields?: Record<string, string[]>
  data?: { simulator: ManagedSimulator }
}
type Question = Awaited<ReturnType<typeof aQuestion>>

let token: string

beforeAll(async () => {
  token = (await aStaffUser(['PRODUTO'])).token
})

const addressOf = (id: number) => `/simulator-management/${String(id)}`
const read = async (id: number) => (await callApi<ManagedSimulator>('GET', addressOf(id), { token })).body
const save = (id: number, steps: object[], steps_version = 1) =>
  callApi<Answered>('PUT', `${addressOf(id)}/steps`, { token, body: { steps_version, steps } })
const historyOf = (id: number) =>
  rowsOf(`select action, before, after from event_logs where model_name = 'simulator' and object_id = $1`, [id])

/** A question as the form sends it. */
const sent = ({ id, title, subtitle, propertyTypeId, multiple, optional }: Question, changed: object = {}) => ({
  id,
  title,
  subtitle,
  property_type_id: propertyTypeId,
  multiple,
  optional,
  ...changed,
})

/** A simulator that asks two questions, and a type that no question of it asks for, with one answer. */
async function aSimulatorAsking(overrides: { active?: boolean } = {}) {
  const simulator = await aSimulator(overrides)
  const asked = { simulatorId: simulator.id, options: ['A', 'B'] }
  const first = await aQuestion({ ...asked, position: 1 })
  const second = await aQuestion({ ...asked, position: 2 })
  const other = await aQuestion({ simulatorId: simulator.id, position: 3, options: ['C'] })
  await rowsOf('update steps set active = false where id = $1', [other.id])
  const added = {
    title: 'Nova?',
    subtitle: null,
    property_type_id: other.propertyTypeId,
    multiple: false,
    optional: false,
  }
  return { simulator, id: simulator.id, first, second, added }
}

describe('the questions of a simulator', () => {
  it('are changed, moved, added and removed by one save, with their history', async () => {
    const { id, first, second, added } = await aSimulatorAsking()
    const changed = sent(second, { title: ' Outra? ', subtitle: 'Com texto', multiple: true, optional: true })
    const { status, body } = await save(id, [changed, added])
    expect(status).toBe(200)
    expect(body.steps).toMatchObject([
      { id: second.id, order: 1, title: 'Outra?', subtitle: 'Com texto', multiple: true, optional: true },
      { order: 2, title: 'Nova?', property_type: { id: added.property_type_id } },
    ])
    expect(body.steps_version).toBe(2)
    expect(await historyOf(id)).toMatchObject([
      {
        action: 'questions_changed',
        before: { questions: [{ title: first.title }, { title: second.title }] },
        after: { questions: [{ title: 'Outra?', multiple: true }, { title: 'Nova?' }] },
      },
    ])
  })

  it('keep their version and history when nothing changed', async () => {
    const { id, first, second } = await aSimulatorAsking()
    expect((await save(id, [sent(first), sent(second)])).body.steps_version).toBe(1)
    expect(await historyOf(id)).toEqual([])
  })

  it('can swap places', async () => {
    const { id, first, second } = await aSimulatorAsking()
    expect((await save(id, [sent(second), sent(first)])).body.steps.map((step) => step.id)).toEqual([
      second.id,
      first.id,
    ])
  })

  it('are saved by one of two concurrent editors; the other gets an edit conflict with the current ones', async () => {
    const { id, first, second } = await aSimulatorAsking()
    const answers = await Promise.all([save(id, [sent(first)]), save(id, [sent(second)])])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({
      code: 'conflict',
      errors: [
        'Outra pessoa mudou as perguntas deste simulador enquanto você editava. Nada do que você fez foi salvo.',
      ],
    })
    const now = await read(id)
    expect(now.steps).toHaveLength(1)
    expect(refused?.body.data?.simulator).toEqual(now)
  })

  it.each([
    ['without a title', { title: ' ' }, 'steps[0].title'],
    ['of a type that does not exist', { property_type_id: 999_999 }, 'steps[0].property_type_id'],
    ['without a type', { property_type_id: 0 }, 'steps[0].property_type_id'],
  ])('refuse one %s', async (_, wrong, field) => {
    const { id, first } = await aSimulatorAsking()
    expect(await save(id, [sent(first, wrong)])).toMatchObject({
      status: 400,
      body: { fields: { [field]: [expect.any(String)] } },
    })
    expect((await read(id)).steps).toHaveLength(2)
  })

  it('refuse two of the same type, and more than the maximum', async () => {
    const { id, first, second } = await aSimulatorAsking()
    expect(
      (await save(id, [sent(first), sent(second, { property_type_id: first.propertyTypeId })])).body.fields,
    ).toEqual({
      'steps[1].property_type_id': ['Outra pergunta já usa esse tipo de propriedade. Escolha outro.'],
    })
    expect(
      (
        await save(
          id,
          Array.from({ length: 21 }, () => sent(first)),
        )
      ).status,
    ).toBe(400)
  })

  it('cannot be empty while the simulator is on offer, nor can a required one lack answers', async () => {
    const { id, simulator, first, second, added } = await aSimulatorAsking()
    expect((await save(id, [])).body.errors).toEqual([
      `“${simulator.name}” está ativo e precisa de ao menos uma pergunta. Inclua uma ou desative o simulador.`,
    ])
    await rowsOf('update properties set active = false where property_type_id = $1', [added.property_type_id])
    expect(await save(id, [sent(first), sent(second), added])).toMatchObject({
      status: 409,
      body: {
        errors: [
          `A pergunta “Nova?” do simulador “${simulator.name}” ficaria sem nenhuma resposta ativa, e ela é obrigatória. Deixe ao menos uma ou torne a pergunta opcional.`,
        ],
      },
    })
    expect((await read(id)).steps).toHaveLength(2)
    expect((await save(id, [sent(first), { ...added, optional: true }])).status).toBe(200)
  })

  it('may be empty while the simulator is not on offer', async () => {
    const { id } = await aSimulatorAsking({ active: false })
    expect((await save(id, [])).body.steps).toEqual([])
  })
})

describe('a simulation in progress', () => {
  it('continues after a question is moved or replaced by one of another type', async () => {
    const { id, simulator, first, second, added } = await aSimulatorAsking()
    const { path, token: customer } = await aBegunQuotation(undefined, simulator)
    const answer = (step: number, properties: number[]) =>
      callApi<Quotation>('PUT', `${path}/properties`, { token: customer, body: { step, properties } })
    await answer(first.id, first.options.slice(0, 1))
    await answer(second.id, second.options.slice(0, 1))

    const moved = (await save(id, [sent(second), sent(first)])).body
    const now = await callApi<Quotation>('GET', path, { token: customer })
    expect(now.body.simulation_choices.map(({ step }) => step)).toEqual([second.id, first.id])

    const other = sent(first, { property_type_id: added.property_type_id })
    const { body } = await save(id, [sent(second), other], moved.steps_version)
    const asked = body.steps[1]?.id ?? 0
    expect(asked).not.toBe(first.id)
    const after = await callApi<Quotation>('GET', path, { token: customer })
    expect(after.body.simulation_choices.map(({ step }) => step)).toEqual([second.id])
    const options = `/properties?quotation=${path.split('/').at(-1) ?? ''}&step=${String(asked)}`
    const offered = await callApi<PropertyOption[]>('GET', options, { token: customer })
    expect((await answer(asked, [offered.body[0]?.id ?? 0])).body.step).toBe(asked)
  })
})

describe('a type of property', () => {
  it('can be deleted once no question uses it and no simulation has answered one', async () => {
    const { id, first, second } = await aSimulatorAsking()
    const type = `/property-type-management/${String(first.propertyTypeId)}`
    await save(id, [sent(second)])
    await rowsOf('delete from properties where property_type_id = $1', [first.propertyTypeId])
    expect((await callApi('DELETE', type, { token })).status).toBe(204)
  })

  it('cannot be deleted while a simulation has an answer to a removed question', async () => {
    const { id, simulator, first, second } = await aSimulatorAsking()
    const { path, token: customer } = await aBegunQuotation(undefined, simulator)
    const body = { step: first.id, properties: first.options.slice(0, 1) }
    await callApi('PUT', `${path}/properties`, { token: customer, body })
    await save(id, [sent(second)])
    const type = `/property-type-management/${String(first.propertyTypeId)}`
    expect((await callApi<Answered>('DELETE', type, { token })).body.errors).toEqual([
      expect.stringMatching(/há 2 propriedades desse tipo e 1 pergunta já respondida\.$/),
    ])
  })
})

describe('the answers of a simulator', () => {
  it('are the active ones, with stock and price as in a simulation without other answers', async () => {
    const { id, simulator, first, second } = await aSimulatorAsking()
    const [cheap = 0, gone = 0] = first.options
    await aProduct({ productTypeId: simulator.productType.id, properties: [cheap], price: '289.00', units: 4 })
    await rowsOf('update properties set active = false where id = $1', [gone])
    const { body } = await callApi<SimulatorAnswer[]>('GET', `${addressOf(id)}/answers`, { token })
    expect(body.filter((one) => one.property_type === first.propertyTypeId)).toMatchObject([
      { id: cheap, name: 'A', available: 4, starting_price: '245.65' },
    ])
    expect(body.filter((one) => one.property_type === second.propertyTypeId)).toHaveLength(2)
  })
})
