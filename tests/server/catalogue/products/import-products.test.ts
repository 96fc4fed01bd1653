import type { ManagedProduct } from '@/services/catalogue/products/products.schema'
import { countQueries } from '@/tests/factories/count-queries'
import { callApi } from '@/tests/factories/http/call-api'
import { aProductImport, importedCounts, type Row } from '@/tests/factories/http/import.factory'
import { rowsOf } from '@/tests/factories/rows'

let desk: Awaited<ReturnType<typeof aProductImport>>

beforeAll(async () => {
  desk = await aProductImport()
})

const historyOf = (id: number) =>
  rowsOf(
    "select action, message, before, after from event_logs where model_name = 'product' and object_id = $1 order by id",
    [id],
  )
const faultsOf = async (row: Row) => (await desk.check([row])).failures[0]?.faults

describe('a file of 1,000 products with 20 bad lines', () => {
  const wrong: Row[] = [
    { Nome: '' },
    { 'Preço mensal (R$)': 'dez' },
    { 'Preço mensal (R$)': '0,00' },
    { Categoria: 'Drones' },
    { 'Tipo de produto': 'submarino' },
  ]
  const rows = () =>
    Array.from({ length: 1000 }, (_, at) => desk.aRow(at % 50 === 7 ? wrong[((at - 7) / 50) % wrong.length] : {}))
  const bad = Array.from({ length: 20 }, (_, at) => at * 50 + 7 + 2)

  it('names those 20, and imports nothing until it is confirmed', async () => {
    const all = rows()
    const before = await importedCounts()
    const report = await desk.check(all)

    expect(report).toMatchObject({ imported: false, lines: 1000, created: 980, changed: 0, unchanged: 0, failed: 20 })
    expect(report.failures.map(({ line }) => line)).toEqual(bad)
    expect(report.failures.slice(0, 5).map(({ faults }) => faults)).toEqual([
      [{ column: 'Nome', message: 'Preencha esse campo' }],
      [{ column: 'Preço mensal (R$)', message: 'Use um valor como 1.499,90' }],
      [{ column: 'Preço mensal (R$)', message: 'Digite um preço maior que zero' }],
      [{ column: 'Categoria', message: 'Não há categoria “Drones”. Confira o nome ou cadastre antes.' }],
      [{ column: 'Tipo de produto', message: 'Não há tipo de produto “submarino”. Confira o nome ou cadastre antes.' }],
    ])
    expect(await importedCounts()).toEqual(before)

    expect(await desk.confirm(all, report)).toMatchObject({
      status: 400,
      body: { errors: ['20 linhas têm problema. Corrija o arquivo, ou importe só as outras.'] },
    })
    expect(await importedCounts()).toEqual(before)

    expect(await desk.confirm(all, report, { skip_failed: 'true' })).toMatchObject({
      status: 200,
      body: { imported: true, created: 980, failed: 20 },
    })
    const [products = 0, , events = 0] = before
    expect((await importedCounts()).slice(0, 3)).toEqual([products + 980, before[1], events + 980])
  })

  it('takes a constant number of queries', async () => {
    const few = await countQueries(() => desk.check([desk.aRow()]))
    expect(await countQueries(() => desk.check(rows()))).toBe(few)
  })
})

describe('a line of the file', () => {
  it('adds a product with the values of all columns, and its history', async () => {
    const row = desk.aRow({
      Cor: 'Preto',
      NCM: '8525.89.29',
      'Altura (mm)': '1.017',
      'Peso (g)': '380,00',
      'Especificações técnicas': 'Tela: 14 pol.\nUSB\\: C: 2 portas: 10 Gb/s',
      Propriedades: 'Uso: escritorio',
      Situação: 'desativado',
    })
    const [property] = await rowsOf<{ label: string }>(
      "select t.name || ': ' || p.name as label from properties p join property_types t on t.id = p.property_type_id where p.id = $1",
      [desk.parts.propertyIds[0]],
    )
    row.Propriedades = property?.label.toUpperCase() ?? ''
    expect(await desk.imported([row])).toMatchObject({ status: 200, body: { created: 1 } })

    const product = await desk.productOf(row['Código Omie'] ?? '')
    expect(product).toMatchObject({
      name: row.Nome,
      price: '1289.90',
      description: 'Boa de "longe"; e de perto',
      category: { title: 'Câmeras' },
      color: 'Preto',
      ncm: '85258929',
      dimensions: { height: 1017, width: null, depth: null, weight: 380 },
      technical_specifications: [
        { name: 'Tela', value: '14 pol.' },
        { name: 'USB: C', value: '2 portas: 10 Gb/s' },
      ],
      properties: [{ id: desk.parts.propertyIds[0] }],
      images: [],
      active: false,
    })
    expect(await historyOf(product.id)).toMatchObject([
      { action: 'created', message: 'Planilha importada, linha 2', before: null, after: { name: row.Nome } },
    ])
  })

  it('changes the product with its number, and leaves alone what the file has no column for', async () => {
    const product = await desk.aProduct()
    const row = { 'Nº do produto': String(product.id), 'Preço mensal (R$)': '99', Cor: '' }
    expect(await desk.imported([row])).toMatchObject({ status: 200, body: { created: 0, changed: 1 } })

    const { body } = await callApi<ManagedProduct>('GET', `/product-management/${String(product.id)}`, {
      token: desk.token,
    })
    expect(body).toEqual({ ...product, version: 2, price: '99.00', color: null })
    expect((await historyOf(product.id))[1]).toMatchObject({
      action: 'changed',
      message: 'Planilha importada, linha 2',
      before: { price: '1499.90', color: 'Grafite', property_ids: desk.parts.propertyIds },
      after: { price: '99.00', color: null, property_ids: desk.parts.propertyIds, images: product.images },
    })
  })

  it('changes the product with its Omie code when it has no number', async () => {
    const product = await desk.aProduct()
    await desk.imported([{ 'Código Omie': product.omie_code ?? '', Propriedades: '' }])

    expect(await desk.productOf(product.omie_code ?? '')).toEqual({ ...product, version: 2, properties: [] })
  })

  it('writes nothing when it changes nothing', async () => {
    const product = await desk.aProduct()
    const row = { 'Nº do produto': String(product.id), Nome: product.name, 'Preço mensal (R$)': '1.499,90' }

    const report = await desk.check([row])
    expect(report).toMatchObject({ created: 0, changed: 0, unchanged: 1, failed: 0 })
    expect(await desk.confirm([row], report)).toMatchObject({
      status: 400,
      body: { errors: ['Não há nada a importar neste arquivo.'] },
    })
    expect(await historyOf(product.id)).toHaveLength(1)
  })

  it('reports all of its errors at once', async () => {
    expect(await faultsOf(desk.aRow({ Modelo: 'x'.repeat(121), 'Altura (mm)': '1,5', Situação: 'talvez' }))).toEqual([
      { column: 'Situação', message: 'Escreva “Ativo” ou “Desativado”.' },
      { column: 'Modelo', message: 'No máximo 120 caracteres' },
      { column: 'Altura (mm)', message: 'Somente números' },
    ])
  })

  it.each<[string, Row, string, string]>([
    [
      'a number that no product has',
      { 'Nº do produto': '999999' },
      'Nº do produto',
      'Não há produto com o número 999999. Deixe vazio para cadastrar um novo.',
    ],
    [
      'text as a number',
      { 'Nº do produto': 'doze' },
      'Nº do produto',
      'Use o número que está no arquivo baixado, ou deixe vazio para cadastrar um produto novo.',
    ],
    [
      'a code that the spreadsheet rounded',
      { 'Código Omie': '7,89E+12' },
      'Código Omie',
      'A planilha arredondou este código (“7,89E+12”). Formate a coluna como texto e digite-o de novo.',
    ],
    ['an NCM that lost its first zero', { NCM: '1012100' }, 'NCM', 'O NCM tem 8 números, como 84713012'],
    ['an NCM with letters', { NCM: '8471301A' }, 'NCM', 'O NCM tem 8 números, como 84713012'],
    [
      'a specification without a value',
      { 'Especificações técnicas': 'Leve' },
      'Especificações técnicas',
      'Escreva uma por linha, como “Memória: 16 GB”; “Leve” está sem dois-pontos.',
    ],
    [
      'an unknown property',
      { Propriedades: 'Uso: mergulho' },
      'Propriedades',
      'Não há propriedade “Uso: mergulho”. Confira o nome ou cadastre antes.',
    ],
  ])('fails with %s', async (_, wrong, column, message) => {
    expect(await faultsOf(desk.aRow(wrong))).toEqual([{ column, message }])
  })

  it('of a new product fails when the file lacks a required column', async () => {
    const { Descrição, ...row } = desk.aRow()
    expect(Descrição).toBeDefined()
    expect(await faultsOf(row)).toEqual([
      { column: 'Descrição', message: 'Falta esta coluna, que um produto novo precisa ter.' },
    ])
  })

  it('fails with the Omie code of another product, or the code or number of another line', async () => {
    const [one, other] = [await desk.aProduct(), await desk.aProduct()]
    const row = { 'Nº do produto': String(one.id), 'Código Omie': other.omie_code ?? '' }
    expect(await faultsOf(row)).toEqual([
      {
        column: 'Código Omie',
        message: `Esse código já é do produto nº ${String(other.id)}, “${other.title}”.`,
      },
    ])
    const again = { 'Nº do produto': String(one.id), Cor: 'Azul' }
    expect((await desk.check([again, again])).failures).toMatchObject([
      { line: 3, faults: [{ column: null, message: 'A linha 2 já muda este produto.' }] },
    ])
    const same = desk.aRow()
    expect((await desk.check([same, desk.aRow({ 'Código Omie': same['Código Omie'] ?? '' })])).failures).toMatchObject([
      { line: 3, faults: [{ column: 'Código Omie', message: 'A linha 2 já tem esse código.' }] },
    ])
  })

  it('fails when it would add a duplicate of a product without an Omie code', async () => {
    const row = desk.aRow({ 'Código Omie': '' })
    expect((await desk.check([row, row])).failures).toMatchObject([
      { line: 3, faults: [{ message: expect.stringMatching(/^Igual à linha 2: /) as string }] },
    ])
    await desk.imported([row])
    expect((await faultsOf(row))?.[0]?.message).toMatch(/^Igual ao produto nº \d+: mesmo nome, modelo, título e cor\./)
  })
})
