import { anOfferedSimulator, aProduct, aProductType, aSimulator } from '@/tests/factories/catalogue/catalogue.factory'
import { anImport, type Row } from '@/tests/factories/http/import.factory'
import { rowsOf } from '@/tests/factories/rows'

let desk: Awaited<ReturnType<typeof anImport>>
let made = 0

beforeAll(async () => {
  desk = await anImport('/simulator-management')
})

/** A line that adds a simulator. */
const aRow = (over: Row = {}): Row => ({
  Nome: `Novo ${String(++made)}`,
  Descrição: 'Para todos',
  Imagem: 'Caixa',
  'Tipos de produto': `coisa ${String(made)} / coisas ${String(made)}`,
  ...over,
})

const contents = () =>
  rowsOf(`select (select json_agg(s order by s.id) from simulators s) as simulators,
    (select json_agg(t order by t.id) from product_types t) as kinds, (select count(*)::int from event_logs) as events`)
const kindsOf = async (id: number) =>
  (
    await rowsOf<{ cell: string }>(
      `select name || ' / ' || plural_name as cell from product_types where simulator_id = $1 order by id`,
      [id],
    )
  ).map(({ cell }) => cell)
const found = async (name: string) =>
  (await rowsOf<{ id: number; active: boolean; image: string }>('select * from simulators where name = $1', [name]))[0]
const historyOf = (name: string) =>
  rowsOf(
    `select e.action, e.message from event_logs e join simulators s on s.id = e.object_id
      where e.model_name = 'simulator' and s.name = $1 order by e.id`,
    [name],
  )
const said = async (row: Row) => (await desk.faultsOf(row))?.map(({ column, message }) => [column, message])

describe('a file of simulators', () => {
  it('says what each line would do, and writes nothing until it is confirmed', async () => {
    const known = await aSimulator({ name: 'Câmeras' })
    const rows = [
      aRow(),
      aRow({ Nome: 'CÂMERAS', Imagem: 'Outra imagem', 'Tipos de produto': '' }),
      aRow({ Imagem: '' }),
    ]
    const before = await contents()
    const report = await desk.check([...rows, aRow({ Situação: 'Ativo' })])
    expect(report.failures.map(({ line, faults }) => [line, faults.map(({ column }) => column)])).toEqual([
      [3, ['Tipos de produto']],
      [4, ['Imagem']],
      [5, [null]],
    ])
    expect(report.failures[2]?.faults[0]?.message).toMatch(/ainda não pode ser ativado\. Falta: uma pergunta, um plano/)
    expect(await contents()).toEqual(before)

    const good = [aRow(), aRow({ Nome: 'CÂMERAS', Imagem: 'Outra imagem', 'Tipos de produto': known.productType.name })]
    expect((await desk.imported(good)).body).toMatchObject({ imported: true, created: 1, changed: 1, failed: 0 })
    expect(await historyOf(good[0]?.Nome ?? '')).toEqual([
      { action: 'created', message: 'Planilha importada, linha 2' },
    ])
    expect(await found(good[0]?.Nome ?? '')).toMatchObject({ active: false, image: 'box' })
    expect(await found('CÂMERAS')).toMatchObject({ id: known.id, image: 'laptop:bars' })
  })

  it('replaces the kinds of a simulator by those of its line, but deletes none with products', async () => {
    const { id, name, productType } = await aSimulator({ active: false })
    const used = await aProductType({ simulatorId: id, name: 'lousa/tela', pluralName: 'lousas/telas' })
    await aProduct({ productTypeId: used.id })
    const line = (kinds: string): Row => ({ Nome: name, 'Tipos de produto': kinds })
    expect(await said(line('lousa\\/tela\nprojetor'))).toEqual([
      ['Tipos de produto', 'Escreva também o plural de “projetor”, como em “notebook / notebooks”.'],
    ])
    expect(await said(line(productType.name))).toEqual([
      [
        'Tipos de produto',
        '“lousa/tela” não pode ser excluído: há 1 produto desse tipo. Escolha antes outro tipo para o que é dele.',
      ],
    ])
    const other = await aSimulator()
    expect(await said(line(`lousa\\/tela\n${other.productType.name} / x`))).toEqual([
      ['Tipos de produto', 'Já existe um tipo de produto com esse nome.'],
    ])
    await desk.imported([line('lousa\\/tela\nprojetor / projetores')])
    expect(await kindsOf(id)).toEqual(['lousa/tela / lousas/telas', 'projetor / projetores'])
  })

  it('activates, deactivates and moves a simulator, as the API does', async () => {
    const { name, id } = await anOfferedSimulator()
    await desk.imported([{ 'Nº do simulador': String(id), Situação: 'Desativado', Posição: '1' }])
    expect(await found(name)).toMatchObject({ active: false, position: 1 })
    await desk.imported([{ Nome: name, Situação: 'Ativo' }])
    expect(await found(name)).toMatchObject({ active: true })
    expect(await said({ Nome: name, Posição: 'primeira' })).toEqual([['Posição', 'Use um número de 1 a 1000']])
    expect(await said({ 'Nº do simulador': '999999', Nome: 'X' })).toEqual([
      ['Nº do simulador', 'Não há simulador com o número 999999. Deixe vazio para cadastrar um novo.'],
    ])
    expect(await said(aRow({ Imagem: 'Foguete' }))).toEqual([['Imagem', expect.stringMatching(/^Não há desenho/)]])
  })

  it('changes nothing when it is imported again unchanged', async () => {
    await aSimulator({ name: '=Lousas; "digitais"', image: 'laptop:cube:#3F3E4E', description: '-10 %' })
    const { body } = await desk.send(await desk.exported())
    expect(body).toMatchObject({ created: 0, changed: 0, failed: 0, failures: [], notices: [] })
    expect(body.unchanged).toBeGreaterThan(3)
  })

  it('is refused with a fresh report when another user changed one of them meanwhile', async () => {
    const { id, name } = await aSimulator()
    const rows = [{ Nome: name, Descrição: 'Outra' }]
    const report = await desk.check(rows)
    await rowsOf(`update simulators set description = 'Mudou' where id = $1`, [id])
    const { status, body } = await desk.confirm(rows, report)
    expect({ status, changed: body.data.report.changed }).toEqual({ status: 409, changed: 1 })
    expect((await desk.confirm(rows, body.data.report)).body).toMatchObject({ imported: true })
  })
})
