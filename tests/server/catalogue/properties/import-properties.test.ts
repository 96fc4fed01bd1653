import { sql } from 'drizzle-orm'
import { db, transaction } from '@/server/db/client'
import { propertyTypes } from '@/server/db/schema/index'
import { PROPERTY_FILE } from '@/services/catalogue/properties/property-file.rules'
import { aProduct, aQuestion, aReplacement, aSimulator } from '@/tests/factories/catalogue/catalogue.factory'
import { anImport, type Row } from '@/tests/factories/http/import.factory'
import { rowsOf } from '@/tests/factories/rows'
import { the } from '@/tests/factories/the'

let desk: Awaited<ReturnType<typeof anImport>>
let notebooks: Awaited<ReturnType<typeof aSimulator>>
let type: { id: number; name: string }
let made = 0

beforeAll(async () => {
  desk = await anImport('/property-management', '/property-details-csv-extract')
  notebooks = await aSimulator()
  type = await aType()
})

const aType = async (name = `Tipo ${String(++made)}`) =>
  the(await db().insert(propertyTypes).values({ name }).returning())

/** A line that adds a property. */
const aRow = (over: Row = {}): Row => ({ Tipo: type.name, Nome: `Resposta ${String(++made)}`, ...over })

/** Imports the lines and returns the ids of the new properties. */
async function added(...rows: Row[]): Promise<number[]> {
  expect((await desk.imported(rows)).body).toMatchObject({ imported: true, created: rows.length })
  const ids = await Promise.all(
    rows.map(({ Nome = '' }) => rowsOf('select id from properties where name = $1', [Nome])),
  )
  return ids.map(([row]) => Number(row?.id))
}

const contents = () =>
  rowsOf(`select (select json_agg(p order by p.id) from properties p) as properties,
    (select json_agg(s order by s.property_id, s.simulator_id) from property_simulators s) as simulators,
    (select json_agg(r order by r.property_id, r.replaced_by_id) from property_replacements r) as replacements,
    (select count(*)::int from event_logs) as events`)
const historyOf = (id: number) =>
  rowsOf(
    `select action, message from event_logs where model_name = 'property' and object_id = $1 and message is not null order by id`,
    [id],
  )
const said = async (row: Row) => (await desk.faultsOf(row))?.map(({ column, message }) => [column, message])

describe('a file of properties', () => {
  it('says what each line would do, and writes nothing until it is confirmed', async () => {
    const [known = 0, same = 0] = await added(aRow({ Nome: 'Azul', Cor: '#0000ff' }), aRow({ Nome: 'Verde' }))
    const rows: Row[] = [
      aRow({ Nome: 'Grafite', Cor: '#3f3e4e', Simuladores: notebooks.name, 'Também atendida por': 'azul' }),
      aRow({ Nome: 'AZUL', Descrição: 'Como o céu' }),
      aRow({ 'Nº da propriedade': String(same), Nome: 'Verde' }),
      aRow({ Simuladores: 'Submarinos' }),
    ]
    const before = await contents()
    const report = await desk.check(rows)

    expect(report).toMatchObject({ imported: false, created: 1, changed: 1, unchanged: 1, failed: 1 })
    expect(report.failures.map(({ line, faults }) => ({ line, faults }))).toEqual([
      {
        line: 5,
        faults: [
          { column: 'Simuladores', message: 'Não há simulador “Submarinos”. Confira o nome ou cadastre antes.' },
        ],
      },
    ])
    expect(await contents()).toEqual(before)

    expect(await desk.confirm(rows, report)).toMatchObject({ status: 400 })
    expect(await contents()).toEqual(before)

    expect((await desk.confirm(rows, report, { skip_failed: 'true' })).body).toMatchObject({ imported: true })
    expect(
      await rowsOf(
        `select p.hex_color, p.active, p.position > 0 as is_last, ps.simulator_id, r.replaced_by_id from properties p
          join property_simulators ps on ps.property_id = p.id join property_replacements r on r.property_id = p.id
          where p.name = 'Grafite'`,
      ),
    ).toEqual([
      { hex_color: '#3F3E4E', active: true, is_last: true, simulator_id: notebooks.id, replaced_by_id: known },
    ])
    expect(await rowsOf('select name, description, hex_color, version from properties where id = $1', [known])).toEqual(
      // The colour of another line makes it a column of the file, so this empty cell clears the colour.
      [{ name: 'AZUL', description: 'Como o céu', hex_color: null, version: 2 }],
    )
    expect(await historyOf(known)).toEqual([
      { action: 'created', message: 'Planilha importada, linha 2' },
      { action: 'changed', message: 'Planilha importada, linha 3' },
    ])
    expect(await historyOf(same)).toHaveLength(1)
  })

  it('does not change fields without a column, such as the picture', async () => {
    const [id = 0] = await added(aRow({ Descrição: 'Antes', Simuladores: notebooks.name }))
    await transaction((tx) => tx.execute(sql`update properties set image = 'box' where id = ${id}`))

    await desk.imported([{ 'Nº da propriedade': String(id), Descrição: '' }])
    expect(
      await rowsOf(
        `select image, description, (select count(*)::int from property_simulators where property_id = p.id) as offers
          from properties p where id = $1`,
        [id],
      ),
    ).toEqual([{ image: 'box', description: null, offers: 1 }])
  })

  it('changes nothing when it is imported again unchanged, whatever the names', async () => {
    const other = await aType('Uso; "pesado"')
    const odd = await aSimulator()
    await transaction((tx) =>
      tx.execute(sql`update simulators set name = ${'=Câmeras  e\nlentes'}, active = false where id = ${odd.id}`),
    )
    await added(
      aRow({ Nome: '=1+1', Descrição: '-1,5 dioptria;\nou "mais"', Situação: 'Desativada', Cor: '#112233' }),
      aRow({ Nome: 'Com: dois-pontos', Simuladores: `=Câmeras e lentes\n${notebooks.name}` }),
      aRow({ Nome: "'Apóstrofo", Tipo: other.name }),
    )
    const [twin = 0, also = 0] = [
      ...(await added(aRow({ Nome: 'Escritório 7' }))),
      ...(await added(aRow({ Nome: 'Ambas 7', 'Também atendida por': 'Escritório 7' }))),
    ]
    // The same name in another type: the file has to say which one.
    await added(aRow({ Nome: 'Escritório 8', Tipo: other.name }))
    await transaction((tx) => tx.execute(sql`update properties set name = 'Escritório 7' where name = 'Escritório 8'`))
    await aReplacement(also, (await added(aRow({ Nome: 'Com=tudo' })))[0] ?? 0)
    const { body } = await desk.send(await desk.exported())

    expect(body).toMatchObject({ created: 0, changed: 0, failed: 0, failures: [] })
    expect(body.unchanged).toBeGreaterThan(6)
    expect(body.passed_over).toEqual(['Produtos'])
    expect(await said({ 'Nº da propriedade': String(twin), 'Também atendida por': 'Escritório 7' })).toEqual([
      [
        'Também atendida por',
        'Escreva o tipo antes do nome, como em “Uso: Escritório”: há mais de uma propriedade com o nome “Escritório 7”.',
      ],
    ])
  })

  it('may refer to what an earlier line adds or renames, and refuses circular replacements', async () => {
    const [first = 0] = await added(aRow({ Nome: 'Antiga' }))
    const rows: Row[] = [
      { 'Nº da propriedade': String(first), Nome: 'Renomeada', Tipo: type.name, 'Também atendida por': '' },
      aRow({ Nome: 'Segunda', 'Também atendida por': `${type.name}: Renomeada` }),
      aRow({ Nome: 'Terceira', 'Também atendida por': 'Segunda\nRenomeada' }),
      aRow({ Nome: 'Quarta', 'Também atendida por': 'Antiga' }),
    ]
    const report = await desk.check(rows)
    expect(report).toMatchObject({ created: 2, changed: 1, failed: 1 })
    expect(report.failures[0]?.line).toBe(5)
    expect((await desk.confirm(rows, report, { skip_failed: 'true' })).body).toMatchObject({ imported: true })

    const back = (cell: string) => said({ 'Nº da propriedade': String(first), 'Também atendida por': cell })
    const message = 'Terceira já depende desta propriedade. Tire de um dos dois lados.'
    expect(await back('Terceira')).toEqual([['Também atendida por', message]])
    expect(await back('Renomeada')).toEqual([['Também atendida por', 'Uma propriedade não substitui a si mesma.']])
    const circle = [
      aRow({ Nome: 'Quinta', 'Também atendida por': '' }),
      aRow({ Nome: 'Sexta', 'Também atendida por': 'Quinta' }),
      aRow({ Nome: 'Quinta', 'Também atendida por': 'Sexta' }),
    ]
    expect((await desk.check(circle)).failures).toMatchObject([
      { line: 4, faults: [{ message: 'A linha 2 já trata desta propriedade.' }] },
    ])
  })

  it('is validated by the rules of the API, line by line', async () => {
    const [used = 0, other = 0] = await added(aRow({ Nome: 'Usada' }), aRow({ Nome: 'Outra' }))
    await aProduct({ productTypeId: notebooks.productType.id, properties: [used] })
    const elsewhere = await aType('Memória')
    await added(aRow({ Nome: '16 GB', Tipo: elsewhere.name }))

    expect(await said({ 'Nº da propriedade': String(other), Nome: 'USADA' })).toEqual([
      ['Nome', 'Esse tipo já tem uma propriedade com esse nome.'],
    ])
    expect(await said({ 'Nº da propriedade': String(used), Tipo: elsewhere.name })).toEqual([
      ['Tipo', 'O tipo não muda mais: há 1 produto que a tem.'],
    ])
    expect(await said(aRow({ 'Também atendida por': 'Memória: 16 GB' }))).toEqual([
      ['Também atendida por', 'Escolha propriedades do mesmo tipo.'],
    ])
    expect(await said(aRow({ Cor: 'azul', Situação: 'Talvez', Tipo: 'Sabor', Nome: '' }))).toEqual([
      ['Tipo', 'Não há tipo de propriedade “Sabor”. Confira o nome ou cadastre antes.'],
      ['Situação', 'Escreva “Ativa” ou “Desativada”.'],
      ['Nome', 'Preencha esse campo'],
      ['Cor', 'Use uma cor como #3F2EBC'],
    ])
    expect(await said({ Nome: 'Só o nome' })).toEqual([
      ['Tipo', 'Falta esta coluna, que uma propriedade nova precisa ter.'],
    ])
    expect(await said(aRow({ 'Nº da propriedade': '999999' }))).toEqual([
      ['Nº da propriedade', 'Não há propriedade com o número 999999. Deixe vazio para cadastrar uma nova.'],
    ])
  })

  it('keeps the last answer to a required question, as the API does', async () => {
    const simulator = await aSimulator()
    const { options } = await aQuestion({ simulatorId: simulator.id, position: 1, options: ['Sim 1', 'Não 1'] })
    const off = options.map((id) => ({ 'Nº da propriedade': String(id), Situação: 'Desativada' }))
    const before = await contents()
    const report = await desk.check(off)

    expect(report).toMatchObject({ changed: 1, failed: 1 })
    expect(report.failures[0]).toMatchObject({ line: 3, faults: [{ column: null }] })
    expect(report.failures[0]?.faults[0]?.message).toMatch(/ficaria sem nenhuma resposta ativa/)
    expect(await said({ 'Nº da propriedade': String(options[0]), Simuladores: '' })).toBeUndefined()
    expect(await contents()).toEqual(before)

    await desk.confirm(off, report, { skip_failed: 'true' })
    expect(await rowsOf('select name from properties where id = any($1) and active', [options])).toEqual([
      { name: 'Não 1' },
    ])
  })

  it('has a template whose example can be imported as it is', async () => {
    await added(aRow({ Nome: 'Modelo' }))
    const example = {
      types: [{ name: 'de nenhuma' }],
      simulators: [notebooks],
      properties: [{ name: 'Modelo', property_type: type }],
    }
    const report = async (template: string) => (await desk.send(template)).body
    expect(await report(PROPERTY_FILE.template(example))).toMatchObject({ created: 1, failed: 0, passed_over: [] })
    const first = { types: [type], simulators: [], properties: [] }
    expect(await report(PROPERTY_FILE.template(first))).toMatchObject({ created: 1, failed: 0 })
  })

  it('is refused with a fresh report when another user changed one of them meanwhile', async () => {
    const [id = 0] = await added(aRow())
    const rows = [{ 'Nº da propriedade': String(id), Descrição: 'Do arquivo' }]
    const report = await desk.check(rows)
    await transaction((tx) => tx.execute(sql`update properties set description = 'Outra' where id = ${id}`))
    const before = await contents()

    const { status, body } = await desk.confirm(rows, report)
    expect({ status, changed: body.data.report.changed }).toEqual({ status: 409, changed: 1 })
    expect(await contents()).toEqual(before)
    expect((await desk.confirm(rows, body.data.report)).body).toMatchObject({ imported: true })
  })

  it('is refused when another import is confirmed at the same time', async () => {
    expect(await desk.twoAtOnce(aRow(), aRow())).toEqual([200, 409])
  })
})
