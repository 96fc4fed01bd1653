import { eq } from 'drizzle-orm'
import { db } from '@/server/db/client'
import { simulators } from '@/server/db/schema/index'
import { PLAN_FILE } from '@/services/catalogue/plans/plan-file.rules'
import type { PlanChoice } from '@/services/catalogue/plans/plans.schema'
import { aSimulator } from '@/tests/factories/catalogue/catalogue.factory'
import { aBegunQuotation } from '@/tests/factories/catalogue/simulation.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { anImport, type Row } from '@/tests/factories/http/import.factory'
import { rowsOf } from '@/tests/factories/rows'

let desk: Awaited<ReturnType<typeof anImport>>
let simulator: Awaited<ReturnType<typeof aSimulator>>

beforeAll(async () => {
  desk = await anImport('/plan-management')
})
beforeEach(async () => {
  simulator = await aSimulator()
})

/** A line that adds a plan of 48 months. */
const aRow = (over: Row = {}): Row => ({
  Simulador: simulator.name,
  'Prazo (meses)': '48',
  Descrição: 'Quem fica mais',
  Fator: '0,78',
  ...over,
})

const contents = () =>
  rowsOf('select (select json_agg(p order by p.id) from plans p) as plans, (select count(*) from event_logs) as events')
const idOf = async (months: number) =>
  (
    await rowsOf<{ id: number }>('select id from plans where simulator_id = $1 and duration_months = $2', [
      simulator.id,
      months,
    ])
  )[0]?.id ?? 0
const historyOf = (id: number) =>
  rowsOf("select action, message from event_logs where model_name = 'plan' and object_id = $1", [id])
const faultsOf = async (row: Row) => (await desk.faultsOf(row))?.map(({ column, message }) => [column, message])

describe('a file of plans', () => {
  it('says what each line would do, and writes nothing until it is confirmed', async () => {
    const same = { Descrição: 'Prazo e preço equilibrados', Fator: '1', Situação: 'ativo' }
    const rows = [
      aRow(),
      aRow({ Simulador: simulator.name.toUpperCase(), 'Prazo (meses)': '36', Fator: '0,8123' }),
      aRow({ 'Nº do plano': String(await idOf(24)), 'Prazo (meses)': '24', ...same }),
      aRow({ 'Prazo (meses)': '60', Fator: '-1' }),
      aRow({ Simulador: 'Submarinos' }),
    ]
    const before = await contents()
    const report = await desk.check(rows)

    expect(report).toMatchObject({ imported: false, created: 1, changed: 1, unchanged: 1, failed: 2 })
    expect(report.failures.map(({ line, faults }) => [line, faults])).toEqual([
      [5, [{ column: 'Fator', message: 'Use um número como 0,885, com até 4 casas' }]],
      [6, [{ column: 'Simulador', message: 'Não há simulador “Submarinos”. Confira o nome ou cadastre antes.' }]],
    ])
    expect(await contents()).toEqual(before)
    expect(await desk.confirm(rows, report)).toMatchObject({ status: 400 })
    expect(await contents()).toEqual(before)

    expect((await desk.confirm(rows, report, { skip_failed: 'true' })).body).toMatchObject({ imported: true })
    expect(await historyOf(await idOf(48))).toEqual([{ action: 'created', message: 'Planilha importada, linha 2' }])
    expect(await historyOf(await idOf(36))).toEqual([{ action: 'changed', message: 'Planilha importada, linha 3' }])
    expect(await historyOf(await idOf(24))).toEqual([])
  })

  it('changes nothing when it is imported again unchanged', async () => {
    await desk.imported([aRow({ Descrição: '=Soma; "boa"', Fator: '0,7', Situação: 'Desativado' })])
    const { body } = await desk.send(await desk.exported())

    expect(body).toMatchObject({ created: 0, changed: 0, failed: 0, failures: [] })
    expect(body.unchanged).toBeGreaterThan(3)
  })

  it('changes only what it has columns for', async () => {
    const { body } = await desk.imported([{ 'Nº do plano': String(await idOf(12)), Fator: '1,3' }])
    expect(body).toMatchObject({ imported: true, changed: 1 })
    expect(await rowsOf('select factor, description, active from plans where id = $1', [await idOf(12)])).toEqual([
      { factor: '1.3000', description: 'Mais flexível', active: true },
    ])
  })

  it('leaves a simulator on offer at least one plan', async () => {
    const row = (months: string) => ({ Simulador: simulator.name, 'Prazo (meses)': months, Situação: 'Desativado' })
    const { changed, failures } = await desk.check(['12', '24', '36'].map(row))
    expect([changed, failures.map(({ line, faults }) => [line, faults])]).toEqual([
      2,
      [[4, [{ column: 'Situação', message: `${simulator.name} ficaria sem nenhum plano. Ative outro plano antes.` }]]],
    ])
    await db().update(simulators).set({ active: false }).where(eq(simulators.id, simulator.id))
    expect(await desk.check(['12', '24', '36'].map(row))).toMatchObject({ changed: 3, failed: 0 })
  })

  it('refuses a length that another plan has, and another length for a plan in use', async () => {
    const number = String(await idOf(12))
    expect(await faultsOf(aRow({ 'Nº do plano': number, 'Prazo (meses)': '24' }))).toEqual([
      ['Prazo (meses)', 'O simulador já tem um plano de 24 meses.'],
    ])
    const { token, path } = await aBegunQuotation(undefined, simulator)
    await callApi('PUT', `${path}/plans`, { token, body: { duration_months: 12 } })
    expect(await faultsOf(aRow({ 'Nº do plano': number }))).toEqual([
      ['Prazo (meses)', 'O prazo não muda mais: há 1 simulação com ele. Crie outro plano e desative este.'],
    ])
  })

  it('refuses to move a plan to another simulator', async () => {
    const other = await aSimulator()
    const number = String(await idOf(12))
    expect(await faultsOf({ 'Nº do plano': number, Simulador: other.name })).toEqual([
      [
        'Simulador',
        `O plano é de ${simulator.name} e fica lá. Para criar outro neste simulador, deixe o número vazio.`,
      ],
    ])
  })

  it.each([
    [{ 'Prazo (meses)': '' }, ['Prazo (meses)', 'Preencha esse campo']],
    [{ 'Prazo (meses)': 'dois anos' }, ['Prazo (meses)', 'Somente números']],
    [{ 'Prazo (meses)': '121' }, ['Prazo (meses)', 'Use no máximo 120 meses']],
    [{ Fator: '' }, ['Fator', 'Preencha esse campo']],
    [{ Descrição: '' }, ['Descrição', 'Preencha esse campo']],
    [{ Situação: 'talvez' }, ['Situação', 'Escreva “Ativo” ou “Desativado”.']],
    [
      { 'Nº do plano': '999999' },
      ['Nº do plano', 'Não há plano com o número 999999. Deixe vazio para cadastrar um novo.'],
    ],
  ])('refuses %j', async (over, fault) => {
    expect(await faultsOf(aRow(over))).toEqual([fault])
  })

  it('has a template whose example can be imported as it is', async () => {
    const { body } = await callApi<PlanChoice[]>('GET', '/plan-management-choices', { token: desk.token })
    expect((await desk.send(PLAN_FILE.template(body))).body).toMatchObject({ created: 1, failed: 0, failures: [] })
  })
})
