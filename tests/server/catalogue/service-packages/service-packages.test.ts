import { eq } from 'drizzle-orm'
import { db } from '@/server/db/client'
import { simulators } from '@/server/db/schema/index'
import type {
  ManagedServicePackage,
  ServicePackageChoice,
} from '@/services/catalogue/service-packages/service-packages.schema'
import type { Page } from '@/services/http/page.schema'
import { aSimulator } from '@/tests/factories/catalogue/catalogue.factory'
import { aBegunQuotation, aReadyQuotation } from '@/tests/factories/catalogue/simulation.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { readCsvRows } from '@/tests/factories/http/csv'
import { finish } from '@/tests/factories/orders/finishing'
import { aStaffUser } from '@/tests/factories/people/users.factory'
import { rowsOf } from '@/tests/factories/rows'

type Answered = ManagedServicePackage & { errors: string[]; fields?: Record<string, string[]> }

const PATH = '/service-package-management'
let token: string

beforeAll(async () => {
  token = (await aStaffUser(['PRODUTO'])).token
})

const create = (body: object) => callApi<Answered>('POST', PATH, { token, body })
const change = (id: number, body: object) => callApi<Answered>('PUT', `${PATH}/${String(id)}`, { token, body })
const remove = (id: number) => callApi<Answered>('DELETE', `${PATH}/${String(id)}`, { token })
const order = (simulator_id: number, ids: number[]) =>
  callApi<{ errors: string[] }>('PUT', `${PATH}/order`, { token, body: { simulator_id, ids } })
const activate = (ids: number[], active: boolean) =>
  callApi<{ changed: number; errors: string[] }>('PUT', `${PATH}/activation`, { token, body: { ids, active } })
const list = async (query: string) =>
  (await callApi<Page<ManagedServicePackage>>('GET', `${PATH}?${query}`, { token })).body
const packagesOf = async (simulatorId: number) => (await list(`simulator=${String(simulatorId)}`)).results
const historyOf = (id: number) =>
  rowsOf(
    `select action, before, after from event_logs where model_name = 'service_package' and object_id = $1 order by id`,
    [id],
  )

/** A simulator with its three packages: Essencial, Completo, Gestão. */
async function threePackages() {
  const simulator = await aSimulator()
  const ids = simulator.packages.map(({ id }) => id)
  return { simulator, ids: ids as [number, number, number] }
}

const aPackage = (simulatorId: number, overrides: object = {}) => ({
  simulator_id: simulatorId,
  name: 'Premium',
  description: 'Atendimento dedicado',
  features: ['Técnico no local', 'Troca em 4 horas'],
  monthly_fee_per_unit: '49.90',
  ...overrides,
})

describe('the service packages of a simulator', () => {
  it('are created as the last, changed and deleted, each with its history', async () => {
    const { simulator } = await threePackages()
    const promise = { support_calendar: 'extended', first_response_minutes: 60 }
    const { status, body } = await create(aPackage(simulator.id, promise))
    expect([status, body]).toEqual([
      201,
      {
        id: body.id,
        simulator: { id: simulator.id, name: simulator.name },
        name: 'Premium',
        description: 'Atendimento dedicado',
        features: ['Técnico no local', 'Troca em 4 horas'],
        monthly_fee_per_unit: '49.90',
        support_calendar: 'extended',
        first_response_minutes: 60,
        resolution_minutes: null,
        exchange_business_days: null,
        position: 4,
        active: true,
        is_default: false,
        quotations_count: 0,
        orders_count: 0,
      },
    ])
    expect((await change(body.id, { features: ['Troca em 4 horas'] })).body.features).toEqual(['Troca em 4 horas'])
    await change(body.id, { name: 'Premium' })
    await change(body.id, { resolution_minutes: 540, support_calendar: null })
    expect((await remove(body.id)).status).toBe(204)
    expect(await historyOf(body.id)).toMatchObject([
      { action: 'created', after: { simulator: simulator.name, name: 'Premium', monthly_fee_per_unit: '49.90' } },
      { action: 'changed', before: { features: ['Técnico no local', 'Troca em 4 horas'] } },
      {
        action: 'changed',
        before: { ...promise, resolution_minutes: null },
        after: { support_calendar: null, first_response_minutes: 60, resolution_minutes: 540 },
      },
      { action: 'deleted', before: { name: 'Premium' } },
    ])
  })

  it('have unique names, also when created concurrently', async () => {
    const { simulator, ids } = await threePackages()
    const answers = await Promise.all([1, 2, 3].map(() => create(aPackage(simulator.id))))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect((await change(ids[1], { name: 'PREMIUM' })).body.fields).toEqual({
      name: ['Esse simulador já tem um pacote com esse nome.'],
    })
  })

  it.each([
    ['a negative fee', { monthly_fee_per_unit: '-1.00' }],
    ['a calendar that does not exist', { support_calendar: 'always' }],
    ['a response within seconds', { first_response_minutes: 4 }],
    ['a solution of half a minute', { resolution_minutes: 60.5 }],
    ['an exchange in no day', { exchange_business_days: 0 }],
    ['an exchange after months', { exchange_business_days: 61 }],
    ['a fee as a number', { monthly_fee_per_unit: 12 }],
    ['the same line twice', { features: ['Troca', ' Troca'] }],
    ['an empty line', { features: [''] }],
    ['more lines than a card holds', { features: Array.from({ length: 13 }, (_, at) => `Linha ${String(at)}`) }],
    ['an empty name', { name: ' ' }],
    ['a simulator that does not exist', { simulator_id: 999_999 }],
    ['a position, which has a call of its own', { position: 1 }],
  ])('refuse %s', async (_what, wrong) => {
    const { simulator } = await threePackages()
    expect((await create(aPackage(simulator.id, wrong))).status).toBe(400)
    expect(await packagesOf(simulator.id)).toHaveLength(3)
  })

  it('are listed in the given order, and the first one is the default in new simulations', async () => {
    const { simulator, ids } = await threePackages()
    const [essential, complete, managed] = ids
    expect((await packagesOf(simulator.id)).map((one) => one.is_default)).toEqual([true, false, false])
    expect((await order(simulator.id, [complete, managed, essential])).status).toBe(204)
    expect((await packagesOf(simulator.id)).map(({ id, is_default }) => [id, is_default])).toEqual([
      [complete, true],
      [managed, false],
      [essential, false],
    ])
    const { quotation } = await aBegunQuotation(undefined, simulator)
    expect(quotation.service_package.id).toBe(complete)
    expect(await historyOf(essential)).toEqual([{ action: 'moved', before: { position: 1 }, after: { position: 3 } }])
    await order(simulator.id, [complete, managed, essential])
    expect(await historyOf(essential)).toHaveLength(1)
  })

  it('are not reordered by an outdated list', async () => {
    const { simulator, ids } = await threePackages()
    const [essential, complete, managed] = ids
    const other = (await threePackages()).ids[0]
    for (const wrong of [
      [essential, complete],
      [essential, complete, complete],
      [essential, complete, other],
    ]) {
      expect(await order(simulator.id, wrong)).toMatchObject({
        status: 409,
        body: { errors: ['Os pacotes mudaram enquanto você ordenava. Confira a lista de novo.'] },
      })
    }
    expect((await order(999_999, [essential])).status).toBe(404)
    expect((await packagesOf(simulator.id)).map(({ id }) => id)).toEqual([essential, complete, managed])
  })

  it('cannot lose the default one while the simulator is on offer', async () => {
    const { simulator, ids } = await threePackages()
    const [essential, complete, managed] = ids
    const sentence = `O pacote Essencial é o que já vem escolhido em ${simulator.name}. Suba outro para o primeiro lugar antes.`
    expect((await change(essential, { active: false })).body.fields).toEqual({ active: [sentence] })
    expect((await remove(essential)).body.errors).toEqual([sentence])
    expect((await activate([complete, essential], false)).body.errors).toEqual([sentence])
    expect((await packagesOf(simulator.id)).every(({ active }) => active)).toBe(true)

    expect((await activate([complete, managed], false)).body).toEqual({ changed: 2 })
    expect((await change(essential, { active: false })).body.errors).toEqual([
      `${simulator.name} ficaria sem nenhum pacote de serviço. Ative outro pacote antes.`,
    ])
    await db().update(simulators).set({ active: false }).where(eq(simulators.id, simulator.id))
    expect((await change(essential, { active: false })).status).toBe(200)
    expect((await historyOf(complete)).map(({ action }) => action)).toEqual(['deactivated'])
  })

  it('cannot be deleted while simulations or orders use them; the refusal says how many', async () => {
    const ready = await aReadyQuotation()
    const id = ready.simulator.packages[0]?.id ?? 0
    expect((await packagesOf(ready.simulator.id))[0]).toMatchObject({ quotations_count: 1, orders_count: 0 })
    expect((await remove(id)).body.errors).toEqual([
      'O pacote Essencial não pode ser excluído: há 1 simulação com ele. Desative-o.',
    ])
    await finish(ready)
    expect((await remove(id)).body.errors).toEqual([
      'O pacote Essencial não pode ser excluído: há 1 pedido com ele. Desative-o.',
    ])
  })

  it('answer 404 for one that does not exist', async () => {
    expect((await change(999_999, { description: 'X' })).status).toBe(404)
    expect((await remove(999_999)).status).toBe(404)
    expect((await activate([999_999], true)).body).toEqual({ changed: 0 })
  })
})

describe('the list of service packages', () => {
  it('can be filtered, sorted and exported', async () => {
    const { id: simulatorId, name } = await aSimulator({ name: 'Projetores' })
    const promise = { support_calendar: 'extended', first_response_minutes: 90, exchange_business_days: 1 }
    const { id } = (await create(aPackage(simulatorId, { description: 'Promoção', active: false, ...promise }))).body
    const names = async (query: string) => (await list(query)).results.map((one) => one.name)
    expect(await names('search=projetores')).toEqual(['Essencial', 'Completo', 'Gestão', 'Premium'])
    expect(await names(`simulator=${String(simulatorId)}&ordering=-monthly_fee_per_unit&page_size=2`)).toEqual([
      'Premium',
      'Gestão',
    ])
    expect(await names(`simulator=${String(simulatorId)}&ordering=name&active=true`)).toEqual([
      'Completo',
      'Essencial',
      'Gestão',
    ])
    const file = await callApi<string>('GET', `${PATH}-csv-extract?search=promocao`, { token })
    expect(file.headers.get('Content-Disposition')).toMatch(/pacotes-de-servico-\d{4}-\d{2}-\d{2}\.csv/)
    expect(readCsvRows(file.body)).toEqual([
      {
        'Nº do pacote': String(id),
        Simulador: name,
        Ordem: '4',
        Pacote: 'Premium',
        Descrição: 'Promoção',
        'O que traz': 'Técnico no local\nTroca em 4 horas',
        'Por item, por mês (R$)': '49,90',
        Atendimento: 'todos os dias, 9h às 22h',
        'Primeira resposta (h)': '1:30',
        'Solução (h úteis)': '',
        'Troca (dias úteis)': '1',
        'Já vem escolhido': 'Não',
        'Simulações em andamento': '0',
        Pedidos: '0',
        Situação: 'Desativado',
      },
    ])
  })

  it('comes with every package of each simulator in its order', async () => {
    const { simulator, ids } = await threePackages()
    const { body } = await callApi<ServicePackageChoice[]>('GET', `${PATH}-choices`, { token })
    expect(body.find(({ id }) => id === simulator.id)).toEqual({
      id: simulator.id,
      name: simulator.name,
      packages: [
        { id: ids[0], name: 'Essencial', active: true },
        { id: ids[1], name: 'Completo', active: true },
        { id: ids[2], name: 'Gestão', active: true },
      ],
    })
  })
})
