import { eq } from 'drizzle-orm'
import { db } from '@/server/db/client'
import { plans, simulators } from '@/server/db/schema/index'
import type { ManagedPlan, PlanChoice } from '@/services/catalogue/plans/plans.schema'
import type { Page } from '@/services/http/page.schema'
import { aProduct, aSimulator } from '@/tests/factories/catalogue/catalogue.factory'
import { aBegunQuotation, aReadyQuotation } from '@/tests/factories/catalogue/simulation.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { readCsvRows } from '@/tests/factories/http/csv'
import { finish } from '@/tests/factories/orders/finishing'
import { aStaffUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

type Answered = ManagedPlan & { errors: string[]; fields?: Record<string, string[]> }

const PATH = '/plan-management'
let token: string

beforeAll(async () => {
  token = (await aStaffUser(['PRODUTO'])).token
})

const create = (body: object) => callApi<Answered>('POST', PATH, { token, body })
const change = (id: number, body: object) => callApi<Answered>('PUT', `${PATH}/${String(id)}`, { token, body })
const remove = (id: number) => callApi<Answered>('DELETE', `${PATH}/${String(id)}`, { token })
const activate = (ids: number[], active: boolean) =>
  callApi<{ changed: number; errors: string[] }>('PUT', `${PATH}/activation`, { token, body: { ids, active } })
const list = async (query: string) => (await callApi<Page<ManagedPlan>>('GET', `${PATH}?${query}`, { token })).body
const plansOf = async (simulatorId: number) => (await list(`simulator=${String(simulatorId)}`)).results
const historyOf = (id: number) =>
  rowsOf(`select action, before, after from event_logs where model_name = 'plan' and object_id = $1 order by id`, [id])

/** The plan of this length; the simulator of the factory has 12, 24 and 36 months. */
async function planOf(simulatorId: number, months: number): Promise<ManagedPlan> {
  const plan = (await plansOf(simulatorId)).find(({ duration_months }) => duration_months === months)
  if (!plan) throw new Error(`No plan of ${String(months)} months`)
  return plan
}

const aPlan = (simulatorId: number, overrides: object = {}) => ({
  simulator_id: simulatorId,
  duration_months: 48,
  description: 'Quem fica mais',
  factor: '0.78',
  ...overrides,
})

describe('the plans of a simulator', () => {
  it('are created, changed and deleted, each with its history', async () => {
    const { id: simulatorId, name } = await aSimulator()
    const { status, body } = await create(aPlan(simulatorId))
    expect([status, body]).toEqual([
      201,
      {
        id: body.id,
        simulator: { id: simulatorId, name },
        duration_months: 48,
        description: 'Quem fica mais',
        factor: '0.7800',
        active: true,
        quotations_count: 0,
        orders_count: 0,
      },
    ])
    expect((await change(body.id, { factor: '0.775', duration_months: 60 })).body).toMatchObject({
      duration_months: 60,
      factor: '0.7750',
    })
    await change(body.id, { factor: '0.7750' })
    expect((await remove(body.id)).status).toBe(204)
    expect((await plansOf(simulatorId)).map((plan) => plan.duration_months)).toEqual([12, 24, 36])
    expect(await historyOf(body.id)).toMatchObject([
      { action: 'created', after: { simulator: name, duration_months: 48, factor: '0.7800' } },
      { action: 'changed', before: { factor: '0.7800' }, after: { factor: '0.7750', duration_months: 60 } },
      { action: 'deleted', before: { duration_months: 60 } },
    ])
  })

  it('have unique lengths, also when created concurrently', async () => {
    const { id: simulatorId } = await aSimulator()
    const answers = await Promise.all([1, 2, 3].map(() => create(aPlan(simulatorId))))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const sentence = 'O simulador já tem um plano de 48 meses.'
    expect(answers.find(({ status }) => status === 409)?.body.fields).toEqual({ duration_months: [sentence] })
    const twelve = await planOf(simulatorId, 12)
    expect((await change(twelve.id, { duration_months: 48 })).body.errors).toEqual([sentence])
  })

  it.each([
    ['a factor of zero', { factor: '0.0000' }],
    ['a negative factor', { factor: '-1' }],
    ['a factor with too many decimal places', { factor: '0.88501' }],
    ['a factor as a number', { factor: 0.885 }],
    ['a length of zero', { duration_months: 0 }],
    ['a simulator that does not exist', { simulator_id: 999_999 }],
    ['an empty description', { description: ' ' }],
    ['an unknown field', { price: '1.00' }],
  ])('refuse %s', async (_what, wrong) => {
    const { id: simulatorId } = await aSimulator()
    expect((await create(aPlan(simulatorId, wrong))).status).toBe(400)
    expect(await plansOf(simulatorId)).toHaveLength(3)
  })

  it('cannot all be deactivated while the simulator is on offer, also by concurrent requests', async () => {
    const { id: simulatorId, name } = await aSimulator()
    const ids = (await plansOf(simulatorId)).map(({ id }) => id)
    const refused = await activate(ids, false)
    expect(refused).toMatchObject({
      status: 409,
      body: { errors: [`${name} ficaria sem nenhum plano. Ative outro plano antes.`] },
    })
    expect((await plansOf(simulatorId)).every(({ active }) => active)).toBe(true)

    const answers = await Promise.all(ids.map((id) => change(id, { active: false })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409])
    const last = (await plansOf(simulatorId)).find(({ active }) => active)
    expect((await remove(last?.id ?? 0)).status).toBe(409)

    await db().update(simulators).set({ active: false }).where(eq(simulators.id, simulatorId))
    expect((await activate(ids, false)).body.changed).toBe(1)
    expect((await activate(ids, true)).body.changed).toBe(3)
    expect((await historyOf(last?.id ?? 0)).map(({ action }) => action)).toEqual(['deactivated', 'activated'])
  })

  it('can neither be deleted nor change in length while simulations or orders use them', async () => {
    const ready = await aReadyQuotation()
    const { id } = await planOf(ready.simulator.id, 24)
    expect(await planOf(ready.simulator.id, 24)).toMatchObject({ quotations_count: 1, orders_count: 0 })
    expect((await remove(id)).body.errors).toEqual([
      'O plano de 24 meses não pode ser excluído: há 1 simulação com ele. Desative-o.',
    ])
    expect((await change(id, { duration_months: 30 })).body.fields).toEqual({
      duration_months: ['O prazo não muda mais: há 1 simulação com ele. Crie outro plano e desative este.'],
    })
    await finish(ready)
    expect(await planOf(ready.simulator.id, 24)).toMatchObject({ quotations_count: 0, orders_count: 1 })
    expect((await remove(id)).body.errors).toEqual([
      'O plano de 24 meses não pode ser excluído: há 1 pedido com ele. Desative-o.',
    ])
    expect((await change(id, { active: false, description: 'Antigo' })).status).toBe(200)
  })

  it('answer 404 for one that does not exist', async () => {
    expect((await change(999_999, { description: 'X' })).status).toBe(404)
    expect((await remove(999_999)).status).toBe(404)
    expect((await activate([999_999], true)).body).toEqual({ changed: 0 })
  })
})

describe('the list of plans', () => {
  it('can be filtered, sorted and exported', async () => {
    const { id: simulatorId, name } = await aSimulator({ name: 'Projetores' })
    const { id } = (await create(aPlan(simulatorId, { description: 'Promoção =1', active: false }))).body
    expect((await list('search=projetores')).results.map((plan) => plan.duration_months)).toEqual([12, 24, 36, 48])
    expect((await list(`simulator=${String(simulatorId)}&ordering=factor&page_size=2`)).results).toMatchObject([
      { duration_months: 48 },
      { duration_months: 36 },
    ])
    const file = await callApi<string>(
      'GET',
      `${PATH}-csv-extract?simulator=${String(simulatorId)}&active=false&search=promocao`,
      { token },
    )
    expect(file.headers.get('Content-Disposition')).toMatch(/planos-\d{4}-\d{2}-\d{2}\.csv/)
    expect(readCsvRows(file.body)).toEqual([
      {
        'Nº do plano': String(id),
        Simulador: name,
        'Prazo (meses)': '48',
        Descrição: 'Promoção =1',
        Fator: '0,7800',
        'Produto de R$ 100,00 (R$)': '78,00',
        'Simulações em andamento': '0',
        Pedidos: '0',
        Situação: 'Desativado',
      },
    ])
    expect((await callApi('GET', `${PATH}?ordering=id`, { token })).status).toBe(400)
  })

  it('comes with the plans and lowest price of each simulator, to preview a change', async () => {
    const { id: simulatorId, productType } = await aSimulator()
    await aProduct({ productTypeId: productType.id, price: '310.00' })
    await aProduct({ productTypeId: productType.id, price: '250.00' })
    await aProduct({ productTypeId: productType.id, price: '99.00', active: false })
    const { body } = await callApi<PlanChoice[]>('GET', `${PATH}-choices`, { token })
    expect(body.find(({ id }) => id === simulatorId)).toMatchObject({
      active: true,
      lowest_price: '250.00',
      plans: [
        { duration_months: 12, factor: '1.2000', active: true },
        { duration_months: 24, factor: '1.0000', active: true },
        { duration_months: 36, factor: '0.8500', active: true },
      ],
    })
  })
})

it('the database refuses a plan with a factor or length of zero', async () => {
  const { simulator } = await aBegunQuotation()
  const plan = { simulatorId: simulator.id, description: 'X' }
  await expect(
    db()
      .insert(plans)
      .values({ ...plan, durationMonths: 48, factor: '0' }),
  ).rejects.toThrow()
  await expect(
    db()
      .insert(plans)
      .values({ ...plan, durationMonths: 0, factor: '1' }),
  ).rejects.toThrow()
})
