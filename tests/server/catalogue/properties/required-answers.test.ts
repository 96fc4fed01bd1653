import type { PropertyDetail } from '@/services/catalogue/properties/properties.schema'
import { aQuestion, aSimulator } from '@/tests/factories/catalogue/catalogue.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { sendForm } from '@/tests/factories/http/forms.factory'
import { aStaffUser } from '@/tests/factories/people/users.factory'
import { historyOf, rowsOf } from '@/tests/factories/rows'

type Refused = { code: string; errors: string[] }

let token: string

beforeAll(async () => {
  token = (await aStaffUser(['PRODUTO'])).token
})

const activate = (ids: readonly number[], active: boolean) =>
  callApi<Refused>('PUT', '/property-management/activation', { token, body: { ids, active } })
const change = (id: number, fields: Parameters<typeof sendForm>[2]['fields']) =>
  sendForm<PropertyDetail & Refused>('PUT', `/property-management/${String(id)}`, { token, fields })
const remove = (id: number) => callApi<Refused>('DELETE', `/property-management/${String(id)}`, { token })
const activeOf = async (ids: readonly number[]) =>
  (await rowsOf('select id from properties where id = any($1) and active order by id', [ids])).map(({ id }) => id)

type Asked = { optional?: boolean; active?: boolean; options?: string[] }

async function aSimulatorAsking({ optional = false, active = true, options = ['A', 'B'] }: Asked = {}) {
  const simulator = await aSimulator({ active })
  const question = await aQuestion({ simulatorId: simulator.id, position: 1, optional, options })
  const [first = 0, last = 0] = question.options
  const sentence = `A pergunta “${question.title}” do simulador “${simulator.name}” ficaria sem nenhuma resposta ativa, e ela é obrigatória. Deixe ao menos uma ou torne a pergunta opcional.`
  return { simulator, question, first, last, sentence }
}

describe('the last answer to a required question', () => {
  it('cannot be removed, while the others can', async () => {
    const { first, last, sentence } = await aSimulatorAsking()
    expect((await activate([first], false)).status).toBe(200)
    const refused = { status: 409, body: { code: 'conflict', errors: [sentence] } }
    expect(await activate([last], false)).toMatchObject(refused)
    expect(await change(last, { active: false })).toMatchObject(refused)
    expect(await change(last, { simulator_ids: [] })).toMatchObject(refused)
    expect(await remove(last)).toMatchObject(refused)
    expect(await activeOf([first, last])).toEqual([last])
    expect(await historyOf('property', last)).toEqual([])
  })

  it('prevents the deactivation of several answers as a whole', async () => {
    const { question, simulator, sentence } = await aSimulatorAsking()
    const other = await aQuestion({ simulatorId: simulator.id, position: 2, options: ['C', 'D'] })
    const ids = [...question.options, ...other.options.slice(0, 1)]
    expect((await activate(ids, false)).body.errors).toEqual([sentence])
    expect(await activeOf(ids)).toEqual(ids)
  })

  it('stays when two users remove one each at the same time', async () => {
    const { first, last } = await aSimulatorAsking()
    const answers = await Promise.all([activate([first], false), change(last, { active: false })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await activeOf([first, last])).toHaveLength(1)
  })

  it('may be renamed, and an answer may be deleted while another one stays', async () => {
    const { last, first } = await aSimulatorAsking()
    expect((await remove(first)).status).toBe(204)
    expect((await change(last, { name: 'Outra', description: 'Ainda é a última' })).status).toBe(200)
  })

  it.each([
    ['an optional question', { optional: true }],
    ['a simulator that is not on offer', { active: false }],
  ])('may be removed from %s', async (_, asked) => {
    const { question, first } = await aSimulatorAsking(asked)
    expect((await activate(question.options, false)).status).toBe(200)
    expect((await remove(first)).status).toBe(204)
  })

  it('does not restrict changes of a property that was no active answer', async () => {
    const { question, simulator } = await aSimulatorAsking({ options: [] })
    const fields = {
      name: 'Nova',
      property_type_id: question.propertyTypeId,
      simulator_ids: [simulator.id],
      active: false,
    }
    const { body } = await sendForm<PropertyDetail>('POST', '/property-management', { token, fields })
    expect((await change(body.id, { simulator_ids: [] })).status).toBe(200)
  })
})
