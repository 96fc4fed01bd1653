import type { ManagedSimulator } from '@/services/catalogue/simulators/simulators.schema'
import { anOfferedSimulator, aSimulator } from '@/tests/factories/catalogue/catalogue.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { aStaffUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

const PATH = '/simulator-management'
let token: string

beforeAll(async () => {
  token = (await aStaffUser(['PRODUTO'])).token
})

const read = async (id: number) => (await callApi<ManagedSimulator>('GET', `${PATH}/${String(id)}`, { token })).body
const create = (body: object) => callApi<ManagedSimulator>('POST', PATH, { token, body })
const change = (id: number, body: object) => callApi('PUT', `${PATH}/${String(id)}`, { token, body })
const actionsOf = async (id: number) => {
  const events = await rowsOf<{ action: string }>(
    `select action from event_logs where model_name = 'simulator' and object_id = $1 order by id`,
    [id],
  )
  return events.map(({ action }) => action)
}

describe('many simulators at once', () => {
  const activate = (ids: number[], active: boolean) =>
    callApi<{ changed: number; errors: string[] }>('PUT', `${PATH}/activation`, { token, body: { ids, active } })

  it('are activated or deactivated, each with its history; unchanged and missing ones are skipped', async () => {
    const [one, other] = [await anOfferedSimulator(), await anOfferedSimulator()]
    await change(other.id, { active: false })
    expect((await activate([one.id, other.id, 999_999], false)).body).toEqual({ changed: 1 })
    expect((await activate([one.id, other.id], true)).body).toEqual({ changed: 2 })
    expect((await activate([one.id, other.id], true)).body).toEqual({ changed: 0 })
    expect([await actionsOf(one.id), await actionsOf(other.id)]).toEqual([
      ['deactivated', 'activated'],
      ['deactivated', 'activated'],
    ])
  })

  it('are activated all or none; the refusal says what each one lacks', async () => {
    const ready = await anOfferedSimulator()
    await change(ready.id, { active: false })
    const [empty, bare] = [
      (await create({ name: 'Vazio', description: 'Para todos', image: 'box' })).body,
      await aSimulator({ active: false, position: 900 }),
    ]
    expect(await activate([ready.id, empty.id, bare.id], true)).toMatchObject({
      status: 409,
      body: {
        errors: [
          `“${empty.name}” ainda não pode ser ativado. Falta: uma pergunta, um tipo de produto, um plano ativo e um pacote de serviço ativo.`,
          `“${bare.name}” ainda não pode ser ativado. Falta: uma pergunta.`,
        ],
      },
    })
    expect((await read(ready.id)).active).toBe(false)
    expect(await actionsOf(ready.id)).toEqual(['deactivated'])
  })

  it('cannot be activated while their plans are deactivated at the same time', async () => {
    const { id } = await anOfferedSimulator()
    await change(id, { active: false })
    const plans = await rowsOf<{ id: number }>('select id from plans where simulator_id = $1', [id])
    const taking = callApi('PUT', '/plan-management/activation', {
      token,
      body: { ids: plans.map((plan) => plan.id), active: false },
    })
    const [offered, taken] = await Promise.all([activate([id], true), taking])
    expect([offered.status, taken.status].sort()).toEqual([200, 409])
  })
})
