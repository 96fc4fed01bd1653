import { aQuestion, aSimulator } from '@/tests/factories/catalogue/catalogue.factory'
import { anImport, type Row } from '@/tests/factories/http/import.factory'
import { rowsOf } from '@/tests/factories/rows'

type Desk = Awaited<ReturnType<typeof anImport>>

let types: Desk
let kinds: Desk
let simulator: Awaited<ReturnType<typeof aSimulator>>
let made = 0

beforeAll(async () => {
  types = await anImport('/property-type-management')
  kinds = await anImport('/product-type-details')
  simulator = await aSimulator({ name: 'Projetores' })
  await aQuestion({ simulatorId: simulator.id, position: 1, options: ['A'] })
})

const idOf = async (table: string, name: string) =>
  String((await rowsOf<{ id: number }>(`select id from ${table} where name = $1`, [name]))[0]?.id)
const contents = () =>
  rowsOf(`select (select json_agg(t order by t.id) from property_types t) as types,
    (select json_agg(t order by t.id) from product_types t) as kinds, (select count(*)::int from event_logs) as events`)
const historyOf = (model: string, id: string) =>
  rowsOf('select action, message from event_logs where model_name = $1 and object_id = $2 order by id', [model, id])
const said = async (desk: Desk, row: Row) => (await desk.faultsOf(row))?.map(({ column, message }) => [column, message])

describe('a file of types of property', () => {
  it('says what each line would do, and writes nothing until it is confirmed', async () => {
    await types.imported([{ Nome: 'Bateria' }, { Nome: 'Teclado' }])
    const keyboard = await idOf('property_types', 'Teclado')
    const number = 'Nº do tipo de propriedade'
    const rows = [
      { [number]: '', Nome: 'Peso' },
      { [number]: keyboard, Nome: 'Teclados' },
      { [number]: '', Nome: 'Bateria' },
    ]
    const before = await contents()
    const report = await types.check(rows)
    expect(report).toMatchObject({ imported: false, created: 1, changed: 1, unchanged: 1, failed: 0 })
    expect(await contents()).toEqual(before)
  })

  it('reports the lines that fail, and imports the others on request', async () => {
    const keyboard = await idOf('property_types', 'Teclado')
    const rows = [
      { 'Nº do tipo de propriedade': keyboard, Nome: 'BATERIA' },
      { 'Nº do tipo de propriedade': '', Nome: 'Peso' },
      { 'Nº do tipo de propriedade': '999999', Nome: 'Cor' },
      { 'Nº do tipo de propriedade': '', Nome: 'peso' },
    ]
    const report = await types.check(rows)
    expect(report.failures.map(({ line, faults }) => [line, faults])).toEqual([
      [2, [{ column: 'Nome', message: 'Já existe um tipo de propriedade com esse nome.' }]],
      [
        4,
        [
          {
            column: 'Nº do tipo de propriedade',
            message: 'Não há tipo de propriedade com o número 999999. Deixe vazio para cadastrar um novo.',
          },
        ],
      ],
      [5, [{ column: null, message: 'A linha 3 já trata deste tipo de propriedade.' }]],
    ])
    expect((await types.confirm(rows, report)).status).toBe(400)
    expect((await types.confirm(rows, report, { skip_failed: 'true' })).body).toMatchObject({ created: 1 })
    expect(await historyOf('property_type', await idOf('property_types', 'Peso'))).toEqual([
      { action: 'created', message: 'Planilha importada, linha 3' },
    ])
  })

  it('changes nothing when it is imported again unchanged', async () => {
    await types.imported([{ Nome: '=Cor; "da tampa"' }])
    const { body } = await types.send(await types.exported())
    expect(body).toMatchObject({ created: 0, changed: 0, failed: 0, passed_over: ['Propriedades', 'Perguntas'] })
    expect(body.unchanged).toBeGreaterThan(3)
  })
})

describe('a file of kinds of product', () => {
  const aRow = (over: Row = {}): Row => ({
    'Nome no singular': `dock ${String(++made)}`,
    'Nome no plural': `docks ${String(made)}`,
    Simulador: 'projetores',
    ...over,
  })

  it('adds and changes kinds, with their history', async () => {
    const { name, id } = simulator.productType
    const rows = [aRow(), aRow({ 'Nome no singular': name.toUpperCase(), 'Nome no plural': 'outros' })]
    const before = await contents()
    const report = await kinds.check(rows)
    expect(report).toMatchObject({ created: 1, changed: 1, failed: 0 })
    expect(await contents()).toEqual(before)
    expect((await kinds.confirm(rows, report)).body).toMatchObject({ imported: true })
    expect(await rowsOf('select name, plural_name from product_types where id = $1', [id])).toEqual([
      { name: name.toUpperCase(), plural_name: 'outros' },
    ])
    expect(await historyOf('product_type', String(id))).toEqual([
      { action: 'changed', message: 'Planilha importada, linha 3' },
    ])
  })

  it('is validated by the rules of the API, line by line', async () => {
    const other = await aSimulator({ name: 'Impressoras' })
    expect(await said(kinds, aRow({ Simulador: 'Foguetes' }))).toEqual([
      ['Simulador', 'Não há simulador “Foguetes”. Confira o nome ou cadastre antes.'],
    ])
    expect(await said(kinds, aRow({ 'Nome no singular': other.productType.name }))).toEqual([
      ['Simulador', 'Este tipo é do simulador “Impressoras” e não muda de simulador. Crie outro tipo.'],
    ])
    expect(await said(kinds, aRow({ 'Nome no plural': '' }))).toEqual([['Nome no plural', 'Preencha esse campo']])
    const missing = 'Falta esta coluna, que um tipo de produto novo precisa ter.'
    expect(new Map((await said(kinds, { 'Nome no singular': 'só' })) as [string, string][])).toEqual(
      new Map([
        ['Simulador', missing],
        ['Nome no plural', missing],
      ]),
    )
  })

  it('changes nothing when it is imported again unchanged', async () => {
    const { body } = await kinds.send(await kinds.exported())
    expect(body).toMatchObject({ created: 0, changed: 0, failed: 0, failures: [] })
    expect(body.unchanged).toBeGreaterThan(2)
  })
})
