import { CATEGORY_FILE } from '@/services/catalogue/categories/category-file.rules'
import { callApi } from '@/tests/factories/http/call-api'
import { anImport, type Row } from '@/tests/factories/http/import.factory'
import { rowsOf } from '@/tests/factories/rows'

let desk: Awaited<ReturnType<typeof anImport>>
let made = 0

beforeAll(async () => {
  desk = await anImport('/category-management')
})

const aCategory = async (title = `Câmeras ${String(++made)}`) => {
  const body = { title }
  return (await callApi<{ id: number; title: string }>('POST', '/category-management', { token: desk.token, body }))
    .body
}
const contents = () =>
  rowsOf(
    'select (select json_agg(c order by c.id) from categories c) as all, (select count(*) from event_logs) as events',
  )
const historyOf = (title: string) =>
  rowsOf(
    `select e.action, e.message from event_logs e join categories c on c.id = e.object_id
      where e.model_name = 'category' and c.title = $1 order by e.id`,
    [title],
  )

describe('a file of categories', () => {
  it('says what each line would do, and writes nothing until it is confirmed', async () => {
    const [renamed, known] = [await aCategory(), await aCategory()]
    const rows: Row[] = [
      { Categoria: 'Drones', 'Nº da categoria': '', Produtos: '12' },
      { Categoria: 'Fotografia', 'Nº da categoria': String(renamed.id) },
      { Categoria: known.title },
      { Categoria: '', Produtos: '3' },
      { Categoria: known.title, 'Nº da categoria': String(renamed.id) },
    ]
    const before = await contents()
    const report = await desk.check(rows)

    expect(report).toMatchObject({ created: 1, changed: 1, unchanged: 1, failed: 2, passed_over: ['Produtos'] })
    expect(report.failures.map(({ line, faults }) => [line, faults])).toEqual([
      [5, [{ column: 'Categoria', message: 'Preencha esse campo' }]],
      [6, [{ column: null, message: 'A linha 3 já trata desta categoria.' }]],
    ])
    expect(await contents()).toEqual(before)
    expect(await desk.confirm(rows, report)).toMatchObject({ status: 400 })

    expect((await desk.confirm(rows, report, { skip_failed: 'true' })).body).toMatchObject({ imported: true })
    expect(await historyOf('Drones')).toEqual([{ action: 'created', message: 'Planilha importada, linha 2' }])
    expect(await historyOf('Fotografia')).toEqual([
      { action: 'created', message: null },
      { action: 'changed', message: 'Planilha importada, linha 3' },
    ])
    expect(await historyOf(known.title)).toHaveLength(1)
  })

  it('changes nothing when it is imported again unchanged, also without its titles', async () => {
    await aCategory('=Áudio; "vídeo"')
    const file = await desk.exported()
    expect((await desk.send(file)).body).toMatchObject({ created: 0, changed: 0, failed: 0, failures: [] })
    const { id } = await aCategory()
    expect(await desk.check([{ 'Nº da categoria': String(id), Produtos: '9' }])).toMatchObject({ unchanged: 1 })
  })

  it('is validated by the rules of the API, line by line', async () => {
    const [one, two] = [await aCategory(), await aCategory()]
    const faultOf = async (number: string, title: string) => {
      const [fault] = (await desk.faultsOf({ 'Nº da categoria': number, Categoria: title })) ?? []
      return [fault?.column, fault?.message]
    }
    expect(await faultOf(String(one.id), two.title.toUpperCase())).toEqual([
      'Categoria',
      'Já existe uma categoria com esse nome.',
    ])
    expect(await faultOf('999999', 'Lentes')).toEqual([
      'Nº da categoria',
      'Não há categoria com o número 999999. Deixe vazio para cadastrar uma nova.',
    ])
    expect(await faultOf(String(one.id), '')).toEqual(['Categoria', 'Preencha esse campo'])
    expect(await faultOf('', 'x'.repeat(81))).toEqual(['Categoria', 'No máximo 80 caracteres'])
  })

  it('has a template whose example can be imported as it is', async () => {
    expect((await desk.send(CATEGORY_FILE.template(undefined))).body).toMatchObject({
      created: 1,
      failed: 0,
      failures: [],
    })
  })
})
