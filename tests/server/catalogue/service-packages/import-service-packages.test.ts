import { SERVICE_PACKAGE_FILE } from '@/services/catalogue/service-packages/service-package-file.rules'
import type {
  ManagedServicePackage,
  ServicePackageChoice,
} from '@/services/catalogue/service-packages/service-packages.schema'
import type { Page } from '@/services/http/page.schema'
import { aSimulator } from '@/tests/factories/catalogue/catalogue.factory'
import { callApi } from '@/tests/factories/http/call-api'
import { anImport, type Row } from '@/tests/factories/http/import.factory'
import { rowsOf } from '@/tests/factories/rows'

const PATH = '/service-package-management'
let desk: Awaited<ReturnType<typeof anImport>>
let simulator: Awaited<ReturnType<typeof aSimulator>>
let numbers: [string, string, string]

beforeAll(async () => {
  desk = await anImport(PATH)
})
beforeEach(async () => {
  simulator = await aSimulator()
  // Essencial, Completo and Gestão.
  numbers = simulator.packages.map(({ id }) => String(id)) as [string, string, string]
})

/** A line that adds a package. */
const aRow = (over: Row = {}): Row => ({
  Simulador: simulator.name,
  Pacote: 'Premium',
  Descrição: 'Atendimento dedicado',
  'O que traz': 'Técnico no local\nTroca em 4 horas',
  'Por item, por mês (R$)': 'R$ 49,90',
  ...over,
})

const contents = () =>
  rowsOf(`select (select json_agg(p order by p.id) from service_packages p) as packages,
    (select count(*) from event_logs) as events`)
const packages = async () =>
  (
    await callApi<Page<ManagedServicePackage>>('GET', `${PATH}?simulator=${String(simulator.id)}`, {
      token: desk.token,
    })
  ).body.results
const historyOf = (id: number) =>
  rowsOf("select action, message from event_logs where model_name = 'service_package' and object_id = $1", [id])
const faultsOf = async (row: Row) => (await desk.faultsOf(row))?.map(({ column, message }) => [column, message])

describe('a file of service packages', () => {
  it('says what each line would do, and writes nothing until it is confirmed', async () => {
    const rows = [
      aRow({ Ordem: '' }),
      aRow({ Pacote: 'ESSENCIAL', 'Por item, por mês (R$)': '15' }),
      aRow({
        'Nº do pacote': numbers[1],
        Pacote: 'Completo',
        Descrição: 'Mais horas',
        'O que traz': '',
        'Por item, por mês (R$)': '22,00',
        Ordem: '2',
      }),
      aRow({ Pacote: 'Outro', 'Por item, por mês (R$)': 'muito' }),
    ]
    const before = await contents()
    const report = await desk.check(rows)

    expect(report).toMatchObject({ imported: false, created: 1, changed: 1, unchanged: 1, failed: 1 })
    expect(report.failures.map(({ line, faults }) => [line, faults])).toEqual([
      [5, [{ column: 'Por item, por mês (R$)', message: 'Use um valor como 12,00' }]],
    ])
    expect(await contents()).toEqual(before)
    expect(await desk.confirm(rows, report)).toMatchObject({ status: 400 })
    expect(await contents()).toEqual(before)

    expect((await desk.confirm(rows, report, { skip_failed: 'true' })).body).toMatchObject({ imported: true })
    const [essential, , , premium] = await packages()
    expect(premium).toMatchObject({ position: 4, features: ['Técnico no local', 'Troca em 4 horas'], active: true })
    expect(await historyOf(premium?.id ?? 0)).toEqual([{ action: 'created', message: 'Planilha importada, linha 2' }])
    expect(essential).toMatchObject({ name: 'ESSENCIAL', monthly_fee_per_unit: '15.00' })
    expect(await historyOf(Number(numbers[1]))).toEqual([])
  })

  it('changes nothing when it is imported again unchanged', async () => {
    const features = '=Suporte; "24 horas"\n- Troca, até 4 horas\n\'Seguro'
    await desk.imported([aRow({ Pacote: '+ Premium', 'O que traz': features, Situação: 'Desativado' })])
    expect((await packages()).at(-1)?.features).toEqual(features.split('\n'))
    const { body } = await desk.send(await desk.exported())

    expect(body).toMatchObject({ created: 0, changed: 0, failed: 0, failures: [] })
    expect(body.unchanged).toBeGreaterThan(3)
  })

  it('says what a package promises when something breaks, and an empty cell leaves it to the platform', async () => {
    const promise = {
      Atendimento: 'Todos os dias, 9h às 22h',
      'Primeira resposta (h)': '01:30',
      'Solução (h úteis)': '9',
    }
    await desk.imported([aRow({ ...promise, 'Troca (dias úteis)': '1' })])
    const created = (await packages()).at(-1)
    expect(created).toMatchObject({
      support_calendar: 'extended',
      first_response_minutes: 90,
      resolution_minutes: 540,
      exchange_business_days: 1,
    })

    await desk.imported([{ 'Nº do pacote': String(created?.id), Atendimento: '', 'Solução (h úteis)': '' }])
    expect((await packages()).at(-1)).toMatchObject({
      support_calendar: null,
      first_response_minutes: 90,
      resolution_minutes: null,
      exchange_business_days: 1,
    })
  })

  it('reorders the packages of a simulator, and so changes the default one', async () => {
    const [one, two, three] = numbers
    const order = [
      { 'Nº do pacote': one, Ordem: '3' },
      { 'Nº do pacote': two, Ordem: '1' },
      { 'Nº do pacote': three, Ordem: '2' },
    ]
    expect((await desk.imported(order)).body).toMatchObject({ imported: true, changed: 3 })
    expect((await packages()).map(({ name, is_default }) => [name, is_default])).toEqual([
      ['Completo', true],
      ['Gestão', false],
      ['Essencial', false],
    ])
    expect(await historyOf(Number(one))).toEqual([{ action: 'changed', message: 'Planilha importada, linha 2' }])
  })

  it('cannot deactivate the default package until another one is the first', async () => {
    const off = { 'Nº do pacote': numbers[0], Situação: 'Desativado' }
    expect(await faultsOf(off)).toEqual([
      [
        'Situação',
        `O pacote Essencial é o que já vem escolhido em ${simulator.name}. Suba outro para o primeiro lugar antes.`,
      ],
    ])
    const first = { 'Nº do pacote': numbers[2], Ordem: '0', Situação: '' }
    expect(await desk.check([first, { ...off, Ordem: '' }])).toMatchObject({ changed: 2, failed: 0 })
  })

  it('refuses to move a package to another simulator, and a name that is taken in its own', async () => {
    const other = await aSimulator()
    expect(await faultsOf({ 'Nº do pacote': numbers[0], Simulador: other.name })).toEqual([
      [
        'Simulador',
        `O pacote é de ${simulator.name} e fica lá. Para criar outro neste simulador, deixe o número vazio.`,
      ],
    ])
    expect(await faultsOf({ 'Nº do pacote': numbers[0], Pacote: 'gestão' })).toEqual([
      ['Pacote', 'Esse simulador já tem um pacote com esse nome.'],
    ])
    const { failures } = await desk.check([aRow(), aRow({ Pacote: 'premium' })])
    expect(failures.map(({ line, faults }) => [line, faults])).toEqual([
      [3, [{ column: null, message: 'A linha 2 já trata deste pacote.' }]],
    ])
  })

  it.each([
    [{ Pacote: '' }, ['Pacote', 'Preencha esse campo']],
    [{ 'Por item, por mês (R$)': '' }, ['Por item, por mês (R$)', 'Preencha esse campo']],
    [{ 'Primeira resposta (h)': 'logo' }, ['Primeira resposta (h)', 'Escreva em horas, como 4 ou 1:30']],
    [{ 'Troca (dias úteis)': 'um' }, ['Troca (dias úteis)', 'Escreva um número inteiro de dias']],
    [{ Atendimento: 'sempre' }, ['Atendimento', 'Escreva “segunda a sexta, 9h às 18h” ou “todos os dias, 9h às 22h”.']],
    [{ Ordem: 'primeiro' }, ['Ordem', 'Somente números']],
    [{ 'O que traz': 'Seguro\nSeguro' }, ['O que traz', 'Tire as linhas repetidas']],
    [{ 'O que traz': `Seguro\n${'x'.repeat(121)}` }, ['O que traz', 'No máximo 120 caracteres']],
  ])('refuses %j', async (over, fault) => {
    expect(await faultsOf(aRow(over))).toEqual([fault])
  })

  it('has a template whose example can be imported as it is', async () => {
    const { body } = await callApi<ServicePackageChoice[]>('GET', `${PATH}-choices`, { token: desk.token })
    expect((await desk.send(SERVICE_PACKAGE_FILE.template(body))).body).toMatchObject({
      created: 1,
      failed: 0,
      failures: [],
    })
  })
})
